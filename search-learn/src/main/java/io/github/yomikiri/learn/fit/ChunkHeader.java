package io.github.yomikiri.learn.fit;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.CheckedInput;
import io.github.yomikiri.game.internal.CheckedOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * What the file of a chunk begins with. The samples of each phase have a checksum of their own,
 * because training reads some phases and skips the others.
 *
 * @param weight how much each sample counts
 * @param phases what the chunk has of each phase
 */
record ChunkHeader(double weight, List<Phase> phases) {

  private static final String FORMAT = "Yomikiri samples";
  private static final int VERSION = 1;

  /** The number of samples of a phase, and the CRC-32C of their bytes. */
  record Phase(int size, long checksum) {}

  void write(OutputStream out) throws IOException {
    CheckedOutput data = new CheckedOutput(out, FORMAT, VERSION);
    data.writeDoubles(weight);
    for (Phase phase : phases) {
      data.writeNumber(phase.size);
      data.writeNumber(phase.checksum);
    }
    data.writeChecksum();
  }

  /**
   * Reads a header.
   *
   * @throws IOException if reading fails
   * @throws InvalidInputException if the header is damaged
   */
  static ChunkHeader read(InputStream in, String source, int phases) throws IOException {
    CheckedInput data = new CheckedInput(in, source, FORMAT, VERSION);
    data.at("header");
    double weight = Double.longBitsToDouble(data.readWord());
    List<Phase> read = new ArrayList<>();
    for (int phase = 0; phase < phases; phase++) {
      int size = (int) data.readNumber("the number of samples", 0, Integer.MAX_VALUE);
      read.add(new Phase(size, data.readNumber("a checksum", 0, 0xFFFF_FFFFL)));
    }
    data.readChecksum();
    return new ChunkHeader(weight, read);
  }
}
