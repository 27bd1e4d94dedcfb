package io.github.yomikiri.cli.player;

import io.github.yomikiri.app.console.InputFiles;
import io.github.yomikiri.app.player.Algorithms;
import io.github.yomikiri.app.player.LimitParts;
import io.github.yomikiri.app.player.LimitText;
import io.github.yomikiri.app.player.PlayerSyntaxException;
import io.github.yomikiri.app.player.Selectivities;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.eval.Stages;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.probcut.ProbCutTable;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.LockFreeTable;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The parts of a searching player. They are set while the player's name is read, and do not change
 * afterwards.
 */
final class SearchRecipe {

  private static final Pattern SEARCH = Pattern.compile("([a-z-]+?)(\\d{0,4})");
  private static final Pattern KILLERS = Pattern.compile("killers(\\d{0,9})");
  private static final Pattern PROBCUT = Pattern.compile("probcut(\\d{2})");
  private static final Pattern TABLE = Pattern.compile("table(\\d{0,9})");

  /** The algorithms with null windows, which the predictions are for. */
  private static final List<Algorithm> SELECTIVE =
      List.of(Algorithm.SCOUT, Algorithm.PVS, Algorithm.MTDF);

  private static final int USUAL_KILLERS = 2;
  private static final int USUAL_TABLE = 16;

  private final String text;
  private Algorithm algorithm = Algorithm.PVS;
  private int depth;
  private Evaluator<Reversi> evaluator = Evaluators.DISCS;
  private Optional<Selectivity> selectivity = Optional.empty();
  private int killers;
  private boolean history;
  private int tableMebibytes;
  private final InputFiles files;
  private final LimitParts limitParts;

  private SearchRecipe(String text, InputFiles files) {
    this.text = text;
    this.files = files;
    limitParts = new LimitParts(text);
  }

  /**
   * Reads the name of a search.
   *
   * @param text the whole name, for messages
   * @param first the first part of the name
   * @param rest the other parts
   * @param files finds weights
   */
  static SearchRecipe parse(String text, String first, List<String> rest, InputFiles files) {
    SearchRecipe recipe = new SearchRecipe(text, files);
    recipe.readFirst(first);
    rest.forEach(recipe::readPart);
    if (recipe.depth == 0 && recipe.limitParts.isEmpty()) {
      throw new PlayerSyntaxException(
          text,
          "a depth is missing; expected a depth (" + first + "4) or a limit (" + first
              + ":time=1s)");
    }
    recipe.limitParts.finish();
    if (recipe.selectivity.isPresent() && !SELECTIVE.contains(recipe.algorithm)) {
      throw new PlayerSyntaxException(
          text,
          "probcut goes with the algorithms "
              + SELECTIVE.stream().map(Algorithms::name).collect(Collectors.joining(", "))
              + ", not with " + Algorithms.name(recipe.algorithm));
    }
    if (recipe.selectivity.isPresent() && recipe.predictions().isEmpty()) {
      throw new PlayerSyntaxException(
          text, "probcut goes with the evaluators " + Evaluators.namesWithPredictions());
    }
    return recipe;
  }

  private void readFirst(String first) {
    // 1. A limit alone means the standard composition.
    if (limitParts.read(first)) {
      killers = USUAL_KILLERS;
      history = true;
      tableMebibytes = USUAL_TABLE;
      evaluator = Evaluators.BEST;
      return;
    }
    // 2. Otherwise read an algorithm, perhaps with a depth.
    Matcher search = SEARCH.matcher(first);
    Optional<Algorithm> named =
        search.matches() ? Algorithms.named(search.group(1)) : Optional.empty();
    algorithm = named.orElseThrow(() -> new PlayerSyntaxException(
        text, "no player begins like this; expected " + PlayerSpec.beginnings()));
    if (algorithm == Algorithm.MTDF) {
      tableMebibytes = USUAL_TABLE;
    }
    if (!search.group(2).isEmpty()) {
      depth = limitParts.number(search.group(2), 1, Limits.MAX_DEPTH, "depth");
    }
  }

  private void readPart(String typed) {
    String part = typed.toLowerCase(Locale.ROOT);
    if (limitParts.read(part)) {
      return;
    }
    Matcher killersPart = KILLERS.matcher(part);
    Matcher tablePart = TABLE.matcher(part);
    Matcher probCutPart = PROBCUT.matcher(part);
    if (killersPart.matches()) {
      limitParts.only("killers", part);
      killers = killersPart.group(1).isEmpty()
          ? USUAL_KILLERS
          : limitParts.number(
              killersPart.group(1), 1, MoveOrdering.MAX_KILLERS, "number of killers");
    } else if (tablePart.matches()) {
      limitParts.only("table", part);
      tableMebibytes = tablePart.group(1).isEmpty()
          ? USUAL_TABLE
          : limitParts.number(tablePart.group(1), 1, 8192, "table size in MiB");
    } else if (probCutPart.matches()) {
      limitParts.only("selectivity", part);
      selectivity = Optional.of(Selectivities.of(probCutPart.group(1))
          .orElseThrow(() -> new PlayerSyntaxException(
              text, "no \"" + part + "\"; there are " + Selectivities.parts())));
    } else if (part.equals("history")) {
      limitParts.only("history", part);
      history = true;
    } else {
      evaluator = Evaluators.ofPart(text, typed, files)
          .orElseThrow(
              () -> new PlayerSyntaxException(
                  text,
                  "no part \"" + part + "\"; there are the evaluators " + Evaluators.names()
                      + " and weight files, and killers, history, table, probcut95, time=..., nodes=..."));
      limitParts.only("evaluator", typed);
    }
  }

  private Optional<ProbCutTable> predictions() {
    return evaluator instanceof DiscEvaluator discs ? discs.predictions() : Optional.empty();
  }

  /** Returns the evaluator of its searches. */
  Evaluator<Reversi> evaluator() {
    return evaluator;
  }

  /** Makes the searcher. */
  Searcher<Reversi> make() {
    return builder().build();
  }

  /** Returns the same search for the values of several moves. */
  Adviser adviser() {
    return SearchAdviser.of(evaluator, builder()::buildForBestMoves, limits());
  }

  private SearcherBuilder<Reversi> builder() {
    SearcherBuilder<Reversi> builder =
        Searchers.bare(Reversi.class).algorithm(algorithm).evaluator(evaluator);
    if (killers > 0) {
      builder.ordering(() -> MoveOrdering.killers(killers));
    }
    if (history) {
      builder.ordering(MoveOrdering::history);
    }
    if (tableMebibytes > 0) {
      builder.table(LockFreeTable.ofMebibytes(tableMebibytes));
    }
    if (selectivity.isPresent()) {
      ProbCutTable table = predictions().orElseThrow();
      builder.probCut(Stages.predictions(table, Function.identity()), selectivity.get());
    }
    Optional<Duration> time = limitParts.time();
    if (time.isPresent()) {
      builder.timed(time.get());
    } else if (limitParts.isEmpty()) {
      builder.fixedDepth(depth);
    }
    return builder;
  }

  /** Returns the limits of its searches except the time limit, which the driver applies. */
  Limits limits() {
    Limits limits = depth > 0 ? Limits.depth(depth) : Limits.none();
    return limitParts.nodes() > 0 ? limits.withNodes(limitParts.nodes()) : limits;
  }

  /** Returns all limits in words. */
  String limitText() {
    return LimitText.of(limitParts.time().map(limits()::withTime).orElse(limits()));
  }
}
