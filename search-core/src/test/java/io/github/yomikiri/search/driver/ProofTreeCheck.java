package io.github.yomikiri.search.driver;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.driver.ProofNode.Kind;
import java.util.ArrayList;
import java.util.List;

/** Checks the tree of a proof by the rules of the game alone. */
final class ProofTreeCheck {

  private ProofTreeCheck() {}

  /**
   * Checks a tree.
   *
   * @return whether the tree is complete
   */
  static <N extends Node<N>> boolean check(ProofNode<N> root) {
    return check(root, List.of());
  }

  private static <N extends Node<N>> boolean check(ProofNode<N> node, List<Long> path) {
    N position = node.position();
    List<Move> moves =
        node.children().stream().map(child -> child.move().orElseThrow()).toList();
    int sign = node.bound() == Bound.LOWER ? 1 : -1;
    switch (node.kind()) {
      case OR -> {
        assertThat(node.bound()).isEqualTo(Bound.LOWER);
        assertThat(moves).hasSize(1);
        assertThat(position.legalMoves()).containsAll(moves);
      }
      case AND -> {
        assertThat(node.bound()).isEqualTo(Bound.UPPER);
        assertThat(moves).isEqualTo(position.legalMoves());
      }
      case TERMINAL -> {
        assertThat(position.isTerminal()).isTrue();
        assertThat(node.score()).isEqualTo(position.terminalScore());
        assertThat(node.bound()).isEqualTo(Bound.EXACT);
      }
      case REPETITION -> assertThat(path).contains(position.key());
      case CUT -> assertThat(moves).isEmpty();
    }
    List<Long> longer = new ArrayList<>(path);
    longer.add(position.key());
    boolean complete = node.kind() != Kind.CUT;
    for (ProofNode<N> child : node.children()) {
      assertThat(child.position())
          .isEqualTo(position.play(child.move().orElseThrow().code()));
      int needed = sign * -child.score();
      assertThat(needed).isGreaterThanOrEqualTo(sign * node.score());
      complete &= check(child, longer);
    }
    assertThat(node.isComplete()).isEqualTo(complete);
    assertThat(node.size())
        .isEqualTo(1 + node.children().stream().mapToInt(ProofNode::size).sum());
    return complete;
  }
}
