package example.chess;

/** What a capture gains, if both sides then recapture with their least piece while that pays. */
final class Exchange {

  /** The values of the kinds of pieces, in hundredths of a pawn. */
  private static final int[] VALUE = {0, 100, 320, 330, 500, 950, 10_000};

  private Exchange() {}

  static int value(int kind) {
    return VALUE[kind];
  }

  /** Returns the gain of a legal move, mostly a capture, in hundredths of a pawn. */
  static int gain(Chess node, int move) {
    int to = Moves.to(move);
    int kind = node.kind(Moves.from(move));
    int placed = Moves.promotion(move) == 0 ? kind : Moves.promotion(move);
    long occupied = (node.own | node.opponent) & ~(1L << Moves.from(move));
    if (kind == Chess.PAWN && Moves.captured(move) != 0 && to == node.enPassant) {
      occupied &= ~(1L << (to ^ 8));
    }
    int gain = VALUE[Moves.captured(move)] + VALUE[placed] - VALUE[kind];
    return gain - reply(node, to, occupied, !node.isWhite(), VALUE[placed]);
  }

  /** Returns what a side gains by captures on a square, at least 0. */
  private static int reply(Chess node, int to, long occupied, boolean white, int victim) {
    long side = (white == node.isWhite() ? node.own : node.opponent) & occupied & ~(1L << to);
    for (int kind = Chess.PAWN; kind <= Chess.KING; kind++) {
      long pieces = side & node.pieces(kind);
      pieces &= pieces == 0 ? 0 : Lines.attackers(kind, to, occupied, white);
      if (pieces != 0) {
        long left = occupied & ~(pieces & -pieces);
        return Math.max(0, victim - reply(node, to, left, !white, VALUE[kind]));
      }
    }
    return 0;
  }
}
