package io.github.yomikiri.user;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.games.Dodgem;
import io.github.yomikiri.games.RandomTree;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.play.match.MatchResult;
import io.github.yomikiri.play.match.Openings;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.endgame.EndgameOptions;
import io.github.yomikiri.reversi.endgame.EndgameSolver;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.notation.ObfPosition;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.Selection;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.LockFreeTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;

/**
 * A program that runs each kind of search once and prints what does not depend on time. The last
 * line says whether the platform measures processor time.
 */
public final class EverySearch {

  /** The first position of the FFO test suite, with 14 empty squares. */
  private static final String ENDING =
      "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";

  /** The last line where the processor time of a thread is known. */
  public static final String MEASURED = "processor time is measured";

  /** The last line where it is not. */
  public static final String NOT_MEASURED = "processor time is not measured";

  private static final Executor NEW_THREADS = task -> new Thread(task).start();

  private final List<String> lines = new ArrayList<>();

  private EverySearch() {}

  /** Prints the lines. */
  public static void main(String[] arguments) throws IOException {
    run().forEach(System.out::println);
  }

  /** Runs the searches and returns a line for each. */
  public static List<String> run() throws IOException {
    EverySearch all = new EverySearch();
    all.compositions();
    all.monteCarlo();
    all.proofs();
    all.endings();
    all.players();
    all.files();
    all.matches();
    return all.lines;
  }

  private <N extends Node<N>> void add(String name, Searcher<N> searcher, N root, Limits limits) {
    SearchResult result = searcher.search(root, limits);
    lines.add(name + " " + result.score() + " " + result.statistics().nodes());
  }

  private <N extends Node<N>> void addScore(
      String name, Searcher<N> searcher, N root, Limits limits) {
    lines.add(name + " " + searcher.search(root, limits).score());
  }

  private void compositions() {
    RandomTree tree = RandomTree.of(1, 8, 20, 1000);
    for (Algorithm algorithm : Algorithm.values()) {
      add(
          algorithm.name(),
          Searchers.forGame(TicTacToe.class).algorithm(algorithm).build(),
          TicTacToe.START,
          Limits.depth(6));
    }
    add(
        "selective",
        Searchers.forGame(Reversi.class)
            .evaluator(Reversi::discDifference)
            .probCut((node, depth) -> List.of(), Selectivity.PERCENT_95)
            .selection(Selection.usual((node, out) -> {}))
            .build(),
        Reversi.start(),
        Limits.depth(5));
    add(
        "repetition",
        Searchers.forGame(Dodgem.class).repetition().build(),
        Dodgem.start(3),
        Limits.depth(8));
    for (PatternEvaluator evaluator :
        List.of(PatternEvaluator.linear(), PatternEvaluator.network())) {
      add(
          "patterns",
          Searchers.forGame(Reversi.class).evaluator(evaluator).build(),
          Reversi.start(),
          Limits.depth(5));
    }
    add(
        "two best moves",
        Searchers.forGame(Reversi.class).evaluator(Reversi::discDifference).buildForBestMoves(2),
        Reversi.start().play(Reversi.start().legalMoves().get(0).code()),
        Limits.depth(5));
    addScore(
        "two threads",
        Searchers.forGame(RandomTree.class)
            .evaluator(RandomTree::estimate)
            .threads(2)
            .build(),
        tree,
        Limits.depth(6));
  }

  private void monteCarlo() {
    add(
        "Monte-Carlo",
        Searchers.monteCarlo(TicTacToe.class).memoryMebibytes(1).visits(500).build(),
        TicTacToe.START,
        Limits.none());
    addScore(
        "Monte-Carlo with two threads",
        Searchers.monteCarlo(TicTacToe.class).memoryMebibytes(4).threads(2).build(),
        TicTacToe.after(4, 1),
        Limits.nodes(1_000_000));
  }

  private void proofs() {
    lines.add("prover "
        + Searchers.prover(TicTacToe.class, 2)
            .buildProver()
            .prove(TicTacToe.START, 1, Limits.none())
            .answer());
  }

  private void endings() {
    Reversi ending = ObfPosition.parse(ENDING).position();
    add(
        "solver",
        new EndgameSolver(EndgameOptions.exact().withTableMebibytes(1)),
        ending,
        Limits.none());
    addScore(
        "solver with two threads",
        new EndgameSolver(EndgameOptions.exact().withTableMebibytes(1), 2, NEW_THREADS),
        ending,
        Limits.none());
  }

  private void players() {
    Reversi root = Reversi.start();
    try (Engine engine = Engine.builder().tables(1, 1).build()) {
      lines.add("engine " + engine.play(root, Limits.depth(4)).depth());
      GameClock clock = GameClock.of(Duration.ofSeconds(1));
      lines.add("engine with a clock "
          + root.legalMoves().contains(engine.play(root, Limits.clock(clock)).bestMove()));
    }
    try (Player<TicTacToe> player =
        Player.builder(Searchers.forGame(TicTacToe.class)).build()) {
      lines.add("player " + player.play(TicTacToe.START, Limits.none()).score());
    }
  }

  private void files() throws IOException {
    Path file = Files.createTempFile("table", "");
    LockFreeTable table = LockFreeTable.ofMebibytes(1);
    addScore(
        "table",
        Searchers.forGame(TicTacToe.class).table(table).build(),
        TicTacToe.START,
        Limits.none());
    table.write(file, "tic-tac-toe");
    add(
        "table from a file",
        Searchers.forGame(TicTacToe.class)
            .table(LockFreeTable.read(file, "tic-tac-toe", 1 << 20))
            .build(),
        TicTacToe.START,
        Limits.none());
    Files.delete(file);
  }

  private void matches() {
    MatchResult result = Match.<Reversi>between(
            () -> Player.seeded("greedy", EverySearch::greedy, Limits.none()),
            () -> Player.seeded("random", Searchers::random, Limits.none()))
        .openings(Openings.random(Reversi.start(), 8, 4, 1))
        .parallel(2, NEW_THREADS)
        .play();
    // A shrinker may rename the components of a record, and so change its text.
    lines.add("match " + result.total().wins() + " of " + result.total().games());
    lines.add(result.playerTime().processor().isPresent() ? MEASURED : NOT_MEASURED);
  }

  private static Searcher<Reversi> greedy(long seed) {
    return Searchers.greedy(Reversi.class, Reversi::discDifference, seed);
  }
}
