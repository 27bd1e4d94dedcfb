package io.github.yomikiri.cli.output;

import io.github.yomikiri.app.output.PageData;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.internal.PageText;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.search.RootMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A judged game as one HTML file, which loads nothing. It has a board, the curve of the values, and
 * tables of the moves and of the discs lost. The board steps through the game and the better lines.
 * The page's script knows no rules: it gets each position, and the discs that each move of a line
 * turns.
 */
public final class ReviewPage {

  /** A line may be longer than what a reader wants to step through. */
  private static final int LINE_MOVES = 16;

  private final String players;
  private final Reversi start;
  private final List<ReviewedMove> moves;

  /**
   * Prepares a page.
   *
   * @param players such as {@code Ann - Bob}; empty if they are not known
   * @param game the game, which has a move
   */
  public ReviewPage(String players, JudgedGame game) {
    this.players = players;
    moves = game.reviewed();
    start = moves.get(0).before();
  }

  /**
   * Writes the page.
   *
   * @return the text of an HTML file
   */
  public String toHtml() {
    return new HtmlPage(
            "review",
            players.isEmpty() ? "A game of Reversi" : players,
            "<p>" + PageText.html(summary()) + "</p>")
        .write(
            new PageBoard(start, List.of("better")),
            Map.of(
                "status", PageText.html(startText()),
                "curve", ReviewCurve.draw(moves),
                "limits", PageText.html(Mistake.limits()),
                "moves", ReviewTables.moves(moves),
                "losses", ReviewTables.losses(moves)),
            data());
  }

  private String summary() {
    long missing = moves.stream().filter(move -> move.judged().isEmpty()).count();
    return result() + (missing == 0 ? "" : " Not judged: " + missing + " of the moves.");
  }

  private String result() {
    Reversi end = moves.get(moves.size() - 1).after();
    int dark = Long.bitCount(end.dark());
    int light = Long.bitCount(end.light());
    if (!end.isTerminal()) {
      return moves.size() + " moves, then the game stops with " + dark + " discs for Dark and "
          + light + " for Light.";
    }
    if (dark == light) {
      return "A draw, " + dark + " to " + light + ".";
    }
    return (dark > light ? Side.DARK : Side.LIGHT) + " won " + Math.max(dark, light) + " to "
        + Math.min(dark, light)
        + (end.emptyCount() == 0 ? "." : ". In values, empty squares count for the winner.");
  }

  private String startText() {
    String value = moves.get(0).bestValueText();
    return "The start, " + start.sideToMove() + " to move."
        + (value.isEmpty() ? "" : " Value " + value + ".");
  }

  /** Returns a sentence about a move, which the page shows below the board. */
  private String text(ReviewedMove move) {
    StringBuilder text = new StringBuilder();
    text.append(move.number()).append(". ").append(move.side()).append(' ');
    text.append(move.move().notation()).append(": ");
    text.append(move.judged().isEmpty() ? "not judged" : "value " + move.valueText());
    if (!move.lossText().isEmpty()) {
      String word = move.mistake().word();
      text.append(", ").append(word).append(word.isEmpty() ? "" : ", ");
      text.append(move.lossText()).append(" lost");
    }
    Reversi after = move.after();
    if (after.isTerminal()) {
      return text.append(". ").append(result()).toString();
    }
    boolean passed = after.sideToMove() == move.side();
    return text.append(passed ? ". " + move.side().opposite() + " passes, " : ". ")
        .append(after.sideToMove())
        .append(" to move.")
        .toString();
  }

  /** Returns the data of the script, each array with an entry for the start and for each move. */
  private PageData data() {
    List<String> boards = new ArrayList<>(List.of(cells(start)));
    List<String> played = new ArrayList<>(List.of(""));
    List<String> texts = new ArrayList<>(List.of(startText()));
    List<String> better = new ArrayList<>(List.of(""));
    List<List<String>> lines = new ArrayList<>(List.of(List.of()));
    for (ReviewedMove move : moves) {
      Optional<RootMove> best = move.better();
      boards.add(cells(move.after()));
      played.add(move.move().notation());
      texts.add(text(move));
      better.add(
          best.map(each -> each.move().notation() + " " + move.bestValueText()).orElse(""));
      lines.add(best.map(each -> turned(move.before(), each.line())).orElse(List.of()));
    }
    return new PageData()
        .number("size", start.size())
        .texts("boards", boards)
        .texts("moves", played)
        .texts("texts", texts)
        .texts("better", better)
        .lists("lines", lines);
  }

  private static String cells(Reversi position) {
    return position.cells('x', 'o', 'e', "");
  }

  private static List<String> turned(Reversi from, List<Move> line) {
    return TurnedDiscs.of(from, line.subList(0, Math.min(line.size(), LINE_MOVES)));
  }
}
