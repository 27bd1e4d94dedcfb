package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Collects an evaluator's estimates and scores, to check that they are on one scale. */
final class EstimateScale<N extends Node<N>> {

  /**
   * The maximum ratio of an estimate to the maximum score of the walks, if the scores of won games
   * differ.
   */
  private static final long MARGIN = 10;

  /** How many different won games must have the same score before it counts as the only score. */
  private static final int ENOUGH = 20;

  private final Evaluator<N> evaluator;
  private final SortedMap<Integer, Walk<N>> endsByGameScore = new TreeMap<>();
  private final SortedMap<Integer, Walk<N>> byEstimate = new TreeMap<>();
  private final Set<Long> won = new HashSet<>();

  EstimateScale(Evaluator<N> evaluator) {
    this.evaluator = evaluator;
  }

  /** Adds a position, finished or not, and checks the sign of a finished game's score. */
  void add(Walk<N> at) {
    if (!at.isOver()) {
      byEstimate.putIfAbsent(Math.abs(evaluator.evaluate(at.node())), at);
      return;
    }
    int inGame = at.node().terminalScore();
    int score = evaluator.unit().terminalScore(at.node());
    assertEquals(
        Integer.signum(inGame),
        Integer.signum(score),
        () -> "in the evaluator's unit() the score is " + score + ", the game's is " + inGame + " "
            + at);
    endsByGameScore.putIfAbsent(inGame, at);
    if (score != 0) {
      won.add(at.node().key());
    }
  }

  /** Checks the order of the scores, and that no estimate is beyond the maximum score. */
  void check() {
    int last = Integer.MIN_VALUE;
    for (Map.Entry<Integer, Walk<N>> end : endsByGameScore.entrySet()) {
      int before = last;
      int score = evaluator.unit().terminalScore(end.getValue().node());
      assertTrue(
          score >= before,
          () -> "in the evaluator's unit() the score is " + score + " where the game's is "
              + end.getKey() + ", but " + before + " for a game that ended worse "
              + end.getValue());
      last = score;
    }
    long limit = knownLimit().orElseGet(this::greatestOfTheWalks);
    if (limit >= 0 && !byEstimate.isEmpty() && byEstimate.lastKey() > limit) {
      Walk<N> at = Objects.requireNonNull(byEstimate.get(byEstimate.lastKey()));
      int estimate = evaluator.evaluate(at.node());
      fail("evaluate() is " + estimate + ", but in its unit() no estimate may be beyond " + limit
          + ", the score of a won game: name the right unit, or a won game a greater score " + at);
    }
  }

  /** Returns the limit that the game sets, if it knows its greatest score. */
  private OptionalLong knownLimit() {
    return byEstimate.values().stream()
        .mapToLong(at -> evaluator.unit().maxScore(at.node()))
        .filter(max -> max < Score.MAX)
        .map(max -> max - 1)
        .findFirst();
  }

  /** Returns the limit that the games on the walks set; -1 if no game was won. */
  private long greatestOfTheWalks() {
    int[] sizes = endsByGameScore.values().stream()
        .mapToInt(at -> Math.abs(evaluator.unit().terminalScore(at.node())))
        .distinct()
        .filter(size -> size > 0)
        .toArray();
    long greatest = Arrays.stream(sizes).max().orElse(0);
    return sizes.length == 0
        ? -1
        : sizes.length == 1 && won.size() >= ENOUGH ? greatest : MARGIN * greatest;
  }
}
