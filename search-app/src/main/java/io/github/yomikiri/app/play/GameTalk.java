package io.github.yomikiri.app.play;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.page.ShownMove;
import io.github.yomikiri.app.review.ReviewText;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.internal.text.PlainText;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.PlayerOption;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The dialogue with a person: it reads moves and commands, and obeys them. */
final class GameTalk<P extends Position<P>> {

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

  private final GameKit<P> kit;
  private final LineInput input;
  private final PrintWriter out;
  private final TerminalFace<P> face;
  private final Reviewer<P> reviewer;
  private final GameFiles<P> files;
  private final Hints<P> hints;
  private final Table<P> table;
  private boolean showsValues;

  GameTalk(
      GameContext<P> context,
      LineInput input,
      TerminalFace<P> face,
      Hints<P> hints,
      Table<P> table) {
    kit = context.kit();
    reviewer = new Reviewer<>(context);
    files = new GameFiles<>(context.console(), face, reviewer);
    this.input = input;
    this.face = face;
    this.hints = hints;
    this.table = table;
    out = hints.out();
  }

  /** Draws the board without values. */
  void draw() {
    out.print(face.draw(table, MoveValues.NONE));
  }

  /** Reads lines until the position or the side to move changes. Returns false to end the game. */
  boolean turn() throws IOException {
    Next next = Next.DRAW;
    while (next == Next.READ || next == Next.DRAW) {
      if (next == Next.DRAW) {
        MoveValues values = showsValues ? hints.inPlace(table.game()) : MoveValues.NONE;
        out.print(face.draw(table, values));
      }
      String before = face.beforePrompt(table.game().position());
      Optional<String> line = input.read(before + kit.seats().get(table.seat()) + "> ");
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
        case "help", "?", "h" -> said(Typed.help(face, levels(), kit.seats().size()));
        case "moves" -> listMoves();
        case "undo" -> undo();
        case "save" -> save(typed.argument());
        case "load" -> load(typed.argument());
        case "level" -> level(typed.argument());
        case "review" -> review();
        default -> table.isOver() ? said("The game is over. " + AFTER_GAME + "\n") : move(typed);
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
        table.resign();
        yield Next.PLAY;
      }
      default -> {
        P position = table.game().position();
        Optional<Move> move = face.move(position, typed.text());
        if (move.isEmpty()) {
          yield said(face.refusal(position, typed.text()) + "\n");
        }
        table.play(move.get());
        yield Next.PLAY;
      }
    };
  }

  private Next said(String text) {
    out.print(text);
    return Next.READ;
  }

  private Next listMoves() {
    Game<P> game = table.game();
    String legal = table.legalMoves().stream().map(Move::notation).collect(Collectors.joining(" "));
    out.println("Legal: " + (table.isOver() ? "none" : legal));
    out.println("So far: " + (game.moves().isEmpty() ? "none" : soFar(game)));
    return Next.READ;
  }

  /** Returns the moves, those of chance in brackets. */
  private static String soFar(Game<?> game) {
    return IntStream.range(0, game.moves().size())
        .mapToObj(ply -> game.first(ply).isChance()
            ? "(" + game.moves().get(ply) + ")"
            : game.moves().get(ply).toString())
        .collect(Collectors.joining(" "));
  }

  private Next undo() {
    return table.undo() ? Next.PLAY : said("There is no move of yours to take back.\n");
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
    hints.give(table.game(), argument);
    return Next.READ;
  }

  private Next save(String name) {
    if (name.isEmpty()) {
      return said("Type a file's name after save, such as save game.txt or save game.html.\n");
    }
    return files.save(name, table, this::mayReplace) ? Next.READ : said("Nothing was saved.\n");
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
    table.load(files.load(name, table.game()));
    return Next.PLAY;
  }

  private Next switchSides() {
    if (!table.seating().hasComputer()) {
      return said("No computer plays: there is nobody to change sides with.\n");
    }
    int seat = table.seat();
    table.swap();
    out.println("You are " + kit.seats().get((seat + 1) % kit.seats().size()) + " now.");
    return Next.PLAY;
  }

  private Next level(String number) {
    if (!table.seating().hasComputer()) {
      return said("No computer plays: there is none to set a level for.\n");
    }
    if (!number.matches("0*[1-9]\\d?") || Integer.parseInt(number) > levels()) {
      return said("\"" + PlainText.printable(number) + "\" is not a level from 1 to " + levels()
          + ". Type such as level 3.\n");
    }
    table.setLevel(Integer.parseInt(number));
    return said("The computer plays at level " + Integer.parseInt(number) + ".\n");
  }

  private int levels() {
    return PlayCommand.level(kit).map(PlayerOption::max).orElse(0);
  }

  private Next review() {
    Game<P> game = table.game();
    if (ShownMove.last(game).isEmpty()) {
      return said("There is no move to review yet.\n");
    }
    new ReviewText<>(reviewer.judge(game)).print(out);
    return said("Transcript: " + face.transcript(game) + "\n");
  }
}
