package io.github.yomikiri.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.fixture.Checks;
import io.github.yomikiri.search.fixture.Reference;
import java.util.List;
import java.util.function.ToIntFunction;

/** Checks that the result of a Monte-Carlo search claims nothing that is not true. */
final class MonteCarloChecks {

  private MonteCarloChecks() {}

  /**
   * Checks a result.
   *
   * @param value computes the value of a position by perfect play
   */
  static <N extends Node<N>> void assertHonest(
      SearchResult result, N root, ToIntFunction<N> value) {
    assertClaim(result.score(), result.bound(), result.solved(), value.applyAsInt(root), result);
    if (result.bound() == Bound.EXACT) {
      int played = Reference.ofMove(root, result.bestMove().code(), value);
      assertThat(played).as("best move of %s", result).isEqualTo(result.score());
    }
    assertThat(result.rootMoves())
        .extracting(RootMove::move)
        .containsExactlyInAnyOrderElementsOf(root.legalMoves());
    assertThat(result.rootMoves().get(0).move()).isEqualTo(result.bestMove());
    for (RootMove move : result.rootMoves()) {
      int exact = Reference.ofMove(root, move.move().code(), value);
      assertClaim(move.score(), move.bound(), move.solved(), exact, move);
      if (move.visits() == 0) {
        assertThat(move).isEqualTo(RootMove.unknown(move.move()));
      } else {
        assertThat(move.depth()).isPositive();
      }
    }
    if (result.rootMoves().get(0).visits() == 0) {
      assertThat(result.rootMoves())
          .as("a move without visits comes before proven losses only: %s", result)
          .allMatch(move -> move.visits() == 0 || move.solved() && move.score() < 0);
    }
    N end = Checks.assertLegalLine(result, root);
    if (result.bound() == Bound.EXACT && end.isTerminal()) {
      int byLine = Checks.valueByLine(root, result.principalVariation(), end.terminalScore());
      assertThat(byLine).as("end of the line").isEqualTo(result.score());
    }
  }

  /**
   * Checks the bounds of all nodes of a tree, and that the tree is that of a result.
   *
   * @param value computes the value of a position by perfect play
   */
  static <N extends Node<N>> void assertHonest(
      VisitedNode<N> root, SearchResult result, ToIntFunction<N> value) {
    assertBounds(root, value);
    List<Move> visited =
        root.children().stream().map(child -> child.move().orElseThrow()).toList();
    assertThat(result.rootMoves().stream().filter(move -> move.visits() > 0).map(RootMove::move))
        .containsExactlyElementsOf(visited);
    VisitedNode<N> at = root;
    for (Move move : result.principalVariation()) {
      if (at == root && result.rootMoves().get(0).visits() == 0) {
        break;
      }
      at = at.children().get(0);
      assertThat(at.move()).contains(move);
    }
  }

  private static <N extends Node<N>> void assertBounds(
      VisitedNode<N> node, ToIntFunction<N> value) {
    assertThat(value.applyAsInt(node.position()))
        .as("%s", node)
        .isBetween(node.lower(), node.upper());
    node.children().forEach(child -> assertBounds(child, value));
  }

  private static void assertClaim(int score, Bound bound, boolean solved, int value, Object what) {
    switch (bound) {
      case EXACT -> assertThat(score).as("%s", what).isEqualTo(value);
      case LOWER -> assertThat(score).as("%s", what).isLessThanOrEqualTo(value);
      case UPPER -> assertThat(score).as("%s", what).isGreaterThanOrEqualTo(value);
      case ESTIMATE -> assertThat(solved).as("%s", what).isFalse();
    }
  }
}
