package io.github.yomikiri.games;

import io.github.yomikiri.game.BoardView;
import java.util.ArrayList;
import java.util.List;

/**
 * How draughts looks: planes of the own men and kings, and of the opponent's. A row of the view has
 * the four dark squares of a row of the board. The own men always move up, because Black's view
 * turns the board by half a turn.
 */
public final class DraughtsView implements BoardView<Draughts> {

  private static final int COLUMNS = 4;
  private static final int ROWS = 8;
  private static final int GAP = -1;

  /** Makes the view. */
  public DraughtsView() {}

  @Override
  public int columns() {
    return COLUMNS;
  }

  @Override
  public int rows() {
    return ROWS;
  }

  @Override
  public int planes() {
    return 4;
  }

  @Override
  public void planes(Draughts node, int ahead, long[] out) {
    boolean ofBlack = node.blackToMove() == (ahead == 0);
    long own = ofBlack ? node.black() : node.white();
    long opponent = ofBlack ? node.white() : node.black();
    long kings = node.kings();
    out[0] = seen(own & ~kings, ofBlack);
    out[1] = seen(own & kings, ofBlack);
    out[2] = seen(opponent & ~kings, ofBlack);
    out[3] = seen(opponent & kings, ofBlack);
  }

  private static long seen(long squares, boolean ofBlack) {
    return packed(ofBlack ? Long.reverse(squares) : squares);
  }

  /** Removes the bits of the light squares. */
  private static long packed(long squares) {
    // Every second bit is that of a dark square; then pairs, fours and so on move together.
    long packed = (squares | squares >>> 1) & 0x5555_5555_5555_5555L;
    packed = (packed | packed >>> 1) & 0x3333_3333_3333_3333L;
    packed = (packed | packed >>> 2) & 0x0F0F_0F0F_0F0F_0F0FL;
    packed = (packed | packed >>> 4) & 0x00FF_00FF_00FF_00FFL;
    packed = (packed | packed >>> 8) & 0x0000_FFFF_0000_FFFFL;
    return (packed | packed >>> 16) & 0xFFFF_FFFFL;
  }

  @Override
  public String planeName(int plane) {
    return List.of("own man", "own king", "opponent's man", "opponent's king").get(plane);
  }

  /** The light squares are gaps. */
  @Override
  public List<int[]> drawing() {
    List<int[]> drawing = new ArrayList<>();
    for (int row = ROWS - 1; row >= 0; row--) {
      int[] squares = new int[2 * COLUMNS];
      for (int column = 0; column < squares.length; column++) {
        squares[column] = (row + column) % 2 == 0 ? COLUMNS * row + column / 2 : GAP;
      }
      drawing.add(squares);
    }
    return drawing;
  }
}
