package io.github.yomikiri.reversi.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.reversi.Bitboard;
import io.github.yomikiri.reversi.Reversi;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PatternAccumulatorTest {

  private static final long SEED = 20_261_122;

  /** Checks the value of every position of random games, kept and not kept, for both forms. */
  @Test
  void valuesPositionsAsItsEvaluatorDoes() {
    PatternSet set = PatternSet.vsotha();
    for (PatternEvaluator evaluator : List.of(
        RandomWeights.evaluator(set, SEED),
        RandomWeights.fox(set, SEED),
        RandomWeights.embedding(set, SEED))) {
      PatternAccumulator accumulator = new PatternAccumulator(evaluator, 130);
      Random random = new Random(SEED);
      MoveList moves = new MoveList();
      for (int game = 0; game < 20; game++) {
        Reversi node = Reversi.start();
        accumulator.set(node.own(), node.opponent());
        for (int ply = 0; !node.isTerminal(); ply++) {
          moves.clear();
          node.moves(moves);
          int move = moves.get(random.nextInt(moves.size()));
          Reversi next = node.play(move);
          if (move == Reversi.PASS) {
            accumulator.pass(ply);
          } else {
            long flips = Bitboard.flips(node.own(), node.opponent(), move);
            assertThat(accumulator.valueAfter(ply, move, flips, next.own(), next.opponent()))
                .as("seed %d, %s", SEED, next)
                .isEqualTo(evaluator.evaluate(next));
            accumulator.play(ply, move, flips);
          }
          node = next;
          assertThat(accumulator.value(ply + 1, node.own(), node.opponent()))
              .as("seed %d, %s", SEED, node)
              .isEqualTo(evaluator.evaluate(node));
        }
      }
    }
  }

  /**
   * Puts positions in the order of a search: positions of random games, after the same start or
   * after another one, of either side, sometimes with several moves between two of them.
   */
  @Test
  void valuesAPositionTheSameWhateverCameBefore() {
    PatternEvaluator evaluator = RandomWeights.evaluator(PatternSet.vsotha(), SEED);
    PatternAccumulator accumulator = new PatternAccumulator(evaluator, 1);
    Random random = new Random(SEED);
    MoveList moves = new MoveList();
    Reversi start = Reversi.start();
    for (int game = 0; game < 400; game++) {
      Reversi node = start;
      while (!node.isTerminal()) {
        moves.clear();
        node.moves(moves);
        node = node.play(moves.get(random.nextInt(moves.size())));
        if (random.nextInt(8) == 0) {
          start = node;
        }
        if (random.nextInt(3) > 0) {
          accumulator.set(node.own(), node.opponent());
          assertThat(accumulator.value(0, node.own(), node.opponent()))
              .as("seed %d, game %d, %s", SEED, game, node)
              .isEqualTo(evaluator.evaluate(node));
        }
      }
      if (start.isTerminal() || random.nextInt(4) == 0) {
        start = Reversi.start();
      }
    }
  }
}
