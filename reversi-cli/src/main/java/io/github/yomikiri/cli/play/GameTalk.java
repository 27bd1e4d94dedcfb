package io.github.yomikiri.cli.play;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.play.LineInput;
import io.github.yomikiri.cli.output.ReviewText;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.internal.text.PlainText;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Level;
import io.github.yomikiri.reversi.notation.Transcript;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;

/** The dialogue with a person: it reads moves and commands, and obeys them. */
final class GameTalk {

  /** What follows a typed line. */
  private enum Next {
    /** The next line. */
    READ,
    /** The same position, drawn again. */
    DRAW,
    /** Another position, or another player's turn. */
    PLAY,
    /** The end of the program. */
    LEAVE
  }

  private static final String AFTER_GAME =
      "Type review, save FILE, undo, load FILE or quit; save game.html writes a page.";

  private final LineInput input;
  private final PrintWriter out;
  private final BoardText board;
  private final Hints hints;
  private final GameFiles files;
  private final Reviewer reviewer;
  private final GameState state;
  private final Opponents opponents;
  private boolean showsValues;

  GameTalk(
      LineInput input,
      BoardText board,
      Hints hints,
      GameFiles files,
      GameState state,
      Opponents opponents) {
    this.input = input;
    this.board = board;
    this.hints = hints;
    this.files = files;
    this.state = state;
    this.opponents = opponents;
    out = hints.out();
    reviewer = files.judge();
  }

  /** Draws the board without values. */
  void draw() {
    out.print(board.of(state, opponents.seating(), SquareValues.NONE));
  }

  /** Reads lines until the position or the side to move changes. Returns false to end the game. */
  boolean turn() throws IOException {
    Next next = Next.DRAW;
    while (next == Next.READ || next == Next.DRAW) {
      if (next == Next.DRAW) {
        SquareValues values = showsValues ? hints.squares(state.game()) : SquareValues.NONE;
        out.print(board.of(state, opponents.seating(), values));
      }
      String pass = state.game().position().mustPass() ? "No square to play, type pass. " : "";
      Optional<String> line = input.read(pass + state.sideToMove() + "> ");
      if (line.isEmpty()) {
        if (!hints.stop().isRaised()) {
          out.println("End of input: the game ends here.");
        }
        return false;
      }
      next = obey(Typed.of(line.get()));
    }
    return next == Next.PLAY;
  }

  /** Offers a review after the game, until a command makes another position. */
  boolean afterGame() throws IOException {
    out.println(AFTER_GAME);
    Next next = Next.READ;
    while (next == Next.READ || next == Next.DRAW) {
      Optional<String> line = input.read("Game over> ");
      if (line.isEmpty()) {
        return false;
      }
      next = obey(Typed.of(line.get()));
    }
    return next == Next.PLAY;
  }

  private Next obey(Typed typed) throws IOException {
    try {
      return switch (typed.word()) {
        case "" -> Next.READ;
        case "quit", "exit", "q" -> Next.LEAVE;
        case "help", "?", "h" -> said(Typed.HELP);
        case "moves" -> listMoves();
        case "undo" -> undo();
        case "save" -> save(typed.argument());
        case "load" -> load(typed.argument());
        case "level" -> level(typed.argument());
        case "review" -> review();
        default -> state.isOver() ? said("The game is over. " + AFTER_GAME + "\n") : move(typed);
      };
    } catch (UserError e) {
      return said(PlainText.printable(String.valueOf(e.getMessage())) + "\n");
    }
  }

  /** Obeys what only a person to move can type. */
  private Next move(Typed typed) {
    return switch (typed.word()) {
      case "hint" -> hint(typed.argument());
      case "switch" -> switchSides();
      case "resign" -> {
        state.resign(state.sideToMove());
        yield Next.PLAY;
      }
      default -> {
        Reversi position = state.game().position();
        Optional<Move> move = typed.move(position);
        if (move.isEmpty()) {
          yield said(MoveHelp.refusal(position, typed.text()) + "\n");
        }
        state.play(move.get());
        yield Next.PLAY;
      }
    };
  }

  private Next said(String text) {
    out.print(text);
    return Next.READ;
  }

  private Next listMoves() {
    Game<Reversi> game = state.game();
    out.println("Legal: " + (state.isOver() ? "none" : MoveHelp.moves(game.position())));
    out.println("So far: " + (game.moves().isEmpty() ? "none" : game.toString()));
    return Next.READ;
  }

  private Next undo() {
    return state.undo(opponents.seating()::isHuman)
        ? Next.PLAY
        : said("There is no move of yours to take back.\n");
  }

  private Next hint(String argument) {
    if (argument.equalsIgnoreCase("off")) {
      showsValues = false;
      return Next.DRAW;
    }
    if (argument.equalsIgnoreCase("on")) {
      Optional<String> refusal = hints.refusal();
      showsValues = refusal.isEmpty();
      return refusal.map(reason -> said(reason + "\n")).orElse(Next.DRAW);
    }
    hints.give(state.game(), argument);
    return Next.READ;
  }

  private Next save(String name) throws IOException {
    if (name.isEmpty()) {
      return said("Type a file's name after save, such as save game.txt or save game.html.\n");
    }
    return files.save(name, state, opponents.seating(), this::mayReplace)
        ? Next.READ
        : said("Nothing was saved.\n");
  }

  private boolean mayReplace(String name) throws IOException {
    Optional<String> answer =
        input.read(PlainText.printable(name) + " exists already. Replace it, yes or no? ");
    return answer.filter(text -> text.strip().matches("(?i)y|yes")).isPresent();
  }

  private Next load(String name) {
    if (name.isEmpty()) {
      return said("Type a file's name or a game after load, such as load game.txt.\n");
    }
    Game<Reversi> game = files.load(name, state.game().start().size());
    state.load(game);
    opponents.newGame(game);
    return Next.PLAY;
  }

  private Next switchSides() {
    if (!opponents.seating().hasComputer()) {
      return said("Both players are human: there is nobody to change sides with.\n");
    }
    opponents.swap(state.game());
    out.println("You are " + state.sideToMove().opposite() + " now.");
    return Next.PLAY;
  }

  private Next level(String number) {
    if (!opponents.seating().hasComputer()) {
      return said("Both players are human: there is no computer to set a level for.\n");
    }
    if (!number.matches("0*[1-9]\\d?") || Integer.parseInt(number) > Level.MAX.number()) {
      return said("\"" + PlainText.printable(number) + "\" is not a level from 1 to "
          + Level.MAX.number() + ". Type such as level 3.\n");
    }
    opponents.setLevel(Integer.parseInt(number), state.game());
    return said("The computer plays at level " + Integer.parseInt(number) + ".\n");
  }

  private Next review() {
    Game<Reversi> game = state.game();
    if (game.moves().isEmpty()) {
      return said("There is no move to review yet.\n");
    }
    new ReviewText(reviewer.judge(game)).print(out);
    return said("Transcript: " + Transcript.format(game) + "\n");
  }
}
