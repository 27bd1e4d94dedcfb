package example.javafx;

import io.github.yomikiri.game.Clicks;
import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Drawing.Cell;
import io.github.yomikiri.game.Drawing.Piece;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.IntConsumer;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;

/**
 * Draws any board by its {@link Drawing}: a node for each cell, with what stands on it. Colors are
 * in {@code board.css}. A cell that is clicked reports its number.
 */
final class BoardPane<P extends Position<P>> extends Group {

  private static final double UNIT = 64;
  private static final double EDGE = UNIT / 6;
  /** Pieces of one kind, whose color says all. Others show their symbol. */
  private static final Set<String> PLAIN = Set.of("disc", "stone", "man");

  private final Drawing<P> drawing;
  private final IntConsumer clicked;

  BoardPane(Drawing<P> drawing, IntConsumer clicked) {
    this.drawing = drawing;
    this.clicked = clicked;
  }

  /** Draws a game, whose next move has some clicks already. */
  void show(Game<P> game, Clicks<P> clicks) {
    getChildren().clear();
    drawing.lines().forEach(line -> getChildren().add(line(line)));
    drawing.dots().forEach(dot -> getChildren().add(
        new Circle(dot.x() * UNIT, dot.y() * UNIT, UNIT / 16)));
    List<Integer> last = lastMove(game);
    List<Integer> next = clicks.next();
    for (int number = 0; number < drawing.cells().size(); number++) {
      Node cell = cell(game, number);
      mark(cell, "last", last.contains(number));
      mark(cell, "clicked", clicks.cells().contains(number));
      mark(cell, "next", next.contains(number));
      getChildren().add(cell);
    }
    applyCss();
    layout(); // A click may come before the next pulse does this.
  }

  private List<Integer> lastMove(Game<P> game) {
    int plies = game.moves().size();
    if (plies == 0) {
      return List.of();
    }
    Game<P> before = game.first(plies - 1);
    Move move = game.moves().get(plies - 1);
    return drawing.clicks(before.position(), move.code(), before.seat());
  }

  private static void mark(Node cell, String style, boolean isSo) {
    if (isSo) {
      cell.getStyleClass().add(style);
    }
  }

  private Line line(Drawing.Line line) {
    Cell from = drawing.cells().get(line.from());
    Cell to = drawing.cells().get(line.to());
    return new Line(from.x() * UNIT, from.y() * UNIT, to.x() * UNIT, to.y() * UNIT);
  }

  private Node cell(Game<P> game, int number) {
    Cell cell = drawing.cells().get(number);
    Shape shape = shape(cell.shape());
    shape.getStyleClass().add("shape");
    StackPane node = new StackPane(shape);
    node.setId(cell.name());
    node.getStyleClass().addAll("cell", cell.shape().name().toLowerCase(Locale.ROOT));
    drawing.piece(game.position(), number, game.seat()).ifPresent(piece -> {
      node.getStyleClass().add(piece.owner() == Piece.NOBODY ? "nobody" : "owner" + piece.owner());
      if (!cell.shape().isEdge()) {
        draw(piece, node);
      }
    });
    Circle hint = new Circle(UNIT / 10);
    hint.getStyleClass().add("hint");
    node.getChildren().add(hint);
    node.setPickOnBounds(false); // Hexagons have neighbors in the corners of their bounds.
    node.setOnMouseClicked(event -> clicked.accept(number));
    node.resizeRelocate(
        cell.x() * UNIT - node.prefWidth(-1) / 2,
        cell.y() * UNIT - node.prefHeight(-1) / 2,
        node.prefWidth(-1),
        node.prefHeight(-1));
    return node;
  }

  private static void draw(Piece piece, StackPane cell) {
    Circle disc = new Circle(UNIT * 0.4);
    disc.getStyleClass().add("piece");
    cell.getChildren().add(disc);
    if (!PLAIN.contains(piece.name())) {
      Text symbol = new Text(piece.symbol());
      symbol.getStyleClass().add("symbol");
      cell.getChildren().add(symbol);
    }
  }

  private static Shape shape(Drawing.Shape shape) {
    return switch (shape) {
      case SQUARE, HOUSE -> new Rectangle(UNIT, UNIT);
      case POINT -> new Circle(UNIT * 0.45);
      case LEVEL_EDGE -> new Rectangle(UNIT - EDGE, EDGE);
      case UPRIGHT_EDGE -> new Rectangle(EDGE, UNIT - EDGE);
      case HEXAGON -> hexagon();
    };
  }

  private static Polygon hexagon() {
    Polygon hexagon = new Polygon();
    for (int corner = 0; corner < 6; corner++) {
      double angle = Math.PI * (corner / 3.0 + 0.5);
      hexagon.getPoints().add(UNIT / Math.sqrt(3) * Math.cos(angle));
      hexagon.getPoints().add(UNIT / Math.sqrt(3) * Math.sin(angle));
    }
    return hexagon;
  }
}
