package io.github.yomikiri.reversi.pattern;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.internal.FoxLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class FoxEvaluatorTest {

  private static final long SEED = 20_050_806;

  /** Computes the value by the definition: the count of each configuration times its weight. */
  private static final class Textbook {

    private final PatternSet set;
    private final List<List<Pattern>> places;
    private final List<short[]> stages;

    /**
     * Copies the places and the weights of an evaluator, because each call for them makes a new
     * copy.
     */
    Textbook(FoxEvaluator evaluator) {
      PatternWeights weights = evaluator.weights();
      set = weights.set();
      places = set.patterns().stream().map(Pattern::places).toList();
      stages = IntStream.range(0, STAGES.count()).mapToObj(weights::stage).toList();
    }

    double value(Reversi node, UnaryOperator<Double> rounding) {
      Map<Integer, Integer> inputs = new TreeMap<>();
      int first = 0;
      for (int p = 0; p < places.size(); p++) {
        for (Pattern place : places.get(p)) {
          int configuration = place.configuration(node.own(), node.opponent());
          inputs.merge(first + set.configurations(p).classOf(configuration), 1, Integer::sum);
        }
        first += set.configurations(p).count();
      }
      int empties = node.emptyCount();
      inputs.put(first + STAGES.maxEmpties(STAGES.of(empties)) - empties, 1);
      short[] numbers = stages.get(STAGES.of(empties));
      double value = numbers[numbers.length - 1] / 128.0;
      for (int j = 0; j < 8; j++) {
        double x = 0;
        for (Map.Entry<Integer, Integer> input : inputs.entrySet()) {
          x += input.getValue() * numbers[8 * input.getKey() + j] / 128.0;
        }
        double f = 1 / (1 + StrictMath.exp(-x / 8)) - 0.5;
        value += numbers[numbers.length - 9 + j] / 128.0 * rounding.apply(f);
      }
      return Math.max(-64_000, Math.min(64_000, 1000 * value));
    }
  }

  /** Rounds as the table does: in steps of 1/65,536, at most 32,767 of them. */
  private static double inSteps(double f) {
    return Math.max(-32_767, Math.min(32_767, Math.rint(65_536 * f))) / 65_536;
  }

  @Test
  void equalsTheSumOverAllConfigurationsFromScratchAndMoveByMove() {
    for (PatternSet set : List.of(PatternSet.vsotha(), RandomWeights.SMALL)) {
      FoxEvaluator evaluator = RandomWeights.fox(set, SEED);
      Textbook textbook = new Textbook(evaluator);
      Evaluator<PatternPosition> incremental = evaluator.incremental();
      Random random = new Random(SEED);
      MoveList moves = new MoveList();
      for (int game = 0; game < 30; game++) {
        PatternPosition position = PatternPosition.of(Reversi.start(), set);
        while (!position.isTerminal()) {
          int value = incremental.evaluate(position);
          assertThat(evaluator.evaluate(position.board())).isEqualTo(value);
          assertThat((double) value)
              .as("seed %d, %s", SEED, position)
              .isEqualTo(
                  Math.floor(textbook.value(position.board(), FoxEvaluatorTest::inSteps) + 0.5))
              .isCloseTo(textbook.value(position.board(), f -> f), within(3.0));
          moves.clear();
          position.moves(moves);
          position = position.play(moves.get(random.nextInt(moves.size())));
        }
        assertThat(incremental.unit().terminalScore(position))
            .isEqualTo(1000 * position.terminalScore());
      }
    }
  }

  /** All weights have the maximum size, of either sign, so the sums need all 16 bits. */
  @Test
  void survivesTheGreatestWeights() {
    PatternSet set = PatternSet.vsotha();
    for (int sign : new int[] {-1, 1}) {
      int max = sign * FoxLayout.maxInput(set.places());
      List<short[]> stages = new ArrayList<>();
      for (int stage = 0; stage < STAGES.count(); stage++) {
        short[] numbers = new short[FoxLayout.numbers(set.weights() + STAGES.plies())];
        for (int i = 0; i < numbers.length - 9; i++) {
          numbers[i] = (short) (i % 2 == 0 ? max : -max);
        }
        for (int i = numbers.length - 9; i < numbers.length - 1; i++) {
          numbers[i] = (short) (i % 2 == 0 ? -512 : 512);
        }
        stages.add(numbers);
      }
      FoxEvaluator evaluator = fox(set, stages);
      int wanted = -sign * 1000 * 4 * 8 / 2;
      assertThat((double) evaluator.evaluate(Reversi.start()))
          .isCloseTo(wanted, within(2.0))
          .isCloseTo(new Textbook(evaluator).value(Reversi.start(), f -> f), within(2.0));
    }
  }

  private static FoxEvaluator fox(PatternSet set, List<short[]> stages) {
    return new FoxEvaluator(new PatternWeights(PatternWeights.FOX, set, "", stages));
  }

  @Test
  void refusesWeightsThatItCannotUse() {
    PatternSet set = RandomWeights.SMALL;
    List<short[]> stages = new ArrayList<>();
    for (int stage = 0; stage < STAGES.count(); stage++) {
      stages.add(new short[FoxLayout.numbers(set.weights() + STAGES.plies())]);
    }
    assertThatThrownBy(() -> new FoxEvaluator(new PatternWeights("linear", set, "", stages)))
        .hasMessage("these are weights of kind \"linear\", not \"fox\"");
    stages.get(7)[40] = 2049;
    assertThatThrownBy(() -> fox(set, stages))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("stage 7: input weight 2049 is outside [-2047, 2047]");
    stages.set(7, new short[12]);
    assertThatThrownBy(() -> fox(set, stages))
        .hasMessageStartingWith("stage 7 has 12 weights, but its patterns need ");
  }

  @Test
  void theWeightsTellWhichEvaluatorTheyAreFor() {
    PatternSet set = RandomWeights.SMALL;
    FoxEvaluator fox = RandomWeights.fox(set, SEED);
    LinearEvaluator linear = RandomWeights.evaluator(set, SEED);
    assertThat(PatternEvaluator.of(fox.weights())).isInstanceOf(FoxEvaluator.class);
    assertThat(PatternEvaluator.of(linear.weights())).isInstanceOf(LinearEvaluator.class);
    assertThat(PatternEvaluator.of(RandomWeights.embedding(set, SEED).weights()))
        .isInstanceOf(EmbeddingEvaluator.class);
    List<short[]> stages =
        IntStream.range(0, STAGES.count()).mapToObj(stage -> new short[0]).toList();
    assertThatThrownBy(() -> PatternEvaluator.of(new PatternWeights("wolf", set, "", stages)))
        .hasMessage("weights of kind \"wolf\": expected \"linear\", \"fox\" or \"embedding\"");
  }

  @Test
  void valuesPositionsWithMoreEmptySquaresThanAnyGameHas() {
    Reversi two = Reversi.of(1L << 27, 1L << 28, Side.DARK);
    PatternEvaluator evaluator = RandomWeights.fox(PatternSet.vsotha(), SEED);
    PatternPosition before = PatternPosition.of(two, PatternSet.vsotha());
    assertThat(evaluator.explain(two).value()).isEqualTo(evaluator.evaluate(two));
    assertThat(evaluator.incremental().evaluate(before)).isEqualTo(evaluator.evaluate(two));
  }

  @Nested
  class Contract implements PatternEvaluatorContract {

    private static final Evaluator<PatternPosition> EVALUATOR =
        RandomWeights.fox(SET, SEED).incremental();

    @Override
    public Evaluator<PatternPosition> evaluator() {
      return EVALUATOR;
    }
  }

  @Nested
  class OnTheGamesPositions implements IncrementalPatternContract {

    private static final PatternEvaluator EVALUATOR = RandomWeights.fox(SET, SEED);

    @Override
    public PatternEvaluator evaluator() {
      return EVALUATOR;
    }
  }
}
