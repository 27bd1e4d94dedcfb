package io.github.yomikiri.reversi.internal;

import io.github.yomikiri.reversi.Bitboard;
import io.github.yomikiri.reversi.Board;

/**
 * The mobility of both sides as inputs of a network. A pattern has at most ten squares, but a legal
 * move can depend on the whole board. So a network over patterns alone has to guess how many moves
 * each side has, and where. With these inputs it knows.
 *
 * <p>A position has {@link #COUNT} inputs:
 *
 * <ol>
 *   <li>for each row and each column, which of its squares are legal moves of the side to move
 *   <li>the same for the other side, as if it were to move
 *   <li>four counts (Rosenbloom 1982): the empty squares next to own discs and next to the
 *       opponent's discs (potential mobility); the own and the opponent's discs next to an empty
 *       square (frontier discs)
 * </ol>
 *
 * <p>As with configurations of patterns, an evaluator finds inputs in a table of {@link #ENTRIES}
 * entries, and entries that share their weights have the same class. Lines of the same distance
 * from the edge share entries. A line and its mirror image share their weights.
 *
 * <p><b>Four lanes a word.</b> Inputs have the form of {@code PackedConfigurations}: a word has
 * four lanes of 16 bits. Each lane holds the number of an entry, less the word's {@link #base}.
 */
public final class MobilityInputs {

  /** The number of inputs that a position has. */
  public static final int COUNT = 36;

  /** The number of words that hold the inputs. */
  public static final int WORDS = COUNT / 4;

  private static final int SQUARES = 64;
  private static final int LINE = 1 << 8;
  private static final int SIDE = 4 * LINE;
  private static final int SIDE_WORDS = 4;

  /** The number of entries. */
  public static final int ENTRIES = 2 * SIDE + 4 * SQUARES;

  private static final long EVERY_SECOND_ROW = 0x00FF_00FF_00FF_00FFL;

  /** For rows 1, 3, 5 and 7, one to a lane: {@link #LINE} times the distance from the edge. */
  private static final long FROM_ROW_1 = 0x0100_0300_0200_0000L;

  /** The same for rows 2, 4, 6 and 8. */
  private static final long FROM_ROW_2 = 0x0000_0200_0300_0100L;

  private MobilityInputs() {}

  /**
   * Stores the inputs of a position.
   *
   * @param own the discs of the side to move
   * @param opponent the discs of the other side
   * @param ownMoves the legal moves of the side to move
   * @param opponentMoves the legal moves of the other side, as if it were to move
   * @param words the array for the {@link #WORDS} words
   * @param at the index of the first word
   */
  public static void words(
      long own, long opponent, long ownMoves, long opponentMoves, long[] words, int at) {
    lines(ownMoves, words, at);
    lines(opponentMoves, words, at + SIDE_WORDS);
    long empty = ~(own | opponent);
    long atEmpty = Board.neighbors(empty);
    words[at + 2 * SIDE_WORDS] = count(0, Board.neighbors(own) & empty)
        | count(1, Board.neighbors(opponent) & empty)
        | count(2, own & atEmpty)
        | count(3, opponent & atEmpty);
  }

  /** Returns a lane with the entry of a count. Each lane has entries of its own. */
  private static long count(int lane, long squares) {
    return (long) (SQUARES * lane + Long.bitCount(squares)) << 16 * lane;
  }

  private static void lines(long moves, long[] words, int at) {
    long columns = Bitboard.transpose(moves);
    words[at] = (moves & EVERY_SECOND_ROW) + FROM_ROW_1;
    words[at + 1] = (moves >>> 8 & EVERY_SECOND_ROW) + FROM_ROW_2;
    words[at + 2] = (columns & EVERY_SECOND_ROW) + FROM_ROW_1;
    words[at + 3] = (columns >>> 8 & EVERY_SECOND_ROW) + FROM_ROW_2;
  }

  /**
   * Returns the entry whose number a lane has to be added to.
   *
   * @param word the number of a word, in {@code [0, WORDS)}
   * @return 0 for own moves; other numbers for moves of the opponent and for counts
   */
  public static int base(int word) {
    return SIDE * (word / SIDE_WORDS);
  }

  /**
   * Returns how many entries the lanes of a word can select.
   *
   * @param word the number of a word, in {@code [0, WORDS)}
   * @return the number of entries from {@link #base} on
   */
  public static int entryCount(int word) {
    return Math.min(SIDE, ENTRIES - base(word));
  }

  /**
   * Returns the class of an entry.
   *
   * @param entry the number of an entry, in {@code [0, ENTRIES)}
   * @return the least entry that shares its weights
   */
  public static int classOf(int entry) {
    if (entry >= 2 * SIDE) {
      return entry;
    }
    int line = entry % LINE;
    int mirrored = Integer.reverse(line) >>> Integer.SIZE - 8;
    return entry - line + Math.min(line, mirrored);
  }

  /**
   * Returns the entries of all inputs of a position.
   *
   * @param own the discs of the side to move
   * @param opponent the discs of the other side
   * @return {@link #COUNT} numbers in {@code [0, ENTRIES)}
   */
  public static int[] entries(long own, long opponent) {
    long[] words = new long[WORDS];
    words(
        own,
        opponent,
        Bitboard.legalMoves(own, opponent),
        Bitboard.legalMoves(opponent, own),
        words,
        0);
    int[] entries = new int[COUNT];
    for (int i = 0; i < COUNT; i++) {
      entries[i] = base(i / 4) + (int) (words[i / 4] >>> 16 * (i % 4) & 0xFFFF);
    }
    return entries;
  }
}
