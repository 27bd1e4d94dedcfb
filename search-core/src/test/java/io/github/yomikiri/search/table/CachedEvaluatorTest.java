package io.github.yomikiri.search.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.Selectivity;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CachedEvaluatorTest {

  private static final long SEED = 20261123;
  private static final int ROUNDS = 1_000_000;

  /** A position that is only a key and a value. */
  private record Keyed(long key, int value) implements Node<Keyed> {

    @Override
    public void moves(MoveList out) {}

    @Override
    public Keyed play(int move) {
      throw new IllegalArgumentException("no move " + move);
    }

    @Override
    public int terminalScore() {
      return 2 * value;
    }
  }

  private final AtomicInteger asked = new AtomicInteger();

  private <N extends Node<N>> Evaluator<N> counting(Evaluator<N> evaluator) {
    return node -> {
      asked.incrementAndGet();
      return evaluator.evaluate(node);
    };
  }

  private Evaluator<Keyed> cached(int positions) {
    return CachedEvaluator.of(counting(Keyed::value), positions);
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, -1, 0xFFFF_FFFFL, 1L << 32, Long.MIN_VALUE, Long.MAX_VALUE})
  void theEvaluatorIsAskedOnceForAPosition(long key) {
    for (int value : new int[] {0, 1, -1, 4711, -4711, Score.MAX, -Score.MAX}) {
      asked.set(0);
      Evaluator<Keyed> evaluator = cached(16);
      for (int i = 0; i < 3; i++) {
        assertThat(evaluator.evaluate(new Keyed(key, value))).isEqualTo(value);
      }
      assertThat(asked).as("value %d", value).hasValue(1);
    }
  }

  @Test
  void allPlacesAreUsed() {
    Evaluator<Keyed> evaluator = cached(16);
    for (int i = 0; i < 48; i++) {
      assertThat(evaluator.evaluate(new Keyed(i % 16, i % 16))).isEqualTo(i % 16);
    }
    assertThat(asked).hasValue(16);
  }

  @Test
  void aPlaceHasThePositionThatWasValuedLast() {
    Evaluator<Keyed> evaluator = cached(1);
    for (int value : new int[] {7, -8, -8, 7}) {
      assertThat(evaluator.evaluate(new Keyed(value, value))).isEqualTo(value);
    }
    assertThat(asked).hasValue(3);
  }

  @Test
  void whatIsSaidOfTheEstimatesStaysTrue() {
    Evaluator<Keyed> evaluator = new Evaluator<>() {
      @Override
      public int evaluate(Keyed node) {
        return node.value;
      }

      @Override
      public boolean countsBanked() {
        return true;
      }
    };
    assertThat(CachedEvaluator.of(evaluator, 4).countsBanked()).isTrue();
    assertThat(cached(4).countsBanked()).isFalse();
  }

  @Test
  void eachCachedEvaluatorHasACacheOfItsOwn() {
    Keyed position = new Keyed(1, 5);
    assertThat(cached(4).evaluate(position)).isEqualTo(5);
    Evaluator<Keyed> negated = CachedEvaluator.of(node -> -node.value(), 4);
    assertThat(negated.evaluate(position)).isEqualTo(-5);
  }

  @Test
  void aSlowEvaluatorIsNotSlowWithACache() {
    Evaluator<Keyed> slow = new Evaluator<>() {
      @Override
      public int evaluate(Keyed node) {
        return node.value();
      }

      @Override
      public boolean isSlow() {
        return true;
      }
    };
    Evaluator<Keyed> changed = slow.withEstimates((node, estimate) -> -estimate);
    assertThat(changed.isSlow()).isTrue();
    assertThat(CachedEvaluator.of(changed, 4).isSlow()).isFalse();
  }

  @Test
  void finishedGamesAreScoredByTheGivenEvaluator() {
    Evaluator<Keyed> scaled = new Evaluator<>() {
      @Override
      public int evaluate(Keyed node) {
        return node.value();
      }

      @Override
      public Unit<Keyed> unit() {
        return Unit.points(1_000);
      }
    };
    assertThat(CachedEvaluator.of(scaled, 4).unit()).isEqualTo(Unit.points(1_000));
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 3, 1_000, 1 << 29})
  void otherSizesAreRejected(int positions) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> cached(positions))
        .withMessage(
            "cache for " + positions + " positions: expected a power of two from 1 to 268435456");
  }

  private static SearchResult search(RandomGame root, Evaluator<RandomGame> evaluator) {
    SearcherBuilder<RandomGame> parts = Searchers.bare(RandomGame.class)
        .evaluator(evaluator)
        .ordering(() -> MoveOrdering.byEvaluation(evaluator, 2))
        .table(new LockFreeTable(1 << 12))
        .probCut(
            (node, depth) -> depth < 3 ? List.of() : List.of(new Prediction(1, 1, 0, 20)),
            Selectivity.PERCENT_87);
    return parts.build().search(root, Limits.depth(7));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 8, 1 << 12})
  void aSearchVisitsTheSameNodes(int positions) {
    int askedWithout = 0;
    int askedWith = 0;
    for (long seed = SEED; seed < SEED + 20; seed++) {
      RandomGame root =
          seed % 2 == 0 ? RandomGame.graph(seed, 11, 5, 50) : RandomGame.tree(seed, 11, 5, 50);
      asked.set(0);
      SearchResult without = search(root, counting(RandomGame.evaluator()));
      askedWithout += asked.getAndSet(0);
      SearchResult with =
          search(root, CachedEvaluator.of(counting(RandomGame.evaluator()), positions));
      askedWith += asked.get();
      assertThat(with.score()).as("seed %d", seed).isEqualTo(without.score());
      assertThat(with.principalVariation()).isEqualTo(without.principalVariation());
      assertThat(with.statistics().nodes()).isEqualTo(without.statistics().nodes());
    }
    assertThat(askedWith).isLessThan(askedWithout);
  }

  @Test
  void severalThreadsGetTheRightValues() throws Exception {
    Evaluator<Keyed> evaluator = cached(2);
    ExecutorService pool = Executors.newFixedThreadPool(2);
    try {
      List<Future<?>> threads = new ArrayList<>();
      for (int thread = 0; thread < 2; thread++) {
        Random random = new Random(SEED + thread);
        threads.add(pool.submit(() -> check(evaluator, random)));
      }
      for (Future<?> each : threads) {
        each.get();
      }
    } finally {
      pool.shutdown();
    }
    assertThat(asked).hasValueLessThan(2 * ROUNDS);
  }

  /** Asks often for the values of a few positions, which share two places. */
  private static void check(Evaluator<Keyed> evaluator, Random random) {
    for (int i = 0; i < ROUNDS; i++) {
      int value = random.nextInt(8);
      int found = evaluator.evaluate(new Keyed(Hash64.of(SEED, value), value));
      if (found != value) {
        throw new AssertionError("value " + found + " in place of " + value);
      }
    }
  }
}
