package example.chess;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.learn.linear.Fit;
import io.github.yomikiri.learn.linear.Scale;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.table.LockFreeTable;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Learns the evaluator from games of the program against itself. In the first generation it only
 * counts pieces. Each generation fits new weights to its games, and the next one plays with them.
 */
final class Learn {

  // Of each move. The last generation searches deeper, for better labels.
  private static final int NODES = 400;
  private static final int LAST_NODES = 1_600;
  private static final int MAX_RANDOM_PLIES = 12;
  private static final int MAX_PLIES = 200;
  // Most games end when a side has been this much ahead for some plies.
  private static final int WON = 1_000;
  private static final int WON_PLIES = 6;
  private static final int PLAYED_OUT = 5;
  private static final double LAMBDA = 0.85;
  // How much the last generation's labels are what the evaluator before already says.
  private static final double KNOWN = 0.5;

  private Learn() {}

  public static void main(String[] args) throws IOException {
    if (args.length == 3) {
      run(Path.of(args[0]), Integer.parseInt(args[1]), Integer.parseInt(args[2]), System.out);
    } else {
      System.err.println("Usage: Learn FOLDER GENERATIONS GAMES");
    }
  }

  /** Learns, or resumes what was interrupted. */
  static void run(Path folder, int generations, int games, PrintStream out) throws IOException {
    Evaluator<Chess> evaluator = Learn::pieces;
    for (int generation = 1; generation <= generations; generation++) {
      Evaluator<Chess> player = evaluator;
      boolean isLast = generation == generations;
      Limits limits = Limits.nodes(isLast ? LAST_NODES : NODES);
      double known = isLast ? KNOWN : 0;
      long seed = (long) generation << 32;
      evaluator = new Learned(Fit.of(new Traits())
          .games(games, number -> play(player, limits, known, new SplittableRandom(seed + number)))
          .rate(3)
          .passes(15)
          .overlap(3)
          .origin("generation " + generation)
          .run(folder.resolve("generation-" + generation), out::println, StopSignal.NEVER)
          .orElseThrow());
    }
  }

  /** Counts pieces, and varies a little so that games do. */
  private static int pieces(Chess node) {
    int sum = (int) (node.key() >>> 60);
    for (int kind = Chess.PAWN; kind < Chess.KING; kind++) {
      long pieces = node.pieces(kind);
      int more = Long.bitCount(pieces & node.own) - Long.bitCount(pieces & node.opponent);
      sum += Exchange.value(kind) * more;
    }
    return sum;
  }

  /** Plays a game. Returns what its quiet positions are worth by what came later. */
  private static Map<Chess, Double> play(
      Evaluator<Chess> evaluator, Limits limits, double known, SplittableRandom random) {
    int randomPlies = random.nextInt(2, MAX_RANDOM_PLIES + 1);
    boolean isPlayedOut = random.nextInt(PLAYED_OUT) == 0;
    Searcher<Chess> searcher =
        Arena.search(evaluator).table(() -> LockFreeTable.ofMebibytes(1)).build();
    Game<Chess> game = Game.of(Chess.START);
    for (int ply = 0; ply < randomPlies && !game.isOver(); ply++) {
      List<Move> legal = game.position().legalMoves();
      game = game.play(legal.get(random.nextInt(legal.size())));
    }
    List<SearchResult> results = new ArrayList<>();
    int won = 0;
    while (!game.isOver() && game.moves().size() < MAX_PLIES && won < WON_PLIES) {
      SearchResult result = searcher.search(game, limits);
      won = Math.abs(result.score()) > WON && !isPlayedOut ? won + 1 : 0;
      results.add(result);
      game = game.play(result.bestMove());
    }
    Map<Chess, Double> labels = labels(game, results);
    labels.replaceAll((position, label) -> label + known * (value(evaluator, position) - label));
    return labels;
  }

  private static double value(Evaluator<Chess> evaluator, Chess position) {
    return Scale.winChance().ofScore(evaluator.evaluate(position) * Learned.UNITS);
  }

  /** Returns the labels of quiet positions, and of the same positions after a pass. */
  private static Map<Chess, Double> labels(Game<Chess> game, List<SearchResult> results) {
    Map<Chess, Double> labels = new LinkedHashMap<>();
    Chess end = game.position();
    int first = game.moves().size() - results.size();
    double label = end.isTerminal() ? Integer.signum(end.terminalScore()) : 0;
    for (int i = results.size() - 1; i >= 0; i--) {
      Chess position = game.positions().get(first + i);
      int move = results.get(i).bestMove().code();
      double value = Scale.winChance().ofScore(results.get(i).score() * Learned.UNITS);
      boolean isLast = i == results.size() - 1 && !game.isOver();
      label = isLast ? value : value + LAMBDA * (-label - value);
      if (!position.isCheck() && Moves.captured(move) == 0 && Moves.promotion(move) == 0) {
        labels.put(position, label);
        labels.put(position.pass(), -label);
      }
    }
    return labels;
  }
}
