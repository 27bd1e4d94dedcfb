package io.github.yomikiri.app.book;

import io.github.yomikiri.app.option.KitEvaluator;
import io.github.yomikiri.app.output.Measure;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.table.LockFreeTable;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.IntToDoubleFunction;

/**
 * Values openings by the search of a game's kit: in points, in chances to win from -1 to 1, or in
 * the unit of an evaluator that has neither.
 */
public final class KitOpenings<N extends Node<N>> implements OpeningValues<N> {

  private static final int TABLE_MEBIBYTES = 32;
  private static final long MAX_NODES = 200_000;
  private static final int MAX_WITHIN = 1_000_000;

  private final NodeKit<N> kit;
  private final KitEvaluator<N> evaluator;

  /** Makes the options of a game. */
  public KitOpenings(NodeKit<N> kit) {
    this.kit = kit;
    evaluator = new KitEvaluator<>(kit);
  }

  @Override
  public List<Object> mixins() {
    return List.of(evaluator);
  }

  @Override
  public Values<N> open() {
    Evaluator<N> leaves = evaluator.get();
    String described = evaluator.described(leaves);
    try {
      Measure<N> measure = Measure.of(leaves);
      return measure.isPoints()
          ? values(described, kit.points(), 1.5, leaves, measure.ofSearch())
          : values(described, "win chances from -1 to 1", 0.2, leaves, measure.ofSearch());
    } catch (IllegalArgumentException e) {
      // The evaluator has a unit of its own.
      return values(described, "units of " + evaluator.name(), 50, leaves, score -> score);
    }
  }

  private Values<N> values(
      String described,
      String what,
      double within,
      Evaluator<N> leaves,
      IntToDoubleFunction ofSearch) {
    return new Values<>(described, what, within, 4 * within, () -> valuer(leaves, ofSearch));
  }

  private Valuer<N> valuer(Evaluator<N> leaves, IntToDoubleFunction ofSearch) {
    Searcher<N> search = Searchers.forGame(kit.type())
        .preset(kit.name(), kit::search)
        .evaluator(leaves)
        .table(() -> LockFreeTable.ofMebibytes(TABLE_MEBIBYTES))
        .build();
    return new Valuer<>() {
      @Override
      public void reset() {
        search.reset();
      }

      @Override
      public OptionalDouble value(N position, int depth, StopSignal stop) {
        Limits limits = Limits.depth(depth).withNodes(MAX_NODES).withStop(stop);
        SearchResult result = search.search(position, limits);
        return stop.isRaised()
            ? OptionalDouble.empty()
            : OptionalDouble.of(ofSearch.applyAsDouble(result.score()));
      }
    };
  }

  @Override
  public String usualPlies() {
    return "4-6";
  }

  @Override
  public int usualDepth() {
    return 8;
  }

  @Override
  public int maxWithin() {
    return MAX_WITHIN;
  }

  @Override
  public long identity(N position) {
    return position.key();
  }

  @Override
  public String text(Game<N> opening) {
    return opening.moves().isEmpty() ? "start" : opening.toString();
  }
}
