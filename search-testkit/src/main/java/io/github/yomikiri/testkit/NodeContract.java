package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
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
public interface NodeContract<N extends Node<N>> extends GameFacts<N>, PositionContract<N> {

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
    keys.differentHaveDifferentKeys(at -> Relative.of(this, at));
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
   * Checks {@link #noisyMoves}: they are legal, each is listed once and called noisy, and where
   * none may be declined all moves are listed.
   */
  @Test
  @Order(216)
  default void noisyMovesAreLegal() {
    noisyMoves()
        .ifPresent(noisy -> Walk.forEach(this, at -> {
          if (at.isOver()) {
            return;
          }
          MoveList listed = new MoveList();
          noisy.list(at.node(), listed);
          Set<Integer> left = Arrays.stream(at.legalMoves()).boxed().collect(Collectors.toSet());
          for (int move : listed.toArray()) {
            assertTrue(
                left.remove(move),
                () -> "list(...) has move " + move + " twice, or it is not legal " + at);
            assertTrue(
                noisy.isNoisy(at.node(), move),
                () -> "list(...) has the move " + at.node().notation(move)
                    + ", and isNoisy(...) is false " + at);
          }
          assertTrue(
              noisy.mayDecline(at.node()) || left.isEmpty(),
              () -> "mayDecline(...) is false, and list(...) does not have the moves " + left + " "
                  + at);
        }));
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
}
