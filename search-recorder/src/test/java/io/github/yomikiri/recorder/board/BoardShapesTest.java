package io.github.yomikiri.recorder.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Drawing.Cell;
import io.github.yomikiri.game.Drawing.Dot;
import io.github.yomikiri.game.Drawing.Line;
import io.github.yomikiri.game.Drawing.Shape;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoardShapesTest {

  private static Cell point(String name, double x, double y) {
    return new Cell(name, x, y, Shape.POINT);
  }

  /** A part of the board of Nine Men's Morris. */
  @Test
  void linesHaveAnyLengthAndCoordinatesAreAtTheBorder() {
    List<Cell> cells =
        List.of(point("a7", 0, 0), point("d7", 3, 0), point("g7", 6, 0), point("b6", 1, 1));
    String svg = new BoardShapes(
            cells, Line.along(cells, "a7", "d7", "g7"), List.of(new Dot(3, 0.5)))
        .svg(List.of("", "", "", ""));
    assertThat(svg)
        .contains("<path class=\"line\" d=\"M42 42L162 42M162 42L282 42\"/>")
        .contains("<circle class=\"dot\" cx=\"162\" cy=\"62\" r=\"4\"/>")
        .contains("<text x=\"42\" y=\"15\">a</text>", "<text x=\"82\" y=\"15\">b</text>")
        .contains("<text x=\"11\" y=\"47\">7</text>", "<text x=\"11\" y=\"87\">6</text>");
  }

  @Test
  void pointsBetweenEdgesAreDotsWithCoordinates() {
    List<Cell> cells =
        List.of(point("a1", 0, 0), new Cell("a1-b1", 0.5, 0, Shape.LEVEL_EDGE), point("b1", 1, 0));
    BoardShapes board = new BoardShapes(cells, List.of(), List.of());
    assertThat(board.svg(List.of("", "", "")))
        .contains("<circle class=\"dot\" cx=\"42\" cy=\"42\" r=\"4\"/>")
        .contains("<text x=\"82\" y=\"15\">b</text>", "<text x=\"11\" y=\"47\">1</text>")
        .doesNotContain("class=\"point\"");
    assertThat(board.area(cells.get(0))).isEmpty();
  }

  @Test
  void coordinatesOfASlantedBoardAreBesideTheirCells() {
    List<Cell> cells = List.of(
        new Cell("a1", 0, 0, Shape.HEXAGON),
        new Cell("b1", 1, 0, Shape.HEXAGON),
        new Cell("a2", 0.5, 1, Shape.HEXAGON));
    assertThat(new BoardShapes(cells, List.of(), List.of()).svg(List.of("", "", "")))
        .contains("<text x=\"42\" y=\"15\">a</text>", "<text x=\"31\" y=\"87\">2</text>")
        .doesNotContain("class=\"line\"");
  }
}
