package io.github.yomikiri.play.kit;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.text.Algorithms;
import io.github.yomikiri.play.kit.text.LimitText;
import io.github.yomikiri.play.kit.text.Selectivities;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.platform.HeapShare;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.ProbCutTable;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.LockFreeTable;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The parts of a searching player. They are set while the player's name is read, and do not change
 * afterwards.
 */
final class SearchRecipe<N extends Node<N>> {

  private static final Pattern SEARCH = Pattern.compile("([a-z-]+?)(\\d{0,4})");
  private static final Pattern KILLERS = Pattern.compile("killers(\\d{0,9})");
  private static final Pattern PROBCUT = Pattern.compile("probcut(\\d{2})");
  private static final Pattern TABLE = Pattern.compile("table(\\d{0,9})");

  /** The algorithms with null windows, which the predictions are for. */
  private static final List<Algorithm> SELECTIVE =
      List.of(Algorithm.SCOUT, Algorithm.PVS, Algorithm.MTDF);

  private static final String PREDICTIONS = "predictions=";

  /** The depth up to which the predictions of a file are extended by guesses. */
  private static final int DEEPEST_PREDICTED = 30;

  private static final double GROWTH = 1.2;

  private static final int USUAL_KILLERS = 2;
  private static final int USUAL_TABLE = HeapShare.mebibytes(16);

  private final NodeKit<N> kit;
  private final EvaluatorNames<N> evaluators;
  private final PlayerName name;

  /** The algorithm; empty for the usual search of the game. */
  private final Optional<Algorithm> algorithm;

  private int depth;
  private Optional<Evaluator<N>> named = Optional.empty();
  private Optional<Selectivity> selectivity = Optional.empty();
  private Optional<ProbCut<N>> predictions = Optional.empty();
  private OptionalInt killers = OptionalInt.empty();
  private boolean history;
  private OptionalInt tableMebibytes = OptionalInt.empty();

  private SearchRecipe(NodeKit<N> kit, PlayerName name, Optional<Algorithm> algorithm) {
    this.kit = kit;
    this.name = name;
    this.algorithm = algorithm;
    evaluators = new EvaluatorNames<>(kit);
  }

  /**
   * Reads the name of a search.
   *
   * @return the search; empty if the name begins neither with an algorithm nor with a limit
   */
  static <N extends Node<N>> Optional<SearchRecipe<N>> read(NodeKit<N> kit, PlayerName name) {
    Matcher search = SEARCH.matcher(name.first());
    Optional<Algorithm> algorithm =
        search.matches() ? Algorithms.named(search.group(1)) : Optional.empty();
    // A limit alone means the usual search.
    if (algorithm.isEmpty() && !name.readLimit(name.first())) {
      return Optional.empty();
    }
    SearchRecipe<N> recipe = new SearchRecipe<>(kit, name, algorithm);
    if (algorithm.isPresent() && !search.group(2).isEmpty()) {
      recipe.depth = name.number(search.group(2), 1, Limits.MAX_DEPTH, "depth");
    }
    name.rest().forEach(recipe::readPart);
    recipe.check();
    return Optional.of(recipe);
  }

  private void readPart(String typed) {
    String part = typed.toLowerCase(Locale.ROOT);
    if (name.readLimit(part)) {
      return;
    }
    Matcher killersPart = KILLERS.matcher(part);
    Matcher tablePart = TABLE.matcher(part);
    Matcher probCutPart = PROBCUT.matcher(part);
    if (killersPart.matches()) {
      name.only("killers", part);
      killers = OptionalInt.of(
          killersPart.group(1).isEmpty()
              ? USUAL_KILLERS
              : name.number(
                  killersPart.group(1), 1, MoveOrdering.MAX_KILLERS, "number of killers"));
    } else if (tablePart.matches()) {
      name.only("table", part);
      tableMebibytes = OptionalInt.of(
          tablePart.group(1).isEmpty()
              ? USUAL_TABLE
              : name.number(tablePart.group(1), 1, 8192, "table size in MiB"));
    } else if (probCutPart.matches()) {
      name.only("selectivity", part);
      selectivity = Optional.of(Selectivities.of(probCutPart.group(1))
          .orElseThrow(
              () -> name.fault("no \"" + part + "\"; there are " + Selectivities.parts())));
    } else if (part.startsWith(PREDICTIONS)) {
      name.only("predictions", part);
      predictions = Optional.of(read(name.predictions(PlayerName.value(typed))));
    } else if (part.equals("history")) {
      name.only("history", part);
      history = true;
    } else {
      named = name.evaluator(kit, typed);
      if (named.isEmpty()) {
        throw name.fault("no part \"" + part + "\"; there are " + evaluators.forParts()
            + "killers, history, table, probcut95, predictions=, time=..., nodes=...");
      }
      name.only("evaluator", typed);
    }
  }

  private void check() {
    if (depth == 0 && !name.hasLimit()) {
      throw name.fault("a depth is missing; expected a depth (" + name.first() + "4) or a limit ("
          + name.first() + ":time=1s)");
    }
    name.checkLimits();
    if (selectivity.isEmpty()) {
      if (predictions.isPresent()) {
        throw name.fault(PREDICTIONS + " goes with a selectivity: " + Selectivities.parts());
      }
      return;
    }
    Algorithm searching = algorithm.orElse(Algorithm.PVS);
    if (!SELECTIVE.contains(searching)) {
      throw name.fault("probcut goes with the algorithms "
          + SELECTIVE.stream().map(Algorithms::name).collect(Collectors.joining(", "))
          + ", not with " + Algorithms.name(searching));
    }
    if (predictions.isEmpty()) {
      predictions = kit.predictions(evaluator());
    }
    if (predictions.isEmpty()) {
      throw name.fault("probcut goes with " + evaluators.withPredictions() + PREDICTIONS);
    }
  }

  private ProbCut<N> read(ProbCutTable table) {
    try {
      return kit.predictions(table.extendedTo(DEEPEST_PREDICTED, GROWTH));
    } catch (IllegalArgumentException e) {
      throw name.fault(String.valueOf(e.getMessage()));
    }
  }

  /** Returns the evaluator of its searches. */
  Evaluator<N> evaluator() {
    return named.orElseGet(algorithm.isPresent() ? evaluators::first : evaluators::best);
  }

  /** Starts a searcher of these parts. */
  SearcherBuilder<N> builder() {
    SearcherBuilder<N> builder = algorithm.isPresent()
        ? Searchers.bare(kit.type()).algorithm(algorithm.get())
        : kit.search();
    builder.evaluator(evaluator());
    killers.ifPresent(moves -> builder.ordering(() -> MoveOrdering.killers(moves)));
    if (history) {
      builder.ordering(MoveOrdering::history);
    }
    if (tableMebibytes.isPresent() || algorithm.equals(Optional.of(Algorithm.MTDF))) {
      int mebibytes = tableMebibytes.orElse(USUAL_TABLE);
      builder.table(() -> LockFreeTable.ofMebibytes(mebibytes));
    }
    selectivity.ifPresent(sure -> builder.probCut(predictions.orElseThrow(), sure));
    Optional<Duration> time = name.time();
    if (time.isPresent()) {
      builder.timed(time.get());
    } else if (!name.hasLimit()) {
      builder.fixedDepth(depth);
    }
    return builder;
  }

  /** Returns the limits of its searches except the time limit, which the driver applies. */
  Limits limits() {
    Limits limits = depth > 0 ? Limits.depth(depth) : Limits.none();
    return name.nodes() > 0 ? limits.withNodes(name.nodes()) : limits;
  }

  /** Returns all limits in words. */
  String limitText() {
    return LimitText.of(name.time().map(limits()::withTime).orElse(limits()));
  }
}
