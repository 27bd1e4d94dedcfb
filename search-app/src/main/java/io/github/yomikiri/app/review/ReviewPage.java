package io.github.yomikiri.app.review;

import io.github.yomikiri.app.output.Mistake;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.app.page.GameTexts;
import io.github.yomikiri.app.page.HtmlPage;
import io.github.yomikiri.app.page.PageBoard;
import io.github.yomikiri.app.page.PageData;
import io.github.yomikiri.app.page.ShownMove;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.internal.PageText;
import io.github.yomikiri.search.RootMove;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A judged game as one HTML file, which loads nothing. It has a board, the curve of the values, and
 * tables of the moves and of the points lost. The board steps through the game and the better
 * lines.
 */
public final class ReviewPage<P extends Position<P>> {

  /** A line may be longer than what a reader wants to step through. */
  private static final int LINE_MOVES = 16;

  /** The maximum number of lines of the curve from 0 to the greatest score. */
  private static final int CURVE_STEPS = 8;

  private final String players;
  private final JudgedGame<P> game;
  private final GameTexts<P> texts;
  private final Game<P> start;
  private final List<ReviewedMove<P>> moves;

  /**
   * Prepares a page.
   *
   * @param players such as {@code Ann - Bob}; empty if they are not known
   * @param game the game, which has a move
   */
  public ReviewPage(String players, JudgedGame<P> game) {
    this.players = players;
    this.game = game;
    texts = game.texts();
    moves = game.reviewed();
    start = moves.get(0).shown().before();
  }

  /**
   * Writes the page.
   *
   * @return the text of an HTML file
   */
  public String toHtml() {
    ReviewTables<P> tables = new ReviewTables<>(game);
    PageBoard<P> board = new PageBoard<>(texts, start);
    Map<String, String> sections = new HashMap<>(Map.of(
        "board", board.draw(start),
        "status", PageText.html(startText()),
        "curveLabel", PageText.html(curveLabel()),
        "moves", tables.moves(),
        "losses", tables.losses(),
        "points", PageText.html(game.scale().title()),
        "curveNote", PageText.html(curveNote()),
        "valuesNote", PageText.html(valuesNote())));
    return new HtmlPage(
            ReviewPage.class,
            "review",
            List.of("board", "curve"),
            players.isEmpty() ? "A game of " + texts.kit().title() : players,
            "<p>" + PageText.html(summary()) + "</p>",
            "review")
        .write(sections, data(board));
  }

  private String curveLabel() {
    return "The value after each move, from " + texts.kit().seats().get(0)
        + "'s view. The table of moves has the same values.";
  }

  private boolean isPair() {
    return texts.kit().seats().size() == 2;
  }

  private String curveNote() {
    List<String> seats = texts.kit().seats();
    ValueScale scale = game.scale();
    String first = seats.get(0);
    String when = seats.size() > 2 ? " after each move of " + first : " after each move";
    String counted = scale.hasPoints()
        ? scale.title()
            + (isPair()
                ? " by which " + first + " is expected to win,"
                : " that " + first + " is expected to get,")
            + when + "."
        : "The value for " + first + when + ": 1 is a win, -1 a loss.";
    return counted + (isPair() ? " " + seats.get(1) + " is ahead below 0." : "");
  }

  private String valuesNote() {
    ValueScale scale = game.scale();
    String view =
        isPair() ? "from " + texts.kit().seats().get(0) + "'s view" : "from the view of who moves";
    String values = scale.hasPoints()
        ? "Values are expected " + (isPair() ? "final differences in " : "") + scale.name() + ", "
            + view + "." + (scale.isExpected() ? "" : " A value without a fraction is exact.")
        : "Values are " + view + "."
            + (scale.isExpected() ? "" : " A win, a draw or a loss is proven.")
            + " A win counts 1, and a loss -1.";
    return values + " A better move stands with its value. " + Mistake.limits(scale);
  }

  private String summary() {
    long missing = moves.stream().filter(move -> move.judged().isEmpty()).count();
    String opening =
        texts.openingLine(game.game()).map(name -> " " + name + ".").orElse("");
    return result() + opening + (missing == 0 ? "" : " Not judged: " + missing + " of the moves.");
  }

  private String result() {
    return texts.result(moves.get(moves.size() - 1).shown().after());
  }

  private String startText() {
    String value = moves.get(0).bestValueText();
    return "The start, " + texts.turn(start) + " to move."
        + (value.isEmpty() ? "" : " Value " + value + ".");
  }

  /** Returns a sentence about a move, which the page shows below the board. */
  private String text(ReviewedMove<P> move) {
    StringBuilder text = new StringBuilder();
    text.append(move.number()).append(". ").append(game.seat(move)).append(' ');
    text.append(move.notation()).append(": ");
    text.append(move.judged().isEmpty() ? "not judged" : "value " + move.valueText());
    if (!move.lossText().isEmpty()) {
      String word = move.mistake().word();
      text.append(", ").append(word).append(word.isEmpty() ? "" : ", ");
      text.append(move.lossText()).append(" lost");
    }
    Game<P> after = move.shown().after();
    if (after.isOver()) {
      return text.append(". ").append(result()).toString();
    }
    String chance = ShownMove.chance(after);
    if (!chance.isEmpty()) {
      text.append(". ").append(chance);
    }
    text.append(". ");
    move.shown()
        .passes(texts)
        .forEach(seat -> text.append(texts.kit().seats().get(seat)).append(" passes, "));
    return text.append(texts.turn(after)).append(" to move.").toString();
  }

  /** Returns the data of the script. Texts and lines have an entry for the start, too. */
  private PageData data(PageBoard<P> board) {
    List<String> played = new ArrayList<>();
    List<String> said = new ArrayList<>(List.of(startText()));
    List<String> better = new ArrayList<>(List.of(""));
    List<List<String>> lines = new ArrayList<>(List.of(List.of()));
    for (ReviewedMove<P> move : moves) {
      Optional<RootMove> best = move.better();
      played.add(board.move(move.shown()));
      said.add(text(move));
      better.add(
          best.map(each -> each.move().notation() + " " + move.bestValueText()).orElse(""));
      lines.add(best.map(each -> board.line(move.shown().before(), shown(each.line())))
          .orElse(List.of()));
    }
    return new PageData()
        .text("start", board.position(start))
        .texts("moves", played)
        .texts("texts", said)
        .texts("better", better)
        .lists("lines", lines)
        .json("step", ValueScale.number(step()))
        .json("values", values())
        .json("apart", String.valueOf(isPair() ? 1 : texts.kit().seats().size()))
        .json("board", board.data());
  }

  /** Returns the least number of points between the lines of the curve. */
  private double step() {
    ValueScale scale = game.scale();
    return scale.mistake() < 1 ? scale.mistake() : Math.max(1, scale.max() / CURVE_STEPS);
  }

  /** Returns the points of the curve: a number of moves, the value then, and 1 if it is exact. */
  private String values() {
    List<String> values = new ArrayList<>();
    ReviewedMove<P> first = moves.get(0);
    first
        .judged()
        .filter(judged -> first.value().isPresent())
        .ifPresent(
            judged -> values.add(value(0, first.forFirst(judged, judged.best()), judged.solved())));
    for (ReviewedMove<P> move : moves) {
      move.value().ifPresent(value -> values.add(value(move.number(), value, move.isExact())));
    }
    return values.toString();
  }

  private static String value(int number, double value, boolean exact) {
    return String.format(Locale.ROOT, "[%d,%.2f,%d]", number, value, exact ? 1 : 0);
  }

  private static List<Move> shown(List<Move> line) {
    return line.subList(0, Math.min(line.size(), LINE_MOVES));
  }
}
