package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** The checks of {@link NodeContract#finishedGamesAreScored}. */
final class GameEnds<N extends Node<N>> {

  /** How many won games are enough to expect that the side that moved last wins some of them. */
  private static final int ENOUGH = 5;

  /** How many of them are enough to expect that each side wins some from the first position. */
  private static final int ENOUGH_OF_A_SIDE = 10;

  private final GameFacts<N> facts;
  private final OneSide oneSide = new OneSide();
  private final Set<Long> wonByMover = new HashSet<>();
  private Optional<Walk<N>> example = Optional.empty();
  /** The greatest score of each game, by the number of the position that it began with. */
  private final Map<Integer, Integer> maxScores = new HashMap<>();

  private boolean isWonByOther;
  private boolean isCompared;

  GameEnds(GameFacts<N> facts) {
    this.facts = facts;
  }

  /** Checks a position, finished or not. */
  void check(Walk<N> at) {
    scoreIsInRange(at);
    OptionalInt winner = facts.winner(at.node());
    winner.ifPresent(won -> winnerIsScored(at, won));
    facts.withSidesChanged(at.node()).ifPresent(changed -> scoreIsOpposite(at, changed));
    int score = at.isOver() ? at.node().terminalScore() : 0;
    isCompared |= winner.isPresent();
    isWonByOther |= score < 0;
    if (score != 0 && at.start() == 0) {
      oneSide.add(at, score);
    }
    if (score > 0) {
      wonByMover.add(at.node().key());
      example = example.or(() -> Optional.of(at));
    }
  }

  /** Checks that scores were compared with something. */
  void someGamesAreWon() {
    int won = wonByMover.size();
    if (isCompared) {
      assertTrue(
          won > 0 || isWonByOther,
          "no game on the walks was won, so winner() and terminalScore() were never compared: add a"
              + " position near the end of a game to positions()");
    } else {
      assertTrue(
          won < ENOUGH || isWonByOther,
          () -> "in each of " + won + " won games terminalScore() says that the side to move has"
              + " won, though the other side moved last: the score is from the view of the side to"
              + " move; if it is right, override winner(); the first of these games ended "
              + example.map(Walk::toString).orElse(""));
      oneSide.check();
    }
  }

  /**
   * Games from the first position that the same side has won. A score that is always from one
   * side's view looks like this, if the side that moves last wins.
   */
  private static final class OneSide {

    // By who is to move at the end: the side that began, or the other one.
    private final List<Set<Long>> ends = List.of(new HashSet<>(), new HashSet<>());
    private final Set<Boolean> winners = new HashSet<>();
    private String example = "";

    void add(Walk<?> at, int score) {
      boolean beganIsToMove = at.isFirstToMove();
      ends.get(beganIsToMove ? 0 : 1).add(at.node().key());
      winners.add(beganIsToMove == score > 0);
      example = score > 0 && example.isEmpty() ? at.toString() : example;
    }

    void check() {
      int won = ends.stream().mapToInt(Set::size).sum();
      assertTrue(
          winners.size() != 1 || ends.stream().anyMatch(keys -> keys.size() < ENOUGH_OF_A_SIDE),
          () -> "by terminalScore() one side has won all " + won + " games from"
              + " positions().get(0), whoever is to move at the end. The score is from the view of"
              + " the side to move; if it is right, override winner(). The first of these games"
              + " ended " + example);
    }
  }

  private void scoreIsInRange(Walk<N> at) {
    int maxScore = at.node().maxScore();
    assertTrue(
        maxScore >= 1 && maxScore <= Score.MAX,
        () -> "maxScore() " + maxScore + " is outside [1, Score.MAX] " + at);
    assertEquals(
        maxScores.computeIfAbsent(at.start(), start -> maxScore),
        maxScore,
        () -> "maxScore() differs from that of another position of the game " + at);
    if (at.isOver()) {
      int score = at.node().terminalScore();
      assertTrue(
          Math.abs((long) score) <= maxScore,
          () -> "terminalScore() " + score + " is outside +-maxScore(), which is " + maxScore + " "
              + at);
      assertEquals(
          score,
          at.replay().terminalScore(),
          () -> "terminalScore() differs from call to call " + at);
    }
  }

  private void winnerIsScored(Walk<N> at, int winner) {
    int score = at.isOver() ? at.node().terminalScore() : 0;
    if (Integer.signum(score) == Integer.signum(winner) && (at.isOver() || winner == 0)) {
      return;
    }
    String seen = at.isOver() ? "terminalScore() is " + score : "moves() lists moves";
    String won = winner > 0 ? "the side to move has won" : "the side that moved last has won";
    if (winner == 0) {
      fail(seen + ", but nobody has won: look for a row that should not count, such as one that"
          + " wraps around the edge " + at);
    } else if (score == 0) {
      fail(seen + ", but " + won + ": look for a row that the game does not notice " + at);
    } else {
      fail(seen + ", but " + won + ": the score is positive if the side that would be to move has"
          + " won " + at);
    }
  }

  private void scoreIsOpposite(Walk<N> at, N changed) {
    if (at.isOver() && Walk.legalMoves(changed).length == 0) {
      assertEquals(
          -at.node().terminalScore(),
          changed.terminalScore(),
          () ->
              "terminalScore() must change its sign in withSidesChanged(), " + changed + " " + at);
    }
  }

  static <N extends Node<N>> void mirrorImagesPlayAlike(Walk<N> at, List<N> images) {
    for (N image : images) {
      int moves = at.legalMoves().length;
      int others = Walk.legalMoves(image).length;
      assertEquals(
          moves,
          others,
          () -> "there are " + moves + " moves, but " + others + " in the mirror image " + image
              + ": look for a rule that does not hold in every direction, or that wraps around the"
              + " edge " + at);
      assertEquals(
          shape(at.node(), 2),
          shape(image, 2),
          () -> "the game continues differently in the mirror image " + image
              + ": look for a rule that does not hold in every direction, or that wraps around the"
              + " edge " + at);
    }
  }

  /**
   * Hashes the tree below a position: the numbers of moves, and the scores of finished games. The
   * codes and the order of moves do not count, because a symmetry changes them.
   */
  private static <N extends Node<N>> long shape(N node, int depth) {
    int[] moves = Walk.legalMoves(node);
    if (moves.length == 0) {
      return Hash64.of(0, node.terminalScore());
    }
    if (depth == 0) {
      return Hash64.of(1, moves.length);
    }
    return Hash64.of(Arrays.stream(moves)
        .mapToLong(move -> shape(node.play(move), depth - 1))
        .sorted()
        .toArray());
  }
}
