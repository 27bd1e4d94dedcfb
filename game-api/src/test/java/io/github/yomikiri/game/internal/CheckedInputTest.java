package io.github.yomikiri.game.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.input.InvalidInputException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CheckedInputTest {

  private static final String LINE = "Some format, version 3\n";

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  private CheckedInput open() throws IOException {
    return new CheckedInput(new ByteArrayInputStream(bytes.toByteArray()), "it", "Some format", 3);
  }

  private CheckedInput open(int... content) throws IOException {
    bytes.writeBytes(LINE.getBytes(StandardCharsets.US_ASCII));
    for (int each : content) {
      bytes.write(each);
    }
    CheckedInput in = open();
    in.at("a place");
    return in;
  }

  private interface Read {
    void run() throws IOException;
  }

  private static void assertRejected(Read read, String message) {
    assertThatThrownBy(read::run)
        .isInstanceOf(InvalidInputException.class)
        .hasMessage("it, " + message);
  }

  @Test
  void readsBackWhatWasWritten() throws IOException {
    CheckedOutput out = new CheckedOutput(bytes, "Some format", 3);
    long[] numbers = {0, 1, 127, 128, 300, Integer.MAX_VALUE, Long.MAX_VALUE};
    for (long number : numbers) {
      out.writeNumber(number);
    }
    out.writeChecksum();
    out.writeText("");
    out.writeText("caf\u00e9");
    out.writeWord(-2);
    out.writeChecksum();
    CheckedInput in = open();
    for (long number : numbers) {
      assertThat(in.readNumber("a number", number, number)).isEqualTo(number);
    }
    in.readChecksum();
    assertThat(in.readText("a text", 0)).isEmpty();
    assertThat(in.readText("a text", 5)).isEqualTo("caf\u00e9");
    assertThat(in.readWord()).isEqualTo(-2);
    in.readChecksum();
    in.readEnd();
  }

  /** Arrays are written in blocks, so the sizes are about those of some blocks. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 16_383, 16_384, 16_385, 40_000})
  void readsBackNumbersBitByBit(int count) throws IOException {
    float[] numbers = new float[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = Float.intBitsToFloat((int) Hash64.mix(i));
    }
    float[] special = {-0.0f, Float.NaN, Float.NEGATIVE_INFINITY, Float.MIN_VALUE};
    System.arraycopy(special, 0, numbers, 0, Math.min(count, special.length));
    CheckedOutput out = new CheckedOutput(bytes, "Some format", 3);
    out.writeFloats(numbers);
    out.writeChecksum();
    assertThat(bytes.size()).isEqualTo(LINE.length() + 4 * count + 4);
    CheckedInput in = open();
    float[] read = new float[count];
    in.readFloats(read);
    for (int i = 0; i < count; i++) {
      assertThat(Float.floatToRawIntBits(read[i])).isEqualTo(Float.floatToRawIntBits(numbers[i]));
    }
    in.readChecksum();
    in.readEnd();
  }

  /** The reader has words, because only checkpoints hold such numbers. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 8_191, 8_192, 8_193, 20_000})
  void longNumbersAreWrittenAsTheirBits(int count) throws IOException {
    double[] numbers = new double[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = Double.longBitsToDouble(Hash64.mix(i));
    }
    CheckedOutput out = new CheckedOutput(bytes, "Some format", 3);
    out.writeNumber(7);
    out.writeDoubles(numbers);
    out.writeChecksum();
    CheckedInput in = open();
    assertThat(in.readNumber("n", 7, 7)).isEqualTo(7);
    for (double number : numbers) {
      assertThat(in.readWord()).isEqualTo(Double.doubleToRawLongBits(number));
    }
    in.readChecksum();
    in.readEnd();
  }

  @Test
  void noticesTheEndOfNumbers() throws IOException {
    CheckedInput in = open(0, 0, 0, 0, 0, 0, 0);
    assertRejected(() -> in.readFloats(new float[2]), "a place: the file ends too early");
  }

  @Test
  void smallNumbersTakeOneByte() throws IOException {
    CheckedOutput out = new CheckedOutput(bytes, "Some format", 3);
    out.writeNumber(127);
    out.writeNumber(128);
    out.writeChecksum();
    assertThat(bytes.size()).isEqualTo(LINE.length() + 3 + Integer.BYTES);
  }

  @Test
  void rejectsNumbersOutsideTheirRange() throws IOException {
    CheckedInput in = open(4, 7, 5, 6);
    String expected = " is outside [5, 6]";
    assertRejected(() -> in.readNumber("n", 5, 6), "a place: n 4" + expected);
    assertRejected(() -> in.readNumber("n", 5, 6), "a place: n 7" + expected);
    assertThat(in.readNumber("n", 5, 6)).isEqualTo(5);
    assertThat(in.readNumber("n", 5, 6)).isEqualTo(6);
  }

  @Test
  void rejectsNumbersWithoutAnEnd() throws IOException {
    CheckedInput in = open(128, 128, 128, 128, 128, 128, 128, 128, 128, 128);
    assertRejected(() -> in.readNumber("n", 0, Long.MAX_VALUE), "a place: n has more than 9 bytes");
  }

  @Test
  void rejectsTextsThatAreTooLong() throws IOException {
    CheckedInput in = open(3, 'a', 'b', 'c');
    assertRejected(
        () -> in.readText("a text", 2), "a place: the length of a text 3 is outside [0, 2]");
  }

  @Test
  void noticesTheEnd() throws IOException {
    CheckedInput in = open(200);
    assertRejected(() -> in.readNumber("n", 0, 1_000), "a place: the file ends too early");
    assertRejected(in::readWord, "a place: the file ends too early");
    assertRejected(in::readChecksum, "a place: the file ends too early");
    in.readEnd();
  }

  @Test
  void noticesWhatIsLeft() throws IOException {
    assertRejected(open(0)::readEnd, "a place: the file does not end where it should");
  }

  @Test
  void noticesAWrongChecksum() throws IOException {
    assertRejected(
        open(1, 2, 3, 4)::readChecksum, "a place: the file is damaged: its checksum is wrong");
  }

  @Test
  void rejectsOtherFormatsAndVersions() {
    bytes.writeBytes("Some format, version 4\n".getBytes(StandardCharsets.US_ASCII));
    assertRejected(this::open, "first line: this version is not supported, only version 3");
    bytes.reset();
    bytes.writeBytes("Another format, version 3\n".getBytes(StandardCharsets.US_ASCII));
    assertRejected(this::open, "first line: the file should begin with \"Some format, version 3\"");
  }
}
