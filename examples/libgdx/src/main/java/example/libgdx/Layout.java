package example.libgdx;

import io.github.yomikiri.game.Drawing.Cell;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * Where things are on the screen: the board above, and below it a line of text and a row of
 * buttons, each as high as a cell. As of touches, the y of points goes from above to below.
 */
record Layout(List<Cell> cells, int width, int height) {

  /** Returns the size of a cell. */
  float unit() {
    return (float) Math.min(width / (right() - left() + 1), height / (below() - above() + 3));
  }

  float x(double x) {
    return (float) (x - left() + 0.5) * unit();
  }

  float y(double y) {
    return (float) (y - above() + 0.5) * unit();
  }

  /** Returns the cell whose center is next to a point, if it is less than half a cell away. */
  OptionalInt cellAt(int x, int y) {
    return IntStream.range(0, cells.size())
        .filter(cell -> Math.abs(x(cells.get(cell).x()) - x) < unit() / 2
            && Math.abs(y(cells.get(cell).y()) - y) < unit() / 2)
        .boxed()
        .min((one, other) -> Double.compare(distance(one, x, y), distance(other, x, y)))
        .map(OptionalInt::of)
        .orElseGet(OptionalInt::empty);
  }

  private double distance(int cell, int x, int y) {
    return Math.hypot(x(cells.get(cell).x()) - x, y(cells.get(cell).y()) - y);
  }

  /** Returns the number of the button at a point, if there is one. */
  OptionalInt buttonAt(int x, int y, int buttons) {
    return y < height - unit() || x < 0 || x >= width
        ? OptionalInt.empty()
        : OptionalInt.of(x * buttons / width);
  }

  private double left() {
    return cells.stream().mapToDouble(Cell::x).min().orElseThrow();
  }

  private double right() {
    return cells.stream().mapToDouble(Cell::x).max().orElseThrow();
  }

  private double above() {
    return cells.stream().mapToDouble(Cell::y).min().orElseThrow();
  }

  private double below() {
    return cells.stream().mapToDouble(Cell::y).max().orElseThrow();
  }
}
