package io.github.yomikiri.reversi.pattern;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.internal.EmbeddingLayout;
import io.github.yomikiri.reversi.internal.MobilityInputs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class EmbeddingEvaluatorTest {

  private static final long SEED = 20_261_122;

  /** Computes the value by the definition, from scratch. */
  private static final class Textbook {

    private final PatternSet set;
    private final List<List<Pattern>> places;
    private final List<short[]> stages;

    Textbook(PatternWeights weights) {
      set = weights.set();
      places = set.patterns().stream().map(Pattern::places).toList();
      stages = IntStream.range(0, STAGES.count()).mapToObj(weights::stage).toList();
    }

    int value(Reversi node) {
      int stage = STAGES.of(node.emptyCount());
      short[] embeddings = stages.get(stage / 5 * 5);
      short[] layers = stages.get(stage);
      int at = stage % 5 == 0 ? 16 * EmbeddingLayout.classes(set.weights()) : 0;
      int[] first = new int[16];
      for (int j = 0; j < 16; j++) {
        first[j] = layers[at + 16 * (STAGES.maxEmpties(stage) - node.emptyCount()) + j];
      }
      int classes = 0;
      for (int p = 0; p < places.size(); p++) {
        for (Pattern place : places.get(p)) {
          int configuration = place.configuration(node.own(), node.opponent());
          int number = classes + set.configurations(p).classOf(configuration);
          for (int j = 0; j < 16; j++) {
            first[j] += embeddings[16 * number + j];
          }
        }
        classes += set.configurations(p).count();
      }
      for (int entry : MobilityInputs.entries(node.own(), node.opponent())) {
        for (int j = 0; j < 16; j++) {
          first[j] += embeddings[16 * (classes + MobilityInputs.classOf(entry)) + j];
        }
      }
      at += 16 * STAGES.plies();
      double value = layers[at + 128 + 16] / 128.0;
      for (int k = 0; k < 8; k++) {
        double second = layers[at + 128 + k];
        for (int j = 0; j < 16; j++) {
          second += layers[at + 8 * j + k] * clipped(first[j]) / 1024.0;
        }
        value += layers[at + 128 + 8 + k] / 128.0 * clipped(Math.floor(second + 0.5)) / 1024;
      }
      return (int) Math.floor(Math.max(-64_000, Math.min(64_000, 1000 * value)) + 0.5);
    }

    private static double clipped(double steps) {
      return Math.max(0, Math.min(1024, steps));
    }
  }

  @Test
  void equalsTheDefinitionFromScratchAndMoveByMove() {
    for (PatternSet set : List.of(PatternSet.vsotha(), RandomWeights.SMALL)) {
      EmbeddingEvaluator evaluator = RandomWeights.embedding(set, SEED);
      Textbook textbook = new Textbook(evaluator.weights());
      Evaluator<PatternPosition> incremental = evaluator.incremental();
      Random random = new Random(SEED);
      MoveList moves = new MoveList();
      Set<Integer> values = new HashSet<>();
      for (int game = 0; game < 5; game++) {
        PatternPosition position = PatternPosition.of(Reversi.start(), set);
        while (!position.isTerminal()) {
          int value = incremental.evaluate(position);
          assertThat(evaluator.evaluate(position.board())).isEqualTo(value);
          assertThat(value)
              .as("seed %d, %s", SEED, position)
              .isEqualTo(textbook.value(position.board()));
          values.add(value);
          moves.clear();
          position.moves(moves);
          position = position.play(moves.get(random.nextInt(moves.size())));
        }
      }
      assertThat(values).as("different values").hasSizeGreaterThan(150);
    }
  }

  /** All numbers have the maximum size, of either sign. */
  @Test
  void survivesTheGreatestWeights() {
    PatternSet set = PatternSet.vsotha();
    int inputs = EmbeddingLayout.UNITS * STAGES.plies();
    int max = EmbeddingLayout.maxInput(set.places());
    for (int sign : new int[] {-1, 1}) {
      List<short[]> stages = zeros(set);
      for (short[] numbers : stages) {
        int tempos = numbers.length - EmbeddingLayout.layers(STAGES.plies());
        int layers = tempos + inputs;
        Arrays.fill(numbers, 0, tempos, (short) (sign * max));
        Arrays.fill(numbers, tempos, layers, (short) (sign * EmbeddingLayout.MAX_TEMPO));
        Arrays.fill(numbers, layers, numbers.length, (short) (sign * Short.MAX_VALUE));
      }
      PatternWeights weights = new PatternWeights(PatternWeights.EMBEDDING, set, "", stages);
      EmbeddingEvaluator evaluator = new EmbeddingEvaluator(weights);
      assertThat(evaluator.evaluate(Reversi.start()))
          .isEqualTo(sign * 64_000)
          .isEqualTo(new Textbook(weights).value(Reversi.start()));
    }
  }

  private static List<short[]> zeros(PatternSet set) {
    List<short[]> stages = new ArrayList<>();
    for (int stage = 0; stage < STAGES.count(); stage++) {
      stages.add(new short[EmbeddingLayout.numbers(stage, set.weights(), STAGES.plies())]);
    }
    return stages;
  }

  @Test
  void refusesWeightsThatItCannotUse() {
    PatternSet set = RandomWeights.SMALL;
    List<short[]> stages = zeros(set);
    assertThatThrownBy(
            () -> new EmbeddingEvaluator(new PatternWeights(PatternWeights.FOX, set, "", stages)))
        .hasMessage("these are weights of kind \"fox\", not \"embedding\"");
    stages.get(7)[63] = -4097;
    assertThatThrownBy(() -> embedding(set, stages))
        .hasMessage("stage 7: number -4097 of empty squares is outside [-4096, 4096]");
    stages.get(5)[20] = 563;
    assertThatThrownBy(() -> embedding(set, stages))
        .hasMessage("stage 5: number 563 of an embedding is outside [-562, 562]");
    stages.set(7, zeros(set).get(0));
    assertThatThrownBy(() -> embedding(set, stages)).hasMessageContaining("stage 7 has ");
  }

  private static PatternEvaluator embedding(PatternSet set, List<short[]> stages) {
    return PatternEvaluator.of(new PatternWeights(PatternWeights.EMBEDDING, set, "", stages));
  }

  @Nested
  class Contract implements PatternEvaluatorContract {

    private static final Evaluator<PatternPosition> EVALUATOR =
        RandomWeights.embedding(SET, SEED).incremental();

    @Override
    public Evaluator<PatternPosition> evaluator() {
      return EVALUATOR;
    }
  }

  @Nested
  class OnTheGamesPositions implements IncrementalPatternContract {

    private static final PatternEvaluator EVALUATOR = RandomWeights.embedding(SET, SEED);

    @Override
    public PatternEvaluator evaluator() {
      return EVALUATOR;
    }
  }
}
