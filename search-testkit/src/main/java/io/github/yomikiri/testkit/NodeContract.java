package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.yomikiri.game.Game;
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
 * class implements this interface and supplies {@link #positions()} and {@link #sideToMove}.
 * Searches rely on every promise that is tested here.
 *
 * <p>Optional methods, each of a line or two, let the tests find faults of the rules as well.
 * {@link #winner} finds a row that is not noticed and a score with the wrong sign.
 * {@link #symmetries} finds a row that wraps around the edge, and {@link #withSidesChanged} a key
 * that confuses the two sides. {@link #text} finds anything that a key lacks or has too much, and
 * {@link #otherRules} any wrong rule. Published counts check the rest of the rules: see
 * {@link PerftSuite}.
 *
 * @param <N> the game's node type
 */
public interface NodeContract<N extends Node<N>> extends GameFacts<N> {

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
          () -> "moves() lists a move twice: " + at.names(moves) + " " + at);
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
      boolean isLeaf = at.node().isTerminalLeaf();
      assertTrue(
          !isLeaf || count == 0, () -> "isTerminalLeaf() is true with " + count + " moves " + at);
      assertTrue(
          isLeaf || count > 0 || at.node().terminalScore() == 0,
          () -> "isTerminalLeaf() is false, but a side has won " + at);
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
    Keys<N> keys = new Keys<>(this);
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
   * Checks that positions with equal keys are the same for a search: the same moves are legal, now
   * and later, and lead to the same scores. If it is overridden, {@link #text} is the same, too.
   * The test compares the positions of the walks, of many more random games, near starts and ends,
   * and after moves there and back. It compares those that the two sides reach with their moves
   * exchanged. It also compares {@link #symmetries} and {@link #withSidesChanged} of each. The key
   * must depend on the side to move, on the owner of each piece, and on rights, such as to castle.
   */
  @Test
  @Order(207)
  default void differentPositionsHaveDifferentKeys() {
    Keys<N> keys = new Keys<>(this);
    Walk.forEach(this, at -> Relative.of(at).forEach(keys::differentHasDifferentKey));
    Nearby.forEach(this, at -> keys.differentHasDifferentKey(Relative.itself(at)));
    Walk.forMany(this, at -> keys.differentHasDifferentKey(Relative.itself(at)));
    Cycles.forEachWithLostTempo(this, keys::returnIsTheSame);
  }

  /**
   * Checks that the side to move changes with every move, a pass included, unless
   * {@link Node#movesAgain} says that the same side moves again. {@link #sideToMove} must agree,
   * and the position after the move must have another key.
   */
  @Test
  @Order(208)
  default void sidesAlternate() {
    Walk.forEach(this, at -> {
      for (int move : at.legalMoves()) {
        N child = at.node().play(move);
        OptionalInt side = sideToMove(at.node());
        if (side.isPresent()) {
          boolean same = side.equals(sideToMove(child));
          assertEquals(
              child.movesAgain(),
              same,
              () -> same
                  ? "the same side is to move after move " + at.name(move)
                      + ", but movesAgain() is false: a side that takes another turn says so there,"
                      + " and a side that cannot move has a pass as its only move " + at
                  : "the other side is to move after move " + at.name(move)
                      + ", but movesAgain() is true " + at);
        }
        assertNotEquals(
            at.node().key(),
            child.key(),
            () -> "the key is the same after move " + at.name(move)
                + ": the side to move is part of it, after a pass, too " + at);
      }
    });
  }

  /**
   * Checks how games end. Scores must be in {@code [-maxScore(), maxScore()]} and the same at every
   * call; {@link Node#maxScore()} is the same for all positions. If {@link #winner} names a winner,
   * the game must be over, with a score of that sign. If it is not overridden, the side that moved
   * last must have won a game, as in most games. Each side must have won a game then, if many games
   * from the first position are won. {@link #symmetries} of a position must have as many moves,
   * which lead to the same scores. A finished game {@link #withSidesChanged} must have the opposite
   * score.
   */
  @Test
  @Order(209)
  default void finishedGamesAreScored() {
    GameEnds<N> ends = new GameEnds<>(this);
    Walk.forEach(this, walked -> walked.around(ends::check));
    ends.someGamesAreWon();
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
   * Checks that {@link Node#play(Move)} plays legal moves as {@link Node#play(int)} does, and
   * rejects all others.
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
   * Checks {@link #otherRules}. In each position of the walks, the texts of the moves must be the
   * same by both rules. At the end of a game, the sign of the score must be the same. If the other
   * rules have a {@link Node#quietPliesLeft}, it must be the same, too.
   */
  @Test
  @Order(215)
  default void otherRulesAgree() {
    Walk.forEach(this, new OtherRules<>(this)::check);
  }

  /**
   * Checks {@link Node#quietPliesLeft}, if the game has such a rule. A quiet move counts one down,
   * and all others lead to the same number. No position may occur again after a move that is not
   * quiet.
   */
  @Test
  @Order(216)
  default void quietPliesAreCounted() {
    QuietPlies<N> quietPlies = new QuietPlies<>();
    Walk.forEach(this, quietPlies::check);
    Cycles.forEach(this, quietPlies::checkReturn);
    quietPlies.someMovesAreQuiet();
  }

  /**
   * Checks {@link Node#repetitionLimit}, if the game has such a rule. All positions have the same
   * limit. If moves there and back are played again and again, {@link Game} must end as a draw.
   */
  @Test
  @Order(217)
  default void repetitionsAreDraws() {
    RepetitionChecks<N> repetitions = new RepetitionChecks<>();
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
    for (Walk<N> at : Walk.sample(this)) {
      List<NodeSnapshot> alone = Contracts.withChildren(at.replay());
      for (List<NodeSnapshot> each : SameTask.race(() -> Contracts.withChildren(at.node()))) {
        assertEquals(
            alone,
            each,
            () -> "a thread among several saw another position: let no method of the node write to"
                + " a field, static ones included " + at);
      }
    }
  }
}
