package io.github.yomikiri.learn.fit;

import java.nio.ByteBuffer;

/**
 * The form of a game's samples on disk: the words of the position, and the label. A folder sorts
 * samples by phase, so that training can read the phases of a stage only.
 *
 * @param words the number of words of a packed position
 * @param phases the number of phases, at least 1; a phase is in {@code [0, phases)}
 * @param hasWholeLabels whether labels are whole numbers from -128 to 127, which take a byte; other
 *     labels are stored as a float
 */
public record SampleFormat(int words, int phases, boolean hasWholeLabels) {

  /** Returns the number of bytes of a sample. */
  int bytes() {
    return words * Long.BYTES + (hasWholeLabels ? Byte.BYTES : Float.BYTES);
  }

  void write(Sample sample, ByteBuffer out) {
    for (long word : sample.position()) {
      out.putLong(word);
    }
    if (hasWholeLabels) {
      out.put((byte) sample.label());
    } else {
      out.putFloat((float) sample.label());
    }
  }

  Sample read(int phase, ByteBuffer in) {
    long[] position = new long[words];
    for (int i = 0; i < words; i++) {
      position[i] = in.getLong();
    }
    return new Sample(phase, position, hasWholeLabels ? in.get() : in.getFloat());
  }
}
