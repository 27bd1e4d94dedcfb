package io.github.yomikiri.cli.output;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.internal.PageText;
import io.github.yomikiri.reversi.Board;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.search.RootMove;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
    return PageText.fill(
        resource("review.html"),
        Map.ofEntries(
            Map.entry("title", PageText.html(players.isEmpty() ? "A game of Reversi" : players)),
            Map.entry("summary", PageText.html(summary())),
            Map.entry("style", resource("review.css")),
            Map.entry("script", resource("review.js")),
            Map.entry("board", ReviewBoard.draw(start)),
            Map.entry("status", PageText.html(startText())),
            Map.entry("curve", ReviewCurve.draw(moves)),
            Map.entry("limits", PageText.html(Mistake.limits())),
            Map.entry("moves", ReviewTables.moves(moves)),
            Map.entry("losses", ReviewTables.losses(moves)),
            Map.entry("data", data())));
  }

  private static String resource(String name) {
    return TextResource.read(ReviewPage.class, name);
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
  private String data() {
    List<String> boards = new ArrayList<>(List.of(cells(start)));
    List<String> played = new ArrayList<>(List.of(""));
    List<String> texts = new ArrayList<>(List.of(startText()));
    List<String> better = new ArrayList<>(List.of(""));
    List<String> lines = new ArrayList<>(List.of("[]"));
    for (ReviewedMove move : moves) {
      Optional<RootMove> best = move.better();
      boards.add(cells(move.after()));
      played.add(move.move().notation());
      texts.add(text(move));
      better.add(
          best.map(each -> each.move().notation() + " " + move.bestValueText()).orElse(""));
      lines.add(
          PageText.array(best.map(each -> turned(move.before(), each.line())).orElse(List.of())));
    }
    return Stream.of(
            Map.entry("size", String.valueOf(start.size())),
            Map.entry("boards", PageText.array(boards)),
            Map.entry("moves", PageText.array(played)),
            Map.entry("texts", PageText.array(texts)),
            Map.entry("better", PageText.array(better)),
            Map.entry("lines", "[" + String.join(",", lines) + "]"))
        .map(part -> PageText.quote(part.getKey()) + ":" + part.getValue())
        .collect(Collectors.joining(",\n", "{", "}"));
  }

  private static String cells(Reversi position) {
    return position.cells('x', 'o', 'e', "");
  }

  /**
   * Returns for each move of a line the side that plays it, as {@code x} or {@code o}, and the
   * squares that become discs of this side. The first square is the move. A pass has no square.
   */
  private static List<String> turned(Reversi from, List<Move> line) {
    List<String> all = new ArrayList<>();
    Reversi position = from;
    for (Move move : line.subList(0, Math.min(line.size(), LINE_MOVES))) {
      Reversi after = position.play(move.code());
      boolean dark = position.sideToMove() == Side.DARK;
      long discs = dark ? after.dark() & ~position.dark() : after.light() & ~position.light();
      String square = move.code() == Reversi.PASS ? "" : move.notation();
      all.add((dark ? "x" : "o") + square + names(position.board(), discs).replace(square, ""));
      position = after;
    }
    return all;
  }

  private static String names(Board board, long squares) {
    StringBuilder names = new StringBuilder();
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      names.append(board.name(Long.numberOfTrailingZeros(rest)));
    }
    return names.toString();
  }
}
