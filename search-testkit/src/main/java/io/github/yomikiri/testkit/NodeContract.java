package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.MoveTexts;
import io.github.yomikiri.game.internal.PortableRandom;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/**
 * Tests that every game must pass: they check the promises of {@link Node} on random walks. A test
 * class implements this interface and supplies {@link #positions()}. Searches rely on every promise
 * that is tested here.
 *
 * <p>Optional methods, each of a line or two, let the tests find faults of the rules as well.
 * {@link #sideToMove} finds a pass that does not change sides. {@link #winner} finds a row that is
 * not noticed and a score with the wrong sign. {@link #symmetries} finds a row that wraps around
 * the edge, and {@link #withSidesChanged} a key that confuses the two sides. Published counts check
 * the rest of the rules: see {@link PerftSuite}.
 *
 * @param <N> the game's node type
 */
public interface NodeContract<N extends Node<N>> extends PositionSource<N> {

  /**
   * Returns the side to move, for {@link #sidesAlternate}. A pass that does not change sides is the
   * most common mistake.
   *
   * <pre>{@code
   * public OptionalInt sideToMove(TicTacToe node) {
   *   return OptionalInt.of(Integer.bitCount(node.own() | node.opponent()) % 2);
   * }
   * }</pre>
   *
   * @param node any position
   * @return two different numbers for the two sides; by default empty, so that the sides are not
   *     compared
   */
  default OptionalInt sideToMove(N node) {
    return OptionalInt.empty();
  }

  /**
   * Returns who has won, for {@link #finishedGamesAreScored}. Find the winner in another way than
   * the game does, because the same code would have the same fault. For example, go through every
   * square and direction, or read the drawing; speed does not matter.
   *
   * <pre>{@code
   * public OptionalInt winner(TicTacToe node) {
   *   return OptionalInt.of(hasThreeInARow(node.own()) ? 1 : hasThreeInARow(node.opponent()) ? -1 : 0);
   * }
   * }</pre>
   *
   * @param node any position, finished or not
   * @return 1 if the side to move has won, -1 if the other side has won, 0 if the game is not over
   *     or is drawn; by default empty, so that scores are not compared
   */
  default OptionalInt winner(N node) {
    return OptionalInt.empty();
  }

  /**
   * Returns what the game knows about its positions, for {@link #knowledgeIsTrue}.
   *
   * @return the knowledge; by default empty, so that nothing is compared
   */
  default Optional<Knowledge<N>> knowledge() {
    return Optional.empty();
  }

  /** Checks that no game is longer than {@link #maxPlies()}. */
  @Test
  @Order(201)
  default void everyGameEnds() {
    Walk.forEach(
        this,
        at -> assertTrue(
            at.moves().size() < maxPlies() || at.isOver(),
            () -> "the game is not over after " + maxPlies() + " plies: it needs a rule that ends"
                + " it, or maxPlies() has to be greater " + at));
  }

  /** Checks that every move is in {@code [0, Node.MOVE_LIMIT)}. */
  @Test
  @Order(202)
  default void movesAreInRange() {
    Walk.forEach(this, at -> {
      for (int move : at.legalMoves()) {
        assertTrue(
            move >= 0 && move < Node.MOVE_LIMIT,
            () -> "move " + move + " is outside [0, " + Node.MOVE_LIMIT + ") " + at);
      }
    });
  }

  /** Checks that no position lists a move twice. */
  @Test
  @Order(203)
  default void movesAreDistinct() {
    Walk.forEach(this, at -> {
      int[] moves = at.legalMoves();
      assertEquals(
          Arrays.stream(moves).distinct().count(),
          moves.length,
          () -> "moves() lists a move twice: " + Arrays.toString(moves) + " " + at);
    });
  }

  /** Checks that {@link Node#moves} appends to the list and keeps the list's content. */
  @Test
  @Order(204)
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

  /** Checks that a game is over if there are no moves, and only then. */
  @Test
  @Order(205)
  default void terminalMeansNoMoves() {
    Walk.forEach(this, at -> {
      int count = at.legalMoves().length;
      assertEquals(
          count == 0,
          at.node().isTerminal(),
          () -> "isTerminal() is wrong with " + count + " moves " + at);
    });
  }

  /**
   * Checks that a position has the same key however it was reached, also with the moves of a side
   * in another order.
   */
  @Test
  @Order(206)
  default void equalPositionsHaveEqualKeys() {
    Map<N, Walk<N>> met = new HashMap<>();
    Walk.forEach(this, at -> {
      assertEquals(
          at.node().key(),
          at.replay().key(),
          () -> "key() differs when the same moves are played again " + at);
      for (Walk<N> each : Transpositions.sameSide(at)) {
        Walk<N> equal = met.putIfAbsent(each.node(), each);
        if (equal != null) {
          assertEquals(
              equal.node().key(),
              each.node().key(),
              () -> "two equal positions have different keys: let key() depend on what equals()"
                  + " compares, one " + equal + ", one " + each);
        }
      }
    });
  }

  /**
   * Checks that positions with equal keys are the same for a search: the same moves lead to the
   * same scores. The test compares the positions of the walks and the positions that the two sides
   * reach with their moves exchanged. It also compares {@link #symmetries} and
   * {@link #withSidesChanged} of each. The key must depend on the side to move and on the owner of
   * each piece.
   */
  @Test
  @Order(207)
  default void differentPositionsHaveDifferentKeys() {
    PortableRandom random = new PortableRandom(seed());
    Map<Long, Relative<N>> met = new HashMap<>();
    Walk.forEach(this, at -> {
      for (Relative<N> each : Relative.of(at)) {
        Relative<N> same = met.putIfAbsent(each.node().key(), each);
        if (same != null && !same.node().equals(each.node())) {
          assertTrue(
              Playouts.alike(same.node(), each.node(), random, maxPlies()),
              () -> "two different positions share the key " + each.node().key()
                  + ": let key() depend on the side to move, on whose piece stands where and on all"
                  + " else that distinguishes positions, one " + same + ", one " + each);
        }
      }
    });
  }

  /**
   * Checks that the side to move changes with every move, a pass included. The position after the
   * move must have another key. If {@link #sideToMove} is overridden, it must also return another
   * side.
   */
  @Test
  @Order(208)
  default void sidesAlternate() {
    Walk.forEach(this, at -> {
      for (int move : at.legalMoves()) {
        N child = at.node().play(move);
        OptionalInt side = sideToMove(at.node());
        if (side.isPresent()) {
          assertNotEquals(
              side,
              sideToMove(child),
              () -> "the same side is to move after move " + move
                  + ": a side that cannot move has a pass among its moves " + at);
        }
        assertNotEquals(
            at.node().key(),
            child.key(),
            () -> "the key is the same after move " + move
                + ": the side to move is part of it, after a pass, too " + at);
      }
    });
  }

  /**
   * Checks how games end. Scores must be in {@code [-Score.MAX, Score.MAX]} and the same at every
   * call. If {@link #winner} names a winner, the game must be over, with a score of that sign.
   * {@link #symmetries} of a position must have as many moves, which lead to the same scores. A
   * finished game {@link #withSidesChanged} must have the opposite score.
   */
  @Test
  @Order(209)
  default void finishedGamesAreScored() {
    Walk.forEach(
        this,
        walked -> walked.around(at -> {
          GameEnds.scoreIsInRange(at);
          winner(at.node()).ifPresent(winner -> GameEnds.winnerIsScored(at, winner));
          withSidesChanged(at.node()).ifPresent(changed -> GameEnds.scoreIsOpposite(at, changed));
        }));
    Walk.forEach(this, at -> GameEnds.mirrorImagesPlayAlike(at, symmetries(at.node())));
  }

  /**
   * Checks that the moves of a position have different texts, and that each has the form that
   * {@link Node#notation} describes.
   */
  @Test
  @Order(210)
  default void notationsAreDistinct() {
    Walk.forEach(this, at -> {
      Map<String, Integer> moves = new HashMap<>();
      for (int move : at.legalMoves()) {
        String notation = at.node().notation(move);
        assertFalse(notation.isBlank(), () -> "move " + move + " has a blank notation " + at);
        MoveTexts.fault(notation)
            .ifPresent(fault -> fail("the notation \"" + notation + "\" of move " + move + " "
                + fault + ", so files cannot have it " + at));
        Integer other = moves.put(notation, move);
        if (other != null && other != move) {
          fail("moves " + other + " and " + move + " are both written \"" + notation + "\" " + at);
        }
      }
    });
  }

  /** Checks that {@link Node#legalMoves()} and {@link Node#moves} list the same moves. */
  @Test
  @Order(211)
  default void legalMovesAreTheMoves() {
    Walk.forEach(this, at -> {
      List<Move> expected = Arrays.stream(at.legalMoves())
          .mapToObj(move -> new Move(move, at.node().notation(move)))
          .toList();
      assertEquals(
          expected, at.node().legalMoves(), () -> "legalMoves() are not the moves() " + at);
    });
  }

  /** Checks that {@link Node#parse} returns every move for its text, and no move for nonsense. */
  @Test
  @Order(212)
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

  /**
   * Checks that {@link Node#play(Move)} plays legal moves as {@link Node#play(int)} does, and
   * rejects all others.
   */
  @Test
  @Order(213)
  default void checkedPlayRefusesIllegalMoves() {
    PortableRandom random = new PortableRandom(seed());
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

  /**
   * Checks {@link #knowledge}: bounds that hold, a best move among the candidates, symmetries with
   * an inverse, and one value for the positions that share a key. Positions near the end of the
   * game are solved by plain minimax and compared; elsewhere only the form is checked.
   */
  @Test
  @Order(214)
  default void knowledgeIsTrue() {
    Optional<Knowledge<N>> knowledge = knowledge();
    if (knowledge.isEmpty()) {
      return;
    }
    Knowing<N> knowing = new Knowing<>(knowledge.get());
    Walk.forEach(this, at -> {
      if (!at.isOver()) {
        knowing.check(at, symmetries(at.node()));
      }
    });
    assertTrue(
        knowing.solved() > 0,
        "no position was near enough to its end to be solved: add one to positions()");
  }

  /**
   * Checks that several threads may use a position at once.
   *
   * @throws Exception when a thread fails
   */
  @Test
  @Order(215)
  default void threadsSeeTheSame() throws Exception {
    for (Walk<N> at : Walk.sample(this)) {
      List<NodeSnapshot> alone = Contracts.withChildren(at.replay());
      for (List<NodeSnapshot> each : Threads.race(() -> Contracts.withChildren(at.node()))) {
        assertEquals(
            alone,
            each,
            () -> "a thread among several saw another position: let no method of the node write to"
                + " a field, static ones included " + at);
      }
    }
  }
}
