package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Node;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/**
 * Tests that every drawing must pass. They look at the cells, the pieces and the clicks on random
 * walks. In the first of {@link #positions()} it must be the turn of seat 0, as in the usual
 * opening.
 *
 * @param <N> the game's node type
 */
public interface DrawingContract<N extends Node<N>> extends NodeSource<N> {

  /**
   * Returns the drawing to test.
   *
   * @param position any position
   * @return the drawing of the position's board
   */
  Drawing<N> drawing(N position);

  /**
   * Checks that the cells of a board have different names, do not overlap, and are the same in all
   * positions. Each of its lines joins two cells, and its dots lie between cells.
   */
  @Test
  @Order(501)
  default void cellsAreDistinct() {
    Walk.starts(this)
        .forEach(start -> start.call(at -> {
          DrawnBoard<N> board = DrawnBoard.of(at, drawing(at.node()));
          board.cellsAreDistinct();
          board.linesJoinCells();
          board.dotsAreOnTheBoard();
        }));
    Walk.forEach(
        this,
        at -> assertEquals(
            drawing(positions().get(at.start())).cells(),
            drawing(at.node()).cells(),
            () -> "cells() are not those of the start: let them depend on the board alone " + at));
  }

  /** Checks that pieces belong to seats or to nobody, and are the same at every call. */
  @Test
  @Order(502)
  default void piecesBelongToSeats() {
    Walk.forEach(this, at -> DrawnBoard.of(at, drawing(at.node())).piecesBelongToSeats());
  }

  /**
   * Checks that clicks are cells, and that the clicks of a move are not the beginning of those of
   * another move. Most moves must change what stands on one of their cells.
   */
  @Test
  @Order(503)
  default void clicksFindTheMoves() {
    DrawnMoves<N> moves = new DrawnMoves<>(this::drawing);
    Walk.forEach(this, moves::clicksFindTheMoves);
    moves.mostClicksChangeSomething();
  }

  /**
   * Checks whose pieces are whose. A move may change the owners of some pieces, but not of all that
   * stay on the board. If a move puts a piece on an empty cell by one click, and the piece has an
   * owner, this is the side that moves.
   */
  @Test
  @Order(504)
  default void ownersAreKept() {
    DrawnMoves<N> moves = new DrawnMoves<>(this::drawing);
    Walk.forEach(this, moves::ownersAreKept);
  }

  /** Checks that the text of a position has the symbols of all pieces. */
  @Test
  @Order(505)
  default void textShowsThePieces() {
    Walk.forEach(this, at -> DrawnBoard.of(at, drawing(at.node())).textShowsThePieces());
  }
}
