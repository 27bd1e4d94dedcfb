package io.github.yomikiri.cli.output;

import io.github.yomikiri.app.output.Columns;
import io.github.yomikiri.app.output.Csv;
import io.github.yomikiri.app.output.ValueText;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.play.JudgedMove;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.RootMove;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A game with the values of its moves, as a table for people or as CSV for machines. */
public final class JudgedGame {

  /** A move that is not a pass. Numbers count such moves from 1. */
  private record Row(int number, Side side, JudgedMove move) {}

  private final Game<Reversi> game;
  private final List<Row> rows = new ArrayList<>();
  private final int first;
  private final int last;

  /**
   * Makes the table.
   *
   * @param game the game
   * @param moves its judged moves, in discs; passes are not shown
   */
  public JudgedGame(Game<Reversi> game, List<JudgedMove> moves) {
    this.game = game;
    for (JudgedMove move : moves) {
      Side side = game.positions().get(move.ply()).sideToMove();
      if (!isPass(move.ply())) {
        rows.add(new Row(number(move.ply()), side, move));
      }
    }
    last = number(game.moves().size() - 1);
    first = rows.isEmpty() ? last + 1 : rows.get(0).number;
  }

  /** Returns all moves without passes, of which some may not be judged. */
  List<ReviewedMove> reviewed() {
    return ReviewedMove.of(game, rows.stream().map(Row::move).toList());
  }

  private boolean isPass(int ply) {
    return game.moves().get(ply).code() == Reversi.PASS;
  }

  /** Returns the number of moves without passes up to a ply. */
  private int number(int ply) {
    int number = 0;
    for (int i = 0; i <= ply; i++) {
      number += isPass(i) ? 0 : 1;
    }
    return number;
  }

  /**
   * Prints the table and the sums of both sides.
   *
   * @param out the output
   */
  public void print(PrintWriter out) {
    Columns table = new Columns(
        "no", "side", "move", "before", "after", "loss", "", "best other", "value", "depth");
    for (Row row : rows) {
      JudgedMove move = row.move;
      RootMove played = move.played();
      Optional<RootMove> other = move.alternative();
      table.row(
          String.valueOf(row.number),
          row.side.toString(),
          played.move().notation(),
          value(move, move.best()),
          value(move, played),
          loss(move),
          Mistake.of(move).mark(),
          other.map(each -> each.move().notation()).orElse("none"),
          other.map(each -> value(move, each)).orElse(""),
          ValueText.depth(move.solved(), played.solved() ? depth(other) : played.depth()));
    }
    if (!rows.isEmpty()) {
      table.print(out);
      sums().print(out);
    }
    if (first > 1) {
      out.println("Stopped before the moves 1 to " + (first - 1) + " of " + last + " were judged.");
    }
    out.flush();
  }

  private static int depth(Optional<RootMove> move) {
    return move.map(RootMove::depth).orElse(0);
  }

  private static String value(JudgedMove judged, RootMove move) {
    return ValueText.of(judged.points(move), Bound.EXACT, move.solved());
  }

  private static String loss(JudgedMove move) {
    return move.loss() == 0 ? "" : DiscsLost.text(move.loss(), move.solved());
  }

  private Columns sums() {
    Columns table = new Columns("", "moves", "discs lost", "mistakes ?", "blunders ??");
    for (Side side : Side.values()) {
      DiscsLost lost = new DiscsLost(
          rows.stream().filter(row -> row.side == side).map(Row::move).toList());
      table.row(
          side.toString(),
          String.valueOf(lost.moves().size()),
          lost.total(),
          String.valueOf(lost.count(Mistake.MISTAKE)),
          String.valueOf(lost.count(Mistake.BLUNDER)));
    }
    return table;
  }

  /**
   * Starts the CSV.
   *
   * @param out the output
   * @return the CSV, for the rows
   */
  public static Csv csv(PrintWriter out) {
    return new Csv(
        out,
        "game",
        "number",
        "side",
        "move",
        "before",
        "after",
        "loss",
        "solved",
        "depth",
        "other",
        "other_value");
  }

  /**
   * Writes a row for each move.
   *
   * @param number the number of the game
   * @param csv the CSV that {@link #csv} has started
   */
  public void rows(int number, Csv csv) {
    for (Row row : rows) {
      JudgedMove move = row.move;
      Optional<RootMove> other = move.alternative();
      csv.row(
          number,
          row.number,
          row.side.name().toLowerCase(Locale.ROOT),
          move.played().move().notation(),
          number(move.points(move.best())),
          number(move.points(move.played())),
          number(move.loss()),
          move.solved(),
          move.played().depth(),
          other.map(each -> each.move().notation()).orElse(""),
          other.map(each -> number(move.points(each))).orElse(""));
    }
  }

  private static String number(double discs) {
    return String.format(Locale.ROOT, "%.2f", discs + 0.0);
  }
}
