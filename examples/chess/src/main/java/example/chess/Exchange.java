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
    int from = Moves.from(move);
    int to = Moves.to(move);
    int kind = node.kind(1L << from);
    int promotion = Moves.promotion(move);
    int placed = promotion == 0 ? kind : promotion;
    long occupied = (node.own | node.opponent) & ~(1L << from);
    if (kind == Chess.PAWN && Moves.captured(move) != 0 && to == node.enPassant) {
      occupied &= ~(1L << (to ^ 8));
    }
    int gain = VALUE[Moves.captured(move)] + (promotion == 0 ? 0 : VALUE[promotion] - VALUE[1]);
    return gain - reply(node, to, occupied | 1L << to, !node.isWhite(), VALUE[placed]);
  }

  /** Returns what a side gains by captures on a square, at least 0. */
  private static int reply(Chess node, int to, long occupied, boolean white, int victim) {
    long side = (white == node.isWhite() ? node.own : node.opponent) & occupied & ~(1L << to);
    long diagonal = Lines.diagonal(to, occupied) & side & node.diagonals;
    long straight = Lines.straight(to, occupied) & side & node.straights;
    long attackers = Lines.PAWN[to + (white ? 64 : 0)] & side & node.pawns;
    int kind = Chess.PAWN;
    if (attackers == 0) {
      attackers = Lines.KNIGHT[to] & side & node.knights;
      kind = Chess.KNIGHT;
    }
    if (attackers == 0) {
      attackers = diagonal & ~node.straights;
      kind = Chess.BISHOP;
    }
    if (attackers == 0) {
      attackers = straight & ~node.diagonals;
      kind = Chess.ROOK;
    }
    if (attackers == 0) {
      attackers = diagonal | straight;
      kind = Chess.QUEEN;
    }
    if (attackers == 0) {
      attackers = Lines.KING[to] & side & node.kings;
      kind = Chess.KING;
    }
    if (attackers == 0) {
      return 0;
    }
    long rest = occupied & ~(attackers & -attackers);
    return Math.max(0, victim - reply(node, to, rest, !white, VALUE[kind]));
  }
}
