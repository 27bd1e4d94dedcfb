package example.chess;

import io.github.yomikiri.game.MoveList;

/**
 * Lists legal moves directly: pieces that are pinned stay on their line, and in check only moves
 * count that take or block the piece that gives it. So no move is tried and taken back.
 *
 * <p>A move is an int of 18 bits. The squares from and to have 6 bits each. The kind of piece that a
 * pawn becomes and the kind that is captured have 3 bits each, 0 for none. A king that moves by two
 * squares castles.
 */
final class Moves {

  private static final long LAST_RANKS = 0xFF000000000000FFL;
  private static final long SINGLE_STEPS = 0x0000FF0000FF0000L; // Where a double step can pass.

  private Moves() {}

  static int from(int move) {
    return move & 63;
  }

  static int to(int move) {
    return move >> 6 & 63;
  }

  /** Returns the kind of piece that a pawn becomes, or 0. */
  static int promotion(int move) {
    return move >> 12 & 7;
  }

  /** Returns the kind of piece that is captured, or 0. */
  static int captured(int move) {
    return move >> 15;
  }

  /** Lists all legal moves, without a look at dead positions. */
  static void all(Chess node, MoveList out) {
    list(node, out, -1L);
  }

  /** Lists the legal captures and promotions. */
  static void noisy(Chess node, MoveList out) {
    list(node, out, node.opponent);
  }

  private static void list(Chess node, MoveList out, long wanted) {
    int king = node.king();
    long occupied = node.own | node.opponent;
    // 1. The king goes where nothing would attack it.
    long withoutKing = occupied & ~(1L << king);
    for (long rest = Lines.KING[king] & ~node.own & wanted; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      if (node.attackers(to, withoutKing) == 0) {
        add(node, out, king, 1L << to);
      }
    }
    // 2. In check, other pieces take or block; in double check they cannot help.
    long targets = ~node.own;
    if (node.checkers != 0) {
      if ((node.checkers & node.checkers - 1) != 0) {
        return;
      }
      targets =
          node.checkers | Lines.BETWEEN[64 * king + Long.numberOfTrailingZeros(node.checkers)];
    } else if (wanted == -1L) {
      castle(node, out, king, occupied);
    }
    long pinned = pinned(node, king);
    pawns(node, out, king, pinned, targets, wanted);
    targets &= wanted;
    // 3. A pinned knight cannot move.
    for (long rest = node.knights & node.own & ~pinned; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      add(node, out, from, Lines.KNIGHT[from] & targets);
    }
    // 4. Other pinned pieces stay on the line to the king. A queen is in both loops.
    for (long rest = node.diagonals & node.own; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      add(node, out, from, Lines.diagonal(from, occupied) & targets & line(pinned, king, from));
    }
    for (long rest = node.straights & node.own; rest != 0; rest &= rest - 1) {
      int from = Long.numberOfTrailingZeros(rest);
      add(node, out, from, Lines.straight(from, occupied) & targets & line(pinned, king, from));
    }
  }

  /** Returns the own pieces that alone stand between the king and an opponent's sliding piece. */
  private static long pinned(Chess node, int king) {
    long sliders = Lines.straight(king, node.opponent) & node.straights
        | Lines.diagonal(king, node.opponent) & node.diagonals;
    long pinned = 0;
    for (long rest = sliders & node.opponent; rest != 0; rest &= rest - 1) {
      long between = Lines.BETWEEN[64 * king + Long.numberOfTrailingZeros(rest)] & node.own;
      pinned |= (between & between - 1) == 0 ? between : 0;
    }
    return pinned;
  }

  /** Returns where a piece may move: on the line to its king if it is pinned, or anywhere. */
  private static long line(long pinned, int king, int from) {
    return (pinned >>> from & 1) != 0 ? Lines.THROUGH[64 * king + from] : -1L;
  }

  private static void castle(Chess node, MoveList out, int king, long occupied) {
    int rights = node.castling >> (node.isWhite() ? 0 : 2);
    for (int right = 0; right < 2; right++) {
      int way = right == 0 ? 1 : -1;
      long between = right == 0 ? 3L << king + 1 : 7L << king - 3;
      if ((rights >> right & 1) != 0
          && (occupied & between) == 0
          && node.attackers(king + way, occupied) == 0
          && node.attackers(king + 2 * way, occupied) == 0) {
        out.add(king | king + 2 * way << 6);
      }
    }
  }

  private static void pawns(
      Chess node, MoveList out, int king, long pinned, long targets, long wanted) {
    int forward = node.isWhite() ? 8 : -8;
    long pawns = node.pawns & node.own;
    long empty = ~(node.own | node.opponent);
    // 1. Steps. Of the noisy moves they are only promotions.
    long single = Long.rotateLeft(pawns, forward) & empty;
    long twice = Long.rotateLeft(single & SINGLE_STEPS, forward) & empty & wanted;
    // The step of a side's own third rank is no double step of the other side.
    twice &= node.isWhite() ? 0xFFL << 24 : 0xFFL << 32;
    add(node, out, king, pinned, single & targets & (wanted | LAST_RANKS), forward);
    add(node, out, king, pinned, twice & targets, 2 * forward);
    // 2. Captures.
    long captures = targets & node.opponent;
    long left = Long.rotateLeft(pawns & ~Lines.FILE_A, forward - 1);
    long right = Long.rotateLeft(pawns & ~Lines.FILE_H, forward + 1);
    add(node, out, king, pinned, left & captures, forward - 1);
    add(node, out, king, pinned, right & captures, forward + 1);
    // 3. En passant, which clears two squares at once.
    long from = node.enPassant == 0 ? 0 : enPassant(node, node.enPassant);
    for (; from != 0; from &= from - 1) {
      out.add(Long.numberOfTrailingZeros(from) | node.enPassant << 6 | Chess.PAWN << 15);
    }
  }

  /** Returns the pawns that capture en passant to a square without exposing their king. */
  static long enPassant(Chess node, int to) {
    long taken = 1L << (to ^ 8);
    long from = Lines.attackers(Chess.PAWN, to, 0, node.isWhite()) & node.pawns & node.own;
    for (long rest = from; rest != 0; rest &= rest - 1) {
      long occupied = (node.own | node.opponent) ^ taken ^ rest & -rest ^ 1L << to;
      if ((node.attackers(node.king(), occupied) & ~taken) != 0) {
        from ^= rest & -rest;
      }
    }
    return from;
  }

  /** Adds the moves of pawns to some squares. */
  private static void add(
      Chess node, MoveList out, int king, long pinned, long targets, int distance) {
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      int from = to - distance;
      if ((line(pinned, king, from) >>> to & 1) == 0) {
        continue;
      }
      int move = from | to << 6 | node.kind(to) << 15;
      if ((1L << to & LAST_RANKS) == 0) {
        out.add(move);
      } else {
        for (int kind = Chess.QUEEN; kind >= Chess.KNIGHT; kind--) {
          out.add(move | kind << 12);
        }
      }
    }
  }

  /** Adds the moves of a piece to some squares, captures first. */
  private static void add(Chess node, MoveList out, int from, long targets) {
    for (long rest = targets & node.opponent; rest != 0; rest &= rest - 1) {
      int to = Long.numberOfTrailingZeros(rest);
      out.add(from | to << 6 | node.kind(to) << 15);
    }
    for (long rest = targets & ~node.opponent; rest != 0; rest &= rest - 1) {
      out.add(from | Long.numberOfTrailingZeros(rest) << 6);
    }
  }
}
