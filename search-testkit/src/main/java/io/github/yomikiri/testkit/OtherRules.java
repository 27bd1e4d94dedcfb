package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;

/** Plays the walks by {@link GameFacts#otherRules} as well, and compares the two. */
final class OtherRules<N extends Node<N>> {

  private final GameFacts<N> facts;
  private Optional<Walk<N>> last = Optional.empty();
  private Optional<? extends Node<?>> twin = Optional.empty();

  OtherRules(GameFacts<N> facts) {
    this.facts = facts;
  }

  /** Compares a position. The positions of a walk come in their order. */
  void check(Walk<N> at) {
    twin = at.plies() == 0 ? facts.otherRules(at.node()) : twin.map(node -> next(node, at));
    last = Optional.of(at);
    twin.ifPresent(node -> compare(at, node));
  }

  private Node<?> next(Node<?> node, Walk<N> at) {
    String text = last.orElseThrow().node().notation(at.lastMoves(1).get(0));
    Move move = node.legalMoves().stream()
        .filter(legal -> legal.notation().equals(text))
        .findFirst()
        .orElseThrow();
    return node.play(move).orElseThrow();
  }

  private void compare(Walk<N> at, Node<?> node) {
    int[] codes = at.legalMoves();
    NavigableSet<String> moves = new TreeSet<>();
    Arrays.stream(codes).mapToObj(at.node()::notation).forEach(moves::add);
    NavigableSet<String> others = new TreeSet<>();
    node.legalMoves().stream().map(Move::notation).forEach(others::add);
    assertEquals(
        others,
        moves,
        () -> "the moves differ from those of otherRules(): missing are " + without(others, moves)
            + ", too many are " + without(moves, others) + " " + at);
    assertEquals(
        node.movesAgain(),
        at.node().movesAgain(),
        () -> "movesAgain() differs from that of otherRules() " + at);
    if (moves.isEmpty()) {
      int score = at.node().terminalScore();
      int other = node.terminalScore();
      assertEquals(
          Integer.signum(other),
          Integer.signum(score),
          () -> "terminalScore() is " + score + ", but " + other + " by otherRules() " + at);
    }
    int left = node.quietPliesLeft();
    if (left != Integer.MAX_VALUE) {
      assertEquals(
          left,
          at.node().quietPliesLeft(),
          () -> "quietPliesLeft() differs from that of otherRules() " + at);
    }
  }

  private static List<String> without(NavigableSet<String> all, NavigableSet<String> others) {
    return all.stream().filter(text -> !others.contains(text)).toList();
  }
}
