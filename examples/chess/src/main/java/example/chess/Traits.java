package example.chess;

import io.github.yomikiri.learn.linear.Features;

/**
 * What the learned evaluator sees of a position: where pieces stand, how far they move, how pawns
 * stand together, and what shelters and threatens the kings. Nothing here says what is good. Each
 * side sees the board as White does, so both learn from the moves of both.
 *
 * <p>An attack of many pieces on a king has a number of its own. It can be worth more than the
 * attacks of single pieces.
 */
final class Traits implements Features<Chess> {

  // At most 8 pieces and pawns each have two numbers, or a pawn with a piece that it became.
  private static final int SIDE_LENGTH = 16 + 7 + 8 + 6;
  private static final int STAGES = 25;

  // The first number of each group of numbers, of the side to move. Below them is a number for
  // each place that has nothing to say.
  private static final int SQUARE = 2 * SIDE_LENGTH; // kind, square or its mirror image
  private static final int MOBILITY = SQUARE + 6 * 32; // kind, moves, where it stands
  private static final int PAWN = MOBILITY + 4 * 32 * 4; // rank, four facts
  private static final int PASSED = PAWN + 8 * 16; // rank, two facts, both kings' distances
  private static final int SHELTER = PASSED + 8 * 64; // file beside the king, both sides' pawns
  private static final int ATTACK = SHELTER + 4 * 16; // queen, pieces, squares
  private static final int THREAT = ATTACK + 2 * 8 * 16; // of greater pieces, of loose ones
  private static final int SIDE = THREAT + 16; // two bishops, castling
  private static final int COUNT = SIDE + 8 - SQUARE;

  @Override
  public int count() {
    return SQUARE + 2 * COUNT;
  }

  @Override
  public int length() {
    return 2 * SIDE_LENGTH;
  }

  @Override
  public int stages() {
    return STAGES;
  }

  /** The pieces that are left: a knight or bishop counts 1, a rook 2, and a queen 4. */
  @Override
  public int stage(Chess node) {
    int minor = Long.bitCount(node.knights) + Long.bitCount(node.diagonals);
    int major = 2 * Long.bitCount(node.straights) + Long.bitCount(node.diagonals & node.straights);
    return Math.min(STAGES - 1, minor + major);
  }

  @Override
  public String form() {
    return "chess 2";
  }

  @Override
  public void numbers(Chess node, int[] out) {
    side(node, true, out);
    side(node, false, out);
  }

  private static void side(Chess node, boolean mover, int[] out) {
    // 1. The board as this side sees it.
    boolean up = node.isWhite() == mover;
    long own = turned(mover ? node.own : node.opponent, up);
    long other = turned(mover ? node.opponent : node.own, up);
    long occupied = own | other;
    long pawns = turned(node.pawns, up);
    long kings = turned(node.kings, up);
    long diagonals = turned(node.diagonals, up);
    long straights = turned(node.straights, up);
    long queens = diagonals & straights;
    int king = Long.numberOfTrailingZeros(kings & own);
    int otherKing = Long.numberOfTrailingZeros(kings & other);
    long guarded = attacked(pawns & own, 7, 9);
    long threatened = attacked(pawns & other, -9, -7);
    int base = mover ? 0 : COUNT;
    int at = mover ? 0 : SIDE_LENGTH;
    final int end = at + SIDE_LENGTH;
    // 2. Pieces: where they stand and how many squares they reach that no pawn guards.
    long reached = 0;
    int greater = 0;
    int attackers = 0;
    int hits = 0;
    for (int kind = Chess.KNIGHT; kind <= Chess.QUEEN; kind++) {
      long good = kind == Chess.ROOK ? ~files(pawns & own) : guarded;
      long victims = kind == Chess.ROOK ? queens : kind == Chess.QUEEN ? 0 : straights;
      for (long rest = turned(node.pieces(kind), up) & own; rest != 0; rest &= rest - 1) {
        int square = Long.numberOfTrailingZeros(rest);
        long moves = Lines.attackers(kind, square, occupied, true);
        int count = Long.bitCount(moves & ~own & ~threatened);
        int facts = bit(threatened, square) | bit(good, square) << 1;
        out[at++] = base + SQUARE + (kind - 1 << 5 | place(square));
        out[at++] = base + MOBILITY + (kind - 2 << 7 | count << 2 | facts);
        int hit = Long.bitCount(moves & Lines.KING[otherKing]);
        attackers += hit == 0 ? 0 : 1;
        hits += hit;
        greater += Long.bitCount(moves & victims & other);
        reached |= moves;
      }
    }
    // 3. Pawns. Each fact is the set of squares on which it holds for a pawn.
    long opposed = below(pawns & other);
    long doubled = below(pawns & own);
    long passed = ~(opposed | doubled | beside(opposed));
    long isolated = ~beside(files(pawns & own));
    long supported = beside(pawns & own) | guarded;
    for (long rest = pawns & own; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      out[at++] = base + SQUARE + place(square);
      if (bit(passed, square) != 0) {
        int stop = square + 8;
        int facts = bit(occupied, stop) << 5 | bit(supported, square) << 4;
        int distances = distance(king, stop) / 2 << 2 | distance(otherKing, stop) / 2;
        out[at++] = base + PASSED + (square >> 3 << 6 | facts | distances);
      } else {
        int facts = bit(supported, square) | bit(opposed, square) << 1;
        facts |= bit(doubled, square) << 2 | bit(isolated, square) << 3;
        out[at++] = base + PAWN + (square >> 3 << 4 | facts);
      }
    }
    // 4. The king, its shelter, and the attack on the other king.
    out[at++] = base + SQUARE + (Chess.KING - 1 << 5 | place(king));
    for (int file = 0; file < 3; file++) {
      out[at++] = base + SHELTER + shelter(file, king, pawns & own, pawns & other);
    }
    int queen = (queens & own) == 0 ? 0 : 1;
    out[at++] = base + ATTACK + (queen << 7 | Math.min(attackers, 7) << 4 | Math.min(hits, 15));
    // 5. What is threatened, and what belongs to no square.
    long loose = reached & other & ~threatened & ~kings;
    out[at++] = base + THREAT + (Math.min(greater, 3) << 2 | Math.min(Long.bitCount(loose), 3));
    long bishops = diagonals & ~straights & own;
    int rights = node.castling >> (up ? 0 : 2) & 3;
    out[at++] = base + SIDE + ((bishops & bishops - 1) == 0 ? rights : 4 | rights);
    for (; at < end; at++) {
      out[at] = at;
    }
  }

  /** Returns the nearest pawns of both sides before the king on a file, or the edge of the board. */
  private static int shelter(int number, int king, long own, long other) {
    int file = (king & 7) + number - 1;
    long ahead = Lines.FILE_A << file & -1L << (king & 56);
    return file < 0 || file > 7
        ? 3 << 4
        : number << 4 | steps(ahead & own, king, 0) << 2 | steps(ahead & other, king, 1);
  }

  /** Returns how near the first pawn before a king is, from 1 to 3, or 0 if there is none. */
  private static int steps(long ahead, int king, int free) {
    int steps = (Long.numberOfTrailingZeros(ahead) >> 3) - (king >> 3) - free;
    return ahead == 0 ? 0 : Math.max(1, Math.min(3, steps));
  }

  /** Returns the rank and the distance from the edge. */
  private static int place(int square) {
    int file = square & 7;
    return square >> 3 << 2 | Math.min(file, 7 - file);
  }

  static int distance(int a, int b) {
    return Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >> 3) - (b >> 3)));
  }

  /** Returns the squares that pawns attack by two steps. */
  private static long attacked(long pawns, int left, int right) {
    return Long.rotateLeft(pawns & ~Lines.FILE_A, left)
        | Long.rotateLeft(pawns & ~Lines.FILE_H, right);
  }

  static int bit(long set, int square) {
    return (int) (set >>> square) & 1;
  }

  /** Returns all squares below some squares, on their files. */
  private static long below(long squares) {
    long below = squares >>> 8;
    below |= below >>> 8;
    below |= below >>> 16;
    return below | below >>> 32;
  }

  private static long beside(long squares) {
    return (squares & ~Lines.FILE_A) >>> 1 | (squares & ~Lines.FILE_H) << 1;
  }

  /** Returns the whole files of some squares. */
  private static long files(long squares) {
    long files = squares | squares >>> 32 | squares << 32;
    files |= files >>> 16 | files << 16;
    return files | files >>> 8 | files << 8;
  }

  private static long turned(long squares, boolean up) {
    return up ? squares : Long.reverseBytes(squares);
  }
}
