package io.github.yomikiri.app.match;

import io.github.yomikiri.app.match.MatchGame.Outcome;
import io.github.yomikiri.app.page.GameTexts;
import io.github.yomikiri.app.page.HtmlCells;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.internal.PageText;
import io.github.yomikiri.play.match.MatchResult;
import io.github.yomikiri.play.match.MatchResult.Tally;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes the tables of a match as HTML. All counts are from the view of A. */
final class MatchTables<P extends Position<P>> {

  private final GameTexts<P> texts;
  private final List<MatchGame<P>> games;

  MatchTables(GameTexts<P> texts, List<MatchGame<P>> games) {
    this.texts = texts;
    this.games = games;
  }

  /** Returns a row for each side of A, and a row for all games. */
  String sides(MatchResult result) {
    return side(side(true), result.asFirst(), MatchGame::isFirstA)
        + side(side(false), result.asSecond(), game -> !game.isFirstA())
        + side("all games", result.total(), game -> true);
  }

  /** Returns what the games are called in which A has the first seat, or B has it. */
  String side(boolean isFirstA) {
    List<String> seats = texts.kit().seats();
    return seats.size() == 2
        ? "A is " + seats.get(isFirstA ? 0 : 1)
        : (isFirstA ? "A" : "B") + " has " + seats.get(0);
  }

  private String side(String name, Tally tally, Predicate<MatchGame<P>> isCounted) {
    return String.format(
        Locale.ROOT,
        "<tr><th scope=\"row\">%s</th>%s</tr>\n",
        PageText.html(name),
        HtmlCells.of(
            String.valueOf(tally.games()),
            String.valueOf(tally.wins()),
            String.valueOf(tally.draws()),
            String.valueOf(tally.losses()),
            points(tally.points()),
            meanDifference(games.stream().filter(isCounted).toList())));
  }

  private static String points(double points) {
    return String.format(Locale.ROOT, "%.1f", points);
  }

  /** Returns the mean of the games that were played out, or nothing. */
  private static String meanDifference(List<? extends MatchGame<?>> games) {
    OptionalDouble mean =
        games.stream().flatMapToInt(game -> game.difference().stream()).average();
    return mean.isPresent() ? String.format(Locale.ROOT, "%+.1f", mean.getAsDouble()) : "";
  }

  /** Returns a cell for each number of points in a pair of games: the number of such pairs. */
  String pairs() {
    int[] pairs = new int[5];
    for (int second = 1; second < games.size(); second += 2) {
      pairs[games.get(second - 1).halfPoints() + games.get(second).halfPoints()]++;
    }
    return HtmlCells.of(IntStream.of(pairs).mapToObj(String::valueOf).toArray(String[]::new));
  }

  /** Returns a row for each game, with a button that selects the game. */
  String games() {
    return games.stream().map(MatchTables::game).collect(Collectors.joining("\n"));
  }

  private static String game(MatchGame<?> game) {
    Outcome outcome = game.outcome();
    return String.format(
        Locale.ROOT,
        "<tr class=\"%s\"><th scope=\"row\">%s</th>%s</tr>",
        outcome.style(),
        button(game, String.valueOf(game.number())),
        HtmlCells.of(
            String.valueOf(game.openingNumber()),
            game.first(),
            outcome.text(),
            game.differenceText(),
            game.counts(),
            String.valueOf(game.moves().size())));
  }

  private static String button(MatchGame<?> game, String text) {
    return String.format(
        Locale.ROOT, "<button type=\"button\" data-game=\"%d\">%s</button>", game.number(), text);
  }

  /** Returns a row for each opening that was played. */
  String openings() {
    Map<Integer, List<MatchGame<P>>> byOpening = games.stream()
        .collect(
            Collectors.groupingBy(MatchGame::openingNumber, TreeMap::new, Collectors.toList()));
    return byOpening.values().stream().map(this::opening).collect(Collectors.joining("\n"));
  }

  private String opening(List<MatchGame<P>> ofOpening) {
    MatchGame<P> first = ofOpening.get(0);
    double points = ofOpening.stream().mapToInt(MatchGame::halfPoints).sum() / 2.0;
    return String.format(
        Locale.ROOT,
        "<tr><th scope=\"row\">%d</th><td>%s</td>%s%s%s</tr>",
        first.openingNumber(),
        PageText.html(texts.opening(first.opening())),
        cell(ofOpening.stream().filter(MatchGame::isFirstA).toList()),
        cell(ofOpening.stream().filter(game -> !game.isFirstA()).toList()),
        HtmlCells.of(points(points) + " of " + ofOpening.size(), meanDifference(ofOpening)));
  }

  /** Returns the button of the only game with a color, or the numbers of wins, draws and losses. */
  private String cell(List<MatchGame<P>> games) {
    if (games.size() != 1) {
      return String.format(
          Locale.ROOT,
          "<td>%d-%d-%d</td>",
          count(games, Outcome.WON),
          count(games, Outcome.DRAWN),
          count(games, Outcome.LOST));
    }
    MatchGame<P> game = games.get(0);
    boolean hasDifference = texts.scale().hasPoints() && !game.differenceText().isEmpty();
    String text = hasDifference ? game.differenceText() : game.outcome().text();
    return String.format(
        Locale.ROOT,
        "<td class=\"%s\">%s</td>",
        game.outcome().style(),
        button(
            game,
            String.format(Locale.ROOT, "<span class=\"spoken\">game %d: </span>", game.number())
                + text));
  }

  private static long count(List<? extends MatchGame<?>> games, Outcome outcome) {
    return games.stream().filter(game -> game.outcome() == outcome).count();
  }
}
