package example.chess;

/**
 * What pieces attack. A square is a number from 0 (a1) to 63 (h8), and a set of squares is a long.
 *
 * <p>A sliding piece sees along lines until it meets another piece. {@link #line} computes that by
 * obstruction difference: a subtraction finds the nearest pieces on both sides of the square. It
 * needs only two small tables, and no search for magic numbers when the program starts.
 */
final class Lines {

  static final long FILE_A = 0x0101010101010101L;
  static final long FILE_H = FILE_A << 7;

  static final long[] KNIGHT = new long[64];
  static final long[] KING = new long[64];

  /** What a pawn attacks: {@code PAWN[square]} for White, {@code PAWN[64 + square]} for Black. */
  static final long[] PAWN = new long[128];

  /** The squares between two squares {@code a} and {@code b}, at {@code 64 * a + b}. */
  static final long[] BETWEEN = new long[64 * 64];

  /** The whole line through two squares; empty if no line has both. */
  static final long[] THROUGH = new long[64 * 64];

  // The squares before and after a square on each of its four lines.
  private static final int ROW = 0;
  private static final int COLUMN = 64;
  private static final int RISING = 128;
  private static final int FALLING = 192;
  private static final long[] BELOW = new long[4 * 64];
  private static final long[] ABOVE = new long[4 * 64];

  static {
    int[] across = {1, 0, 1, -1};
    int[] up = {0, 1, 1, 1};
    for (int square = 0; square < 64; square++) {
      for (int across1 = -2; across1 <= 2; across1++) {
        for (int up1 = -2; up1 <= 2; up1++) {
          long target = step(square, across1, up1);
          int distance = across1 * across1 + up1 * up1;
          KNIGHT[square] |= distance == 5 ? target : 0;
          KING[square] |= distance == 1 || distance == 2 ? target : 0;
          PAWN[square] |= distance == 2 && up1 == 1 ? target : 0;
          PAWN[64 + square] |= distance == 2 && up1 == -1 ? target : 0;
        }
      }
      for (int line = 0; line < 4; line++) {
        for (int steps = 1; steps < 8; steps++) {
          ABOVE[64 * line + square] |= step(square, steps * across[line], steps * up[line]);
          BELOW[64 * line + square] |= step(square, -steps * across[line], -steps * up[line]);
        }
      }
    }
    for (int a = 0; a < 64; a++) {
      for (int b = 0; b < 64; b++) {
        for (int line = 0; line < 256; line += 64) {
          if (((BELOW[line + a] | ABOVE[line + a]) >>> b & 1) != 0) {
            BETWEEN[64 * a + b] = line(line, a, 1L << b) & line(line, b, 1L << a);
            THROUGH[64 * a + b] = BELOW[line + a] | ABOVE[line + a] | 1L << a;
          }
        }
      }
    }
  }

  private Lines() {}

  private static long step(int square, int across, int up) {
    int file = (square & 7) + across;
    int rank = (square >> 3) + up;
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? 0 : 1L << 8 * rank + file;
  }

  private static long line(int line, int square, long occupied) {
    long below = BELOW[line + square];
    long above = ABOVE[line + square];
    // 1. All squares from the nearest piece below on, and twice the nearest piece above.
    long from = Long.MIN_VALUE >> Long.numberOfLeadingZeros(below & occupied | 1);
    long nearest = above & occupied;
    // 2. Their sum has the bits between the two pieces, both included.
    return (2 * (nearest & -nearest) + from) & (below | above);
  }

  /** Returns what a rook attacks. */
  static long straight(int square, long occupied) {
    return line(ROW, square, occupied) | line(COLUMN, square, occupied);
  }

  /** Returns what a bishop attacks. */
  static long diagonal(int square, long occupied) {
    return line(RISING, square, occupied) | line(FALLING, square, occupied);
  }

  /** Returns the squares from which a kind of piece attacks a square. */
  static long attackers(int kind, int square, long occupied, boolean white) {
    return switch (kind) {
      case Chess.PAWN -> PAWN[square + (white ? 64 : 0)];
      case Chess.KNIGHT -> KNIGHT[square];
      case Chess.BISHOP -> diagonal(square, occupied);
      case Chess.ROOK -> straight(square, occupied);
      case Chess.QUEEN -> diagonal(square, occupied) | straight(square, occupied);
      default -> KING[square];
    };
  }
}
