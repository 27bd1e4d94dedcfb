package io.github.yomikiri.app.solve;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.play.kit.text.Algorithms;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
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
      "Semicolons separate a position from its known score, or from a move with its score, as in"
          + " 'start; +1'.";

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
    return options.threads() > 1
        ? solver.threads(options.threads(), helpers).build()
        : solver.build();
  }

  @Override
  public Supplier<Searcher<N>> workers(SolverOptions options) {
    SearcherBuilder<N> solver = builder(options);
    return solver::build;
  }

  private SearcherBuilder<N> builder(SolverOptions options) {
    SearcherBuilder<N> solver = Searchers.solver(kit.type())
        .preset(kit.name(), kit::solver)
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
    return Map.of("solve.lines", LINES, "solve.stage", "plies", "solve.more", "");
  }
}
