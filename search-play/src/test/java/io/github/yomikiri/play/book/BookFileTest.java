package io.github.yomikiri.play.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.CheckedOutput;
import io.github.yomikiri.games.TicTacToe;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.zip.CRC32C;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BookFileTest {

  private static final String FORMAT = "Yomikiri opening book";
  private static final int FIRST_LINE = FORMAT.length() + ", version 1\n".length();

  private static byte[] bytes(Book<TicTacToe> book) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    BookFile.write(book, out);
    return out.toByteArray();
  }

  private static Book<TicTacToe> read(byte[] bytes) throws IOException {
    return BookFile.read(new ByteArrayInputStream(bytes), "it");
  }

  private static void assertRejected(byte[] bytes) {
    assertThatThrownBy(() -> read(bytes))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageStartingWith("it, ");
  }

  @Property
  void readsBackWhatWasWritten(@ForAll @IntRange(max = 300) int positions, @ForAll long seed)
      throws IOException {
    Book<TicTacToe> book = Books.random(positions, seed);
    assertThat(read(bytes(book))).isEqualTo(book);
  }

  @Test
  void replacesAFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("some.book");
    for (int positions : new int[] {1_000, 0, 50}) {
      Book<TicTacToe> book = Books.random(positions, 3);
      book.write(file);
      assertThat(Book.<TicTacToe>read(file)).isEqualTo(book);
    }
    assertThat(folder).isDirectoryNotContaining("glob:**.part");
    assertThatThrownBy(() -> Book.read(folder.resolve("other"))).isInstanceOf(IOException.class);
  }

  @Test
  void hasNoValues(@TempDir Path folder) {
    BookBuilder<TicTacToe> builder = Book.from(TicTacToe.START);
    builder.extend(node -> OptionalInt.of(1));
    Path file = folder.resolve("valued.book");
    assertThatIllegalStateException()
        .isThrownBy(() -> builder.build().write(file))
        .withMessage("a file of weights cannot have the values of Book[positions=1, moves=9];"
            + " save its builder's lines");
    assertThat(file).doesNotExist();
  }

  @Test
  void isCompactAndBeginsWithALineForPeople() throws IOException {
    BookEntries entries = new BookEntries(10);
    for (int key = 0; key < 10; key++) {
      entries.add(key, 19, 1);
    }
    byte[] bytes = bytes(entries.build(1));
    assertThat(bytes).hasSize(FIRST_LINE + 1 + 10 * (8 + 1 + 2) + Integer.BYTES);
    assertThat(new String(bytes, StandardCharsets.ISO_8859_1)).startsWith(FORMAT + ", version 1\n");
  }

  @Test
  void anyDamagedByteAndAnyMissingEndIsNoticed() throws IOException {
    byte[] good = bytes(Books.random(12, 4));
    for (int i = 0; i < good.length; i++) {
      for (int change = 1; change < 256; change++) {
        byte[] damaged = good.clone();
        damaged[i] ^= (byte) change;
        assertRejected(damaged);
      }
      assertRejected(Arrays.copyOf(good, i));
    }
    assertRejected(Arrays.copyOf(good, good.length + 1));
  }

  /** Returns a file whose numbers after the first line are these; negative ones are keys. */
  private static byte[] file(long... numbers) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    CheckedOutput out = new CheckedOutput(bytes, FORMAT, 1);
    for (long number : numbers) {
      if (number < 0) {
        out.writeWord(number);
      } else {
        out.writeNumber(number);
      }
    }
    out.writeChecksum();
    return bytes.toByteArray();
  }

  private static void assertContentRejected(String message, long... numbers) throws IOException {
    byte[] file = file(numbers);
    assertThatThrownBy(() -> read(file))
        .isInstanceOf(InvalidInputException.class)
        .hasMessage("it, " + message);
  }

  @Test
  void wrongContentWithARightChecksumIsRejected() throws IOException {
    assertThat(read(file(2, -9, 1, 5, 7, -3, 2, 0, 1, 1, 1)))
        .hasToString("Book[positions=2, moves=3]");
    assertContentRejected(
        "header: the number of positions 16777217 is outside [0, 16777216]", (1 << 24) + 1);
    assertContentRejected("position 0: the file ends too early", 1 << 24);
    assertContentRejected("position 1: the keys do not ascend", 2, -9, 1, 5, 7, -9, 1, 5, 7);
    assertContentRejected("position 1: the keys do not ascend", 2, -9, 1, 5, 7, -10, 1, 5, 7);
    String range = " is outside [1, " + Node.MOVE_LIMIT + "]";
    assertContentRejected("position 0: the number of moves 0" + range, 1, -9, 0);
    assertContentRejected(
        "position 0: the number of moves " + (Node.MOVE_LIMIT + 1L) + range,
        1,
        -9,
        Node.MOVE_LIMIT + 1L);
    assertContentRejected("position 0: the move 5 is outside [6, 1048574]", 1, -9, 2, 5, 7, 5, 7);
    assertContentRejected(
        "position 0: the move 1048575 is outside [0, 1048574]", 1, -9, 1, Node.MOVE_LIMIT, 7);
    assertContentRejected("position 0: the weight 0 is outside [1, 1000000000]", 1, -9, 1, 5, 0);
    assertContentRejected(
        "position 0: the weight 1000000001 is outside [1, 1000000000]", 1, -9, 1, 5, 1_000_000_001);
  }

  @Test
  void foreignFilesAndOtherVersionsAreRejected() throws IOException {
    byte[] bytes = bytes(Books.random(1, 1));
    bytes[FIRST_LINE - 2] = '2';
    assertThatThrownBy(() -> read(bytes))
        .hasMessage("it, first line: this version is not supported, only version 1");
    assertThatThrownBy(() -> read(new byte[0]))
        .hasMessage("it, first line: the file is empty; it should begin with \"" + FORMAT
            + ", version 1\"");
    assertThatThrownBy(() -> read("f5 d6".getBytes(StandardCharsets.US_ASCII)))
        .hasMessage("it, first line: the file should begin with \"" + FORMAT + ", version 1\"");
  }

  /** Damaged bytes with a right checksum are rejected, or a book is read that is sound. */
  @Test
  void damageThatFitsTheChecksumIsFound() throws IOException {
    byte[] good = bytes(Books.random(12, 5));
    SplittableRandom random = new SplittableRandom(20110522);
    int rejected = 0;
    for (int i = 0; i < 20_000; i++) {
      byte[] damaged = good.clone();
      for (int edits = random.nextInt(3); edits >= 0; edits--) {
        int at = FIRST_LINE + random.nextInt(good.length - FIRST_LINE);
        damaged[at] = (byte) (random.nextBoolean() ? random.nextInt() : damaged[at] ^ 1);
      }
      CRC32C sum = new CRC32C();
      sum.update(damaged, 0, damaged.length - Integer.BYTES);
      for (int j = 0; j < Integer.BYTES; j++) {
        damaged[damaged.length - 1 - j] = (byte) (sum.getValue() >>> 8 * j);
      }
      try {
        Book<TicTacToe> read = read(damaged);
        assertThat(read(bytes(read))).isEqualTo(read);
      } catch (InvalidInputException e) {
        rejected++;
        assertThat(e).hasMessageStartingWith("it, ");
      }
    }
    assertThat(rejected).isBetween(1_000, 19_999);
  }
}
