package io.github.yomikiri.reversi;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import java.util.Objects;
import java.util.Optional;

/**
 * A position of Reversi (Othello) on a board of 8x8, 6x6 or 4x4 squares: the discs of both sides,
 * and the side to move.
 *
 * <p>A move is the index of a square, {@code x + 8 * y} from a1 = 0 to h8 = 63, or {@link #PASS}. A
 * smaller board is the center of the 8x8 squares: c3 to f6, or b2 to g7. Its squares keep their
 * indices but have names counted from the board's own corner, so every board begins at a1. A pass
 * is written {@code --}. The forms {@code pass}, {@code pa} and {@code ps} are read too, in either
 * case.
 *
 * <p>The score of a finished game is the difference in discs, and the empty squares count for the
 * winner. All scores are from the view of the side to move.
 *
 * <p>The object is immutable and takes 32 bytes.
 */
public final class Reversi implements Node<Reversi> {

  /** The move of a side that has no square to play while the other side has one. */
  public static final int PASS = 64;

  private final long own;
  private final long opponent;

  /**
   * Bit 0: Light is to move. The bits above: 0 for 8x8, 1 for 6x6, 2 for 4x4, so that 8x8 is
   * {@code state < 2}.
   */
  private final int state;

  private Reversi(long own, long opponent, int state) {
    this.own = own;
    this.opponent = opponent;
    this.state = state;
  }

  /**
   * Returns the standard start: 8x8, Dark on d5 and e4, Light on d4 and e5, Dark to move.
   *
   * @return the position
   */
  public static Reversi start() {
    return start(8);
  }

  /**
   * Returns the start on a board of a size: the same four discs in the center, Dark to move.
   *
   * @param size the number of squares along an edge: 4, 6 or 8
   * @return the position
   * @throws IllegalArgumentException if there is no board of that size
   */
  public static Reversi start(int size) {
    return of(size, 0x0000000810000000L, 0x0000001008000000L, Side.DARK);
  }

  /**
   * Returns a position on the 8x8 board.
   *
   * @param dark Dark's discs
   * @param light Light's discs
   * @param toMove the side to move
   * @return the position
   * @throws IllegalArgumentException if a square holds two discs
   */
  public static Reversi of(long dark, long light, Side toMove) {
    return of(8, dark, light, toMove);
  }

  /**
   * Returns a position on a board of a size.
   *
   * @param size the number of squares along an edge: 4, 6 or 8
   * @param dark Dark's discs
   * @param light Light's discs
   * @param toMove the side to move
   * @return the position
   * @throws IllegalArgumentException if there is no board of that size, a square holds two discs,
   *     or a disc is off the board
   */
  public static Reversi of(int size, long dark, long light, Side toMove) {
    Objects.requireNonNull(toMove, "toMove");
    Board.of(size).check(dark, light);
    int sizeBits = 8 - size;
    return toMove == Side.DARK
        ? new Reversi(dark, light, sizeBits)
        : new Reversi(light, dark, sizeBits | 1);
  }

  /**
   * Returns the discs of the side to move.
   *
   * @return one bit per disc
   */
  public long own() {
    return own;
  }

  /**
   * Returns the discs of the side that is not to move.
   *
   * @return one bit per disc
   */
  public long opponent() {
    return opponent;
  }

  /**
   * Returns Dark's discs.
   *
   * @return one bit per disc
   */
  public long dark() {
    return (state & 1) == 0 ? own : opponent;
  }

  /**
   * Returns Light's discs.
   *
   * @return one bit per disc
   */
  public long light() {
    return (state & 1) == 0 ? opponent : own;
  }

  /**
   * Returns the empty squares of this board.
   *
   * @return one bit per square
   */
  public long empties() {
    return ~(own | opponent) & squares();
  }

  /**
   * Returns the number of empty squares.
   *
   * @return the number, in {@code [0, size() * size()]}
   */
  public int emptyCount() {
    return Long.bitCount(empties());
  }

  /**
   * Returns the number of squares along an edge.
   *
   * @return 4, 6 or 8
   */
  public int size() {
    return 8 - (state & ~1);
  }

  /**
   * Returns the side to move. When the game is over, it is the side whose turn it would be.
   *
   * @return the side
   */
  public Side sideToMove() {
    return (state & 1) == 0 ? Side.DARK : Side.LIGHT;
  }

  /**
   * Returns the board: its squares, corners and their names.
   *
   * @return the board of this size
   */
  public Board board() {
    return Board.of(size());
  }

  /** Returns the board's squares. On 8x8 this needs no access to the board. */
  private long squares() {
    return state < 2 ? -1L : board().squares();
  }

  /**
   * Returns the squares where the side to move may place a disc.
   *
   * @return one bit per square; 0 when it must pass or the game is over
   */
  public long legalMoveSquares() {
    return Bitboard.legalMoves(own, opponent) & squares();
  }

  /**
   * Returns whether a pass is the only legal move.
   *
   * @return whether the side to move has no square to play, but the other side has
   */
  public boolean mustPass() {
    return legalMoveSquares() == 0 && opponentCanMove();
  }

  private boolean opponentCanMove() {
    return (Bitboard.legalMoves(opponent, own) & squares()) != 0;
  }

  /**
   * Appends the playable squares in ascending order, or just {@link #PASS} when only the other side
   * can move.
   */
  @Override
  public void moves(MoveList out) {
    long squares = legalMoveSquares();
    if (squares != 0) {
      out.addBits(squares);
    } else if (opponentCanMove()) {
      out.add(PASS);
    }
  }

  @Override
  public Reversi play(int move) {
    // Both kinds of move share one allocation. So the JIT compiler can identify the object, and
    // needs no object if it does not outlive a leaf.
    long flips = 0;
    long placed = 0;
    if (move != PASS) {
      flips = Bitboard.flips(own, opponent, move);
      placed = 1L << move;
    }
    return new Reversi(opponent ^ flips, own ^ flips ^ placed, state ^ 1);
  }

  @Override
  public Optional<Reversi> play(Move move) {
    return isLegal(move.code()) ? Optional.of(play(move.code())) : Optional.empty();
  }

  private boolean isLegal(int move) {
    if (move == PASS) {
      return mustPass();
    }
    return move >= 0 && move < PASS && (legalMoveSquares() >>> move & 1) != 0;
  }

  @Override
  public boolean isTerminal() {
    long empty = empties();
    // 1. Look for two discs of different colors, one above the other, with an empty square next to
    // either in that file. The owner of the disc farther from the empty square can move. This
    // settles nearly every position.
    long pair = (own & (opponent >>> 8)) | (opponent & (own >>> 8));
    if ((pair & ((empty << 8) | (empty >>> 16))) != 0) {
      return false;
    }
    // 2. The game is over if the board is full or neither side has a move. The calls pass words,
    // not this object, so a search's leaves need no object.
    return empty == 0
        || ((Bitboard.legalMoves(own, opponent) & empty) == 0
            && (Bitboard.legalMoves(opponent, own) & empty) == 0);
  }

  /** Returns {@link #scoreWithEmptiesToWinner()}. */
  @Override
  public int terminalScore() {
    return scoreWithEmptiesToWinner();
  }

  /**
   * Returns the difference in discs, own minus opponent's; empty squares count for nobody.
   *
   * @return the difference, in {@code [-64, 64]}, positive when the side to move has more
   */
  public int discDifference() {
    return Long.bitCount(own) - Long.bitCount(opponent);
  }

  /**
   * Returns the difference in discs, own minus opponent's, in which the empty squares count for the
   * side that has more; if both have the same number, the empty squares count for neither.
   *
   * @return the difference, in {@code [-64, 64]}, positive when the side to move has more
   */
  public int scoreWithEmptiesToWinner() {
    int difference = discDifference();
    return difference + Integer.signum(difference) * emptyCount();
  }

  @Override
  public long key() {
    return Hash64.of(own, opponent) ^ Hash64.mix(state);
  }

  /**
   * Returns the image of this position under one of the eight symmetries of the board, in the
   * numbering of {@link Bitboard#symmetry}: 0 is the identity.
   *
   * @param index which symmetry, in {@code [0, 8)}
   * @return the image, with the same side to move
   * @throws IllegalArgumentException if there is no such symmetry
   */
  public Reversi symmetry(int index) {
    return new Reversi(Bitboard.symmetry(index, own), Bitboard.symmetry(index, opponent), state);
  }

  /**
   * Returns the move in {@link #symmetry} that corresponds to a move here.
   *
   * @param index which symmetry, in {@code [0, 8)}
   * @param square a square, in {@code [0, 64)}, or {@link #PASS}
   * @return the image of the square, or {@code PASS}
   * @throws IllegalArgumentException if there is no such symmetry or square
   */
  public static int symmetrySquare(int index, int square) {
    return square == PASS ? PASS : Bitboard.symmetrySquare(index, square);
  }

  /**
   * Returns the number of leaves of the move tree below this position. A pass is one ply, and a
   * game that is over before the depth is reached counts as one leaf.
   *
   * <p>The count is that of {@link io.github.yomikiri.game.Perft#count}, on plain longs and at the
   * full speed of the kernels of {@link Bitboard}. Generic code is compared with this speed.
   *
   * @param depth in plies, at least 0; at 0 the count is 1
   * @return the number of sequences of {@code depth} moves, plus the shorter ones that end the game
   * @throws IllegalArgumentException if {@code depth} is negative
   */
  public long perft(int depth) {
    return ReversiPerft.count(this, depth);
  }

  @Override
  public String notation(int move) {
    return board().move(move).notation();
  }

  @Override
  public Optional<Move> parse(String text) {
    return board().move(text.strip()).filter(move -> isLegal(move.code()));
  }

  /**
   * Returns whether the other object is a position with the same board, the same discs and the same
   * side to move.
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof Reversi that
        && own == that.own
        && opponent == that.opponent
        && state == that.state;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }

  /**
   * Returns the squares rank by rank, one character each, for drawings and file formats.
   *
   * @param dark stands for a disc of Dark
   * @param light stands for a disc of Light
   * @param empty stands for an empty square
   * @param betweenRanks is written between two ranks
   * @return the characters of all squares, from this board's a1 to its highest square
   */
  public String cells(char dark, char light, char empty, String betweenRanks) {
    return BoardLines.cells(this, dark, light, empty, betweenRanks);
  }

  /**
   * Returns a drawing of the position: {@code X} is Dark, {@code O} is Light, {@code .} is empty,
   * and the last line names the side to move.
   * {@link io.github.yomikiri.reversi.notation.BoardText#parse} reads it back.
   *
   * <pre>
   *  abcdefgh
   * 1........1
   * 2........2
   * 3........3
   * 4...OX...4
   * 5...XO...5
   * 6........6
   * 7........7
   * 8........8
   *  abcdefgh
   * X to move
   * </pre>
   *
   * <p>The Scala program of 2011, from which this library grew, had exactly this drawing, with a
   * blank after each row of file letters.
   */
  @Override
  public String toString() {
    return BoardLines.of(this);
  }
}
