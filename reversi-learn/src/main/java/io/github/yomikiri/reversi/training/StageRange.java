package io.github.yomikiri.reversi.training;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

import java.util.ArrayList;
import java.util.List;

/**
 * Neighboring stages that are trained together.
 *
 * @param first the first stage
 * @param last the last stage
 */
record StageRange(int first, int last) {

  /** Divides all stages into ranges of some stages each. */
  static List<StageRange> of(int stages) {
    List<StageRange> ranges = new ArrayList<>();
    for (int first = 0; first < STAGES.count(); first += stages) {
      ranges.add(new StageRange(first, Math.min(first + stages, STAGES.count()) - 1));
    }
    return ranges;
  }

  /** Returns the stage of a position; for one outside the range, the nearest stage. */
  int of(long own, long opponent) {
    int stage = STAGES.of(Long.bitCount(~(own | opponent)));
    return Math.max(first, Math.min(last, stage));
  }

  @Override
  public String toString() {
    return first == last ? "stage " + first : "stages " + first + "-" + last;
  }
}
