package example.chess;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Optional;

/** A game in the terminal: a person types moves, and the program answers. */
final class Play {

  private static final String HELP =
      "Type a move (Nf3, e4 or e2e4), or go (the program moves), undo, pgn, quit.";

  private final Player<Chess> program;
  private final Limits limits;
  private final PrintStream out;
  private Game<Chess> game;

  Play(Chess start, Player<Chess> program, Limits limits, PrintStream out) {
    this.program = program;
    this.limits = limits;
    this.out = out;
    game = Game.of(start);
  }

  /** Plays until the person quits or the input ends. */
  void run(BufferedReader in) throws IOException {
    out.println(HELP);
    show();
    for (String line = in.readLine(); line != null && !line.strip().equals("quit"); ) {
      answer(line.strip());
      line = in.readLine();
    }
    out.println();
  }

  private void answer(String line) {
    Optional<Move> move = game.position().parse(line);
    if (line.equals("undo")) {
      // The person's last move, and the answer to it.
      int left = Math.max(0, game.moves().size() - 2);
      game = game.first(left);
    } else if (line.equals("pgn")) {
      out.print(Pgn.of("White", "Black", game));
    } else if (move.isPresent() || line.equals("go")) {
      game = move.isPresent() ? game.play(move.get()) : game;
      reply();
    } else {
      out.println("\"" + line + "\" is not one legal move here. " + HELP);
    }
    show();
  }

  private void reply() {
    if (game.isOver()) {
      return;
    }
    SearchResult result = program.play(game, limits);
    String san = San.write(game.position(), result.bestMove().code());
    game = game.play(result.bestMove());
    String value = result.pliesToEnd().isPresent()
        ? (result.score() > 0 ? "wins" : "loses") + " in " + result.pliesToEnd().getAsInt() + " plies"
        : String.format(Locale.ROOT, "%+.2f", result.score() / 100.0);
    out.printf(Locale.ROOT, "%s (depth %d, %s)%n", san, result.depth(), value);
  }

  /** Shows the board and who is to move, or how the game has ended. */
  private void show() {
    Chess position = game.position();
    String pieces = position.toString().split(" ")[0];
    for (int i = 1; i <= 8; i++) {
      pieces = pieces.replace("" + i, ".".repeat(i));
    }
    String[] ranks = pieces.split("/");
    for (int i = 0; i < 8; i++) {
      out.println(8 - i + "  " + String.join(" ", ranks[i].split("")));
    }
    out.println("   a b c d e f g h");
    String side = position.isWhite() ? "White" : "Black";
    boolean isDrawn = game.outcome() == Game.Outcome.DRAWN;
    out.print(!game.isOver() ? side + ": " : isDrawn ? "Drawn. " : side + " is mated. ");
    out.flush();
  }
}
