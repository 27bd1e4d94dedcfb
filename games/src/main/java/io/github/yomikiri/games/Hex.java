package io.github.yomikiri.games;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;

/**
 * Hex (Piet Hein 1942): the sides place stones in turn on the cells of a rhombus, where each cell
 * inside has six neighbors. Red begins, and wins 1 point if its stones connect the upper edge with
 * the lower one. Blue wins if its stones connect left and right. No game is drawn, because a full
 * board connects exactly one of the pairs. There is no swap of sides.
 *
 * <p>Who begins wins on the empty board of every size, because an extra stone is no disadvantage
 * (John Nash, about 1949). The argument does not say by which move.
 *
 * <p>The code of a move is {@code size * row + column}, counted from a1 on the upper left. Each row
 * is drawn half a cell further to the right. {@link #moves} lists the cells in the center first.
 */
public final class Hex implements Node<Hex> {

  private final HexBoard board;
  private final boolean redToMove;
  private final HexCells own;
  private final HexCells opponent;

  /** The stones that a side has connected with its first edge. */
  private final HexCells ownConnected;

  private final HexCells opponentConnected;

  private Hex(
      HexBoard board,
      boolean redToMove,
      HexCells own,
      HexCells ownConnected,
      HexCells opponent,
      HexCells opponentConnected) {
    this.board = board;
    this.redToMove = redToMove;
    this.own = own;
    this.ownConnected = ownConnected;
    this.opponent = opponent;
    this.opponentConnected = opponentConnected;
  }

  /**
   * Returns an empty board.
   *
   * @param size the number of rows, and of columns, in {@code [1, 11]}
   * @return the position
   * @throws IllegalArgumentException if {@code size} is outside its range
   */
  public static Hex start(int size) {
    if (size < 1 || size > HexBoard.MAX_SIZE) {
      throw new IllegalArgumentException(
          "a board of " + size + " rows; expected 1 to " + HexBoard.MAX_SIZE);
    }
    HexCells none = HexCells.NONE;
    return new Hex(HexBoard.of(size), true, none, none, none, none);
  }

  /**
   * Returns the number of rows, and of columns.
   *
   * @return the number, in {@code [1, 11]}
   */
  public int size() {
    return board.size();
  }

  /**
   * Returns whether Red is to move, the side that began.
   *
   * @return whether both sides have the same number of stones
   */
  public boolean redToMove() {
    return redToMove;
  }

  HexCells red() {
    return redToMove ? own : opponent;
  }

  HexCells blue() {
    return redToMove ? opponent : own;
  }

  @Override
  public void moves(MoveList out) {
    if (isTerminal()) {
      return;
    }
    for (int cell : board.cells()) {
      if (!own.has(cell) && !opponent.has(cell)) {
        out.add(cell);
      }
    }
  }

  @Override
  public Hex play(int move) {
    HexCells mine = own.with(move);
    HexCells connected = board.connected(move, mine, ownConnected, board.start(redToMove));
    return new Hex(board, !redToMove, opponent, opponentConnected, mine, connected);
  }

  /** The side that has just moved may have connected its edges. */
  @Override
  public boolean isTerminal() {
    return opponentConnected.meets(board.end(!redToMove));
  }

  /** Returns whether the side to move has connected its edges, which no game allows. */
  boolean hasConnected() {
    return ownConnected.meets(board.end(redToMove));
  }

  @Override
  public int terminalScore() {
    return -1;
  }

  @Override
  public int maxScore() {
    return 1;
  }

  @Override
  public long key() {
    long red = Hash64.of(red().low(), red().high());
    return Hash64.of(red, Hash64.of(blue().low(), blue().high())) ^ size();
  }

  @Override
  public String notation(int move) {
    return (char) ('a' + move % size()) + Integer.toString(move / size() + 1);
  }

  /** Returns whether the other position has the same stones on a board of the same size. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Hex that
        && board == that.board
        && red().equals(that.red())
        && blue().equals(that.blue());
  }

  @Override
  public int hashCode() {
    return Long.hashCode(key());
  }

  /**
   * Returns how people see the board.
   *
   * @return the drawing of this board
   */
  public Drawing<Hex> drawing() {
    return new HexDrawing(size());
  }

  /** Draws the board, the first row first. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < size(); row++) {
      text.append(" ".repeat(row));
      for (int column = 0; column < size(); column++) {
        int cell = size() * row + column;
        text.append(column == 0 ? "" : " ");
        text.append(red().has(cell) ? 'R' : blue().has(cell) ? 'B' : '.');
      }
      text.append('\n');
    }
    return text.append(redToMove ? "Red" : "Blue").append(" to move").toString();
  }
}
