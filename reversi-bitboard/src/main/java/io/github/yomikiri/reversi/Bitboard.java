package io.github.yomikiri.reversi;

/**
 * The rules of Reversi as branch-free functions on two bitboards: the discs of the side to move
 * ({@code own}) and the discs of the other side ({@code opponent}). The class also has the eight
 * symmetries of a bitboard.
 *
 * <p>Bit {@code x + 8 * y} is the square on file {@code x} and rank {@code y}, both counted from 0:
 * a1 is bit 0, b1 is bit 1, a2 is bit 8, h8 is bit 63. The two bitboards must be disjoint. Nothing
 * is checked, because these functions are a search's innermost operations.
 *
 * <p>Legal moves and flips come in two forms that give the same answers. The default is plain
 * arithmetic on longs. The other form uses the JDK's Vector API, handles four lines at a time and
 * takes a third of the time. The Vector API is an incubator module, so this form is used only in a
 * JVM that is started with {@code --add-modules jdk.incubator.vector
 * -Dio.github.yomikiri.reversi.vector=true}. The JVM's vectors must also be at least 256 bits wide,
 * and a self-check at the first use must find no difference. If these options are given in vain, a
 * warning is logged through {@link System.Logger}, and the plain form is used.
 */
public final class Bitboard {

  private static final boolean VECTOR = VectorSwitch.isOn();

  private Bitboard() {}

  /**
   * Returns which form of the kernels this JVM uses. The form is chosen once.
   *
   * @return true for the Vector API, false for plain longs
   */
  public static boolean usesVectorApi() {
    return VECTOR;
  }

  /**
   * Returns the squares where the side to move may place a disc: the empty squares from which a
   * disc encloses a run of the opponent's discs.
   *
   * @param own the discs of the side to move
   * @param opponent the discs of the other side
   * @return one bit per legal move, 0 if there is none
   */
  public static long legalMoves(long own, long opponent) {
    return VECTOR
        ? VectorKernels.legalMoves(own, opponent)
        : ScalarKernels.legalMoves(own, opponent);
  }

  /**
   * Returns how many discs the last move of a game turns over. This takes less than half the time
   * of {@link #flips} and a bit count. The method also works on smaller boards, if {@code own} has
   * no squares off the board.
   *
   * @param own the discs of the side that moves; all other squares of the board but the given one
   *     have discs of the opponent
   * @param square the last empty square, in {@code [0, 64)}
   * @return the number of flipped discs, 0 exactly when the move is not legal
   */
  public static int lastFlipCount(long own, int square) {
    return LastSquare.flips(own, square);
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
    return VECTOR
        ? VectorKernels.flips(own, opponent, square)
        : ScalarKernels.flips(own, opponent, square);
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
   * Returns the image of a bitboard under one of the eight symmetries of the square board. Bit 0 of
   * the index mirrors left to right, then bit 1 top to bottom, then bit 2 transposes; so 0 is the
   * identity and 3 a half turn.
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
