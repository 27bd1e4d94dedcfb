package io.github.yomikiri.cli.output;

import io.github.yomikiri.app.output.HtmlCells;
import io.github.yomikiri.cli.output.PlayedGame.Outcome;
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
final class MatchTables {

  private MatchTables() {}

  /** Returns a row for each color of A, and a row for all games. */
  static String colors(MatchResult result, List<PlayedGame> games) {
    return color("A is Dark", result.asFirst(), games, PlayedGame::isDarkA)
        + color("A is Light", result.asSecond(), games, game -> !game.isDarkA())
        + color("all games", result.total(), games, game -> true);
  }

  private static String color(
      String name, Tally tally, List<PlayedGame> games, Predicate<PlayedGame> isCounted) {
    return String.format(
        Locale.ROOT,
        "<tr><th scope=\"row\">%s</th>%s</tr>\n",
        name,
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
  private static String meanDifference(List<PlayedGame> games) {
    OptionalDouble mean =
        games.stream().flatMapToInt(game -> game.difference().stream()).average();
    return mean.isPresent() ? String.format(Locale.ROOT, "%+.1f", mean.getAsDouble()) : "";
  }

  /** Returns a cell for each number of points in a pair of games: the number of such pairs. */
  static String pairs(List<PlayedGame> games) {
    int[] pairs = new int[5];
    for (int second = 1; second < games.size(); second += 2) {
      pairs[games.get(second - 1).halfPoints() + games.get(second).halfPoints()]++;
    }
    return HtmlCells.of(IntStream.of(pairs).mapToObj(String::valueOf).toArray(String[]::new));
  }

  /** Returns a row for each game, with a button that selects the game. */
  static String games(List<PlayedGame> games) {
    return games.stream().map(MatchTables::game).collect(Collectors.joining("\n"));
  }

  private static String game(PlayedGame game) {
    Outcome outcome = game.outcome();
    return String.format(
        Locale.ROOT,
        "<tr class=\"%s\"><th scope=\"row\">%s</th>%s</tr>",
        outcome.style(),
        button(game, String.valueOf(game.number())),
        HtmlCells.of(
            String.valueOf(game.openingNumber()),
            game.dark(),
            outcome.text(),
            game.differenceText(),
            game.discs(),
            String.valueOf(game.moves())));
  }

  private static String button(PlayedGame game, String text) {
    return String.format(
        Locale.ROOT, "<button type=\"button\" data-game=\"%d\">%s</button>", game.number(), text);
  }

  /** Returns a row for each opening that was played. */
  static String openings(List<PlayedGame> games) {
    Map<Integer, List<PlayedGame>> byOpening = games.stream()
        .collect(
            Collectors.groupingBy(PlayedGame::openingNumber, TreeMap::new, Collectors.toList()));
    return byOpening.values().stream().map(MatchTables::opening).collect(Collectors.joining("\n"));
  }

  private static String opening(List<PlayedGame> games) {
    PlayedGame first = games.get(0);
    double points = games.stream().mapToInt(PlayedGame::halfPoints).sum() / 2.0;
    return String.format(
        Locale.ROOT,
        "<tr><th scope=\"row\">%d</th><td>%s</td>%s%s%s</tr>",
        first.openingNumber(),
        PageText.html(OpeningText.of(first.opening())),
        cell(games.stream().filter(PlayedGame::isDarkA).toList()),
        cell(games.stream().filter(game -> !game.isDarkA()).toList()),
        HtmlCells.of(points(points) + " of " + games.size(), meanDifference(games)));
  }

  /** Returns the button of the only game with a color, or the numbers of wins, draws and losses. */
  private static String cell(List<PlayedGame> games) {
    if (games.size() != 1) {
      return String.format(
          Locale.ROOT,
          "<td>%d-%d-%d</td>",
          count(games, Outcome.WON),
          count(games, Outcome.DRAWN),
          count(games, Outcome.LOST));
    }
    PlayedGame game = games.get(0);
    String text = game.differenceText().isEmpty() ? game.outcome().text() : game.differenceText();
    return String.format(
        Locale.ROOT,
        "<td class=\"%s\">%s</td>",
        game.outcome().style(),
        button(
            game,
            String.format(Locale.ROOT, "<span class=\"spoken\">game %d: </span>", game.number())
                + text));
  }

  private static long count(List<PlayedGame> games, Outcome outcome) {
    return games.stream().filter(game -> game.outcome() == outcome).count();
  }
}
