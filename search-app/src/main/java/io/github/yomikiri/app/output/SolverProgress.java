package io.github.yomikiri.app.output;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import java.util.Locale;

/** Reports the results that a solver has found so far for its position. */
public final class SolverProgress implements SearchListener {

  private final Progress progress;
  private final String position;

  public SolverProgress(Progress progress, String position) {
    this.progress = progress;
    this.position = position;
  }

  @Override
  public void progressed(SearchResult soFar) {
    progress.update(() -> position + ": " + known(soFar));
  }

  /** Returns the proven bound of the score, such as {@code >=+2}; a question mark if none is. */
  public static String bound(SearchResult result) {
    return result.solved() ? ValueText.of(result.points(), result.bound(), true) : "?";
  }

  /** Returns the move that looks best, the bound of the score, and the effort so far. */
  static String known(SearchResult soFar) {
    String move = soFar.move().map(Move::notation).orElse("no move");
    String bound = soFar.depth() == 0
        ? ""
        : String.format(
            Locale.ROOT,
            ", %s%s %+d",
            soFar.solved() ? "" : "estimated ",
            soFar.bound() == Bound.UPPER ? "at most" : "at least",
            soFar.score());
    return String.format(
        Locale.ROOT, "%s%s, %,d nodes", move, bound, soFar.statistics().nodes());
  }
}
