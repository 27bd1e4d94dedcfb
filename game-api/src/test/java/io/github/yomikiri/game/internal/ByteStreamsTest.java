package io.github.yomikiri.game.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.Checksum;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ByteStreamsTest {

  private static final byte[] BYTES = new byte[20_000];

  static {
    new Random(8).nextBytes(BYTES);
  }

  /** Returns the bytes in parts, because a stream may return fewer than it is asked for. */
  private static InputStream inParts() {
    return new SequenceInputStream(
        new ByteArrayInputStream(BYTES, 0, 9_000), new ByteArrayInputStream(BYTES, 9_000, 11_000));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 9_000, 9_001, 19_999, 20_000, 20_001, 100_000})
  void readsAsManyBytesAsTheJdk(int max) throws IOException {
    InputStream in = inParts();
    InputStream expected = inParts();
    assertThat(ByteStreams.read(in, max)).isEqualTo(expected.readNBytes(max));
    assertThat(in.read()).isEqualTo(expected.read());
  }

  @Test
  void sumsWhatIsWritten() throws IOException {
    Checksum sum = Crc32c.create();
    try (OutputStream out = ByteStreams.into(sum)) {
      out.write(BYTES[0]);
      out.write(Arrays.copyOfRange(BYTES, 1, 100));
      out.write(BYTES, 100, BYTES.length - 100);
    }
    Checksum expected = Crc32c.create();
    expected.update(BYTES);
    assertThat(sum.getValue()).isEqualTo(expected.getValue());
  }
}
