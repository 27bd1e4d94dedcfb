package io.github.yomikiri.testkit.faulty;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.testkit.DrawingContract;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/**
 * Tests that a faulty drawing fails the test for its fault, with a message that names the fault.
 */
class FaultyDrawingsTest {

  /** A fault, the contract's test that must find the fault, and a part of the message. */
  enum Fault {
    NONE("", ""),
    NO_CELLS("cellsAreDistinct", "cells() is empty"),
    SAME_NAME("cellsAreDistinct", "two cells are called a1"),
    SMALL_UNITS("cellsAreDistinct", "overlap"),
    CHANGING_CELLS("cellsAreDistinct", "cells() are not those of the start"),
    LINE_OFF_THE_BOARD("cellsAreDistinct", "lines() has Line[from=0, to=9]"),
    DOT_OFF_THE_BOARD("cellsAreDistinct", "dots() has Dot[x=2.5, y=0.0]"),
    COUNTS_CALLS("piecesBelongToSeats", "piece() differs from call to call"),
    THIRD_SEAT("piecesBelongToSeats", "the two seats are 0 and 1"),
    OWNER_TO_MOVE("ownersAreKept", "all pieces change their owners"),
    SIDES_EXCHANGED("ownersAreKept", "belongs to the other side"),
    CLICK_OFF_THE_BOARD("clicksFindTheMoves", "the click 9 of move c3 is outside [0, 9)"),
    CLICKS_CONTINUE("clicksFindTheMoves", "are the beginning of [0, 1]"),
    OTHER_CLICKS("clicksFindTheMoves", "change nothing on the cells that are clicked"),
    LACKS_SYMBOLS("textShowsThePieces", "text() lacks the symbol of Piece");

    final String test;
    final String says;

    Fault(String test, String says) {
      this.test = test;
      this.says = says;
    }
  }

  private static Fault fault = Fault.NONE;

  private record FaultyDrawing(TicTacToe start, AtomicInteger calls) implements Drawing<TicTacToe> {

    @Override
    public List<Cell> cells() {
      double unit = fault == Fault.SMALL_UNITS ? 0.5 : 1;
      String last = fault == Fault.SAME_NAME ? "a1" : "c3";
      List<Cell> cells = new ArrayList<>();
      for (Cell cell : Cell.grid(3, fault == Fault.NO_CELLS ? 1 : 3, Shape.SQUARE)) {
        String name = cell.name().equals("c3") ? last : cell.name();
        cells.add(new Cell(name, unit * cell.x(), unit * cell.y(), cell.shape()));
      }
      if (fault == Fault.CHANGING_CELLS && start.own() != 0) {
        cells.add(new Cell("hand", 5, 5, Shape.HOUSE));
      }
      return fault == Fault.NO_CELLS ? List.of() : cells;
    }

    @Override
    public List<Line> lines() {
      return fault == Fault.LINE_OFF_THE_BOARD ? List.of(new Line(0, 9)) : List.of();
    }

    @Override
    public List<Dot> dots() {
      return fault == Fault.DOT_OFF_THE_BOARD ? List.of(new Dot(2.5, 0)) : List.of();
    }

    @Override
    public Optional<Piece> piece(TicTacToe position, int cell, int toMove) {
      boolean isOwn = (position.own() >> cell & 1) != 0;
      if (!isOwn && (position.opponent() >> cell & 1) == 0) {
        return Optional.empty();
      }
      int owner = switch (fault) {
        case THIRD_SEAT -> 2;
        case OWNER_TO_MOVE -> isOwn ? 0 : 1;
        case SIDES_EXCHANGED -> isOwn ? 1 - toMove : toMove;
        default -> isOwn ? toMove : 1 - toMove;
      };
      int count = fault == Fault.COUNTS_CALLS ? calls.incrementAndGet() : 1;
      return Optional.of(new Piece("mark", owner, "XO?".substring(owner, owner + 1), count));
    }

    @Override
    public List<Integer> clicks(TicTacToe position, int move, int toMove) {
      return switch (fault) {
        case CLICK_OFF_THE_BOARD -> List.of(move + 1);
        case CLICKS_CONTINUE -> move == 1 ? List.of(0, 1) : List.of(move);
        case OWNER_TO_MOVE -> List.of();
        case OTHER_CLICKS -> List.of((move + 1) % 9);
        default -> List.of(move);
      };
    }

    @Override
    public String text(TicTacToe position, int toMove) {
      return fault == Fault.LACKS_SYMBOLS ? "a board" : Drawing.super.text(position, toMove);
    }
  }

  static final class Subject implements DrawingContract<TicTacToe> {

    private final AtomicInteger calls = new AtomicInteger();

    @Override
    public List<TicTacToe> positions() {
      return List.of(TicTacToe.START);
    }

    @Override
    public Drawing<TicTacToe> drawing(TicTacToe position) {
      return new FaultyDrawing(position, calls);
    }
  }

  @ParameterizedTest
  @EnumSource(mode = Mode.EXCLUDE, names = "NONE")
  void theFaultIsFoundAndNamed(Fault wrong) {
    fault = wrong;
    Map<String, String> outcomes = ContractRunner.run(Subject.class);
    assertThat(ContractRunner.failures(outcomes)).containsExactly(wrong.test);
    assertThat(outcomes.get(wrong.test)).contains(wrong.says);
  }

  @Test
  void withoutFaultsAllTestsPass() {
    fault = Fault.NONE;
    assertThat(ContractRunner.run(Subject.class))
        .hasSize(6)
        .allSatisfy((test, outcome) -> assertThat(outcome).isEqualTo(ContractRunner.OK));
  }
}
