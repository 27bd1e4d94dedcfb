package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * What every game must keep to: the promises of {@link Node}, checked on random walks. A test class implements this
 * interface and supplies {@link #positions()}; searches rely on every one of these tests.
 *
 * <p>Whether the rules are right is another question, which published counts answer: see {@link PerftSuite}.
 *
 * @param <N> the game's node type
 */
public interface NodeContract<N extends Node<N>> extends PositionSource<N> {

  /**
   * Returns the side to move, for {@link #sidesAlternate}. A node need not tell, so the default does not; override it
   * where the game knows, for a pass that does not change sides is the commonest mistake of all.
   *
   * @param node any position
   * @return two different numbers for the two sides, or empty when it cannot be told
   */
  default OptionalInt sideToMove(N node) {
    return OptionalInt.empty();
  }

  /** Checks that a position lists its moves in the same order at every call. */
  @Test
  default void movesAreTheSameAtEveryCall() {
    Walk.forEach(this, at -> {
      int[] first = at.legalMoves();
      assertArrayEquals(first, at.legalMoves(), () -> "moves() differ from call to call " + at);
      assertArrayEquals(
          first,
          Walk.legalMoves(at.replay()),
          () -> "moves() differ when the same moves are played again " + at);
    });
  }

  /** Checks that no position lists a move twice. */
  @Test
  default void movesAreDistinct() {
    Walk.forEach(this, at -> {
      int[] moves = at.legalMoves();
      assertEquals(
          Arrays.stream(moves).distinct().count(),
          moves.length,
          () -> "moves() lists a move twice: " + Arrays.toString(moves) + " " + at);
    });
  }

  /** Checks that every move is in {@code [0, Node.MOVE_LIMIT)}. */
  @Test
  default void movesAreInRange() {
    Walk.forEach(this, at -> {
      for (int move : at.legalMoves()) {
        assertTrue(
            move >= 0 && move < Node.MOVE_LIMIT,
            () -> "move " + move + " is outside [0, " + Node.MOVE_LIMIT + ") " + at);
      }
    });
  }

  /** Checks that listing moves appends to the list, and leaves what it holds. */
  @Test
  default void movesAreAppended() {
    Walk.forEach(this, at -> {
      MoveList list = new MoveList();
      list.add(-7);
      at.node().moves(list);
      int[] expected = Contracts.prepend(-7, at.legalMoves());
      assertArrayEquals(
          expected,
          list.toArray(),
          () -> "moves() must append to a list that already holds -7 " + at);
    });
  }

  /** Checks that a game is over where there are no moves, and nowhere else. */
  @Test
  default void terminalMeansNoMoves() {
    Walk.forEach(this, at -> {
      int count = at.legalMoves().length;
      assertEquals(
          count == 0,
          at.node().isTerminal(),
          () -> "isTerminal() is wrong with " + count + " moves " + at);
    });
  }

  /** Checks that playing leaves a position as it was, and gives the same position every time. */
  @Test
  default void playLeavesTheNodeAsItIs() {
    Walk.forEach(this, at -> {
      NodeSnapshot before = NodeSnapshot.of(at.node());
      for (int move : at.legalMoves()) {
        N child = at.node().play(move);
        before.assertSame(at.node(), () -> "play(" + move + ") changed the node " + at);
        NodeSnapshot childBefore = NodeSnapshot.of(child);
        for (int reply : Walk.legalMoves(child)) {
          child.play(reply);
        }
        before.assertSame(
            at.node(), () -> "playing on after move " + move + " changed the node " + at);
        childBefore.assertSame(
            at.node().play(move), () -> "play(" + move + ") differs from call to call " + at);
      }
    });
  }

  /** Checks that a position has the same key whenever and however it was reached. */
  @Test
  default void equalPositionsHaveEqualKeys() {
    Map<N, Walk<N>> met = new HashMap<>();
    Walk.forEach(this, at -> {
      assertEquals(
          at.node().key(),
          at.replay().key(),
          () -> "key() differs when the same moves are played again " + at);
      Walk<N> equal = met.putIfAbsent(at.node(), at);
      if (equal != null) {
        assertEquals(
            equal.node().key(),
            at.node().key(),
            () -> "two equal positions have different keys, one " + equal + ", one " + at);
      }
    });
  }

  /**
   * Checks that positions with equal keys are the same to a search: the same moves, and the same after any two of them.
   * The side to move belongs to the key.
   */
  @Test
  default void differentPositionsHaveDifferentKeys() {
    Map<Long, Walk<N>> met = new HashMap<>();
    Walk.forEach(this, at -> {
      Walk<N> same = met.putIfAbsent(at.node().key(), at);
      if (same != null && !same.node().equals(at.node())) {
        assertEquals(
            NodeSnapshot.behaviour(same.node()),
            NodeSnapshot.behaviour(at.node()),
            () -> "two different positions share the key " + at.node().key() + ", one " + same
                + ", one " + at);
      }
    });
  }

  /**
   * Checks that the sides alternate at every move, a pass included; aborted where {@link #sideToMove} does not tell.
   */
  @Test
  default void sidesAlternate() {
    assumeTrue(
        positions().stream().allMatch(node -> sideToMove(node).isPresent()),
        "sideToMove() does not tell: override it to have this checked");
    Walk.forEach(this, at -> {
      for (int move : at.legalMoves()) {
        assertNotEquals(
            sideToMove(at.node()),
            sideToMove(at.node().play(move)),
            () -> "the same side is to move after move " + move + " " + at);
      }
    });
  }

  /** Checks that the moves of a position have different texts, and that none is blank. */
  @Test
  default void notationsAreDistinct() {
    Walk.forEach(this, at -> {
      Map<String, Integer> moves = new HashMap<>();
      for (int move : at.legalMoves()) {
        String notation = at.node().notation(move);
        assertFalse(notation.isBlank(), () -> "move " + move + " has a blank notation " + at);
        Integer other = moves.put(notation, move);
        if (other != null && other != move) {
          fail("moves " + other + " and " + move + " are both written \"" + notation + "\" " + at);
        }
      }
    });
  }

  /** Checks that every move's text reads as that move, and that nonsense reads as none. */
  @Test
  default void parseReadsEveryNotation() {
    Walk.forEach(this, at -> {
      for (int move : at.legalMoves()) {
        String notation = at.node().notation(move);
        assertEquals(
            Optional.of(move),
            at.node().parse(notation).map(Move::code),
            () -> "parse(\"" + notation + "\") is not move " + move + " " + at);
      }
      for (String nonsense : List.of("", "no such move", "\u00a7")) {
        assertEquals(
            Optional.empty(),
            at.node().parse(nonsense),
            () -> "parse(\"" + nonsense + "\") is a move " + at);
      }
    });
  }

  /** Checks that {@link Node#legalMoves()} and {@link Node#moves} say the same. */
  @Test
  default void legalMovesAreTheMoves() {
    Walk.forEach(this, at -> {
      List<Move> expected = Arrays.stream(at.legalMoves())
          .mapToObj(move -> new Move(move, at.node().notation(move)))
          .toList();
      assertEquals(
          expected, at.node().legalMoves(), () -> "legalMoves() are not the moves() " + at);
    });
  }

  /** Checks that {@link Node#play(Move)} plays legal moves as {@link Node#play(int)} does, and refuses all others. */
  @Test
  default void checkedPlayRefusesIllegalMoves() {
    Random random = new Random(seed());
    Walk.forEach(this, at -> {
      for (Move move : at.node().legalMoves()) {
        assertEquals(
            Optional.of(at.node().play(move.code()).key()),
            at.node().play(move).map(Node::key),
            () -> "play(Move) differs from play(int) for " + move + " " + at);
      }
      for (int illegal : Contracts.illegalMoves(at.legalMoves(), random)) {
        assertTrue(
            at.node().play(new Move(illegal, "illegal")).isEmpty(),
            () -> "play(Move) played move " + illegal + ", which moves() does not list " + at);
      }
    });
  }

  /** Checks that finished games count no more than {@link Score#MAX}, and the same at every call. */
  @Test
  default void terminalScoresAreInRange() {
    for (Walk<N> at : Walk.ends(this)) {
      int score = at.node().terminalScore();
      assertTrue(
          Math.abs((long) score) <= Score.MAX,
          () -> "terminalScore() " + score + " is outside +-Score.MAX " + at);
      assertEquals(
          score,
          at.replay().terminalScore(),
          () -> "terminalScore() differs from call to call " + at);
    }
  }

  /** Checks that no game is longer than {@link #maxPlies()}. */
  @Test
  default void everyGameEnds() {
    Walk.forEach(
        this,
        at -> assertTrue(
            at.moves().size() < maxPlies() || at.isOver(),
            () -> "the game goes on after " + maxPlies() + " plies " + at));
  }

  /**
   * Checks that several threads may use a position at once.
   *
   * @throws Exception when a thread fails
   */
  @Test
  default void threadsSeeTheSame() throws Exception {
    for (Walk<N> at : Walk.sample(this)) {
      NodeSnapshot alone = NodeSnapshot.of(at.replay());
      for (NodeSnapshot each : Threads.race(() -> NodeSnapshot.of(at.node()))) {
        assertEquals(alone, each, () -> "a thread among several saw another position " + at);
      }
    }
  }
}
