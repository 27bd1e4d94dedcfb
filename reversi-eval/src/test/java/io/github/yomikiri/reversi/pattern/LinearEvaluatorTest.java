package io.github.yomikiri.reversi.pattern;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.eval.InterprismMix;
import io.github.yomikiri.testkit.NodeContract;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class LinearEvaluatorTest {

  private static final long SEED = 20_261_120;

  /**
   * Computes the value by the definition: reads the squares of every place one by one, and counts
   * the classes of the configurations.
   */
  private static int slowly(LinearEvaluator evaluator, Reversi node) {
    PatternSet set = evaluator.weights().set();
    int empties = node.emptyCount();
    short[] numbers = evaluator.weights().stage(STAGES.of(empties));
    int first = 0;
    int sum = numbers[set.weights() + STAGES.maxEmpties(STAGES.of(empties)) - empties];
    for (int p = 0; p < set.patterns().size(); p++) {
      for (Pattern place : set.patterns().get(p).places()) {
        int configuration = place.configuration(node.own(), node.opponent());
        sum += numbers[first + set.configurations(p).classOf(configuration)];
      }
      first += set.configurations(p).count();
    }
    return Math.max(-64_000, Math.min(64_000, sum));
  }

  @Test
  void equalsTheSumOverAllPlacesFromScratchAndMoveByMove() {
    for (PatternSet set : List.of(PatternSet.vsotha(), RandomWeights.SMALL)) {
      LinearEvaluator evaluator = RandomWeights.evaluator(set, SEED);
      Evaluator<PatternPosition> incremental = evaluator.incremental();
      Random random = new Random(SEED);
      MoveList moves = new MoveList();
      for (int game = 0; game < 50; game++) {
        Reversi node = Reversi.start();
        PatternPosition position = PatternPosition.of(node, set);
        while (!node.isTerminal()) {
          int wanted = slowly(evaluator, node);
          assertThat(evaluator.evaluate(node)).as("seed %d, %s", SEED, node).isEqualTo(wanted);
          assertThat(incremental.evaluate(position)).isEqualTo(wanted);
          moves.clear();
          node.moves(moves);
          int move = moves.get(random.nextInt(moves.size()));
          node = node.play(move);
          position = position.play(move);
          assertThat(position.board()).isEqualTo(node);
        }
        assertThat(incremental.unit().terminalScore(position))
            .isEqualTo(1000 * node.terminalScore());
      }
    }
  }

  @Test
  void valuesSmallBoardsByAnotherFormula() {
    LinearEvaluator evaluator = RandomWeights.evaluator(RandomWeights.SMALL, SEED);
    Reversi small = Reversi.start(6).play(Reversi.start(6).legalMoves().get(0).code());
    int wanted = new InterprismMix().evaluate(small);
    assertThat(evaluator.evaluate(small)).isEqualTo(wanted);
    assertThat(evaluator.incremental().evaluate(PatternPosition.of(small, RandomWeights.SMALL)))
        .isEqualTo(wanted);
  }

  @Test
  void refusesWeightsOfAnotherKindOrNumber() {
    PatternSet set = RandomWeights.SMALL;
    List<short[]> empty =
        IntStream.range(0, STAGES.count()).mapToObj(i -> new short[0]).toList();
    assertThatThrownBy(() -> new LinearEvaluator(new PatternWeights("fox", set, "", empty)))
        .hasMessage("these are weights of kind \"fox\", not \"linear\"");
    assertThatThrownBy(() -> new LinearEvaluator(new PatternWeights("linear", set, "", empty)))
        .hasMessage("stage 0 has 0 weights, but its patterns need " + (set.weights() + 4));
    assertThatThrownBy(() -> new PatternWeights("linear", set, "", empty.subList(0, 3)))
        .hasMessage("weights for 3 stages, not for 15");
  }

  @Test
  void valuesPositionsWithMoreEmptySquaresThanAnyGameHas() {
    Reversi two = Reversi.of(1L << 27, 1L << 28, Side.DARK);
    PatternEvaluator evaluator = RandomWeights.evaluator(PatternSet.vsotha(), SEED);
    PatternPosition before = PatternPosition.of(two, PatternSet.vsotha());
    assertThat(evaluator.explain(two).value()).isEqualTo(evaluator.evaluate(two));
    assertThat(evaluator.incremental().evaluate(before)).isEqualTo(evaluator.evaluate(two));
  }

  @Nested
  class Contract implements NodeContract<PatternPosition>, PatternEvaluatorContract {

    private static final Evaluator<PatternPosition> EVALUATOR =
        RandomWeights.evaluator(SET, SEED).incremental();

    @Override
    public List<PatternPosition> positions() {
      return PatternEvaluatorContract.super.positions();
    }

    @Override
    public OptionalInt sideToMove(PatternPosition node) {
      return OptionalInt.empty();
    }

    @Override
    public Evaluator<PatternPosition> evaluator() {
      return EVALUATOR;
    }
  }

  @Nested
  class OnTheGamesPositions implements IncrementalPatternContract {

    private static final PatternEvaluator EVALUATOR = RandomWeights.evaluator(SET, SEED);

    @Override
    public PatternEvaluator evaluator() {
      return EVALUATOR;
    }
  }
}
