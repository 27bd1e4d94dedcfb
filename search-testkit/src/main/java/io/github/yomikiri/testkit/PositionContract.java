package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.internal.MoveTexts;
import io.github.yomikiri.game.internal.PortableRandom;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/**
 * Tests that the positions of every game must pass, whether it has two sides, or dice and seats.
 *
 * @param <P> the game's position type
 */
interface PositionContract<P extends Position<P>> extends PositionSource<P> {

  /**
   * Returns a text that two positions share if and only if they are the same, for
   * {@link #equalPositionsHaveEqualKeys} and
   * {@link NodeContract#differentPositionsHaveDifferentKeys}. The key must distinguish the same
   * positions. In chess this is the FEN without the two counts at its end. Write it in another way
   * than the key.
   *
   * @param position any position
   * @return the text; by default empty, so that only {@code equals} and the play of random games
   *     decide which positions are the same
   */
  default Optional<String> text(P position) {
    return Optional.empty();
  }

  /** Checks that no game is longer than {@link #maxPlies()}. */
  @Test
  @Order(201)
  default void everyGameEnds() {
    Walk.forEach(
        this,
        at -> assertTrue(
            at.plies() < maxPlies() || at.isOver(),
            () -> "the game is not over after " + maxPlies() + " plies: it needs a rule that ends"
                + " it, or maxPlies() has to be greater " + at));
  }

  /** Checks that every move is in {@code [0, Position.MOVE_LIMIT)}. */
  @Test
  @Order(202)
  default void movesAreInRange() {
    Walk.forEach(this, at -> {
      for (int move : at.legalMoves()) {
        assertTrue(
            move >= 0 && move < Position.MOVE_LIMIT,
            () -> "move " + move + " is outside [0, " + Position.MOVE_LIMIT + ") " + at);
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
          () -> "moves() lists a move twice: " + at.names(moves) + " " + at);
    });
  }

  /** Checks that {@link Position#moves} appends to the list and keeps the list's content. */
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

  /**
   * Checks that a game is over if there are no moves, and only then. {@link Node#isTerminalLeaf}
   * may miss draws only.
   */
  @Test
  @Order(205)
  default void terminalMeansNoMoves() {
    Walk.forEach(this, at -> {
      int count = at.legalMoves().length;
      assertEquals(
          count == 0,
          at.node().isTerminal(),
          () -> "isTerminal() is wrong with " + count + " moves " + at);
      if (at.node() instanceof Node<?> node) {
        boolean isLeaf = node.isTerminalLeaf();
        assertTrue(
            !isLeaf || count == 0, () -> "isTerminalLeaf() is true with " + count + " moves " + at);
        assertTrue(
            isLeaf || count > 0 || node.terminalScore() == 0,
            () -> "isTerminalLeaf() is false, but a side has won " + at);
      }
    });
  }

  /**
   * Checks that a position has the same key however it was reached: with the moves of a side in
   * another order, by all lines of play near starts and ends, and after moves there and back.
   * Positions are equal by {@code equals} and, if it is overridden, by {@link #text}. Moves there
   * and back may change the key once, because a right is lost, but not each time.
   */
  @Test
  @Order(206)
  default void equalPositionsHaveEqualKeys() {
    Keys<P> keys = new Keys<>(this);
    Walk.forEach(this, at -> {
      assertEquals(
          at.node().key(),
          at.replay().key(),
          () -> "key() differs when the same moves are played again " + at);
      Transpositions.sameSide(at).forEach(keys::equalHasEqualKey);
    });
    Nearby.forEach(this, keys::equalHasEqualKey);
    Cycles.forEach(this, cycle -> {
      keys.equalHasEqualKey(cycle.after());
      keys.returnHasEqualKey(cycle);
    });
  }

  /**
   * Checks that the moves of a position have different texts, and that each has the form that
   * {@link Position#notation} describes.
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

  /** Checks that {@link Position#legalMoves()} and {@link Position#moves} list the same moves. */
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

  /**
   * Checks that {@link Position#parse} returns every move for its text, and no move for nonsense.
   */
  @Test
  @Order(212)
  default void parseReadsEveryNotation() {
    Walk.forEach(this, at -> {
      for (int move : at.someMoves()) {
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
   * Checks that {@link Position#play(Move)} plays legal moves as {@link Position#play(int)} does,
   * and rejects all others.
   */
  @Test
  @Order(213)
  default void checkedPlayRefusesIllegalMoves() {
    PortableRandom random = new PortableRandom(seed());
    Walk.forEach(this, at -> {
      for (int code : at.someMoves()) {
        Move move = new Move(code, at.node().notation(code));
        assertEquals(
            Optional.of(at.node().play(code).key()),
            at.node().play(move).map(Position::key),
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
   * Checks {@link Position#quietPliesLeft}, if the game has such a rule. A quiet move counts one
   * down, and all others lead to the same number. No position may occur again after a move that is
   * not quiet.
   */
  @Test
  @Order(216)
  default void quietPliesAreCounted() {
    QuietPlies<P> quietPlies = new QuietPlies<>();
    Walk.forEach(this, quietPlies::check);
    Cycles.forEach(this, quietPlies::checkReturn);
    quietPlies.someMovesAreQuiet();
  }

  /**
   * Checks {@link Position#repetitionLimit}, if the game has such a rule. All positions have the
   * same limit. If moves there and back are played again and again, {@link Game} must end as a
   * draw.
   */
  @Test
  @Order(217)
  default void repetitionsAreDraws() {
    RepetitionChecks<P> repetitions = new RepetitionChecks<>();
    Walk.forEach(this, repetitions::limitIsTheSame);
    Cycles.forEach(this, repetitions::endTheGame);
  }

  /**
   * Checks that several threads may use a position at once.
   *
   * @throws Exception when a thread fails
   */
  @Test
  @Order(218)
  default void threadsSeeTheSame() throws Exception {
    for (Walk<P> at : Walk.sample(this)) {
      List<Snapshot> alone = Contracts.withChildren(at.replay());
      for (List<Snapshot> each : SameTask.race(() -> Contracts.withChildren(at.node()))) {
        assertEquals(
            alone,
            each,
            () ->
                "a thread among several saw another position: let no method of the position write to"
                    + " a field, static ones included " + at);
      }
    }
  }
}
