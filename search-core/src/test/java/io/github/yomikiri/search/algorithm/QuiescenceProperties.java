package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.NoisyMoves;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.Reference;
import io.github.yomikiri.search.fixture.Setup;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class QuiescenceProperties {

  private static final int LENGTH = 7;

  /** Every other move is noisy; at every fourth position no side may decline. */
  static final NoisyMoves<RandomGame> NOISY = new NoisyMoves<>() {
    @Override
    public void list(RandomGame node, MoveList out) {
      MoveList moves = new MoveList();
      node.moves(moves);
      for (int move : moves.toArray()) {
        if (move % 2 == 0 || !mayDecline(node)) {
          out.add(move);
        }
      }
    }

    @Override
    public boolean mayDecline(RandomGame node) {
      return (node.key() & 3) != 0;
    }
  };

  /** The same moves, of which each gains exactly what it gains, and sometimes a little more. */
  static final NoisyMoves<RandomGame> BOUNDED = new NoisyMoves<>() {
    @Override
    public void list(RandomGame node, MoveList out) {
      NOISY.list(node, out);
    }

    @Override
    public boolean mayDecline(RandomGame node) {
      return NOISY.mayDecline(node);
    }

    @Override
    public int gain(RandomGame node, int move) {
      int score = Reference.ofMove(node, move, QuiescenceProperties::quiet);
      return score - RandomGame.evaluator().evaluate(node) + move % 3;
    }
  };

  @Property(tries = 100)
  void aQuiescenceSearchOfAllMovesSearchesTheWholeGame(
      @ForAll long seed, @ForAll Algorithm algorithm, @ForAll Setup setup) {
    RandomGame root = RandomGame.graph(seed, LENGTH, 3, 20);
    NoisyMoves<RandomGame> everything = new NoisyMoves<>() {
      @Override
      public void list(RandomGame node, MoveList out) {
        node.moves(out);
      }

      @Override
      public boolean mayDecline(RandomGame node) {
        return false;
      }
    };
    SearchResult result = setup
        .builder(RandomGame.class, RandomGame.evaluator(), algorithm)
        .rule(NodeRule.quiescence(everything))
        .build()
        .search(root, Limits.depth(1));
    assertThat(result.score()).isEqualTo(Reference.value(root, LENGTH, node -> 0));
  }

  /** The definition of quiescence search, without a window. */
  private static int quiet(RandomGame node) {
    if (node.isTerminal()) {
      return node.terminalScore();
    }
    int best = NOISY.mayDecline(node) ? RandomGame.evaluator().evaluate(node) : Integer.MIN_VALUE;
    MoveList moves = new MoveList();
    NOISY.list(node, moves);
    for (int move : moves.toArray()) {
      best = Math.max(best, Reference.ofMove(node, move, QuiescenceProperties::quiet));
    }
    return best;
  }

  @Property
  void aQuiescenceSearchHasTheValueOfItsDefinition(
      @ForAll long seed,
      @ForAll Algorithm algorithm,
      @ForAll Setup setup,
      @ForAll boolean bounded,
      @ForAll @IntRange(min = 1, max = 4) int depth) {
    RandomGame root = setup == Setup.AT_LEAST
        ? RandomGame.tree(seed, LENGTH, 3, 20)
        : RandomGame.graph(seed, LENGTH, 4, 20);
    Evaluator<RandomGame> definition = QuiescenceProperties::quiet;
    SearchResult result = setup
        .builder(RandomGame.class, RandomGame.evaluator(), algorithm)
        .rule(NodeRule.quiescence(bounded ? BOUNDED : NOISY))
        .build()
        .search(root, Limits.depth(depth));
    assertThat(result.score()).isEqualTo(Reference.value(root, depth, definition));
  }

  @Test
  void aBoundSavesNodes() {
    long[] nodes = new long[2];
    for (int seed = 0; seed < 100; seed++) {
      RandomGame root = RandomGame.graph(seed, LENGTH, 4, 20);
      for (int i = 0; i < 2; i++) {
        nodes[i] += Setup.BARE
            .builder(RandomGame.class, RandomGame.evaluator(), Algorithm.NEGA_ALPHA)
            .rule(NodeRule.quiescence(i == 0 ? NOISY : BOUNDED))
            .build()
            .search(root, Limits.depth(3))
            .statistics()
            .nodes();
      }
    }
    assertThat(nodes[1]).isLessThan(nodes[0] * 9 / 10);
  }
}
