package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.RandomGraph;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.fixture.Truth;
import java.util.Optional;
import java.util.Random;
import java.util.function.ToIntFunction;

/**
 * A random game of the soak test.
 *
 * @param truth returns the true value of a position
 * @param knowledge what a search may know about the game
 * @param hasCycles whether a search must treat repetitions as draws
 */
record SoakGame<N extends Node<N>>(
    Class<N> type,
    N root,
    Evaluator<N> evaluator,
    ToIntFunction<N> truth,
    Optional<Knowledge<N>> knowledge,
    boolean hasCycles) {

  private static final int MAX_LENGTH = 7;

  /** Returns a tree or a graph without cycles. */
  static SoakGame<RandomGame> layered(Random random) {
    long seed = random.nextLong();
    boolean known = random.nextInt(6) == 0;
    RandomGame.Rules rules = new RandomGame.Rules(
        seed,
        known ? 3 + random.nextInt(3) : 3 + random.nextInt(MAX_LENGTH - 2),
        1 + random.nextInt(known ? 4 : 6),
        random.nextBoolean() ? Integer.MAX_VALUE : 1 << (1 + random.nextInt(8)),
        1 << random.nextInt(11),
        random.nextBoolean() ? 0 : 3 + random.nextInt(10));
    Evaluator<RandomGame> evaluator = RandomGame.evaluator();
    return new SoakGame<>(
        RandomGame.class,
        RandomGame.of(rules),
        evaluator,
        node -> Reference.value(node, MAX_LENGTH, evaluator),
        known ? Optional.of(new Truth(seed)) : Optional.empty(),
        false);
  }

  /** Returns a game that may never end. */
  static SoakGame<RandomGraph> cyclic(Random random) {
    return new SoakGame<>(
        RandomGraph.class,
        RandomGraph.of(random.nextLong(), 4 + 2 * random.nextInt(4), 3, 3, random.nextBoolean()),
        node -> (int) Long.remainderUnsigned(Hash64.of(node.key(), 9), 7) - 3,
        RandomGraph::value,
        Optional.empty(),
        true);
  }

  /** Checks that whatever is called solved is true. */
  void assertSolvedIsTrue(SearchResult result, N position) {
    int value = truth.applyAsInt(position);
    if (result.solved()) {
      assertThat(holds(result.bound(), result.score(), value))
          .as("%s, true value %d", result, value)
          .isTrue();
    }
    // If a position with cycles is won, its other moves may count a return to it as a draw.
    if (!hasCycles || value <= 0) {
      for (RootMove move : result.rootMoves()) {
        int exact = Reference.ofMove(position, move.move().code(), truth);
        assertThat(!move.solved() || holds(move.bound(), move.score(), exact))
            .as("%s, true value %d", move, exact)
            .isTrue();
      }
    }
  }

  private static boolean holds(Bound bound, int score, int value) {
    return switch (bound) {
      case EXACT -> score == value;
      case LOWER -> score <= value;
      case UPPER -> score >= value;
      case ESTIMATE -> false;
    };
  }
}
