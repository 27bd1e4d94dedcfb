package io.github.yomikiri.learn.linear;

import io.github.yomikiri.learn.fit.SampleFormat;
import java.nio.ByteBuffer;

/**
 * A position with its label, to fit weights to.
 *
 * @param phase the stage of the position; if its game is held out, the number of stages more
 * @param position the packed position
 * @param label the label, which is stored as a float
 */
@SuppressWarnings("ArrayRecordComponent") // Nobody compares samples.
record FitSample(int phase, long[] position, double label) {

  /** The form of samples on disk. */
  record Format(int words, int stages) implements SampleFormat<FitSample> {

    @Override
    public int bytes() {
      return Integer.BYTES + words * Long.BYTES + Float.BYTES;
    }

    @Override
    public int phases() {
      return 2 * stages;
    }

    @Override
    public int phase(FitSample sample) {
      return sample.phase();
    }

    @Override
    public double label(FitSample sample) {
      return sample.label();
    }

    @Override
    public void write(FitSample sample, ByteBuffer out) {
      out.putInt(sample.phase());
      out.asLongBuffer().put(sample.position());
      out.position(out.position() + words * Long.BYTES).putFloat((float) sample.label());
    }

    @Override
    public FitSample read(ByteBuffer in) {
      int phase = in.getInt();
      long[] position = new long[words];
      in.asLongBuffer().get(position);
      in.position(in.position() + words * Long.BYTES);
      return new FitSample(phase, position, in.getFloat());
    }
  }
}
