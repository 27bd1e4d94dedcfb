package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Drawing.Piece;
import io.github.yomikiri.game.Node;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Compares what is clicked for moves with what they change on the drawn board. */
final class DrawnMoves<N extends Node<N>> {

  private final Function<N, Drawing<N>> drawings;
  private final Map<Integer, Integer> firstSeats = new HashMap<>();
  private int clicked;
  private int unchanged;
  private String example = "";

  DrawnMoves(Function<N, Drawing<N>> drawings) {
    this.drawings = drawings;
  }

  private DrawnBoard<N> board(Walk<N> at) {
    return DrawnBoard.of(at, drawings.apply(at.node()));
  }

  void ownersAreKept(Walk<N> at) {
    DrawnBoard<N> before = board(at);
    for (int move : at.someMoves()) {
      DrawnBoard<N> after = board(at.play(move));
      someOwnersAreKept(before, after, move);
      List<Integer> clicks = before.clicks(move);
      if (clicks.size() == 1
          && before.pieces().get(clicks.get(0)).isEmpty()
          && after.owner(clicks.get(0)) != Piece.NOBODY) {
        newPieceIsTheMovers(at, move, after.owner(clicks.get(0)));
      }
    }
  }

  private void someOwnersAreKept(DrawnBoard<N> before, DrawnBoard<N> after, int move) {
    int[] owned = IntStream.range(0, before.pieces().size())
        .filter(cell -> before.owner(cell) != Piece.NOBODY && after.owner(cell) != Piece.NOBODY)
        .toArray();
    assertTrue(
        owned.length < 2
            || Arrays.stream(owned).anyMatch(cell -> before.owner(cell) == after.owner(cell)),
        () -> "all pieces change their owners with move " + before.at().name(move)
            + ": an owner is a seat, 0 for the side that began, not 0 for the side to move "
            + before.at());
  }

  /** Other positions than the first one may be those in which the other side is to move. */
  private void newPieceIsTheMovers(Walk<N> at, int move, int owner) {
    int firstSeat = at.isFirstToMove() ? owner : 1 - owner;
    int expected = firstSeats.computeIfAbsent(at.start(), start -> start == 0 ? 0 : firstSeat);
    assertEquals(
        at.isFirstToMove() ? expected : 1 - expected,
        owner,
        () -> "the new piece of move " + at.name(move) + " belongs to the other side: an owner is a"
            + " seat, 0 for the side to move in positions().get(0) " + at);
  }

  void clicksFindTheMoves(Walk<N> at) {
    DrawnBoard<N> before = board(at);
    int cells = before.cells().size();
    int[] moves = at.legalMoves();
    Set<List<Integer>> known = new HashSet<>();
    for (int move : moves) {
      List<Integer> clicks = before.clicks(move);
      for (int cell : clicks) {
        assertTrue(
            cell >= 0 && cell < cells,
            () -> "the click " + cell + " of move " + at.name(move) + " is outside [0, " + cells
                + "), the cells of the board " + at);
      }
      known.add(clicks);
    }
    for (int move : moves) {
      List<Integer> clicks = before.clicks(move);
      for (int size = 1; size < clicks.size(); size++) {
        List<Integer> beginning = clicks.subList(0, size);
        assertFalse(
            known.contains(beginning),
            () -> "the clicks " + beginning + " of one move are the beginning of " + clicks
                + ", those of move " + at.name(move)
                + ": nobody knows after the former whether the move is complete " + at);
      }
    }
    for (int move : at.someMoves()) {
      count(before, board(at.play(move)), move);
    }
  }

  private void count(DrawnBoard<N> before, DrawnBoard<N> after, int move) {
    List<Integer> clicks = before.clicks(move);
    if (clicks.isEmpty()) {
      return;
    }
    clicked++;
    if (clicks.stream()
        .allMatch(cell -> before.pieces().get(cell).equals(after.pieces().get(cell)))) {
      unchanged++;
      example = "move " + before.at().name(move) + " with clicks " + clicks + " " + before.at();
    }
  }

  /** A king of draughts may come back to its cell, so a few moves change none of their cells. */
  void mostClicksChangeSomething() {
    assertTrue(
        2 * unchanged <= clicked,
        () -> unchanged + " of " + clicked
            + " moves change nothing on the cells that are clicked for them, the last of these: "
            + example);
  }
}
