package io.github.yomikiri.reversi.training;

import io.github.yomikiri.reversi.pattern.PatternSet;

/**
 * How a {@link FoxTrainer} trains.
 *
 * @param rate how far to go down the gradient of half the squared error of a position, in the first pass; it falls evenly to nothing at
 *     the end of the last one
 * @param passes how often the positions of a stage are gone through, at least 1
 * @param rare a configuration seen less often than this has no part in the value, at least 1
 * @param overlap how many plies of the neighbouring stages a stage learns from as well, at least 0
 * @param seed of the first weights and of the order of the positions
 */
public record FoxOptions(double rate, int passes, int rare, int overlap, long seed)
    implements TrainingOptions {

  /** What did best on games of people: see the guide's page about training. */
  public static final FoxOptions STANDARD = new FoxOptions(0.0003, 20, 20, 4, 1);

  /**
   * Checks the components.
   *
   * @throws IllegalArgumentException if one is outside its range, or the rate is not in (0, 1]
   */
  public FoxOptions {
    if (!(rate > 0 && rate <= 1)) {
      throw new IllegalArgumentException("rate " + rate + " is not in (0, 1]");
    }
    if (rare < 1) {
      throw new IllegalArgumentException("rare " + rare + " is less than 1");
    }
    WeightTrainer.check(passes, overlap);
  }

  @Override
  public FoxTrainer trainer(PatternSet set, SampleFolder samples) {
    return new FoxTrainer(set, samples, this);
  }
}
