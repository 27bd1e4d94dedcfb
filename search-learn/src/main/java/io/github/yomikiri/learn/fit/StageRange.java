package io.github.yomikiri.learn.fit;

import java.util.ArrayList;
import java.util.List;

/**
 * Neighboring stages that are trained together.
 *
 * @param first the first stage
 * @param last the last stage
 */
public record StageRange(int first, int last) {

  /**
   * Divides all stages of a game into ranges.
   *
   * @param stages the number of stages of the game
   * @param together the number of stages of a range; the last range may have fewer
   * @return the ranges, in the order of the stages
   */
  public static List<StageRange> of(int stages, int together) {
    List<StageRange> ranges = new ArrayList<>();
    for (int first = 0; first < stages; first += together) {
      ranges.add(new StageRange(first, Math.min(first + together, stages) - 1));
    }
    return ranges;
  }

  /**
   * Returns the number of stages.
   *
   * @return the number, at least 1
   */
  public int count() {
    return last - first + 1;
  }

  /**
   * Returns the stage of the range that is nearest to a stage.
   *
   * @param stage any stage
   * @return the stage itself if it is in the range
   */
  public int nearest(int stage) {
    return Math.max(first, Math.min(last, stage));
  }

  /** Returns the stages in words. */
  @Override
  public String toString() {
    return first == last ? "stage " + first : "stages " + first + "-" + last;
  }
}
