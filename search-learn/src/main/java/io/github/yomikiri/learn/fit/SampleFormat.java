package io.github.yomikiri.learn.fit;

import java.nio.ByteBuffer;

/**
 * The form of a game's samples on disk. A sample is a position with its label. Any thread may use a
 * format.
 *
 * @param <S> the type of the samples
 */
public interface SampleFormat<S> {

  /**
   * Returns the size of a sample.
   *
   * @return the number of bytes that {@link #write} writes for every sample
   */
  int bytes();

  /**
   * Returns the number of phases. A phase is a part of the game, such as a number of empty squares.
   * A folder sorts samples by phase, so that training can read the phases of a stage only.
   *
   * @return the number, at least 1
   */
  int phases();

  /**
   * Returns the phase of a sample.
   *
   * @param sample the sample
   * @return the phase, in {@code [0, phases())}
   */
  int phase(S sample);

  /**
   * Returns the label of a sample.
   *
   * @param sample the sample
   * @return the value to learn, from the view of the side to move
   */
  double label(S sample);

  /**
   * Writes a sample.
   *
   * @param sample the sample
   * @param out takes the bytes
   */
  void write(S sample, ByteBuffer out);

  /**
   * Reads a sample.
   *
   * @param in the bytes that {@link #write} has written
   * @return the sample
   */
  S read(ByteBuffer in);
}
