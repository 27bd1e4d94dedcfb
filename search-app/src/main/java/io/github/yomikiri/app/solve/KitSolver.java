package io.github.yomikiri.app.solve;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.play.kit.text.Algorithms;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TranspositionTable;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import picocli.CommandLine.Option;

/** The solver for any game, with the settings of the game's kit. */
public final class KitSolver<N extends Node<N>> implements SolverChoice<N> {

  private static final String LINES =
      "After a position, semicolons separate known scores, for --check: that of the position, or of"
          + " a move, such as POSITION; MOVE:+1; +1. A file has one position on each line.";

  private static final String EXAMPLES = "  ${COMMAND-FULL-NAME} positions.txt --check"
      + "%n  ${COMMAND-FULL-NAME} positions.txt --algorithm mtdf --csv"
      + "%n  ${COMMAND-FULL-NAME} positions.txt --time 10s"
      + "%n  ${COMMAND-FULL-NAME} positions.txt --threads 8 --hash 2 --output scores.csv";

  private final NodeKit<N> kit;

  @Option(
      names = "--algorithm",
      paramLabel = "NAME",
      description = "One of minimax, negamax, branchandbound, alphabeta, negaalpha, scout, pvs,"
          + " mtdf. Default: null windows that halve the range of values.")
  private Optional<String> algorithm = Optional.empty();

  /** Makes the options of a game. */
  public KitSolver(NodeKit<N> kit) {
    this.kit = kit;
  }

  @Override
  public Searcher<N> solver(SolverOptions options, Executor helpers) {
    SearcherBuilder<N> solver = builder(options);
    if (options.threads() == 1) {
      return solver.build();
    }
    try {
      return solver.threads(options.threads(), helpers).build();
    } catch (IllegalArgumentException e) {
      throw new UserError("--threads " + options.threads() + ": " + e.getMessage());
    }
  }

  @Override
  public Supplier<Searcher<N>> workers(SolverOptions options) {
    SearcherBuilder<N> solver = builder(options);
    return solver::build;
  }

  private SearcherBuilder<N> builder(SolverOptions options) {
    SearcherBuilder<N> solver = kit.solver()
        .table(() -> TranspositionTable.twoLevel(LockFreeTable.ofMebibytes(options.mebibytes())));
    return algorithm.isPresent() ? solver.algorithm(named(algorithm.get())) : solver;
  }

  private static Algorithm named(String name) {
    return Algorithms.named(name.toLowerCase(Locale.ROOT))
        .orElseThrow(
            () -> new UserError("--algorithm " + name + ": expected one of " + Algorithms.names()));
  }

  @Override
  public List<String> settings(SolverOptions options) {
    String name = algorithm.map(typed -> Algorithms.name(named(typed))).orElse("solver");
    return List.of("algorithm " + name, "hash " + options.mebibytes());
  }

  @Override
  public Map<String, String> words() {
    return Map.of(
        "solve.score",
        "A score is " + ValueScale.of(kit).meaning() + " under perfect play, for the side to move.",
        "solve.lines",
        LINES,
        "solve.examples",
        EXAMPLES,
        "solve.selective",
        "",
        "solve.confidence",
        "",
        "solve.times",
        "");
  }
}
