package io.github.yomikiri.reversi.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ReadAheadTest {

  private final byte[] bytes = new byte[20_000];
  private final InputStream in;

  ReadAheadTest() {
    new Random(1).nextBytes(bytes);
    in = new ReadAhead(new ByteArrayInputStream(bytes));
  }

  @Test
  void returnsSingleBytes() throws IOException {
    for (byte expected : bytes) {
      assertThat(in.read()).isEqualTo(expected & 0xFF);
    }
    assertThat(in.read()).isEqualTo(-1);
    assertThat(in.read()).isEqualTo(-1);
  }

  @Test
  void returnsSeveralBytes() throws IOException {
    byte[] read = new byte[bytes.length];
    assertThat(in.read(read, 0, 3)).isEqualTo(3);
    read[3] = (byte) in.read();
    assertThat(in.readNBytes(read, 4, read.length - 4)).isEqualTo(bytes.length - 4);
    assertThat(read).isEqualTo(bytes);
    assertThat(in.read(read, 0, 1)).isEqualTo(-1);
    assertThat(in.read(read, 0, 0)).isZero();
  }
}
