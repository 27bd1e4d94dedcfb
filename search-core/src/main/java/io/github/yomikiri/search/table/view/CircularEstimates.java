package io.github.yomikiri.search.table.view;

import io.github.yomikiri.game.Hash64;

/**
 * Notices estimates that go round in a table instead of resting on an evaluation.
 *
 * <p>In a game whose positions repeat, the table may answer two positions by estimates of each
 * other. Each iteration then stores both estimates with a greater depth, but evaluates no position.
 * So deepening would never solve the game. This class recognizes such an iteration: it evaluates no
 * position, although it is deeper than every iteration that did. From then on the search stores its
 * estimates under other keys, and uses the earlier estimates only for their moves. Proven values
 * keep their keys.
 *
 * <p>An iteration that finds no earlier estimates can only evaluate leaves that it reaches along
 * paths without repetitions. If no such path is as long as the iteration's depth, the iteration
 * solves the position.
 *
 * <p>An iteration may also evaluate nothing because the table has its result from an earlier
 * search. The iteration is then no deeper than the iterations of the earlier search, and nothing
 * changes.
 */
public final class CircularEstimates {

  private int depth;
  private long evaluations;
  private int deepest;
  private long found;
  private long salt;

  /** Starts a search, which may use all estimates of the table. */
  public void newSearch() {
    deepest = Math.max(deepest, depth);
    depth = 0;
    salt = 0;
  }

  /** Forgets which depths were searched. */
  public void reset() {
    depth = 0;
    deepest = 0;
  }

  /**
   * Starts an iteration, unless one as deep has been started.
   *
   * @param newDepth the depth of the root
   * @param newEvaluations the number of positions that the search has evaluated so far
   */
  public void begin(int newDepth, long newEvaluations) {
    if (newDepth <= depth) {
      return;
    }
    if (newEvaluations > evaluations) {
      deepest = Math.max(deepest, depth);
    } else if (depth > deepest) {
      found++;
      salt = Hash64.of(found, depth);
    }
    depth = newDepth;
    evaluations = newEvaluations;
  }

  /** Returns the salt that is part of the key of each estimate: 0 until estimates go round. */
  long salt() {
    return salt;
  }

  /** Takes over what another thread has found. */
  void follow(long othersSalt) {
    salt = othersSalt;
  }
}
