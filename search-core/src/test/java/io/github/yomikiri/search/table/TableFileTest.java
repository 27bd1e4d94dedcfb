package io.github.yomikiri.search.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.CheckedOutput;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableFileTest {

  private static final String IDENTITY = "a game, an evaluator";
  private static final String FORMAT = "Yomikiri transposition table";
  private static final int FIRST_LINE = FORMAT.length() + ", version 1\n".length();
  private static final long ROOM = 1 << 20;

  /** Returns a table with the given number of random entries offered to it. */
  private static LockFreeTable table(long bytes, int entries, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    LockFreeTable table = new LockFreeTable(bytes);
    for (int i = 0; i < entries; i++) {
      if (i % 10 == 0) {
        table.newSearch();
      }
      Bound bound = random.nextBoolean() ? Bound.LOWER : Bound.EXACT;
      int score = random.nextInt(-Score.MAX, Score.MAX + 1);
      int move = random.nextInt(-1, 1000);
      table.store(
          random.nextLong(),
          TableEntry.of(score, random.nextInt(256), bound, random.nextBoolean(), move));
    }
    return table;
  }

  private static byte[] bytes(LockFreeTable table) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    TableFile.write(table, IDENTITY, out);
    return out.toByteArray();
  }

  private static LockFreeTable read(byte[] bytes) throws IOException {
    return TableFile.read(new ByteArrayInputStream(bytes), "it", IDENTITY, ROOM);
  }

  private static void assertSame(LockFreeTable table, LockFreeTable expected) {
    assertThat(table.words).isEqualTo(expected.words);
    assertThat(table.age).isEqualTo(expected.age);
  }

  @Test
  void readsBackWhatWasWritten(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("some.table");
    for (int entries : new int[] {0, 1, 50, 3_000, 100_000}) {
      LockFreeTable table = table(1 << 16, entries, entries);
      table.write(file, IDENTITY);
      assertSame(LockFreeTable.read(file, IDENTITY, 1 << 16), table);
    }
    assertThat(folder).isDirectoryNotContaining("glob:**.part");
  }

  @Test
  void aTableThatIsReadGrowsAsTheOneThatWasWritten() throws IOException {
    LockFreeTable written = table(8 << 20, 120_000, 9);
    LockFreeTable read =
        TableFile.read(new ByteArrayInputStream(bytes(written)), "it", IDENTITY, 8 << 20);
    assertThat(written.words).hasSize((4 << 20) / Long.BYTES);
    assertSame(read, written);
    SplittableRandom random = new SplittableRandom(10);
    while (written.words.length < written.maxWords) {
      long key = random.nextLong();
      long entry = TableEntry.of(1, 1, Bound.EXACT, false, 1);
      written.store(key, entry);
      read.store(key, entry);
      assertThat(read.words).hasSameSizeAs(written.words);
    }
    assertSame(read, written);
  }

  @Test
  void aTableOfOneBucketIsReadBack() throws IOException {
    for (int entries = 0; entries < 9; entries++) {
      LockFreeTable table = table(64, entries, 5);
      assertSame(read(bytes(table)), table);
    }
  }

  @Test
  void aSearchWithTheNewTableVisitsTheSameNodes(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("connect-four.table");
    ConnectFour root = ConnectFour.START.after("44");
    LockFreeTable live = new LockFreeTable(1 << 14);
    search(live, ConnectFour.START, 7);
    live.write(file, IDENTITY);
    LockFreeTable loaded = LockFreeTable.read(file, IDENTITY, ROOM);
    SearchResult continued = search(live, root, 8);
    SearchResult afterLoad = search(loaded, root, 8);
    long without = search(new LockFreeTable(1 << 14), root, 8).statistics().nodes();
    assertThat(afterLoad.statistics().nodes())
        .isEqualTo(continued.statistics().nodes())
        .isLessThan(without);
    assertThat(afterLoad.score()).isEqualTo(continued.score());
    assertThat(afterLoad.principalVariation()).isEqualTo(continued.principalVariation());
    assertSame(loaded, live);
  }

  private static SearchResult search(LockFreeTable table, ConnectFour root, int depth) {
    Searcher<ConnectFour> searcher = Searchers.bare(ConnectFour.class)
        .evaluator(node -> Long.bitCount(node.own() & 0x3F << 21))
        .table(table)
        .build();
    return searcher.search(root, Limits.depth(depth));
  }

  @Test
  void emptyPlacesTakeNextToNothing() throws IOException {
    assertThat(bytes(new LockFreeTable(1 << 20))).hasSizeLessThan(80);
    assertThat(bytes(table(1 << 20, 100, 1))).hasSizeLessThan(80 + 100 * (16 + 4));
  }

  @Test
  void beginsWithALineForPeople() throws IOException {
    assertThat(new String(bytes(new LockFreeTable(64)), StandardCharsets.ISO_8859_1))
        .startsWith(FORMAT + ", version 2\n");
  }

  @Test
  void anyDamagedByteAndAnyMissingEndIsNoticed() throws IOException {
    byte[] good = bytes(table(1 << 10, 12, 2));
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

  private static void assertRejected(byte[] bytes) {
    assertThatThrownBy(() -> read(bytes))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageStartingWith("it, ");
  }

  private static void assertRejected(byte[] bytes, String message) {
    assertThatThrownBy(() -> read(bytes))
        .isInstanceOf(InvalidInputException.class)
        .hasMessage("it, " + message);
  }

  @Test
  void foreignFilesAndOtherVersionsAreRejected() throws IOException {
    byte[] bytes = bytes(table(64, 3, 3));
    bytes[FIRST_LINE - 2] = '1';
    assertRejected(bytes, "first line: this version is not supported, only version 2");
    String expected = "first line: the file should begin with \"" + FORMAT + ", version 2\"";
    assertRejected("PK and so forth".getBytes(StandardCharsets.US_ASCII), expected);
    assertRejected(
        new byte[0],
        "first line: the file is empty; it should begin with \"" + FORMAT + ", version 2\"");
  }

  @Test
  void aTableOfAnotherIdentityIsRejected(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("some.table");
    table(64, 3, 3).write(file, "Connect Four, discs in the middle");
    assertThatThrownBy(() -> LockFreeTable.read(file, "Connect Four", ROOM))
        .isInstanceOf(InvalidInputException.class)
        .hasMessage(file + ", header: the table is of \"Connect Four, discs in the middle\","
            + " not of \"Connect Four\"");
  }

  @Test
  void anIdentityHasALength() {
    LockFreeTable table = new LockFreeTable(64);
    Path file = Path.of("never.written");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> table.write(file, ""))
        .withMessage("identity of 0 bytes is outside [1, 1000]");
    assertThatIllegalArgumentException().isThrownBy(() -> table.write(file, "x".repeat(1_001)));
    assertThat(file).doesNotExist();
  }

  @Test
  void theShortestIdentityAndTheLongestAreReadBack(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("some.table");
    for (String identity : List.of("x", "\u00e9".repeat(500))) {
      new LockFreeTable(64).write(file, identity);
      assertThat(LockFreeTable.read(file, identity, 64).size()).isZero();
    }
  }

  @Test
  void aTableThatIsTooLargeIsNotAllocated() throws IOException {
    assertRejected(header(27), "header: the table may take 8589934592 bytes, more than " + ROOM);
    assertRejected(header(15), "header: the table may take 2097152 bytes, more than " + ROOM);
    assertRejected(header(28), "header: the logarithm of the maximum size 28 is outside [0, 27]");
    assertRejected(
        header(Long.MAX_VALUE),
        "header: the logarithm of the maximum size " + Long.MAX_VALUE + " is outside [0, 27]");
    assertRejected(header(14), "entries: the file ends too early");
  }

  @Test
  void aTableLargerThanItsMaximumIsRejected() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    header(bytes, 3, 4);
    assertRejected(bytes.toByteArray(), "header: the logarithm of the size 4 is outside [0, 3]");
  }

  /** Returns a file that ends after a right header. */
  private static byte[] header(long logBuckets) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    header(bytes, logBuckets);
    return bytes.toByteArray();
  }

  private static CheckedOutput header(ByteArrayOutputStream bytes, long logBuckets)
      throws IOException {
    return header(bytes, logBuckets, logBuckets);
  }

  private static CheckedOutput header(ByteArrayOutputStream bytes, long maxLog, long logBuckets)
      throws IOException {
    CheckedOutput out = new CheckedOutput(bytes, FORMAT, 2);
    out.writeText(IDENTITY);
    out.writeNumber(maxLog);
    out.writeNumber(logBuckets);
    out.writeNumber(0);
    out.writeChecksum();
    return out;
  }

  @Test
  void wrongContentWithRightChecksumsIsRejected() throws IOException {
    long entry = TableEntry.of(5, 3, Bound.EXACT, false, 2);
    assertRejected(oneEntry(5, 0, 0), "entries: the number of empty places 5 is outside [0, 4]");
    assertRejected(oneEntry(0, 0, entry), "entries: the number of entries 0 is outside [1, 4]");
    assertRejected(oneEntry(3, 2, entry), "entries: the number of entries 2 is outside [1, 1]");
    assertRejected(oneEntry(3, 1, 0), "entries: place 3 has a wrong entry");
    long tooHigh = TableEntry.of(Score.MAX, 3, Bound.EXACT, false, 2) + (1L << 36);
    assertRejected(oneEntry(3, 1, tooHigh), "entries: place 3 has a wrong entry");
    assertThat(read(oneEntry(3, 1, entry)).probe(77)).isEqualTo(entry);
  }

  private static byte[] oneEntry(int empty, int used, long entry) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    CheckedOutput out = header(bytes, 0);
    out.writeNumber(empty);
    out.writeNumber(used);
    out.writeWord(77);
    out.writeWord(entry);
    out.writeChecksum();
    return bytes.toByteArray();
  }

  @Test
  void anEntryInTheWrongBucketIsRejected() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    CheckedOutput out = header(bytes, 1);
    out.writeNumber(0);
    out.writeNumber(1);
    out.writeWord(1);
    out.writeWord(TableEntry.of(5, 3, Bound.EXACT, false, 2));
    out.writeChecksum();
    assertRejected(bytes.toByteArray(), "entries: place 0 has a wrong entry");
  }

  @Test
  void anEntryThatNoKeyFindsIsNotWritten() throws IOException {
    LockFreeTable table = table(1 << 10, 5, 4);
    byte[] good = bytes(table);
    long entry = TableEntry.of(5, 3, Bound.EXACT, false, 2);
    int free = 1;
    while (table.words[free] != TableEntry.NONE) {
      free += 2;
    }
    table.words[free - 1] = entry ^ ~(free / LockFreeTable.BUCKET_WORDS);
    table.words[free] = entry;
    assertThat(bytes(table)).isEqualTo(good);
  }

  /**
   * Damaged bytes with right checksums are rejected, or a table is read that can be written and
   * read back.
   */
  @Test
  void damageThatFitsTheChecksumsIsFound() throws IOException {
    byte[] good = bytes(table(1 << 10, 40, 6));
    SplittableRandom random = new SplittableRandom(20110522);
    int rejected = 0;
    for (int i = 0; i < 20_000; i++) {
      byte[] damaged = good.clone();
      for (int edits = random.nextInt(3); edits >= 0; edits--) {
        int at = FIRST_LINE + random.nextInt(random.nextBoolean() ? 40 : good.length - FIRST_LINE);
        damaged[at] = (byte) (random.nextBoolean() ? random.nextInt() : damaged[at] ^ 1);
      }
      byte[] file = withRightChecksums(damaged);
      try {
        LockFreeTable read = read(file);
        assertSame(read(bytes(read)), read);
      } catch (InvalidInputException e) {
        rejected++;
        assertThat(e).hasMessageStartingWith("it, ");
      }
    }
    assertThat(rejected).isBetween(1_000, 19_999);
  }

  private static byte[] withRightChecksums(byte[] bytes) {
    int header = FIRST_LINE + 1 + IDENTITY.length() + 3;
    putChecksum(bytes, header);
    putChecksum(bytes, bytes.length - Integer.BYTES);
    return bytes;
  }

  private static void putChecksum(byte[] bytes, int at) {
    CRC32C sum = new CRC32C();
    sum.update(bytes, 0, at);
    for (int i = 0; i < Integer.BYTES; i++) {
      bytes[at + i] = (byte) (sum.getValue() >>> 8 * (Integer.BYTES - 1 - i));
    }
  }

  @Test
  void anInterruptedWriteKeepsTheOldFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("some.table");
    LockFreeTable table = table(64, 3, 7);
    table.write(file, IDENTITY);
    Files.writeString(folder.resolve("some.table.part"), "left by a process that was stopped");
    assertSame(LockFreeTable.read(file, IDENTITY, ROOM), table);
    table.store(Hash64.mix(1), TableEntry.of(1, 1, Bound.EXACT, false, 1));
    table.write(file, IDENTITY);
    assertSame(LockFreeTable.read(file, IDENTITY, ROOM), table);
    assertThatThrownBy(() -> LockFreeTable.read(folder.resolve("other"), IDENTITY, ROOM))
        .isInstanceOf(NoSuchFileException.class);
  }
}
