package io.github.yomikiri.app.review;

import io.github.yomikiri.app.output.Mistake;
import io.github.yomikiri.app.page.GamePart;
import io.github.yomikiri.app.page.HtmlCells;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.internal.PageText;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Writes the tables of a judged game as HTML: its moves, and what each side has lost. */
final class ReviewTables<P extends Position<P>> {

  private final JudgedGame<P> game;

  ReviewTables(JudgedGame<P> game) {
    this.game = game;
  }

  /** Returns a row for each move, with a button that selects the move. */
  String moves() {
    return game.reviewed().stream().map(this::row).collect(Collectors.joining("\n"));
  }

  private String row(ReviewedMove<P> move) {
    String button = String.format(
        Locale.ROOT,
        "<button type=\"button\" data-step=\"%d\">%s</button>",
        move.number(),
        PageText.html(move.notation()));
    String better = move.better()
        .map(best -> best.move().notation() + " " + move.bestValueText())
        .orElse("");
    return String.format(
        Locale.ROOT,
        "<tr class=\"%s\"><th scope=\"row\">%d</th><td>%s</td><td>%s</td>%s</tr>",
        move.mistake().word(),
        move.number(),
        PageText.html(game.seat(move)),
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
   * Returns for each side a row for each part of the game that has judged moves, and one for the
   * whole game.
   */
  String losses() {
    List<String> seats = game.texts().kit().seats();
    return IntStream.range(0, seats.size())
        .mapToObj(seat -> "<tr><th scope=\"rowgroup\" colspan=\"5\">"
            + PageText.html(seats.get(seat))
            + "</th></tr>\n"
            + losses(seat))
        .collect(Collectors.joining("</tbody>\n<tbody>\n", "<tbody>\n", "</tbody>"));
  }

  private String losses(int seat) {
    List<ReviewedMove<P>> all = game.reviewed();
    List<ReviewedMove<P>> own = all.stream().filter(move -> move.seat() == seat).toList();
    String parts = game.texts().parts(all.size()).stream()
        .filter(part -> all.stream()
            .anyMatch(move -> part.has().test(move.shown()) && move.judged().isPresent()))
        .map(part -> losses(name(part), own.stream().filter(move -> part.has().test(move.shown()))))
        .collect(Collectors.joining());
    return parts + losses("whole game", own.stream());
  }

  private static String name(GamePart<?> part) {
    return String.format(Locale.ROOT, "%s <small>%s</small>", part.name(), part.range());
  }

  private String losses(String name, Stream<ReviewedMove<P>> moves) {
    Losses<P> lost = Losses.of(moves);
    return String.format(
        Locale.ROOT,
        "<tr><th scope=\"row\">%s</th>%s</tr>\n",
        name,
        HtmlCells.of(
            lost.total(), lost.mean(), lost.count(Mistake.MISTAKE), lost.count(Mistake.BLUNDER)));
  }
}
