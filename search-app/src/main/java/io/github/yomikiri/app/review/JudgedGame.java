package io.github.yomikiri.app.review;

import io.github.yomikiri.app.input.MatchRows;
import io.github.yomikiri.app.output.Columns;
import io.github.yomikiri.app.output.Mistake;
import io.github.yomikiri.app.output.NumberText;
import io.github.yomikiri.app.output.RowWriter;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.app.output.ValueText;
import io.github.yomikiri.app.page.GameTexts;
import io.github.yomikiri.app.page.ShownMove;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.JudgedMove;
import io.github.yomikiri.search.RootMove;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A game with the values of its moves, as a table for people or as CSV for machines. */
public final class JudgedGame<P extends Position<P>> {

  private final GameTexts<P> texts;
  private final ValueScale scale;
  private final Game<P> game;
  private final List<ReviewedMove<P>> moves;
  private final List<ReviewedMove<P>> judged;

  /**
   * Makes the table.
   *
   * @param texts of the game
   * @param scale what the values are
   * @param game the game
   * @param judged its judged moves; passes are not shown
   */
  public JudgedGame(GameTexts<P> texts, ValueScale scale, Game<P> game, List<JudgedMove> judged) {
    this.texts = texts;
    this.game = game;
    this.scale = scale;
    Map<Integer, JudgedMove> byPly =
        judged.stream().collect(Collectors.toMap(JudgedMove::ply, Function.identity()));
    moves = ShownMove.of(texts, game).stream()
        .map(move -> new ReviewedMove<>(move, Optional.ofNullable(byPly.get(move.ply())), scale))
        .toList();
    this.judged = moves.stream().filter(move -> move.judged().isPresent()).toList();
  }

  GameTexts<P> texts() {
    return texts;
  }

  ValueScale scale() {
    return scale;
  }

  Game<P> game() {
    return game;
  }

  /** Returns all moves without passes, of which some may not be judged. */
  List<ReviewedMove<P>> reviewed() {
    return moves;
  }

  String seat(ReviewedMove<P> move) {
    return texts.kit().seats().get(move.seat());
  }

  /**
   * Prints the table and the sums of both sides.
   *
   * @param out the output
   */
  public void print(PrintWriter out) {
    Columns table = new Columns(
        "no", "side", "move", "before", "after", "loss", "", "best other", "value", "depth");
    judged.forEach(move -> row(table, move, move.judged().orElseThrow()));
    if (!judged.isEmpty()) {
      table.print(out);
      sums().print(out);
      texts.openingLine(game).ifPresent(out::println);
    }
    int missing = judged.isEmpty() ? moves.size() : judged.get(0).number() - 1;
    if (missing > 0) {
      out.println(
          "Stopped before the moves 1 to " + missing + " of " + moves.size() + " were judged.");
    }
    out.flush();
  }

  private void row(Columns table, ReviewedMove<P> move, JudgedMove of) {
    RootMove played = of.played();
    Optional<RootMove> other = of.alternative();
    table.row(
        String.valueOf(move.number()),
        seat(move),
        move.notation(),
        move.text(of, of.best(), false),
        move.text(of, played, false),
        move.lossText(),
        move.mistake().mark(),
        other.map(each -> each.move().notation()).orElse("none"),
        other.map(each -> move.text(of, each, false)).orElse(""),
        ValueText.depth(
            of.solved(), played.solved() ? other.map(RootMove::depth).orElse(0) : played.depth()));
  }

  private Columns sums() {
    Columns table = new Columns("", "moves", scale.name() + " lost", "mistakes ?", "blunders ??");
    List<String> seats = texts.kit().seats();
    for (int seat = 0; seat < seats.size(); seat++) {
      int own = seat;
      Losses<P> lost = Losses.of(judged.stream().filter(move -> move.seat() == own));
      table.row(
          seats.get(seat),
          String.valueOf(lost.moves().size()),
          lost.total(),
          lost.count(Mistake.MISTAKE),
          lost.count(Mistake.BLUNDER));
    }
    return table;
  }

  /** Returns the columns of the rows. */
  static String[] columns() {
    return new String[] {
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
      "other_value"
    };
  }

  /**
   * Writes a row for each move.
   *
   * @param number the number of the game
   * @param rows the rows with these {@link #columns}
   */
  void rows(int number, RowWriter rows) {
    List<String> seats = MatchRows.seatColumns(texts.kit());
    for (ReviewedMove<P> move : judged) {
      JudgedMove of = move.judged().orElseThrow();
      Optional<RootMove> other = of.alternative();
      rows.row(
          number,
          move.number(),
          seats.get(move.seat()),
          move.notation(),
          number(of, of.best()),
          number(of, of.played()),
          number(move.loss()),
          of.solved(),
          of.played().depth(),
          other.map(each -> each.move().notation()).orElse(""),
          other.map(each -> number(of, each)).orElse(NumberText.NONE));
    }
  }

  private NumberText number(JudgedMove of, RootMove move) {
    return number(scale.points(move, of.unitsPerPoint()));
  }

  private static NumberText number(double points) {
    return NumberText.of(points + 0.0, 2);
  }
}
