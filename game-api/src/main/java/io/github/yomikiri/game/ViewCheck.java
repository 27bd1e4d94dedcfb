package io.github.yomikiri.game;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Checks what a view says of positions.
 *
 * @param view the view
 * @param squares the number of squares
 */
record ViewCheck<P extends Position<P>>(BoardView<P> view, int squares) {

  ViewCheck(BoardView<P> view) {
    this(view, view.columns() * view.rows());
  }

  void check(P position) {
    require(
        view.columns() >= 1 && view.rows() >= 1,
        "a board of " + view.columns() + " columns and " + view.rows()
            + " rows; expected at least 1 of both");
    drawing(view.drawing());
    planes(position, 0);
    planes(position, 1);
    int stage = view.stage(position);
    require(
        stage >= 0 && stage < view.stages(),
        "the stage " + stage + " is outside [0, " + view.stages() + ")");
  }

  private void drawing(List<int[]> rows) {
    int[] drawn = rows.stream()
        .flatMapToInt(Arrays::stream)
        .filter(square -> square != -1)
        .sorted()
        .toArray();
    require(
        Arrays.equals(drawn, IntStream.range(0, squares).toArray()),
        "drawing() has the squares " + Arrays.toString(drawn) + "; expected each of 0 to "
            + (squares - 1) + " once");
  }

  private void planes(P position, int ahead) {
    int words = (squares + 63) / 64;
    long[] planes = new long[view.planes() * words];
    view.planes(position, ahead, planes);
    int[] owners = new int[64 * words];
    for (int word = 0; word < planes.length; word++) {
      int plane = word / words;
      for (long left = planes[word]; left != 0; left &= left - 1) {
        int square = 64 * (word % words) + Long.numberOfTrailingZeros(left);
        require(
            square < squares,
            "plane " + plane + " has the square " + square + "; the board has 0 to "
                + (squares - 1));
        require(
            owners[square] == 0,
            "the square " + square + " is in the planes " + (owners[square] - 1) + " and " + plane);
        owners[square] = plane + 1;
      }
    }
  }

  private static void require(boolean holds, String fault) {
    if (!holds) {
      throw new IllegalArgumentException(fault);
    }
  }
}
