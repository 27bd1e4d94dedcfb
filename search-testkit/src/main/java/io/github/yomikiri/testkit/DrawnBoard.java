package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Drawing.Cell;
import io.github.yomikiri.game.Drawing.Dot;
import io.github.yomikiri.game.Drawing.Line;
import io.github.yomikiri.game.Drawing.Piece;
import io.github.yomikiri.game.Drawing.SetUp;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.NodeKit;
import java.util.DoubleSummaryStatistics;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.opentest4j.AssertionFailedError;

/**
 * A position on a random walk as a drawing shows it.
 *
 * @param at the position
 * @param drawing the drawing
 * @param cells the cells of the board
 * @param pieces what stands on each of them
 */
record DrawnBoard<N extends Node<N>>(
    Walk<N> at, Drawing<N> drawing, List<Cell> cells, List<Optional<Piece>> pieces) {

  /** Cells that are no edges are about 1 apart. */
  private static final double LEAST_DISTANCE = 0.8;

  static <N extends Node<N>> DrawnBoard<N> of(Walk<N> at, Drawing<N> drawing) {
    List<Cell> cells = drawing.cells();
    return new DrawnBoard<>(at, drawing, cells, pieces(at, drawing, cells));
  }

  private static <N extends Node<N>> List<Optional<Piece>> pieces(
      Walk<N> at, Drawing<N> drawing, List<Cell> cells) {
    return pieces(at.node(), toMove(at), drawing, cells);
  }

  private static <N extends Node<N>> List<Optional<Piece>> pieces(
      N node, int toMove, Drawing<N> drawing, List<Cell> cells) {
    return IntStream.range(0, cells.size())
        .mapToObj(cell -> drawing.piece(node, cell, toMove))
        .toList();
  }

  /** Returns the seat whose turn it is: 0 for the side that begins. */
  private static int toMove(Walk<?> at) {
    return at.isFirstToMove() ? 0 : 1;
  }

  int owner(int cell) {
    return pieces.get(cell).map(Piece::owner).orElse(Piece.NOBODY);
  }

  List<Integer> clicks(int move) {
    return drawing.clicks(at.node(), move, toMove(at));
  }

  void cellsAreDistinct() {
    assertFalse(cells.isEmpty(), () -> "cells() is empty " + at);
    Set<String> names = new HashSet<>();
    for (int i = 0; i < cells.size(); i++) {
      Cell cell = cells.get(i);
      assertTrue(names.add(cell.name()), () -> "two cells are called " + cell.name() + " " + at);
      for (Cell other : cells.subList(0, i)) {
        double distance = Math.hypot(cell.x() - other.x(), cell.y() - other.y());
        double least =
            cell.shape().isEdge() || other.shape().isEdge() ? Double.MIN_VALUE : LEAST_DISTANCE;
        assertTrue(
            distance >= least,
            () -> "the cells " + other + " and " + cell + " overlap: neighboring cells are 1 apart "
                + at);
      }
    }
  }

  void linesJoinCells() {
    for (Line line : drawing.lines()) {
      assertTrue(
          line.from() != line.to() && isCell(line.from()) && isCell(line.to()),
          () -> "lines() has " + line + ": expected two of the numbers 0 to " + (cells.size() - 1)
              + " " + at);
    }
  }

  void dotsAreOnTheBoard() {
    for (Dot dot : drawing.dots()) {
      assertTrue(
          isInside(dot.x(), Cell::x) && isInside(dot.y(), Cell::y),
          () -> "dots() has " + dot + ": expected a place between cells " + at);
    }
  }

  private boolean isInside(double place, ToDoubleFunction<Cell> of) {
    DoubleSummaryStatistics places = cells.stream().mapToDouble(of).summaryStatistics();
    return places.getMin() <= place && place <= places.getMax();
  }

  private boolean isCell(int number) {
    return number >= 0 && number < cells.size();
  }

  void piecesBelongToSeats() {
    assertEquals(
        pieces, pieces(at, drawing, cells), () -> "piece() differs from call to call " + at);
    for (Optional<Piece> piece : pieces) {
      assertTrue(
          piece.map(Piece::owner).orElse(Piece.NOBODY) < 2,
          () -> piece.orElseThrow() + " has an owner that is no seat: the two seats are 0 and 1 "
              + at);
    }
  }

  void textShowsThePieces() {
    String text = drawing.text(at.node(), toMove(at));
    for (Optional<Piece> piece : pieces) {
      assertTrue(
          text.contains(piece.map(Piece::symbol).orElse("")),
          () -> "text() lacks the symbol of " + piece.orElseThrow() + ":\n" + text + "\n" + at);
    }
  }

  /** Checks that the pieces make the position again, or one that looks the same. */
  void isSetUp(NodeKit<N> kit) {
    SetUp<N> setUp = drawing.setUp().orElseThrow();
    List<String> symbols = setUp.pieces().stream().map(Piece::symbol).toList();
    assertTrue(
        new HashSet<>(symbols).size() == symbols.size()
            && symbols.stream().allMatch(symbol -> symbol.matches("[^./]")),
        () -> "pieces() have the symbols " + symbols
            + "; expected different characters, and no dot or slash");
    N made;
    try {
      made = setUp.position(pieces, toMove(at));
    } catch (IllegalArgumentException e) {
      throw new AssertionFailedError("position() rejects what is shown " + at, e);
    }
    if (setUp.isComplete()) {
      assertEquals(at.node().key(), made.key(), () -> "position() makes another one " + at);
      assertEquals(
          at.names(at.legalMoves()),
          at.names(Walk.legalMoves(made)),
          () -> "position() makes one with other legal moves " + at);
    }
    assertEquals(
        pieces,
        pieces(made, toMove(at), drawing, cells),
        () -> "position() makes one with other pieces " + at);
    for (N node : List.of(at.node(), made)) {
      assertEquals(toMove(at), setUp.toMove(node), () -> "toMove() is wrong " + at);
    }
    try {
      kit.text().write(at.node());
    } catch (IllegalArgumentException e) {
      throw new AssertionFailedError("text().write() rejects what can be set up " + at, e);
    }
  }
}
