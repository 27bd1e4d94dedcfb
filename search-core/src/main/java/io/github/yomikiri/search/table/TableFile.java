package io.github.yomikiri.search.table;

import io.github.yomikiri.game.internal.CheckedInput;
import io.github.yomikiri.game.internal.CheckedOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/**
 * Reads and writes the files of {@link LockFreeTable}. A file has these parts:
 *
 * <ul>
 *   <li>a line of text with the format and its version;
 *   <li>the identity of the entries, the table's maximum size, its size and its age, with a
 *       checksum;
 *   <li>in turn a number of empty places, a number of used places and the entries of these;
 *   <li>a checksum of the whole file.
 * </ul>
 *
 * <p>The first checksum is compared before the table is allocated. Empty places take no room, and
 * an entry takes 16 bytes.
 */
final class TableFile {

  /** The maximum number of bytes of an identity. */
  static final int MAX_IDENTITY = 1_000;

  private static final String FORMAT = "Yomikiri transposition table";
  private static final int VERSION = 2;

  /** The words that are copied at once, so that no other thread changes a run of entries. */
  private static final int COPIED_WORDS = 1 << 10;

  private static final int BUCKET_ENTRIES = LockFreeTable.BUCKET_WORDS / 2;
  private static final int MAX_LOG_BUCKETS = 27;

  private TableFile() {}

  static void write(LockFreeTable table, String identity, OutputStream stream) throws IOException {
    CheckedOutput out = new CheckedOutput(stream, FORMAT, VERSION);
    long[] words = table.words;
    out.writeText(identity);
    out.writeNumber(logBuckets(table.maxWords));
    out.writeNumber(logBuckets(words.length));
    out.writeNumber(table.age);
    out.writeChecksum();
    long[] copy = new long[Math.min(words.length, COPIED_WORDS)];
    int empty = 0;
    for (int from = 0; from < words.length; from += copy.length) {
      System.arraycopy(words, from, copy, 0, copy.length);
      int place = 0;
      while (place < copy.length / 2) {
        int end = endOfRun(words.length, copy, from / 2, place);
        if (end == place) {
          empty++;
          place++;
        } else {
          out.writeNumber(empty);
          empty = 0;
          out.writeNumber(end - place);
          for (; place < end; place++) {
            out.writeWord(copy[2 * place] ^ copy[2 * place + 1]);
            out.writeWord(copy[2 * place + 1]);
          }
        }
      }
    }
    if (empty > 0) {
      out.writeNumber(empty);
    }
    out.writeChecksum();
  }

  private static int logBuckets(int words) {
    return Integer.numberOfTrailingZeros(words / LockFreeTable.BUCKET_WORDS);
  }

  /** Returns the first place of a copied part, at or after a given one, that has no entry. */
  private static int endOfRun(int words, long[] copy, int offset, int from) {
    int place = from;
    while (place < copy.length / 2
        && isSound(
            words, offset + place, copy[2 * place] ^ copy[2 * place + 1], copy[2 * place + 1])) {
      place++;
    }
    return place;
  }

  /**
   * Returns whether an entry can be found at a place. An entry that another thread has half written
   * usually seems to have the key of another bucket.
   */
  private static boolean isSound(int words, int place, long key, long entry) {
    return TableEntry.isSound(entry)
        && LockFreeTable.bucket(key, words) / LockFreeTable.BUCKET_WORDS == place / BUCKET_ENTRIES;
  }

  static LockFreeTable read(InputStream stream, String name, String identity, long maxBytes)
      throws IOException {
    CheckedInput in = new CheckedInput(stream, name, FORMAT, VERSION);
    in.at("header");
    String found = in.readText("the identity", MAX_IDENTITY);
    int max = (int) in.readNumber("the logarithm of the maximum size", 0, MAX_LOG_BUCKETS);
    int log = (int) in.readNumber("the logarithm of the size", 0, max);
    int age = (int) in.readNumber("the age", 0, TableEntry.AGES - 1);
    in.readChecksum();
    if (!found.equals(identity)) {
      throw in.wrong("the table is of \"" + found + "\", not of \"" + identity + "\"");
    }
    long bytes = (long) Long.BYTES * LockFreeTable.BUCKET_WORDS << max;
    if (bytes > maxBytes) {
      throw in.wrong("the table may take " + bytes + " bytes, more than " + maxBytes);
    }
    LockFreeTable table =
        new LockFreeTable(LockFreeTable.BUCKET_WORDS << max, LockFreeTable.BUCKET_WORDS << log);
    table.age = age;
    in.at("entries");
    readEntries(in, table);
    in.at("end");
    in.readChecksum();
    in.readEnd();
    return table;
  }

  private static void readEntries(CheckedInput in, LockFreeTable table) throws IOException {
    long[] words = table.words;
    int places = words.length / 2;
    int place = (int) in.readNumber("the number of empty places", 0, places);
    while (place < places) {
      int end = place + (int) in.readNumber("the number of entries", 1, places - place);
      for (; place < end; place++) {
        long key = in.readWord();
        long entry = in.readWord();
        if (!isSound(words.length, place, key, entry)) {
          throw in.wrong("place " + place + " has a wrong entry");
        }
        words[2 * place] = key ^ entry;
        words[2 * place + 1] = entry;
        table.used.incrementAndGet();
      }
      if (place < places) {
        place += (int) in.readNumber("the number of empty places", 0, places - place);
      }
    }
  }
}
