package io.github.yomikiri.app.explore;

import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.option.EvaluatorChoice;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.play.kit.text.Algorithms;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.Composition;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.table.LockFreeTable;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options for the search of {@code explore}. */
final class ExploredSearch<N extends Node<N>> {

  private static final int MAX_DEPTH = 20;
  private static final int MAX_TABLE = 1024;
  private static final int KILLERS = 2;

  private final NodeKit<N> kit;
  private final EvaluatorChoice<N> evaluator;

  /** Which moves are tried first. */
  enum Ordering {
    NONE,
    KILLERS,
    HISTORY,
    BOTH
  }

  @Option(
      names = "--depth",
      paramLabel = "D",
      defaultValue = "5",
      description = "Depth of the search, in plies. Default: 5.")
  private int depth = 5;

  @Option(
      names = "--algorithm",
      paramLabel = "NAME",
      defaultValue = "pvs",
      description = "One of minimax, negamax, branchandbound, alphabeta, negaalpha, scout, pvs,"
          + " mtdf. Default: pvs.")
  private String name = "pvs";

  @Option(
      names = "--ordering",
      paramLabel = "NAME",
      defaultValue = "killers",
      description = "Which moves are tried first: none, killers, history or both. With none, the"
          + " order is that of the rules. Default: killers.")
  private Ordering ordering = Ordering.KILLERS;

  @Option(
      names = "--table",
      paramLabel = "MIB",
      description = "Memory of a transposition table, in MiB. Default: no table.")
  private Optional<Integer> table = Optional.empty();

  private Optional<Evaluator<N>> loaded = Optional.empty();

  ExploredSearch(NodeKit<N> kit, EvaluatorChoice<N> evaluator) {
    this.kit = kit;
    this.evaluator = evaluator;
  }

  int depth() {
    return depth;
  }

  Algorithm algorithm() {
    return Algorithms.named(name)
        .orElseThrow(
            () -> new UserError("--algorithm " + name + ": expected one of " + Algorithms.names()));
  }

  /**
   * Checks the options.
   *
   * @throws UserError if an option is wrong, or does not fit the position
   */
  void check(N position) {
    NumberRanges.check("--depth", depth, 1, MAX_DEPTH);
    table.ifPresent(mebibytes -> NumberRanges.check("--table", mebibytes, 1, MAX_TABLE));
    algorithm();
    evaluator.check(position);
  }

  private Evaluator<N> evaluator() {
    if (loaded.isEmpty()) {
      loaded = Optional.of(evaluator.get());
    }
    return loaded.get();
  }

  /** Returns the parts of the search. */
  Composition<N> parts() {
    Composition<N> parts = Composition.of(kit.type(), evaluator());
    if (ordering == Ordering.KILLERS || ordering == Ordering.BOTH) {
      parts = parts.withOrdering(() -> MoveOrdering.killers(KILLERS));
    }
    if (ordering == Ordering.HISTORY || ordering == Ordering.BOTH) {
      parts = parts.withOrdering(MoveOrdering::history);
    }
    return table.isEmpty() ? parts : parts.withTable(() -> LockFreeTable.ofMebibytes(table.get()));
  }

  /** Returns a value with its unit, for people. */
  String value(SearchResult result) {
    ValueScale scale = ValueScale.of(kit, evaluator());
    return scale.text(result) + " "
        + (scale.isOwn() ? "units of " + evaluator.name() : scale.name());
  }

  /** Returns the search in a few words. */
  String described() {
    return String.format(
        Locale.ROOT,
        "searched by %s to depth %d, values of %s in %s",
        name,
        depth,
        Path.of(evaluator.name()).getFileName(),
        kit.isInPoints(evaluator()) ? kit.points() : "its own unit");
  }
}
