package io.github.yomikiri.reversi.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.endgame.FfoPosition;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.eval.Tanuki;
import io.github.yomikiri.reversi.eval.TerminalScore;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.probcut.ProbCutTable;
import io.github.yomikiri.search.probcut.Selectivity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Selective midgame searches, and where their predictions come from. */
class EngineSelectivityTest {

  private static EngineBuilder small() {
    return Engine.builder().tables(1, 1);
  }

  @Test
  void isAsSelectiveAsItIsSet() {
    Reversi position = RandomPositions.withEmpties(40, new Random(3));
    List<SearchResult> found = Stream.of(
            Selectivity.FULL_WIDTH, Selectivity.PERCENT_95, Selectivity.PERCENT_73)
        .map(level -> small().selectivity(level).build().play(position, Limits.depth(8)))
        .toList();
    // 1. At full width the result is the result of a plain search.
    SearchResult plain = Searchers.forGame(Reversi.class)
        .evaluator(PatternEvaluator.network())
        .build()
        .search(position, Limits.depth(8));
    assertThat(found.get(0).points()).isEqualTo(plain.score() / 1000.0);
    // 2. With less confidence the search visits fewer nodes, and estimates differ little.
    assertThat(found.get(1).statistics().nodes())
        .isLessThan(found.get(0).statistics().nodes() * 3 / 4);
    assertThat(found.get(2).statistics().nodes())
        .isLessThan(found.get(1).statistics().nodes());
    assertThat(found.get(2).points()).isCloseTo(found.get(0).points(), Offset.offset(3.0));
    // 3. Each result says how sure it is.
    assertThat(found.stream().map(SearchResult::confidence))
        .containsExactly(OptionalInt.empty(), OptionalInt.of(95), OptionalInt.of(73));
  }

  @Test
  void aSlowEvaluatorIsAskedForFewerValues() {
    Reversi position = RandomPositions.withEmpties(40, new Random(3));
    CountingTanuki fast = new CountingTanuki(false);
    CountingTanuki slow = new CountingTanuki(true);
    SearchResult plain = small().evaluator(fast).build().play(position, Limits.depth(7));
    SearchResult cached = small().evaluator(slow).build().play(position, Limits.depth(7));
    assertThat(cached.statistics().nodes()).isEqualTo(plain.statistics().nodes());
    assertThat(cached.points()).isEqualTo(plain.points());
    assertThat(slow.asked.get()).isLessThan(fast.asked.get());
  }

  /** Counts how many values it is asked for. */
  private static final class CountingTanuki implements DiscEvaluator {

    final AtomicLong asked = new AtomicLong();
    private final Tanuki inner = new Tanuki();
    private final boolean slow;

    CountingTanuki(boolean slow) {
      this.slow = slow;
    }

    @Override
    public int unitsPerDisc() {
      return inner.unitsPerDisc();
    }

    @Override
    public int evaluate(Reversi node) {
      asked.incrementAndGet();
      return inner.evaluate(node);
    }

    @Override
    public boolean isSlow() {
      return slow;
    }

    @Override
    public Optional<ProbCutTable> predictions() {
      return inner.predictions();
    }
  }

  @Test
  void predictionsComeWithTheEvaluatorOrFromTheBuilder() {
    Reversi position = RandomPositions.withEmpties(40, new Random(3));
    ToLongFunction<EngineBuilder> nodes =
        builder -> builder.build().play(position, Limits.depth(7)).statistics().nodes();
    // 1. Tanuki has its own.
    long full =
        nodes.applyAsLong(small().evaluator(new Tanuki()).selectivity(Selectivity.FULL_WIDTH));
    assertThat(nodes.applyAsLong(small().evaluator(new Tanuki()))).isLessThan(full);
    // 2. The same estimates without predictions are searched to the full width.
    DiscEvaluator plain = DiscEvaluator.of(1000, new Tanuki());
    long without = nodes.applyAsLong(small().evaluator(plain));
    assertThat(nodes.applyAsLong(small().evaluator(plain).selectivity(Selectivity.FULL_WIDTH)))
        .isEqualTo(without);
    // 3. The builder's predictions come first.
    assertThat(nodes.applyAsLong(
            small().evaluator(plain).predictions(new Tanuki().predictions().orElseThrow())))
        .isLessThan(without);
  }

  @Test
  void estimatesTheFinalScoreBeforeItCanBeProven() {
    Limits limits = Limits.nodes(3_000_000);
    FfoPosition ffo = FfoPosition.of(42);
    List<SearchResult> soFar = new ArrayList<>();
    SearchResult analysis = small().build().play(Game.of(ffo.position()), limits, soFar::add);
    // 1. It is an estimate of the end, not a proof, and the listener has seen it.
    assertThat(analysis.depth()).isEqualTo(22);
    assertThat(analysis.bound()).isEqualTo(Bound.EXACT);
    assertThat(analysis.solved()).isFalse();
    assertThat(soFar).anyMatch(seen -> seen.depth() == 22 && !seen.solved());
    assertThat(analysis.confidence()).hasValue(98);
    assertThat(analysis.statistics().nodes()).isLessThanOrEqualTo(3_000_000);
    // 2. Its errors are a few discs.
    assertThat(analysis.points()).isCloseTo(ffo.score(), Offset.offset(4.0));
    // 3. An engine that must not cut by predictions makes no estimate of the end.
    Engine careful = small().selectivity(Selectivity.FULL_WIDTH).build();
    SearchResult full = careful.play(ffo.position(), Limits.nodes(300_000));
    assertThat(full.depth()).isLessThan(22);
    assertThat(full.confidence()).isEmpty();
  }

  @Test
  void refusesASelectivityThatNothingIsKnownFor() {
    assertThatIllegalStateException()
        .isThrownBy(() -> small()
            .selectivity(Selectivity.PERCENT_95)
            .evaluator(DiscEvaluator.ofDiscs(TerminalScore.STANDARD))
            .build())
        .withMessageContaining(
            "selectivity(PERCENT_95) needs predictions for the evaluator: call predictions(table)");
  }

  @Test
  void theValuesOfAllMovesAreAsSureAsTheirSearches() {
    assertThat(confidenceOfAllMoves(8, Limits.depth(4))).hasValue(73);
    assertThat(confidenceOfAllMoves(6, Limits.depth(4))).isEmpty();
    // At depth 1 the evaluator alone has valued the moves.
    assertThat(confidenceOfAllMoves(8, Limits.depth(1))).isEmpty();
    assertThat(confidenceOfAllMoves(4, Limits.none())).isEmpty();
  }

  private static OptionalInt confidenceOfAllMoves(int size, Limits limits) {
    return small().build().analyze(Reversi.start(size), limits).confidence();
  }

  @Test
  void isNotSelectiveOnSmallBoards() {
    Reversi position = Reversi.start(6);
    SearchResult analysis = small().build().play(position, Limits.depth(8));
    // At 99 % the search deepens by the same steps, and few predictions would cut.
    assertThat(analysis.statistics().nodes())
        .isEqualTo(small()
            .selectivity(Selectivity.PERCENT_99)
            .build()
            .play(position, Limits.depth(8))
            .statistics()
            .nodes());
    assertThat(analysis.confidence()).isEmpty();
  }
}
