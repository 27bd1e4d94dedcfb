package example.chess;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads and writes moves in standard algebraic notation (SAN), such as {@code Nbd7+}. */
final class San {

  private static final String PIECES = "  NBRQK";
  private static final Pattern MOVE =
      Pattern.compile("([NBRQK])?([a-h])?([1-8])?x?([a-h][1-8])(?:=?([NBRQ]))?");
  private static final Pattern CASTLING = Pattern.compile("[O0]-[O0](-[O0])?");

  private San() {}

  /** Returns the move that a text names. Empty if it names no legal move, or more than one. */
  static Optional<Move> read(Chess node, String text) {
    String bare = text.strip().replaceAll("[+#!?]*$", "");
    Matcher castling = CASTLING.matcher(bare);
    Matcher parts = MOVE.matcher(bare);
    boolean castles = castling.matches();
    if (!castles && !parts.matches()) {
      return Optional.empty();
    }
    MoveList moves = new MoveList();
    node.moves(moves);
    int found = -1;
    for (int i = 0; i < moves.size(); i++) {
      int move = moves.get(i);
      if (castles ? castles(node, move, castling.group(1) != null) : fits(node, move, parts)) {
        if (found >= 0) {
          return Optional.empty();
        }
        found = move;
      }
    }
    return found < 0 ? Optional.empty() : Optional.of(new Move(found, node.notation(found)));
  }

  private static boolean isCastling(Chess node, int move) {
    return node.kind(1L << Moves.from(move)) == Chess.KING
        && Math.abs(Moves.from(move) - Moves.to(move)) == 2;
  }

  private static boolean castles(Chess node, int move, boolean isLong) {
    return isCastling(node, move) && Moves.to(move) < Moves.from(move) == isLong;
  }

  private static boolean fits(Chess node, int move, Matcher parts) {
    String from = Fen.square(Moves.from(move));
    int kind = parts.group(1) == null ? Chess.PAWN : PIECES.indexOf(parts.group(1));
    int promotion = parts.group(5) == null ? 0 : PIECES.indexOf(parts.group(5));
    return node.kind(1L << Moves.from(move)) == kind
        && !isCastling(node, move)
        && Fen.square(Moves.to(move)).equals(parts.group(4))
        && Moves.promotion(move) == promotion
        && (parts.group(2) == null || from.startsWith(parts.group(2)))
        && (parts.group(3) == null || from.endsWith(parts.group(3)));
  }

  /** Writes a legal move. */
  static String write(Chess node, int move) {
    Chess after = node.play(move);
    boolean isMate = after.isTerminal() && after.terminalScore() != 0;
    String end = isMate ? "#" : after.isCheck() ? "+" : "";
    if (isCastling(node, move)) {
      return (Moves.to(move) > Moves.from(move) ? "O-O" : "O-O-O") + end;
    }
    int kind = node.kind(1L << Moves.from(move));
    String from = Fen.square(Moves.from(move));
    String taking = Moves.captured(move) == 0 ? "" : "x";
    String to = Fen.square(Moves.to(move));
    if (kind == Chess.PAWN) {
      int promotion = Moves.promotion(move);
      String file = taking.isEmpty() ? "" : from.substring(0, 1);
      return file + taking + to + (promotion == 0 ? "" : "=" + PIECES.charAt(promotion)) + end;
    }
    return PIECES.charAt(kind) + unlikeOthers(node, move, kind, from) + taking + to + end;
  }

  /** Returns what distinguishes a move from those of other pieces of its kind to its square. */
  private static String unlikeOthers(Chess node, int move, int kind, String from) {
    MoveList moves = new MoveList();
    node.moves(moves);
    boolean others = false;
    boolean sameFile = false;
    boolean sameRank = false;
    for (int i = 0; i < moves.size(); i++) {
      int other = moves.get(i);
      int square = Moves.from(other);
      if (square != Moves.from(move)
          && Moves.to(other) == Moves.to(move)
          && node.kind(1L << square) == kind) {
        others = true;
        sameFile |= (square & 7) == (Moves.from(move) & 7);
        sameRank |= square >> 3 == Moves.from(move) >> 3;
      }
    }
    if (!others) {
      return "";
    }
    return !sameFile ? from.substring(0, 1) : !sameRank ? from.substring(1) : from;
  }
}
