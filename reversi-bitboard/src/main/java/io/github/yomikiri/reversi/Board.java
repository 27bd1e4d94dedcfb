package io.github.yomikiri.reversi;

import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Move;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A board of 8x8, 6x6 or 4x4 squares, with the names of its squares and the sets of its corners,
 * edges and neighbors of corners.
 *
 * <p>A square is a number {@code x + 8 * y} in {@code [0, 64)}, from a1 = 0 to h8 = 63. A set of
 * squares is a {@code long} with one bit per square, as in {@link Bitboard}. A smaller board is the
 * center of the 8x8 squares, so kernels and symmetries need not know the size. Its squares have
 * names of their own: its first corner is called a1, whatever the corner's number is.
 *
 * <p>There is one object per size. It is immutable.
 */
public final class Board {

  private static final Board EIGHT = new Board(8);
  private static final Board SIX = new Board(6);
  private static final Board FOUR = new Board(4);

  private static final long NOT_FILE_A = 0xFEFEFEFEFEFEFEFEL;
  private static final long NOT_FILE_H = 0x7F7F7F7F7F7F7F7FL;

  private final int size;
  private final int margin;
  private final long squares;
  private final long corners;
  private final long cSquares;
  private final long xSquares;
  private final long edges;

  /** Indexed by the code of a move; null for the squares off the board. */
  private final @Nullable Move[] moves = new Move[Reversi.PASS + 1];

  private Board(int size) {
    this.size = size;
    margin = (8 - size) / 2;
    long all = 0;
    long atCorner = 0;
    long besideCorner = 0;
    long diagonalToCorner = 0;
    long atEdge = 0;
    for (int rank = 0; rank < size; rank++) {
      for (int file = 0; file < size; file++) {
        long bit = 1L << at(file, rank);
        // The distances from the nearest corner, along the rank and along the file.
        int alongRank = Math.min(file, size - 1 - file);
        int alongFile = Math.min(rank, size - 1 - rank);
        all |= bit;
        atCorner |= alongRank + alongFile == 0 ? bit : 0;
        besideCorner |= alongRank + alongFile == 1 ? bit : 0;
        diagonalToCorner |= alongRank == 1 && alongFile == 1 ? bit : 0;
        atEdge |= alongRank == 0 ^ alongFile == 0 ? bit : 0;
        int square = at(file, rank);
        moves[square] = new Move(square, "" + (char) ('a' + file) + (char) ('1' + rank));
      }
    }
    squares = all;
    corners = atCorner;
    cSquares = besideCorner;
    xSquares = diagonalToCorner;
    edges = atEdge;
    moves[Reversi.PASS] = new Move(Reversi.PASS, "--");
  }

  /**
   * Returns the board of a size.
   *
   * @param size the number of squares along an edge: 4, 6 or 8
   * @return the board, always the same object for the same size
   * @throws IllegalArgumentException if there is no board of that size
   */
  public static Board of(int size) {
    return switch (size) {
      case 8 -> EIGHT;
      case 6 -> SIX;
      case 4 -> FOUR;
      default -> throw new IllegalArgumentException("board size " + size + " is not 4, 6 or 8");
    };
  }

  /**
   * Returns whether there is a board of a size.
   *
   * @param size any number
   * @return true for 4, 6 and 8
   */
  public static boolean isSize(int size) {
    return size == 8 || size == 6 || size == 4;
  }

  /**
   * Returns the number of squares along an edge.
   *
   * @return 4, 6 or 8
   */
  public int size() {
    return size;
  }

  /**
   * Returns the number of squares.
   *
   * @return 16, 36 or 64
   */
  public int area() {
    return size * size;
  }

  /**
   * Returns the squares of the board.
   *
   * @return one bit per square
   */
  public long squares() {
    return squares;
  }

  /**
   * Returns the four corners.
   *
   * @return one bit per square
   */
  public long corners() {
    return corners;
  }

  /**
   * Returns the C squares: the eight squares of the edge that are next to a corner.
   *
   * @return one bit per square
   */
  public long cSquares() {
    return cSquares;
  }

  /**
   * Returns the X squares: the four squares that are diagonally next to a corner. On 4x4 they are
   * the center, which has discs from the start.
   *
   * @return one bit per square
   */
  public long xSquares() {
    return xSquares;
  }

  /**
   * Returns the squares of the border between the corners, C squares included.
   *
   * @return one bit per square; no corner is among them
   */
  public long edges() {
    return edges;
  }

  /**
   * Returns the empty squares of a position.
   *
   * @param own the discs of one side
   * @param opponent the discs of the other side
   * @return one bit per square of this board without a disc
   */
  public long empties(long own, long opponent) {
    return squares & ~(own | opponent);
  }

  /**
   * Checks the discs of a position.
   *
   * @throws IllegalArgumentException if a disc is off this board, or a square holds two discs
   */
  void check(long dark, long light) {
    long off = (dark | light) & ~squares;
    if (off != 0) {
      throw new IllegalArgumentException("the disc on square " + Long.numberOfTrailingZeros(off)
          + " is off the " + this + " board, which is the center of the 8x8 squares");
    }
    if ((dark & light) != 0) {
      String square = name(Long.numberOfTrailingZeros(dark & light));
      throw new IllegalArgumentException("the square " + square + " holds a dark and a light disc");
    }
  }

  /**
   * Returns whether a square is on this board.
   *
   * @param square any number
   * @return true if the square is one of {@link #squares()}
   */
  public boolean contains(int square) {
    return square >= 0 && square < 64 && (squares >>> square & 1) != 0;
  }

  /**
   * Returns the square on a file and a rank.
   *
   * @param file the file, in {@code [0, size())}, 0 for a
   * @param rank the rank, in {@code [0, size())}, 0 for 1
   * @return the square's number, in {@code [0, 64)}
   */
  public int at(int file, int rank) {
    return (file + margin) + 8 * (rank + margin);
  }

  /**
   * Returns the file that a square is on.
   *
   * @param square a square of this board
   * @return the file, in {@code [0, size())}, 0 for a
   */
  public int file(int square) {
    return (square & 7) - margin;
  }

  /**
   * Returns the rank that a square is on.
   *
   * @param square a square of this board
   * @return the rank, in {@code [0, size())}, 0 for 1
   */
  public int rank(int square) {
    return (square >> 3) - margin;
  }

  /**
   * Returns the letters of the files.
   *
   * @return {@code abcdefgh} on 8x8, fewer letters on smaller boards
   */
  public String files() {
    return "abcdefgh".substring(0, size);
  }

  /**
   * Returns the name of a square.
   *
   * @param square a square of this board
   * @return the file's letter in lower case and the rank's digit, such as {@code e4}
   * @throws IllegalArgumentException if the square is not on this board
   */
  public String name(int square) {
    if (!contains(square)) {
      throw new IllegalArgumentException("square " + square + " is off the " + this + " board");
    }
    return move(square).notation();
  }

  /**
   * Returns a square, or a pass, as a move with its text. The call makes no object, because each
   * board keeps one move object per square.
   *
   * @param code a square of this board or {@link Reversi#PASS}
   * @return the move, whether it is legal or not
   * @throws IllegalArgumentException if the square is not on this board
   */
  public Move move(int code) {
    Move move = code >= 0 && code < moves.length ? moves[code] : null;
    if (move == null) {
      throw new IllegalArgumentException("move " + code + " is off the " + this + " board");
    }
    return move;
  }

  /**
   * Returns the square that a text names.
   *
   * @param text a name such as {@code e4}, in either case
   * @return the square, or empty if the text is not the name of a square of this board
   */
  public OptionalInt parse(String text) {
    if (text.length() != 2 || text.charAt(0) >= 0x80) {
      return OptionalInt.empty();
    }
    int file = (text.charAt(0) | 0x20) - 'a';
    int rank = text.charAt(1) - '1';
    boolean onBoard = file >= 0 && file < size && rank >= 0 && rank < size;
    return onBoard ? OptionalInt.of(at(file, rank)) : OptionalInt.empty();
  }

  /**
   * Returns the move that a text names, whether it is legal or not.
   *
   * @param text a square such as {@code e4}, or a pass: {@code --}, {@code pa}, {@code ps} or
   *     {@code pass}; in either case
   * @return the square or {@link Reversi#PASS}, or empty if the text names neither
   */
  public OptionalInt parseMove(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "--", "pa", "ps", "pass" -> OptionalInt.of(Reversi.PASS);
      default -> parse(text);
    };
  }

  /** Returns what {@link #parseMove} finds, as a move with its text. */
  Optional<Move> move(String text) {
    return parseMove(text).stream().mapToObj(this::move).findFirst();
  }

  /**
   * Returns the squares that have at least one of the given squares beside them, in any of the
   * eight directions.
   *
   * @param squares one bit per square
   * @return one bit per neighbor, among all 8x8 squares; a given square is in the result if it has
   *     a given neighbor
   */
  public static long neighbors(long squares) {
    long sideways = (squares & NOT_FILE_H) << 1 | (squares & NOT_FILE_A) >>> 1;
    long row = squares | sideways;
    return sideways | row << 8 | row >>> 8;
  }

  /**
   * Returns how positions on this board look, for evaluators that learn. A plane has the own discs,
   * and another one the opponent's. The game has four stages, by the number of discs.
   *
   * @return the view, whose squares are those of this board alone
   */
  public BoardView<Reversi> view() {
    return new ReversiView(size);
  }

  /**
   * Returns how people see positions on this board. The first seat is Dark's. A pass has no cell to
   * click.
   *
   * @return the drawing, with a1 on the upper left
   */
  public Drawing<Reversi> drawing() {
    return new ReversiDrawing(this);
  }

  /**
   * Removes the margin of a smaller board from a set of squares. So the lowest bit is the board's
   * own a1, and the ranks adjoin.
   *
   * @param squares squares of this board, one bit each, from a1 = 0 to h8 = 63
   * @return the same squares, numbered {@code x + size() * y} from this board's own a1
   */
  long packed(long squares) {
    if (size == 8) {
      return squares;
    }
    long packed = 0;
    for (int rank = 0; rank < size; rank++) {
      long row = squares >>> at(0, rank) & (1L << size) - 1;
      packed |= row << size * rank;
    }
    return packed;
  }

  /**
   * Returns how often a square of one set is beside a square of another set, in any of the eight
   * directions.
   *
   * @param ones one bit per square
   * @param others one bit per square
   * @return the number of pairs of neighbors, the first from {@code ones}, the second from
   *     {@code others}
   */
  public static int countNeighborPairs(long ones, long others) {
    // Move the squares of others one step in each direction. Count the squares of ones that they
    // reach.
    long right = (others & NOT_FILE_H) << 1;
    long left = (others & NOT_FILE_A) >>> 1;
    return Long.bitCount(ones & right)
        + Long.bitCount(ones & left)
        + Long.bitCount(ones & others << 8)
        + Long.bitCount(ones & others >>> 8)
        + Long.bitCount(ones & right << 8)
        + Long.bitCount(ones & right >>> 8)
        + Long.bitCount(ones & left << 8)
        + Long.bitCount(ones & left >>> 8);
  }

  /** Returns the size, such as {@code 8x8}. */
  @Override
  public String toString() {
    return size + "x" + size;
  }
}
