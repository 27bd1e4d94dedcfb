package example.chess;

import io.github.yomikiri.game.input.InvalidInputException;

/** Reads and writes positions in Forsyth-Edwards notation (FEN). */
final class Fen {

  private static final String PIECES = ".PNBRQK";
  private static final String CASTLING = "KQkq";

  private Fen() {}

  /**
   * Reads a position. The two counts at the end may be missing, as in lists of test positions.
   *
   * @throws InvalidInputException if the text is no position that a game can have
   */
  static Chess read(String text) {
    String[] fields = text.strip().split("\\s+");
    if (fields.length < 4 || fields.length > 6) {
      throw invalid(
          text, "the FEN", "it has " + fields.length + " fields, a FEN has 6, or 4 without counts");
    }
    boolean white = oneOf("wb", text, fields[1], "field 2 (side to move)") == 0;
    int quietPlies = fields.length < 5 ? 0 : count(text, fields[4], "field 5 (half-move clock)", 0);
    int number = fields.length < 6 ? 1 : count(text, fields[5], "field 6 (move number)", 1);
    long[] sets = board(text, fields[0]);
    long kings = sets[Chess.KING];
    if (Long.bitCount(kings & sets[7]) != 1 || Long.bitCount(kings & sets[8]) != 1) {
      throw invalid(text, "field 1 (pieces)", "each side needs one king");
    }
    int castling = castling(text, fields[2], sets);
    int enPassant = enPassant(text, fields[3], white, sets);
    Chess read = position(sets, white, castling, enPassant, quietPlies, 2 * (number - 1));
    if (read.pass().isCheck()) {
      throw invalid(text, "field 1 (pieces)", "the side that is not to move is in check");
    }
    return read.withLegalEnPassant();
  }

  /** Reads the pieces: of each kind at 1 to 6, White's at 7, Black's at 8. */
  private static long[] board(String text, String field) {
    long[] sets = new long[9];
    String[] ranks = field.split("/", -1);
    if (ranks.length != 8) {
      throw invalid(text, "field 1 (pieces)", "it has " + ranks.length + " ranks instead of 8");
    }
    for (int i = 0; i < 8; i++) {
      int square = 8 * (7 - i);
      int end = square + 8;
      for (char sign : ranks[i].toCharArray()) {
        int kind = PIECES.indexOf(Character.toUpperCase(sign));
        if (sign >= '1' && sign <= '8') {
          square += sign - '0';
        } else if (kind < 1) {
          throw invalid(text, "rank " + (8 - i), "\"" + sign + "\" is no piece and no count");
        } else if (kind == Chess.PAWN && (i == 0 || i == 7)) {
          throw invalid(text, "rank " + (8 - i), "a pawn cannot stand there");
        } else {
          long bit = square < 64 ? 1L << square : 0;
          sets[kind] |= bit;
          sets[Character.isUpperCase(sign) ? 7 : 8] |= bit;
          square++;
        }
      }
      if (square != end) {
        throw invalid(
            text, "rank " + (8 - i), "it has " + (square - end + 8) + " squares instead of 8");
      }
    }
    return sets;
  }

  private static int castling(String text, String field, long[] sets) {
    int rights = 0;
    for (char sign : field.equals("-") ? new char[0] : field.toCharArray()) {
      int right = CASTLING.indexOf(sign);
      if (right < 0 || (rights >> right & 1) != 0) {
        throw invalid(text, "field 3 (castling)", "it is not \"-\" or some letters of \"KQkq\"");
      }
      long side = sets[7 + right / 2];
      int rank = 56 * (right / 2);
      int rook = rank + (right % 2 == 0 ? 7 : 0);
      if ((sets[Chess.KING] & side & 1L << rank + 4) == 0
          || (sets[Chess.ROOK] & side & 1L << rook) == 0) {
        throw invalid(
            text, "field 3 (castling)", "\"" + sign + "\" without king and rook in their corner");
      }
      rights |= 1 << right;
    }
    return rights;
  }

  private static int enPassant(String text, String field, boolean white, long[] sets) {
    if (field.equals("-")) {
      return 0;
    }
    String place = "field 4 (en passant)";
    if (!field.matches(white ? "[a-h]6" : "[a-h]3")) {
      throw invalid(text, place, "it is not \"-\" or a square behind a pawn of the other side");
    }
    int square = square(field);
    long pawn = 1L << (square ^ 8) & sets[Chess.PAWN] & sets[white ? 8 : 7];
    long passed = 1L << square | 1L << (square + (white ? 8 : -8));
    if (pawn == 0 || (passed & (sets[7] | sets[8])) != 0) {
      throw invalid(text, place, "no pawn can have passed " + field);
    }
    return square;
  }

  /** Makes a position of sets of pieces; a kind is lifted to the sets that {@link Chess} has. */
  private static Chess position(
      long[] sets, boolean white, int castling, int enPassant, int quietPlies, int plies) {
    long key = (white ? 0 : Chess.Zobrist.SIDE) ^ Chess.Zobrist.castling(castling);
    for (int square = 0; square < 64; square++) {
      for (int kind = Chess.PAWN; kind <= Chess.KING; kind++) {
        if ((sets[kind] >>> square & 1) != 0) {
          int color = (int) (sets[8] >>> square & 1);
          key ^= Chess.Zobrist.piece(color, kind, square);
        }
      }
    }
    return new Chess(
        sets[white ? 7 : 8],
        sets[white ? 8 : 7],
        sets[Chess.PAWN],
        sets[Chess.KNIGHT],
        sets[Chess.BISHOP] | sets[Chess.QUEEN],
        sets[Chess.ROOK] | sets[Chess.QUEEN],
        sets[Chess.KING],
        castling,
        enPassant,
        quietPlies,
        plies + (white ? 0 : 1),
        key);
  }

  /** Writes a position. It names the square of a capture en passant only if one is legal. */
  static String write(Chess node) {
    StringBuilder text = new StringBuilder();
    long white = node.isWhite() ? node.own : node.opponent;
    for (int rank = 7; rank >= 0; rank--) {
      int empty = 0;
      for (int square = 8 * rank; square < 8 * rank + 8; square++) {
        int kind = node.kind(1L << square);
        if (kind == 0) {
          empty++;
          continue;
        }
        char sign = PIECES.charAt(kind);
        text.append(empty == 0 ? "" : empty);
        text.append((white >>> square & 1) != 0 ? sign : Character.toLowerCase(sign));
        empty = 0;
      }
      text.append(empty == 0 ? "" : empty).append(rank == 0 ? " " : "/");
    }
    text.append(node.isWhite() ? "w " : "b ").append(node.castling == 0 ? "-" : "");
    for (int right = 0; right < 4; right++) {
      text.append((node.castling >> right & 1) != 0 ? CASTLING.charAt(right) : "");
    }
    String square = node.enPassant == 0 ? "-" : square(node.enPassant);
    int number = node.plies / 2 + 1;
    return text + " " + square + " " + node.halfmoveClock() + " " + number;
  }

  /** Returns a square's name, such as {@code e4}. */
  static String square(int square) {
    return "" + (char) ('a' + (square & 7)) + (char) ('1' + (square >> 3));
  }

  private static int square(String name) {
    return name.charAt(0) - 'a' + 8 * (name.charAt(1) - '1');
  }

  private static int oneOf(String signs, String text, String field, String place) {
    int found = field.length() == 1 ? signs.indexOf(field) : -1;
    if (found < 0) {
      throw invalid(text, place, "it is not one of the letters \"" + signs + "\"");
    }
    return found;
  }

  private static int count(String text, String field, String place, int least) {
    if (!field.matches("[0-9]{1,5}") || Integer.parseInt(field) < least) {
      throw invalid(text, place, "it is not a number from " + least + " to 99999");
    }
    return Integer.parseInt(field);
  }

  private static InvalidInputException invalid(String text, String place, String reason) {
    return new InvalidInputException(text, place, reason);
  }
}
