package io.github.yomikiri.cli.play;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.notation.Transcript;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** A game in the terminal between people, players, or both. */
public final class TerminalGame {

  private static final String HELP = """
      f5      place a disc on f5 (any square marked as legal)
      pass    pass, when there is no square to play
      undo    take back your last move, and what followed it
      hint    ask for a move
      hint 3  ask for the values of the 3 best moves, or of another number of moves
      moves   list the legal moves and the moves so far
      help    this list
      quit    end the game here
      """;

  private final BufferedReader in;
  private final boolean echo;
  private final PrintWriter out;
  private final BoardView view;
  private final Seating seating;
  private final long seed;
  private final StopSignal stop;
  private final Hints hints;
  private final Map<Side, Player<Reversi>> players = new EnumMap<>(Side.class);
  private Game<Reversi> game;

  /**
   * Sets up a game.
   *
   * @param in the input that people type
   * @param echo whether to repeat the input, because no terminal shows it
   * @param out the output, on which the board is drawn
   * @param view draws the board
   * @param seating the players
   * @param start the start position
   * @param seed of the players' randomness
   * @param stop ends a player's thinking
   */
  public TerminalGame(
      BufferedReader in,
      boolean echo,
      PrintWriter out,
      BoardView view,
      Seating seating,
      Reversi start,
      long seed,
      StopSignal stop) {
    this.in = in;
    this.echo = echo;
    this.out = out;
    this.view = view;
    this.seating = seating;
    this.seed = seed;
    this.stop = stop;
    hints = new Hints(seating.hints(), seed, stop, out);
    game = Game.of(start);
  }

  /**
   * Plays the game to its end, until somebody quits, or until the input ends.
   *
   * @throws IOException if the input cannot be read
   */
  public void play() throws IOException {
    for (Side side : Side.values()) {
      seating.at(side).ifPresent(spec -> players.put(side, spec.make()));
    }
    players.forEach((side, player) -> player.newGame(game, side == Side.DARK ? seed : ~seed));
    try {
      if (seating.hasHuman()) {
        out.println("Type a square such as f5, or help.");
      }
      boolean goesOn = true;
      while (goesOn && !game.isOver() && !stop.isRaised()) {
        goesOn = seating.isHuman(sideToMove()) ? humanTurn() : computerTurn();
      }
    } finally {
      players.values().forEach(Player::close);
    }
    if (!stop.isRaised()) {
      finish();
    }
  }

  private Side sideToMove() {
    return game.position().sideToMove();
  }

  private boolean computerTurn() {
    Side side = sideToMove();
    if (!seating.hasHuman()) {
      drawBoard();
    }
    List<Move> legal = game.position().legalMoves();
    Move move = legal.get(0);
    if (legal.size() > 1) {
      out.flush();
      move = Objects.requireNonNull(players.get(side))
          .play(game, Limits.none().withStop(stop), soFar -> {})
          .move()
          .orElse(move);
    }
    if (!stop.isRaised()) {
      String what = move.code() == Reversi.PASS ? "passes" : "plays " + move;
      out.println(side + " (" + seating.name(side) + ") " + what + ".");
      game = game.play(move);
    }
    return true;
  }

  /** Executes typed commands until a command is a move. Returns whether the game continues. */
  private boolean humanTurn() throws IOException {
    drawBoard();
    while (true) {
      Side side = sideToMove();
      out.print((game.position().mustPass() ? "No square to play, type pass. " : "") + side + "> ");
      out.flush();
      String line = in.readLine();
      if (line == null) {
        out.println();
        out.println("End of input: the game ends here.");
        return false;
      }
      String text = line.strip();
      if (echo) {
        out.println(text);
      }
      switch (text.toLowerCase(Locale.ROOT)) {
        case "" -> {}
        case "quit", "exit", "q" -> {
          return false;
        }
        case "help", "?", "h" -> out.print(HELP);
        case "moves" -> listMoves();
        case "undo" -> {
          if (undo()) {
            return true;
          }
          out.println("There is no move of yours to take back.");
        }
        default -> {
          if (Hints.isAsked(text)) {
            hints.give(game, text);
            continue;
          }
          Optional<Move> move = game.position().parse(text);
          if (move.isPresent()) {
            game = game.play(move.get());
            return true;
          }
          out.println(MoveHelp.refusal(game.position(), text));
        }
      }
    }
  }

  private void listMoves() {
    out.println("Legal: " + MoveHelp.moves(game.position()));
    out.println("So far: " + (game.moves().isEmpty() ? "none" : game.toString()));
  }

  /** Goes back to the last position in which a human was to move; returns whether there was one. */
  private boolean undo() {
    for (int moves = game.moves().size() - 1; moves >= 0; moves--) {
      if (seating.isHuman(game.positions().get(moves).sideToMove())) {
        game = Game.of(game.start(), game.moves().subList(0, moves));
        return true;
      }
    }
    return false;
  }

  private void drawBoard() {
    List<Move> moves = game.moves();
    int last = moves.isEmpty() ? -1 : moves.get(moves.size() - 1).code();
    List<String> beside = new ArrayList<>();
    for (Side side : Side.values()) {
      String turn = !game.isOver() && side == sideToMove() ? "  to move" : "";
      beside.add(String.format(
          "%s %-5s %2d  %s%s", view.disc(side), side, discs(side), seating.name(side), turn));
    }
    if (!moves.isEmpty()) {
      beside.add("");
      Side mover = sideToMove().opposite();
      beside.add(
          last == Reversi.PASS ? mover + " passed" : "Last move: " + moves.get(moves.size() - 1));
    }
    beside.addAll(view.history(moves));
    out.println();
    out.print(view.draw(game.position(), last, beside));
    out.println();
  }

  private int discs(Side side) {
    Reversi position = game.position();
    return Long.bitCount(side == Side.DARK ? position.dark() : position.light());
  }

  private void finish() {
    if (game.isOver()) {
      drawBoard();
    }
    out.print(summary());
    out.flush();
  }

  /**
   * Returns the outcome of the game as text.
   *
   * @return the result, if the game is over, and the transcript
   */
  public String summary() {
    String score = "Dark " + discs(Side.DARK) + ", Light " + discs(Side.LIGHT);
    String result;
    if (!game.isOver()) {
      result = "Unfinished: " + score + ".";
    } else {
      int difference =
          game.position().scoreWithEmptiesToWinner() * (sideToMove() == Side.DARK ? 1 : -1);
      int empties = game.position().emptyCount();
      String winner = difference > 0 ? "Dark wins" : difference < 0 ? "Light wins" : "A draw";
      String by = difference == 0 ? "" : " by " + Math.abs(difference);
      String counted =
          difference != 0 && empties > 0 ? ", the empty squares counted for the winner" : "";
      result = winner + by + counted + ": " + score + ".";
    }
    String transcript = Transcript.format(game);
    return result + "\n" + (transcript.isEmpty() ? "" : "Transcript: " + transcript + "\n");
  }
}
