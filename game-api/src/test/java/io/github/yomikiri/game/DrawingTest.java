package io.github.yomikiri.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Drawing.Cell;
import io.github.yomikiri.game.Drawing.Line;
import io.github.yomikiri.game.Drawing.Piece;
import io.github.yomikiri.game.Drawing.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DrawingTest {

  /** Draws any cells, of which the first has a piece if it has a symbol. */
  private record Board(List<Cell> cells, String symbol) implements Drawing<TicTacToe> {

    @Override
    public Optional<Piece> piece(TicTacToe position, int cell, int toMove) {
      return cell == 0 && !symbol.isEmpty()
          ? Optional.of(new Piece("mark", toMove, symbol))
          : Optional.empty();
    }

    static String text(String symbol, Cell... cells) {
      return new Board(List.of(cells), symbol).text(TicTacToe.START, 0);
    }
  }

  private static Cell square(String name, double x, double y) {
    return new Cell(name, x, y, Shape.SQUARE);
  }

  @Test
  void aGridIsCountedFromTheLowerLeft() {
    List<Cell> cells = Cell.grid(2, 3, Shape.POINT);
    assertThat(cells).hasSize(6);
    assertThat(cells.get(0)).isEqualTo(new Cell("a1", 0, 2, Shape.POINT));
    assertThat(cells.get(3)).isEqualTo(new Cell("b2", 1, 1, Shape.POINT));
    assertThat(cells.get(4)).isEqualTo(new Cell("a3", 0, 0, Shape.POINT));
  }

  @Test
  void coordinatesAreAtTheBorderAndOtherNamesOnTheirCells() {
    List<Cell> cells = List.of(square("a1", 0, 1), square("b1", 1, 1), square("hand", 3, 0));
    assertThat(new Board(cells, "K").text(TicTacToe.START, 0)).isEqualTo("""
             hand
        1 K .
          a b""");
  }

  @Test
  void wideSymbolsMoveCellsApart() {
    assertThat(Board.text("123", square("a1", 0, 0), square("b1", 1, 0))).isEqualTo("""
        1 123 .
            a b""");
    assertThat(Board.text("123", square("b1", 1, 0), square("a1", 0, 0))).isEqualTo("""
        1 . 123
          a   b""");
  }

  @Test
  void columnsOfNumbersHaveRowsOfLetters() {
    assertThat(Board.text("", square("10a", 0, 0), square("11a", 1, 0), square("10b", 0, 1)))
        .isEqualTo("""
          10 11
        a  .  .
        b  .""");
  }

  /** Either the row has two names, or two rows have one name, or no name is that of a column. */
  @Test
  void namesThatAreNoCoordinatesAreOnASecondBoard() {
    assertThat(Board.text("K", square("a1", 0, 0), square("b2", 1, 0))).isEqualTo("K .    a1 b2");
    assertThat(Board.text("K", square("a1", 0, 0), square("b1", 0, 1))).isEqualTo("""
        K    a1
        .    b1""");
    assertThat(Board.text("K", square("north", 0, 0), square("south", 0, 1))).isEqualTo("""
        K    north
        .    south""");
  }

  /** The board of Nine Men's Morris. */
  private record Morris(List<Cell> cells) implements Drawing<TicTacToe> {

    private static final List<String> PATHS = List.of(
        "a7 d7 g7 g4 g1 d1 a1 a4 a7",
        "b6 d6 f6 f4 f2 d2 b2 b4 b6",
        "c5 d5 e5 e4 e3 d3 c3 c4 c5",
        "a4 b4 c4",
        "e4 f4 g4",
        "d7 d6 d5",
        "d1 d2 d3");

    Morris() {
      this(Cell.grid(7, 7, Shape.POINT).stream()
          .filter(cell -> PATHS.stream().anyMatch(path -> path.contains(cell.name())))
          .toList());
    }

    @Override
    public List<Line> lines() {
      return PATHS.stream()
          .flatMap(path -> Line.along(cells, path.split(" ")).stream())
          .toList();
    }

    @Override
    public Optional<Piece> piece(TicTacToe position, int cell, int toMove) {
      return Optional.empty();
    }
  }

  @Test
  void longLinesAreDrawn() {
    assertThat(new Morris().cells()).hasSize(24);
    assertThat(new Morris().lines()).hasSize(32).doesNotHaveDuplicates();
    assertThat(new Morris().text(TicTacToe.START, 0)).isEqualTo("""
        7 .-----.-----.
        6 | .---.---. |
        5 | | . . . | |
        4 . . .   . . .
        3 | | . . . | |
        2 | .---.---. |
        1 .-----.-----.
          a b c d e f g""");
  }

  @Test
  void pointsThatAreOneApartAreJoined() {
    assertThat(new Board(Cell.grid(2, 2, Shape.POINT), "").lines())
        .containsExactlyInAnyOrder(new Line(0, 1), new Line(2, 3), new Line(2, 0), new Line(3, 1));
    assertThat(new Board(Cell.grid(2, 2, Shape.SQUARE), "").lines()).isEmpty();
    List<Cell> withEdge = new ArrayList<>(Cell.grid(2, 2, Shape.POINT));
    withEdge.add(new Cell("a1-b1", 0.5, 1, Shape.LEVEL_EDGE));
    assertThat(new Board(withEdge, "").lines()).isEmpty();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Line.along(withEdge, "a1", "c1"))
        .withMessage("no cell c1 for a line; expected one of [a1, b1, a2, b2, a1-b1]");
  }

  @Test
  void withoutOverriddenClicksMovesAreChosenFromAList() {
    assertThat(new Board(Cell.grid(1, 1, Shape.SQUARE), "").clicks(TicTacToe.START, 0, 0))
        .isEmpty();
  }

  @Test
  void countedPiecesHaveTheCountAsTheirSymbol() {
    assertThat(Piece.counted("seeds", 1, 12)).contains(new Piece("seeds", 1, "12", 12));
    assertThat(Piece.counted("seeds", 1, 0)).isEmpty();
    assertThat(new Piece("king", 0, "K").count()).isOne();
  }

  @Test
  void componentsAreChecked() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> square(" ", 0, 0))
        .withMessageStartingWith("cell \" \" at 0.0, 0.0");
    assertThatIllegalArgumentException().isThrownBy(() -> square("a1", Double.NaN, 0));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Piece("king", -2, "K"))
        .withMessageStartingWith("piece \"king\" of owner -2");
    assertThatIllegalArgumentException().isThrownBy(() -> new Piece("", 0, "K"));
    assertThatIllegalArgumentException().isThrownBy(() -> new Piece("king", 0, " "));
    assertThatIllegalArgumentException().isThrownBy(() -> Piece.counted("seeds", 0, -1));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Cell.grid(27, 1, Shape.SQUARE))
        .withMessageStartingWith("a grid of 27x1 cells");
    assertThatIllegalArgumentException().isThrownBy(() -> Cell.grid(1, 0, Shape.SQUARE));
  }
}
