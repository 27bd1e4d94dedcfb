package io.github.yomikiri.game.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;
import org.junit.jupiter.api.Test;

class Crc32cTest {

  /** The checksum of this text is in the catalog of CRCs. */
  @Test
  void isTheOneOfTheCatalog() {
    Checksum sum = new Crc32c();
    sum.update("123456789".getBytes(StandardCharsets.US_ASCII), 0, 9);
    assertThat(sum.getValue()).isEqualTo(0xE3069283L);
  }

  @Test
  void isThatOfTheJdk() {
    Random random = new Random(32);
    Checksum expected = new CRC32C();
    Checksum sum = new Crc32c();
    for (int i = 0; i < 100; i++) {
      byte[] bytes = new byte[random.nextInt(300)];
      random.nextBytes(bytes);
      int offset = random.nextInt(bytes.length + 1);
      int length = random.nextInt(bytes.length - offset + 1);
      expected.update(bytes, offset, length);
      sum.update(bytes, offset, length);
      expected.update(i);
      sum.update(i);
      assertThat(sum.getValue()).isEqualTo(expected.getValue());
    }
    sum.reset();
    assertThat(sum.getValue()).isZero();
  }

  @Test
  void isComputedByTheJdkWhereItCan() {
    assertThat(Crc32c.create()).isInstanceOf(CRC32C.class);
  }
}
