package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.fixture.Checks;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.fixture.Setup;
import io.github.yomikiri.search.probcut.ProbCut;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.Selectivity;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;

class ProbCutProperties {

  private static final int LENGTH = 7;

  private static final List<Algorithm> PREDICTING =
      Stream.of(Algorithm.values()).filter(Algorithm::canPredict).toList();

  /** Knows the value of every position, so that searches of all depths agree. */
  private static final Evaluator<RandomGame> PERFECT =
      node -> Reference.value(node, LENGTH, (RandomGame unreached) -> {
        throw new AssertionError(unreached);
      });

  private static final ProbCut<RandomGame> SURE =
      (node, depth) -> List.of(new Prediction(depth / 2, 1, 0, 0));

  private static final ProbCut<RandomGame> UNSURE = (node, depth) -> List.of(
      new Prediction(0, 1, 0, Double.POSITIVE_INFINITY),
      new Prediction(depth - 1, 1, 5, Double.POSITIVE_INFINITY));

  @Provide
  static Arbitrary<Algorithm> predicting() {
    return Arbitraries.of(PREDICTING);
  }

  @Property(tries = 120)
  @Tag("once")
  void perfectPredictionsLeaveTheValue(
      @ForAll long seed, @ForAll Setup setup, @ForAll @IntRange(min = 1, max = 6) int depth) {
    RandomGame root = RandomGame.graph(seed, LENGTH, 3, 20);
    int value = PERFECT.evaluate(root);
    for (Algorithm algorithm : PREDICTING) {
      SearchResult result = setup
          .builder(RandomGame.class, PERFECT, algorithm)
          .probCut(SURE, Selectivity.PERCENT_99)
          .build()
          .search(root, Limits.depth(depth));
      assertThat(result.score()).as(algorithm.name()).isEqualTo(value);
      assertThat(Reference.ofMove(root, result.bestMove().code(), PERFECT::evaluate))
          .as("the value of the move")
          .isEqualTo(value);
    }
  }

  @Property
  void predictionsThatAreNeverSureEnoughChangeNothing(
      @ForAll long seed,
      @ForAll("predicting") Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll @IntRange(min = 1, max = 7) int depth) {
    RandomGame root = RandomGame.graph(seed, LENGTH, 4, 20);
    // In a crowded table, different keys would lose different entries.
    Setup roomy = setup == Setup.CROWDED ? Setup.LOCK_FREE : setup;
    SearchResult without = roomy
        .builder(RandomGame.class, RandomGame.evaluator(), algorithm)
        .build()
        .search(root, Limits.depth(depth));
    for (Selectivity level : List.of(Selectivity.PERCENT_73, Selectivity.FULL_WIDTH)) {
      ProbCut<RandomGame> model = level == Selectivity.FULL_WIDTH ? SURE : UNSURE;
      SearchResult with = roomy
          .builder(RandomGame.class, RandomGame.evaluator(), algorithm)
          .probCut(model, level)
          .build()
          .search(root, Limits.depth(depth));
      SearchResult comparable =
          with.toBuilder().confidence(without.confidence()).build();
      Checks.assertSame(comparable, without);
    }
  }

  @Property
  void whateverTheModelSaysResultsAreLegalAndSolvedMeansSolved(
      @ForAll long seed,
      @ForAll("predicting") Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll Selectivity level,
      @ForAll @IntRange(min = 1, max = 9) int depth) {
    RandomGame root = RandomGame.graph(seed, 6, 4, 20);
    var searcher = setup
        .builder(RandomGame.class, RandomGame.evaluator(), algorithm)
        .probCut(randomModel(seed), level)
        .build();
    // The second search finds the entries that the first one left in the table.
    for (int pass = 0; pass < 2; pass++) {
      SearchResult result = searcher.search(root, Limits.depth(depth));
      Checks.assertLegalLine(result, root);
      assertThat(result.rootMoves())
          .extracting(RootMove::move)
          .containsExactlyInAnyOrderElementsOf(root.legalMoves());
      if (result.solved()) {
        assertThat(result.score()).isEqualTo(Reference.value(root, 6, node -> 0));
      }
    }
  }

  /** Returns a model that makes senseless but sure predictions at some nodes. */
  private static ProbCut<RandomGame> randomModel(long seed) {
    return (node, depth) -> {
      Random random = new Random(Hash64.of(seed, node.key() + depth));
      return random.nextInt(3) == 0
          ? List.of()
          : List.of(
              new Prediction(
                  random.nextInt(depth),
                  0.5 + random.nextDouble(),
                  random.nextInt(9) - 4,
                  random.nextInt(4)),
              new Prediction(random.nextInt(depth), 1, 0, 3));
    };
  }
}
