package io.github.yomikiri.app.book;

import io.github.yomikiri.app.option.KitEvaluator;
import io.github.yomikiri.app.output.Measure;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.table.LockFreeTable;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * Values positions by the search of a game's kit: in points, in chances to win from -1 to 1, or in
 * the unit of an evaluator that has neither.
 */
public final class KitValues<N extends Node<N>> implements OpeningValues<N> {

  private static final int TABLE_MEBIBYTES = 8;
  private static final int MAX_WITHIN = 1_000_000;
  private static final double WITHIN = 1.5;
  private static final double CHANCES_WITHIN = 0.2;
  private static final int UNITS_WITHIN = 50;
  private static final int DEPTH = 8;
  private static final long NODES = 200_000;

  private final NodeKit<N> kit;
  private final KitEvaluator<N> evaluator;

  /** Makes the options of a game. */
  public KitValues(NodeKit<N> kit) {
    this.kit = kit;
    evaluator = new KitEvaluator<>(kit);
  }

  @Override
  public List<Object> mixins() {
    return List.of(evaluator);
  }

  @Override
  public Map<String, String> words() {
    return Map.of(
        "value.unit", kit.points() + " or chances",
        "value.one", one(kit.points()) + " or a win chance",
        "value.within",
            WITHIN + " " + kit.points() + ", " + CHANCES_WITHIN + " of the chances, or "
                + UNITS_WITHIN + " units",
        "value.depth", DEPTH + String.format(Locale.ROOT, ", and at most %,d nodes", NODES),
        "value.more", "");
  }

  @Override
  public Values<N> open() {
    Measure<N> measure = Measure.of(kit, evaluator.get());
    return switch (measure.kind()) {
      case POINTS -> values(measure, one(kit.points()), WITHIN);
      case CHANCES -> values(measure, "a win chance", CHANCES_WITHIN);
      case OWN -> values(measure, "a unit", UNITS_WITHIN);
    };
  }

  private static String one(String points) {
    return "a " + points.replaceFirst("s$", "");
  }

  private Values<N> values(Measure<N> measure, String one, double within) {
    return new Values<>(
        evaluator.described(measure.evaluator()),
        measure.unit(kit, evaluator.name()),
        one,
        within,
        4 * within,
        () -> valuer(measure));
  }

  private Valuer<N> valuer(Measure<N> measure) {
    Searcher<N> search = kit.search()
        .evaluator(measure.evaluator())
        .table(() -> LockFreeTable.ofMebibytes(TABLE_MEBIBYTES))
        .build();
    return (position, limits) -> {
      search.reset();
      SearchResult result = search.search(position, limits);
      boolean hasValue = result.depth() > 0 || result.solved();
      return limits.stop().isRaised() || !hasValue
          ? OptionalDouble.empty()
          : OptionalDouble.of(measure.ofSearch().applyAsDouble(result.score()));
    };
  }

  @Override
  public String usualPlies() {
    return "4-6";
  }

  @Override
  public Limits usualLimits() {
    return Limits.depth(DEPTH).withNodes(NODES);
  }

  @Override
  public int maxWithin() {
    return MAX_WITHIN;
  }

  @Override
  public String text(Game<N> opening) {
    return opening.moves().isEmpty() ? "start" : opening.toString();
  }
}
