package io.github.yomikiri.search.distance;

import io.github.yomikiri.game.Score;

/**
 * The scores of a search for shortest wins. In the tree, a win is counted in plies from the root,
 * so kernels and windows need no change: a win at ply {@code n} has the score {@code Score.MAX -
 * n}. A table counts from its position, because a position is reached at several plies.
 */
public final class ShortestWins {

  private ShortestWins() {}

  /**
   * Returns the score of a finished game. All wins count alike.
   *
   * @param gameScore the game's score
   * @param ply the distance of its end from the root
   * @return the score, as it counts from the root
   */
  public static int terminal(int gameScore, int ply) {
    return gameScore > 0 ? Score.MAX - ply : gameScore < 0 ? ply - Score.MAX : 0;
  }

  /**
   * Returns a score that counts from a node, as it counts from the root.
   *
   * @param score the score
   * @param ply the node's distance from the root
   * @return the same win, loss or estimate
   */
  public static int fromRoot(int score, int ply) {
    return score >= Score.LONGEST_WIN
        ? score - ply
        : score <= -Score.LONGEST_WIN ? score + ply : score;
  }

  /**
   * Returns a score that counts from the root, as it counts from a node.
   *
   * @param score the score
   * @param ply the node's distance from the root
   * @return the same win, loss or estimate
   */
  public static int fromNode(int score, int ply) {
    return fromRoot(score, -ply);
  }
}
