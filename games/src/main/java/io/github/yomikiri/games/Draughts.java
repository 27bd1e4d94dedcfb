package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.NoisyMoves;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * English draughts, or checkers: pieces move diagonally on the dark squares of a chess board, and
 * jump over pieces of the other side to capture them. Black begins. A man moves and jumps forward
 * only. On the last row it becomes a king, which moves one square in all four directions. Who can
 * jump must jump, as far as the chain of jumps goes, but may choose among the chains. A side
 * without a move has lost 1 point.
 *
 * <p>A game is drawn if a position occurs three times, or after 80 plies in which no man moves and
 * nothing is captured. The rules of the World Checkers/Draughts Federation let a player claim these
 * draws; the 80 plies are 40 moves of each side. With perfect play the game is a draw (Schaeffer
 * and others 2007).
 *
 * <p>Texts number the dark squares from 1 to 32, as books do: {@code 11-15} is a move, and
 * {@code 11x18} a jump. A chain has the squares between only if another chain has the same ends:
 * {@code 11x18x25}. {@link #parse} always reads all squares.
 *
 * <p>Words have a bit for each of the 64 squares, row by row from a1, which is square 29. White
 * moves up. The code of a move is {@code from + 64 * to + 4096 * chain}. The last number is 0 for
 * the first chain that the piece can jump, 1 for the next one, and so on. So {@link #play} finds
 * the chain again that is played.
 *
 * @param black the squares of Black
 * @param white the squares of White
 * @param kings the squares of the kings of both sides
 * @param blackToMove whether Black is to move
 * @param quietPliesLeft how many more plies may pass without a move of a man or a capture
 */
public record Draughts(long black, long white, long kings, boolean blackToMove, int quietPliesLeft)
    implements Node<Draughts> {

  private static final int QUIET_PLIES = 80;
  private static final long DARK = 0xAA55_AA55_AA55_AA55L;
  private static final long LAST_ROWS = 0xFF00_0000_0000_00FFL;
  private static final int SQUARES_BITS = 12;

  /** The position at which a game starts: each side has twelve men on its first three rows. */
  public static final Draughts START =
      new Draughts(DARK & -1L << 40, DARK & -1L >>> 40, 0, true, QUIET_PLIES);

  /**
   * Checks the components. The dark squares have at most one piece each, and no man is on its last
   * row.
   *
   * @throws IllegalArgumentException if pieces are elsewhere, a king is not among the pieces, or
   *     the plies are not in {@code [0, 80]}
   */
  public Draughts {
    long men = (black | white) & ~kings;
    if (((black | white) & ~DARK) != 0 || (black & white) != 0 || (kings & ~(black | white)) != 0) {
      throw new IllegalArgumentException("black " + bits(black) + ", white " + bits(white)
          + " and kings " + bits(kings)
          + "; expected one piece at most on a dark square, none on a light one, and kings among"
          + " the pieces");
    }
    if ((men & (black & 0xFF | white & 0xFFL << 56)) != 0) {
      throw new IllegalArgumentException("men " + bits(men) + " of black " + bits(black)
          + " and white " + bits(white) + "; expected no man on the last row, but a king");
    }
    if (quietPliesLeft < 0 || quietPliesLeft > QUIET_PLIES) {
      throw new IllegalArgumentException(
          "quietPliesLeft " + quietPliesLeft + "; expected 0 to " + QUIET_PLIES);
    }
  }

  private static String bits(long squares) {
    return "0x" + Long.toHexString(squares);
  }

  private long own() {
    return blackToMove ? black : white;
  }

  long opponent() {
    return blackToMove ? white : black;
  }

  long empty() {
    return DARK & ~(black | white);
  }

  /**
   * Moves squares by one step: in direction 0 or 1 down, in 2 or 3 up. A step over the left or
   * right edge leads to a light square, where no piece is and none may go.
   */
  static long step(long squares, int direction) {
    return switch (direction) {
      case 0 -> squares >>> 9;
      case 1 -> squares >>> 7;
      case 2 -> squares << 7;
      default -> squares << 9;
    };
  }

  /** Returns the own pieces that can move down. */
  private long movingDown() {
    return blackToMove ? black : white & kings;
  }

  /** Returns the own pieces that can move up. */
  private long movingUp() {
    return blackToMove ? black & kings : white;
  }

  /** Returns the own pieces that can jump. */
  private long jumpers() {
    long enemies = opponent();
    long empty = empty();
    long down = enemies << 9 & empty << 18 | enemies << 7 & empty << 14;
    long up = enemies >>> 7 & empty >>> 14 | enemies >>> 9 & empty >>> 18;
    return movingDown() & down | movingUp() & up;
  }

  @Override
  public void moves(MoveList out) {
    long jumpers = jumpers();
    if (jumpers == 0) {
      addSteps(out);
    }
    for (long left = jumpers; left != 0; left &= left - 1) {
      int from = Long.numberOfTrailingZeros(left);
      DraughtsChains chains = new DraughtsChains(this, from);
      for (int number = 0; chains.find(number); number++) {
        out.add(from | chains.to() << 6 | number << SQUARES_BITS);
      }
    }
  }

  private void addSteps(MoveList out) {
    long empty = empty();
    long down = movingDown();
    long up = movingUp();
    for (long left = own(); left != 0; left &= left - 1) {
      long piece = left & -left;
      int from = Long.numberOfTrailingZeros(piece);
      long to = (piece & down) >>> 9 | (piece & down) >>> 7 | (piece & up) << 7 | (piece & up) << 9;
      for (to &= empty; to != 0; to &= to - 1) {
        out.add(from | Long.numberOfTrailingZeros(to) << 6);
      }
    }
  }

  /** A step leads to the next row. A jump leads two rows further, and a chain an even number. */
  static boolean isJump(int move) {
    return ((move >> 3 ^ move >> 9) & 1) == 0;
  }

  @Override
  public Draughts play(int move) {
    // 1. Move the piece, and remove what it captures.
    long from = 1L << (move & 63);
    long to = 1L << (move >> 6 & 63);
    long mine = own() & ~from | to;
    long theirs = isJump(move) ? chain(move).left() : opponent();
    // 2. Crown a man on the last row.
    boolean isKing = (kings & from) != 0;
    long crowned = kings & ~from & (mine | theirs) | (isKing ? to : to & LAST_ROWS);
    // 3. Count the plies without progress.
    int left = isJump(move) || !isKing ? QUIET_PLIES : Math.max(0, quietPliesLeft - 1);
    return blackToMove
        ? new Draughts(mine, theirs, crowned, false, left)
        : new Draughts(theirs, mine, crowned, true, left);
  }

  /** Returns the chain of a move that jumps. */
  private DraughtsChains chain(int move) {
    DraughtsChains chains = new DraughtsChains(this, move & 63);
    if (!chains.find(move >> SQUARES_BITS)) {
      throw new IllegalArgumentException("move " + move + " is not legal in\n" + this);
    }
    return chains;
  }

  @Override
  public boolean isTerminal() {
    long empty = empty();
    long steps =
        movingDown() & (empty << 9 | empty << 7) | movingUp() & (empty >>> 7 | empty >>> 9);
    return steps == 0 && jumpers() == 0;
  }

  @Override
  public int terminalScore() {
    return -1;
  }

  @Override
  public int repetitionLimit() {
    return 3;
  }

  @Override
  public int maxScore() {
    return 1;
  }

  /** Leaves out the count of quiet plies. */
  @Override
  public long key() {
    // The light squares have the kings, one row higher, and the side to move.
    return Hash64.of(black | (blackToMove ? 2 : 0), white | Long.rotateLeft(kings, 8));
  }

  @Override
  public String notation(int move) {
    if (!isJump(move)) {
      return name(move & 63) + "-" + name(move >> 6 & 63);
    }
    MoveList moves = new MoveList();
    moves(moves);
    int ends = move & (1 << SQUARES_BITS) - 1;
    long alike = Arrays.stream(moves.toArray())
        .filter(other -> (other & (1 << SQUARES_BITS) - 1) == ends)
        .count();
    return alike > 1 ? pathText(move) : name(move & 63) + "x" + name(move >> 6 & 63);
  }

  /** Returns the text of a chain with all its squares. */
  private String pathText(int move) {
    return Arrays.stream(path(move)).mapToObj(Draughts::name).collect(Collectors.joining("x"));
  }

  /** Returns the squares of a move, from the first to the last. */
  int[] path(int move) {
    return isJump(move) ? chain(move).path() : new int[] {move & 63, move >> 6 & 63};
  }

  /** Returns the number of a dark square, which is counted from the upper left. */
  static int number(int square) {
    return 4 * (7 - square / 8) + square % 8 / 2 + 1;
  }

  private static String name(int square) {
    return Integer.toString(number(square));
  }

  /** Reads the shortest text of a move, or that with all squares of a chain. */
  @Override
  public Optional<Move> parse(String text) {
    String wanted = text.strip();
    return Node.super
        .parse(text)
        .or(() -> legalMoves().stream()
            .filter(move -> isJump(move.code()) && pathText(move.code()).equals(wanted))
            .findFirst());
  }

  /**
   * Returns how many more pieces the side to move has, where a man counts 2 and a king 3. It serves
   * as a simple evaluator.
   *
   * @return the difference, from the view of the side to move
   */
  public int lead() {
    return worth(own()) - worth(opponent());
  }

  private int worth(long pieces) {
    return 2 * Long.bitCount(pieces) + Long.bitCount(pieces & kings);
  }

  /**
   * Returns the moves that a search follows beyond its horizon: jumps, which nobody may decline.
   *
   * @return the moves
   */
  public static NoisyMoves<Draughts> jumps() {
    return new DraughtsJumps();
  }

  boolean mustJump() {
    return jumpers() != 0;
  }

  /**
   * Returns how people see the board.
   *
   * @return the drawing of this board
   */
  public Drawing<Draughts> drawing() {
    return new DraughtsDrawing();
  }

  /** Draws the board, the last row first, with small letters for men and capitals for kings. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int row = 7; row >= 0; row--) {
      text.append(row % 2 == 0 ? "" : " ").append(sign(8 * row + row % 2));
      for (int square = 8 * row + 2 + row % 2; square < 8 * (row + 1); square += 2) {
        text.append(' ').append(sign(square));
      }
      text.append('\n');
    }
    return text.append(blackToMove ? "Black" : "White").append(" to move").toString();
  }

  /** Returns a letter for the piece on a square, and a dot for an empty one. */
  char sign(int square) {
    char man = (black >>> square & 1) != 0 ? 'b' : (white >>> square & 1) != 0 ? 'w' : '.';
    return (kings >>> square & 1) != 0 ? Character.toUpperCase(man) : man;
  }
}
