package example.chess;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import java.util.Optional;

/**
 * A position of chess on bitboards: the pieces of each side, and the pieces of each kind. A queen
 * is among the pieces that move on diagonals and among those that move straight.
 *
 * <p>A side without a legal move is mated or has a draw. A position in which no side could ever
 * mate is a draw at once. A game is a draw when a position occurs for the third time, or after 100
 * plies without capture or pawn move.
 *
 * <p>Two positions are equal if the same moves are possible now and later. So the square of a
 * capture en passant counts only if this capture is legal, and the counts of moves do not count.
 */
public final class Chess implements Node<Chess> {

  static final int PAWN = 1;
  static final int KNIGHT = 2;
  static final int BISHOP = 3;
  static final int ROOK = 4;
  static final int QUEEN = 5;
  static final int KING = 6;

  // Random words for the keys.
  static final long SIDE = Hash64.mix(1);
  static final long[] CASTLING = Hash64.words(66, 16);
  private static final long[] PIECES = Hash64.words(64, 2 * 7 * 64);
  private static final long[] EN_PASSANT = Hash64.words(65, 64);

  // Where king and rook stand, for each right to castle.
  private static final long[] CASTLING_SQUARES = {0x90L, 0x11L, 0x90L << 56, 0x11L << 56};

  private static final long DARK_SQUARES = 0xAA55AA55AA55AA55L;

  /** The start of a game. */
  public static final Chess START =
      Fen.read("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");

  final long own;
  final long opponent;
  final long pawns;
  final long knights;
  final long diagonals;
  final long straights;
  final long kings;

  /** The rights to castle, as bits: White's short and long castling, then Black's. */
  final int castling;

  /** The square behind a pawn that can be captured en passant; 0 if no such capture is legal. */
  final int enPassant;

  /** Moves by either side since the last capture or pawn move. */
  final int quietPlies;

  /** Moves by either side since the start; odd if it is Black's turn. */
  final int plies;

  /** The opponent's pieces that give check. */
  final long checkers;

  private final long key;

  /**
   * Makes a position.
   *
   * @param passed the square that a pawn has just passed beside a pawn of the opponent, or 0; it is
   *     left out if the capture is not legal
   * @param key the key without this square
   */
  Chess(
      long own,
      long opponent,
      long pawns,
      long knights,
      long diagonals,
      long straights,
      long kings,
      int castling,
      int passed,
      int quietPlies,
      int plies,
      long key) {
    this.own = own;
    this.opponent = opponent;
    this.pawns = pawns;
    this.knights = knights;
    this.diagonals = diagonals;
    this.straights = straights;
    this.kings = kings;
    this.castling = castling;
    this.quietPlies = quietPlies;
    this.plies = plies;
    checkers = attackers(king(), own | opponent);
    enPassant = passed != 0 && Moves.enPassant(this, passed) != 0 ? passed : 0;
    this.key = key ^ EN_PASSANT[enPassant];
  }

  /** Returns the square of the own king. */
  int king() {
    return Long.numberOfTrailingZeros(kings & own);
  }

  /** Returns whether it is White's turn. */
  public boolean isWhite() {
    return (plies & 1) == 0;
  }

  /** Returns whether the side to move is in check. */
  public boolean isCheck() {
    return checkers != 0;
  }

  @Override
  public int repetitionLimit() {
    return 3;
  }

  @Override
  public int quietPliesLeft() {
    return Math.max(0, 100 - quietPlies);
  }

  /** Returns the pieces of a kind, of both sides. */
  long pieces(int kind) {
    return switch (kind) {
      case PAWN -> pawns;
      case KNIGHT -> knights;
      case BISHOP -> diagonals & ~straights;
      case ROOK -> straights & ~diagonals;
      case QUEEN -> diagonals & straights;
      default -> kings;
    };
  }

  /** Returns the kind of the piece on a square; 0 if there is none. */
  int kind(int square) {
    int lines = BISHOP * Traits.bit(diagonals, square) + ROOK * Traits.bit(straights, square);
    int steps = PAWN * Traits.bit(pawns, square) + KNIGHT * Traits.bit(knights, square);
    return steps + Math.min(QUEEN, lines) + KING * Traits.bit(kings, square);
  }

  /** Returns the opponent's pieces that attack a square if some squares are occupied. */
  long attackers(int square, long occupied) {
    int color = isWhite() ? 0 : 64;
    return opponent
        & (Lines.PAWN[color + square] & pawns
            | Lines.KNIGHT[square] & knights
            | Lines.KING[square] & kings
            | Lines.straight(square, occupied) & straights
            | Lines.diagonal(square, occupied) & diagonals);
  }

  @Override
  public void moves(MoveList out) {
    if (!isDead()) {
      Moves.all(this, out);
    }
  }

  /** Returns whether no series of legal moves mates a king, by the material alone. */
  boolean isDead() {
    if ((pawns | straights) != 0) {
      return false;
    }
    long minor = knights | diagonals;
    return (minor & minor - 1) == 0
        || knights == 0 && ((minor & DARK_SQUARES) == 0 || (minor & ~DARK_SQUARES) == 0);
  }

  @Override
  public boolean isTerminal() {
    // Mostly a pawn can step that no piece can pin, because it is on no line with its king.
    if (checkers == 0 && pawns != 0) {
      long lines = Lines.straight(king(), 0) | Lines.diagonal(king(), 0);
      long free = pawns & own & ~lines;
      if ((Long.rotateLeft(free, isWhite() ? 8 : -8) & ~(own | opponent)) != 0) {
        return false;
      }
    }
    MoveList moves = new MoveList();
    moves(moves);
    return moves.isEmpty();
  }

  /** Returns whether the game is over, except by a stalemate, which the evaluator may estimate. */
  @Override
  public boolean isTerminalLeaf() {
    return (checkers != 0 || isDead()) && isTerminal();
  }

  @Override
  public int terminalScore() {
    return checkers == 0 || isDead() ? 0 : -1;
  }

  @Override
  public int maxScore() {
    return 1;
  }

  @Override
  public Chess play(int move) {
    int from = Moves.from(move);
    int to = Moves.to(move);
    int captured = Moves.captured(move);
    long fromBit = 1L << from;
    long toBit = 1L << to;
    int kind = kind(from);
    int placed = Moves.promotion(move) == 0 ? kind : Moves.promotion(move);
    int color = plies & 1;
    long after =
        key ^ EN_PASSANT[enPassant] ^ SIDE ^ word(color, kind, from) ^ word(color, placed, to);
    // 1. A pawn is captured en passant behind the square to which the other pawn moves.
    long gone = fromBit;
    if (captured != 0) {
      int square = captured == PAWN && kind == PAWN && to == enPassant ? to ^ 8 : to;
      gone |= 1L << square;
      after ^= word(1 - color, captured, square);
    }
    // 2. A rook castles with its king.
    long rook = 0;
    if (kind == KING && Math.abs(from - to) == 2) {
      int rookFrom = to > from ? to + 1 : to - 2;
      int rookTo = (from + to) / 2;
      rook = 1L << rookFrom | 1L << rookTo;
      after ^= word(color, ROOK, rookFrom) ^ word(color, ROOK, rookTo);
    }
    // 3. A king or rook that moves or is captured ends rights to castle.
    int rights = castling;
    for (int right = 0; right < 4 && castling != 0; right++) {
      rights &= ((fromBit | toBit) & CASTLING_SQUARES[right]) == 0 ? -1 : ~(1 << right);
    }
    after ^= CASTLING[castling] ^ CASTLING[rights];
    // 4. A double step beside an opponent's pawn permits a capture en passant, if it is legal.
    boolean passed = kind == PAWN
        && Math.abs(from - to) == 16
        && (Lines.PAWN[64 * color + (from + to) / 2] & pawns & opponent) != 0;
    return new Chess(
        opponent & ~gone,
        own ^ fromBit ^ toBit ^ rook,
        pawns & ~gone | (placed == PAWN ? toBit : 0),
        knights & ~gone | (placed == KNIGHT ? toBit : 0),
        diagonals & ~gone | (placed == BISHOP || placed == QUEEN ? toBit : 0),
        straights & ~gone ^ rook | (placed == ROOK || placed == QUEEN ? toBit : 0),
        kings & ~gone | (placed == KING ? toBit : 0),
        rights,
        passed ? (from + to) / 2 : 0,
        kind == PAWN || captured != 0 ? 0 : quietPlies + 1,
        plies + 1,
        after);
  }

  /** Returns the position in which the side to move has passed, which no rule of chess permits. */
  Chess pass() {
    return new Chess(
        opponent,
        own,
        pawns,
        knights,
        diagonals,
        straights,
        kings,
        castling,
        0,
        quietPlies + 1,
        plies + 1,
        (key ^ EN_PASSANT[enPassant]) ^ SIDE);
  }

  /** Returns the word of a piece of a color, 0 for White and 1 for Black. */
  static long word(int color, int kind, int square) {
    return PIECES[(7 * color + kind) << 6 | square];
  }

  @Override
  public long key() {
    return key;
  }

  /**
   * Returns a move in the coordinates of the protocol UCI, such as {@code e2e4} or {@code e7e8q}.
   */
  @Override
  public String notation(int move) {
    String text = Fen.square(Moves.from(move)) + Fen.square(Moves.to(move));
    return Moves.promotion(move) == 0 ? text : text + " pnbrqk".charAt(Moves.promotion(move));
  }

  /** Reads a move in coordinates or in algebraic notation, such as {@code Nf3}. */
  @Override
  public Optional<Move> parse(String text) {
    return Node.super.parse(text).or(() -> San.read(this, text));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Chess that
        && key == that.key
        && Fen.position(this).equals(Fen.position(that));
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key);
  }

  /** Returns the position as FEN. */
  @Override
  public String toString() {
    return Fen.position(this) + " " + quietPlies + " " + (plies / 2 + 1);
  }
}
