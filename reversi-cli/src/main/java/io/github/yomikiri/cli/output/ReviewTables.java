package io.github.yomikiri.cli.output;

import io.github.yomikiri.app.output.HtmlCells;
import io.github.yomikiri.game.internal.PageText;
import io.github.yomikiri.reversi.Side;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the tables of a judged game as HTML: its moves, and what each side has lost. */
final class ReviewTables {

  private ReviewTables() {}

  /** Returns a row for each move, with a button that selects the move. */
  static String moves(List<ReviewedMove> moves) {
    return moves.stream().map(ReviewTables::row).collect(Collectors.joining("\n"));
  }

  private static String row(ReviewedMove move) {
    String button = String.format(
        Locale.ROOT,
        "<button type=\"button\" data-step=\"%d\">%s</button>",
        move.number(),
        PageText.html(move.move().notation()));
    String better = move.better()
        .map(best -> best.move().notation() + " " + move.bestValueText())
        .orElse("");
    return String.format(
        Locale.ROOT,
        "<tr class=\"%s\"><th scope=\"row\">%d</th><td>%s</td><td>%s</td>%s</tr>",
        move.mistake().word(),
        move.number(),
        move.side(),
        button,
        HtmlCells.of(move.valueText(), move.lossText())
            + String.format(
                Locale.ROOT,
                "<td>%s<span class=\"word\"> %s</span></td>",
                move.mistake().mark(),
                move.mistake().word())
            + HtmlCells.of(better));
  }

  /**
   * Returns for each side a row for each phase that has judged moves, and one for the whole game.
   */
  static String losses(List<ReviewedMove> moves) {
    return Stream.of(Side.values())
        .map(side -> "<tr><th scope=\"rowgroup\" colspan=\"5\">" + side + "</th></tr>\n"
            + losses(moves.stream().filter(move -> move.side() == side).toList(), moves))
        .collect(Collectors.joining("</tbody>\n<tbody>\n", "<tbody>\n", "</tbody>"));
  }

  private static String losses(List<ReviewedMove> own, List<ReviewedMove> all) {
    String phases = Stream.of(GamePhase.values())
        .filter(phase ->
            all.stream().anyMatch(move -> move.phase() == phase && move.judged().isPresent()))
        .map(phase -> losses(
            String.format(Locale.ROOT, "%s <small>%s</small>", phase.text(), phase.range()),
            own.stream().filter(move -> move.phase() == phase)))
        .collect(Collectors.joining());
    return phases + losses("whole game", own.stream());
  }

  private static String losses(String name, Stream<ReviewedMove> moves) {
    DiscsLost lost = new DiscsLost(moves.flatMap(move -> move.judged().stream()).toList());
    return String.format(
        Locale.ROOT,
        "<tr><th scope=\"row\">%s</th>%s</tr>\n",
        name,
        HtmlCells.of(
            lost.total(),
            lost.mean(),
            String.valueOf(lost.count(Mistake.MISTAKE)),
            String.valueOf(lost.count(Mistake.BLUNDER))));
  }
}
