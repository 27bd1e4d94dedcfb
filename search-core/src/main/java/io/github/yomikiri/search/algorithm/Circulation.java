package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Hash64;

/**
 * Notices estimates that go round in a table instead of resting on an evaluation.
 *
 * <p>In a game whose positions repeat, the table may answer two positions by estimates of each
 * other. Each iteration then stores both estimates with more depth, but evaluates no position, so
 * deepening would never solve the game. Such an iteration is deeper than all that have evaluated
 * positions. From then on the search keeps its estimates under other keys and uses the earlier ones
 * only for their moves. Proven values stay as they are.
 *
 * <p>An iteration that finds no earlier estimates rests on leaves that it has reached itself, along
 * a path without repetitions. If there is no path so long, the iteration solves the position. An
 * iteration may also evaluate nothing because an earlier search has answered it. It is then not
 * deeper than the iterations of that search, and changes nothing.
 */
final class Circulation {

  private int depth;
  private long evaluations;
  private int deepest;
  private long found;
  private long salt;

  /** Starts a search, which may use all estimates of the table. */
  void newSearch() {
    deepest = Math.max(deepest, depth);
    depth = 0;
    salt = 0;
  }

  /** Forgets which depths were searched. */
  void reset() {
    depth = 0;
    deepest = 0;
  }

  /**
   * Starts an iteration, unless one as deep has been started.
   *
   * @param newDepth the depth of the root
   * @param newEvaluations the number of positions that the search has evaluated so far
   */
  void begin(int newDepth, long newEvaluations) {
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

  /** Returns what is part of the key of each estimate: 0 as long as none was found to go round. */
  long salt() {
    return salt;
  }

  /** Takes over what another thread has found. */
  void follow(long othersSalt) {
    salt = othersSalt;
  }
}
