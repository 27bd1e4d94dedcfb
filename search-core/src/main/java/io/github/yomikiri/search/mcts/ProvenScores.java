package io.github.yomikiri.search.mcts;

/**
 * What the end of a game counts in a tree. Plain searches count {@linkplain #ofGame the game's own
 * scores}, and searches for shortest wins {@linkplain WinDistances plies}.
 */
interface ProvenScores {

  /** Returns the score of which no node has more, and from which all bounds start. */
  int max();

  /** Returns the maximum of an estimate. */
  int maxEstimate();

  /** Returns the estimate that is nearest to a score. */
  default int estimate(int score) {
    return Math.max(-maxEstimate(), Math.min(maxEstimate(), score));
  }

  /** Returns whether wins count by their distance. */
  boolean areDistances();

  /** Returns the score of a finished game at a ply. */
  int end(int gameScore, int ply);

  /**
   * Proves what is known about a node whose game is not over. Returns whether a bound has changed.
   */
  boolean proveOpen(NodeStore store, int node, int ply);

  /** Returns a proven score as it counts from a node at a ply. */
  int fromNode(int score, int ply);

  /** Makes the window of the visits of one thread. */
  VisitWindow window(int maxDepth);

  /**
   * Returns the scores of a game.
   *
   * @param maxScore the maximum score of a finished game
   */
  static ProvenScores ofGame(int maxScore) {
    return new ProvenScores() {
      @Override
      public int max() {
        return maxScore;
      }

      @Override
      public int maxEstimate() {
        return maxScore - 1;
      }

      @Override
      public boolean areDistances() {
        return false;
      }

      @Override
      public int end(int gameScore, int ply) {
        return gameScore;
      }

      @Override
      public boolean proveOpen(NodeStore store, int node, int ply) {
        return false;
      }

      @Override
      public int fromNode(int score, int ply) {
        return score;
      }

      @Override
      public VisitWindow window(int maxDepth) {
        return (lower, ply, again) -> lower;
      }
    };
  }
}
