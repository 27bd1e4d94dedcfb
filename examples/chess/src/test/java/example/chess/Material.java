package example.chess;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Unit;

/**
 * A plain evaluator: the pieces and where they stand, in hundredths of a pawn. Each piece has two
 * values, one for a full board and one for the endgame. The pieces that are left blend the two.
 */
public final class Material implements Evaluator<Chess> {

  private static final int ENDGAME = 0;
  private static final int FULL = 1;
  // With all pieces. A knight or bishop counts 1, a rook 2, and a queen 4.
  private static final int ALL_PIECES = 24;
  private static final int[][] VALUES = {
    {0, 105, 300, 320, 530, 980, 0}, {0, 90, 325, 340, 490, 980, 0},
  };
  private static final int BISHOP_PAIR = 30;
  private static final int TO_MOVE = 10;

  // [kind << 6 | square], from White's side: the value on a full board in the upper 16 bits, and
  // the one in the endgame in the lower 16 bits.
  private static final int[] TABLE = new int[7 * 64];

  static {
    for (int kind = Chess.PAWN; kind <= Chess.KING; kind++) {
      for (int square = 0; square < 64; square++) {
        int full = VALUES[FULL][kind] + place(FULL, kind, square);
        int endgame = VALUES[ENDGAME][kind] + place(ENDGAME, kind, square);
        TABLE[kind << 6 | square] = (full << 16) + endgame;
      }
    }
  }

  /** Returns what a square is worth to a piece of White, above or below the average square. */
  private static int place(int phase, int kind, int square) {
    int rank = square >> 3;
    int file = Math.min(square & 7, 7 - (square & 7)); // 0 at the edge, 3 in the center.
    int center = file + Math.min(rank, 7 - rank);
    boolean full = phase == FULL;
    return switch (kind) {
      case Chess.PAWN ->
        full
            ? (rank - 1) * (1 + 2 * file) + (rank == 6 ? 25 : 0) - 8
            : 4 * (rank - 1) * (rank - 1) - 12;
      case Chess.KNIGHT -> (full ? 8 : 6) * center - 24;
      case Chess.BISHOP -> (full ? 5 : 3) * center - (rank == 0 ? 18 : 8);
      case Chess.ROOK -> (rank == 6 ? 20 : 0) + (full ? 4 * file - 6 : 0);
      case Chess.QUEEN -> full ? center - 3 - (rank > 3 ? 3 : 0) : 5 * center - 15;
      default -> full ? -15 * rank - 12 * file + 30 + (file == 1 ? 8 : 0) : 10 * center - 30;
    };
  }

  @Override
  public Unit<Chess> unit() {
    return Centipawns.UNIT;
  }

  @Override
  public int evaluate(Chess node) {
    int mirror = node.isWhite() ? 0 : 56;
    int sum = side(node, node.own, mirror) - side(node, node.opponent, 56 - mirror);
    int endgame = (short) sum;
    int full = sum - endgame >> 16;
    int minor = Long.bitCount(node.knights) + Long.bitCount(node.diagonals);
    int major = 2 * Long.bitCount(node.straights) + Long.bitCount(node.pieces(Chess.QUEEN));
    int pieces = Math.min(ALL_PIECES, minor + major);
    return (full * pieces + endgame * (ALL_PIECES - pieces)) / ALL_PIECES + TO_MOVE;
  }

  private static int side(Chess node, long side, int mirror) {
    int pair = Long.bitCount(node.pieces(Chess.BISHOP) & side) < 2 ? 0 : BISHOP_PAIR;
    int sum = (pair << 16) + pair;
    for (int kind = Chess.PAWN; kind <= Chess.KING; kind++) {
      for (long rest = node.pieces(kind) & side; rest != 0; rest &= rest - 1) {
        sum += TABLE[kind << 6 | Long.numberOfTrailingZeros(rest) ^ mirror];
      }
    }
    return sum;
  }
}
