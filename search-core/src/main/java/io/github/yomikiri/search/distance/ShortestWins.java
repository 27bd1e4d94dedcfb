package io.github.yomikiri.search.distance;

import io.github.yomikiri.game.Score;

/**
 * The scores of a search for shortest wins. In the tree, a win is counted in plies from the root,
 * so kernels and windows need no change: a win at ply {@code n} has the score {@code Score.MAX -
 * n}. A table counts from its position, because a position is reached at several plies.
 */
public final class ShortestWins {

  private ShortestWins() {}

  /** Returns an estimate that is no win and no loss, or throws an exception. */
  public static int checkEstimate(int score, Object position, String source, int maxEstimate) {
    Score.check(score, position, source);
    if (Math.abs(score) > maxEstimate) {
      throw new IllegalStateException(source + " returned " + score
          + ", which a search for shortest wins takes for the end of the game; estimates must be in ["
          + -maxEstimate + ", " + maxEstimate + "], for the position\n" + position);
    }
    return score;
  }

  /** Returns the score of a finished game at a ply. All wins count alike. */
  public static int terminal(int gameScore, int ply) {
    return gameScore > 0 ? Score.MAX - ply : gameScore < 0 ? ply - Score.MAX : 0;
  }

  /** Returns a score that counts from a node, as it counts from the root. */
  public static int fromRoot(int score, int ply) {
    return score >= Score.LONGEST_WIN
        ? score - ply
        : score <= -Score.LONGEST_WIN ? score + ply : score;
  }

  /** Returns a score that counts from the root, as it counts from a node. */
  public static int fromNode(int score, int ply) {
    return fromRoot(score, -ply);
  }
}
