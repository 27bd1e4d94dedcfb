package example.chess;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;

/** A game in the terminal: a person types moves, and the program answers. */
final class Play {

  private static final String HELP =
      "Type a move (Nf3, e4 or e2e4), or go (the program moves), undo, fen, pgn, quit.";

  private final Player<Chess> program;
  private final Limits limits;
  private final BufferedReader in;
  private final PrintStream out;
  private Game<Chess> game;

  Play(Chess start, Player<Chess> program, Limits limits, BufferedReader in, PrintStream out) {
    this.program = program;
    this.limits = limits;
    this.in = in;
    this.out = out;
    game = Game.of(start);
  }

  /** Plays until the person quits or the input ends. */
  void run() throws IOException {
    out.println(HELP);
    show();
    while (true) {
      out.print(game.position().isWhite() ? "White: " : "Black: ");
      out.flush();
      String line = in.readLine();
      if (line == null || line.strip().equals("quit")) {
        out.println();
        return;
      }
      answer(line.strip());
    }
  }

  private void answer(String line) {
    switch (line) {
      case "" -> out.println(HELP);
      case "undo" -> undo();
      case "fen" -> out.println(game.position());
      case "pgn" -> out.print(Pgn.of("White", "Black", game));
      case "go" -> reply();
      default -> {
        Optional<Move> move = game.position().parse(line);
        if (game.isOver() || move.isEmpty()) {
          out.println("\"" + line + "\" is not one legal move here. " + HELP);
        } else {
          game = game.play(move.get());
          reply();
        }
      }
    }
  }

  /** Takes back the person's last move and the answer to it. */
  private void undo() {
    List<Move> moves = game.moves();
    if (moves.isEmpty()) {
      out.println("There is no move to take back.");
      return;
    }
    game = Game.of(game.start(), moves.subList(0, Math.max(0, moves.size() - 2)));
    show();
  }

  private void reply() {
    if (!game.isOver()) {
      SearchResult result = program.play(game, limits);
      String san = San.write(game.position(), result.bestMove().code());
      game = game.play(result.bestMove());
      out.printf("The program plays %s (depth %d, %+.2f).%n", san, result.depth(),
          result.score() / 100.0);
    }
    show();
  }

  private void show() {
    out.print(board(game.position()));
    String end = switch (game.outcome()) {
      case UNFINISHED -> game.position().isCheck() ? "Check.\n" : "";
      case DRAWN -> "The game is a draw.\n";
      default -> game.position().isWhite() ? "Mate: Black has won.\n" : "Mate: White has won.\n";
    };
    out.print(end);
  }

  private static String board(Chess position) {
    StringBuilder text = new StringBuilder();
    String[] ranks = position.toString().split(" ")[0].split("/");
    for (int i = 0; i < 8; i++) {
      text.append(8 - i).append(' ');
      for (char sign : ranks[i].toCharArray()) {
        text.append(Character.isDigit(sign) ? " .".repeat(sign - '0') : " " + sign);
      }
      text.append('\n');
    }
    return text + "   a b c d e f g h\n";
  }
}
