package io.github.yomikiri.reversi.training;

import io.github.yomikiri.learn.fit.SampleFormat;
import java.nio.ByteBuffer;

/**
 * A position with its label.
 *
 * @param own the discs of the side to move
 * @param opponent the discs of the other side
 * @param score the label for the side to move, in discs
 */
record Sample(long own, long opponent, int score) {

  /** The form of samples on disk: two longs and a byte, sorted by empties. */
  static final SampleFormat<Sample> FORMAT = new Format();

  private static final int MAX_EMPTIES = 60;
  private static final int MAX_SCORE = 64;

  Sample {
    if (Math.abs(score) > MAX_SCORE) {
      throw new IllegalArgumentException("score " + score + " is outside [-64, 64]");
    }
  }

  int empties() {
    return Long.bitCount(~(own | opponent));
  }

  private static final class Format implements SampleFormat<Sample> {

    @Override
    public int bytes() {
      return 2 * Long.BYTES + 1;
    }

    @Override
    public int phases() {
      return MAX_EMPTIES + 1;
    }

    @Override
    public int phase(Sample sample) {
      int empties = sample.empties();
      if (empties > MAX_EMPTIES) {
        throw new IllegalArgumentException(
            empties + " empty squares are more than " + MAX_EMPTIES + ", those of a start");
      }
      return empties;
    }

    @Override
    public double label(Sample sample) {
      return sample.score();
    }

    @Override
    public void write(Sample sample, ByteBuffer out) {
      out.putLong(sample.own()).putLong(sample.opponent()).put((byte) sample.score());
    }

    @Override
    public Sample read(ByteBuffer in) {
      return new Sample(in.getLong(), in.getLong(), in.get());
    }
  }
}
