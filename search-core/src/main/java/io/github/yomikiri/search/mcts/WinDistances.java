package io.github.yomikiri.search.mcts;

import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.distance.ShortestWins;

/**
 * The scores of a Monte-Carlo search for shortest wins: a win at ply {@code n} counts
 * {@code Score.MAX - n}. All plies count from the root, so {@link ScoreBounds} pass from the
 * children to their parent unchanged. The bounds of the root meet when its shortest win is proven.
 * A tree has no transpositions, so each node has one ply. When a subtree is kept, all its plies are
 * counted anew.
 *
 * <p>If the game is not over at ply {@code n}, nobody wins before ply {@code n + 1}. These bounds
 * prove that no shorter win exists.
 */
enum WinDistances implements ProvenScores {
  INSTANCE;

  /** The game is not over at the root, so the shortest win is the next move. */
  @Override
  public int max() {
    return Score.MAX - 1;
  }

  @Override
  public int maxEstimate() {
    return Score.LONGEST_WIN - 1;
  }

  @Override
  public boolean areDistances() {
    return true;
  }

  @Override
  public int end(int gameScore, int ply) {
    return ShortestWins.terminal(gameScore, ply);
  }

  @Override
  public boolean proveOpen(NodeStore store, int node, int ply) {
    int soonest = Score.MAX - ply - 1;
    return store.prove(node, -soonest, soonest);
  }

  /** The score of a win that is known, but not how far it is, has no plies to count. */
  @Override
  public int fromNode(int score, int ply) {
    int counted = Math.abs(score) == Score.LONGEST_WIN ? score : ShortestWins.fromNode(score, ply);
    return Math.max(-Score.MAX, Math.min(Score.MAX, counted));
  }

  @Override
  public VisitWindow window(int maxDepth) {
    return new PathWindow(maxDepth);
  }
}
