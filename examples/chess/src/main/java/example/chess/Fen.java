package example.chess;

import io.github.yomikiri.game.input.InvalidInputException;

/** Reads and writes positions in Forsyth-Edwards notation (FEN). */
final class Fen {

  private static final String PIECES = ".PNBRQK";
  private static final String CASTLING = "KQkq";
  private static final int WHITE = 7;
  private static final int BLACK = 8;

  private final String text;
  // Of each kind, of White and of Black.
  private final long[] sets = new long[BLACK + 1];

  private Fen(String text) {
    this.text = text;
  }

  /**
   * Reads a position. The two counts at the end may be missing, as in lists of test positions.
   *
   * @throws InvalidInputException if the text is no position that a game can have
   */
  static Chess read(String text) {
    return new Fen(text).read();
  }

  private Chess read() {
    String[] fields = text.strip().split("\\s+");
    int count = fields.length;
    check(count == 4 || count == 6, "the FEN", count + " fields instead of 6, or 4 without counts");
    check(fields[1].matches("[wb]"), "field 2 (side to move)", "it is neither \"w\" nor \"b\"");
    board(fields[0]);
    int color = fields[1].equals("w") ? 0 : 1;
    int castling = castling(fields[2]);
    int passed = fields[3].equals("-") ? 0 : passed(fields[3], color == 0);
    int quietPlies = count == 4 ? 0 : number(fields[4], "field 5 (half-move clock)", 0);
    int number = count == 4 ? 1 : number(fields[5], "field 6 (move number)", 1);
    long key = (color == 0 ? 0 : Chess.SIDE) ^ Chess.CASTLING[castling];
    for (int kind = Chess.PAWN; kind <= Chess.KING; kind++) {
      for (long rest = sets[kind]; rest != 0; rest &= rest - 1) {
        int square = Long.numberOfTrailingZeros(rest);
        key ^= Chess.word((int) (sets[BLACK] >>> square & 1), kind, square);
      }
    }
    Chess read = new Chess(
        sets[WHITE + color],
        sets[BLACK - color],
        sets[Chess.PAWN],
        sets[Chess.KNIGHT],
        sets[Chess.BISHOP] | sets[Chess.QUEEN],
        sets[Chess.ROOK] | sets[Chess.QUEEN],
        sets[Chess.KING],
        castling,
        passed,
        quietPlies,
        2 * number - 2 + color,
        key);
    check(!read.pass().isCheck(), "field 1 (pieces)", "the side not to move is in check");
    return read;
  }

  private void board(String field) {
    String[] ranks = field.split("/", -1);
    check(ranks.length == 8, "field 1 (pieces)", ranks.length + " ranks instead of 8");
    for (int rank = 0; rank < 8; rank++) {
      String place = "rank " + (rank + 1);
      int file = 0;
      for (char sign : ranks[7 - rank].toCharArray()) {
        int kind = PIECES.indexOf(Character.toUpperCase(sign));
        if (sign >= '1' && sign <= '8') {
          file += sign - '0';
          continue;
        }
        check(kind > 0, place, "\"" + sign + "\" is no piece and no count");
        check(kind != Chess.PAWN || rank % 7 != 0, place, "a pawn cannot stand there");
        long square = file < 8 ? 1L << 8 * rank + file : 0;
        sets[kind] |= square;
        sets[Character.isUpperCase(sign) ? WHITE : BLACK] |= square;
        file++;
      }
      check(file == 8, place, file + " squares instead of 8");
    }
    for (int color = WHITE; color <= BLACK; color++) {
      int kings = Long.bitCount(sets[Chess.KING] & sets[color]);
      check(kings == 1, "field 1 (pieces)", "a side has " + kings + " kings instead of 1");
      int men = Long.bitCount(sets[color]);
      check(men <= 16, "field 1 (pieces)", "a side has " + men + " men instead of at most 16");
    }
  }

  private int castling(String field) {
    String place = "field 3 (castling)";
    check(
        field.matches("-|(?!.*(.).*\\1)[KQkq]+"),
        place,
        "it is not \"-\" or of the letters \"KQkq\"");
    int rights = 0;
    for (int right = 0; right < 4; right++) {
      char sign = CASTLING.charAt(right);
      if (field.indexOf(sign) >= 0) {
        long side = sets[WHITE + right / 2];
        long king = 1L << 56 * (right / 2) + 4;
        long rook = right % 2 == 0 ? king << 3 : king >>> 4;
        long there = side & (sets[Chess.KING] & king | sets[Chess.ROOK] & rook);
        check(there == (king | rook), place, "\"" + sign + "\" without king and rook in place");
        rights |= 1 << right;
      }
    }
    return rights;
  }

  private int passed(String field, boolean white) {
    String place = "field 4 (en passant)";
    check(field.matches(white ? "[a-h]6" : "[a-h]3"), place, "it is no square behind a pawn");
    int square = field.charAt(0) - 'a' + 8 * (field.charAt(1) - '1');
    long pawn = 1L << (square ^ 8) & sets[Chess.PAWN] & sets[white ? BLACK : WHITE];
    long free = 1L << square | 1L << square + (white ? 8 : -8);
    boolean isFree = (free & (sets[WHITE] | sets[BLACK])) == 0;
    check(pawn != 0 && isFree, place, "no pawn can have passed " + field);
    return square;
  }

  private int number(String field, String place, int least) {
    boolean isNumber = field.matches("[0-9]{1,5}") && Integer.parseInt(field) >= least;
    check(isNumber, place, "it is not a number from " + least + " to 99999");
    return Integer.parseInt(field);
  }

  private void check(boolean isRight, String place, String reason) {
    if (!isRight) {
      throw new InvalidInputException(text, place, reason);
    }
  }

  /**
   * Writes a position without the counts of moves. It names the square of a capture en passant only
   * if such a capture is legal.
   */
  static String position(Chess node) {
    StringBuilder board = new StringBuilder();
    for (int i = 0; i < 64; i++) {
      board.append(i > 0 && i % 8 == 0 ? "/" : "").append(sign(node, i ^ 56));
    }
    StringBuilder rights = new StringBuilder(node.castling == 0 ? "-" : "");
    for (int right = 0; right < 4; right++) {
      rights.append((node.castling >> right & 1) != 0 ? CASTLING.charAt(right) : "");
    }
    String pieces = board.toString();
    for (int run = 8; run > 0; run--) {
      pieces = pieces.replace(".".repeat(run), "" + run);
    }
    String square = node.enPassant == 0 ? "-" : square(node.enPassant);
    return pieces + (node.isWhite() ? " w " : " b ") + rights + " " + square;
  }

  /** Returns the letter of the piece on a square, in upper case if it is White's, or a dot. */
  static char sign(Chess node, int square) {
    long white = node.isWhite() ? node.own : node.opponent;
    return sign(node.kind(square), (white >>> square & 1) != 0);
  }

  /** Returns the letter of a kind of piece, in upper case if it is White's. */
  static char sign(int kind, boolean isWhite) {
    char sign = PIECES.charAt(kind);
    return isWhite ? sign : Character.toLowerCase(sign);
  }

  /** Returns a square's name, such as {@code e4}. */
  static String square(int square) {
    return "" + (char) ('a' + (square & 7)) + (char) ('1' + (square >> 3));
  }
}
