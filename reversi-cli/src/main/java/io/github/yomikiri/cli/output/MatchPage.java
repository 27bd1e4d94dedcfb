package io.github.yomikiri.cli.output;

import io.github.yomikiri.app.output.PageData;
import io.github.yomikiri.app.output.Setting;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.internal.PageText;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.MatchResult;
import io.github.yomikiri.reversi.Reversi;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A match as one HTML file, which loads nothing. It has the result, tables by color, by opening and
 * by game, and a board that steps through each game. The page calls the player whose result is
 * reported A, and the opponent B, because the names of players may be long.
 */
public final class MatchPage {

  private final MatchResult result;
  private final List<PlayedGame> games;
  private final List<Setting> settings;
  private final String note;

  /**
   * Prepares a page.
   *
   * @param result the result of the games
   * @param games the games in the order of the match, at least one
   * @param openings the openings of the match: the first for its first two games, and so on
   * @param settings what the games depend on
   * @param note why the match is not finished; empty if it is finished
   */
  public MatchPage(
      MatchResult result,
      List<GameResult<Reversi>> games,
      List<Game<Reversi>> openings,
      List<Setting> settings,
      String note) {
    this.result = result;
    this.settings = List.copyOf(settings);
    this.note = note;
    this.games = IntStream.range(0, games.size())
        .mapToObj(i -> {
          int opening = i / 2 % openings.size();
          return new PlayedGame(i + 1, opening + 1, openings.get(opening), games.get(i));
        })
        .toList();
  }

  /**
   * Writes the page.
   *
   * @return the text of an HTML file
   */
  public String toHtml() {
    Reversi start = games.get(0).opening().start();
    return new HtmlPage(
            "match", result.player() + " (A) against " + result.opponent() + " (B)", summary())
        .write(
            new PageBoard(start, List.of()),
            Map.of(
                "game", games.get(0).title(),
                "colors", MatchTables.colors(result, games),
                "bars", MatchHistogram.draw(games),
                "pairs", MatchTables.pairs(games),
                "games", MatchTables.games(games),
                "count", String.valueOf(games.size()),
                "openings", MatchTables.openings(games),
                "settings", settings()),
            data());
  }

  private String summary() {
    StringBuilder text = new StringBuilder();
    if (!note.isEmpty()) {
      text.append("<p class=\"warn\">").append(PageText.html(note)).append("</p>\n");
    }
    text.append(String.format(
        Locale.ROOT,
        "<p id=\"result\">A: %.1f of %d points, Elo %s</p>",
        result.total().points(),
        result.total().games(),
        result.elo()));
    result
        .sprt()
        .ifPresent(test -> text.append(String.format(
            Locale.ROOT,
            "%n<p>SPRT [%.1f, %.1f]: %s</p>",
            test.elo0(),
            test.elo1(),
            result.decision().orElseThrow())));
    return text.toString();
  }

  private String settings() {
    return settings.stream()
        .map(setting -> String.format(
            Locale.ROOT,
            "<dt>%s</dt><dd>%s</dd>",
            PageText.html(setting.name()),
            PageText.html(setting.value())))
        .collect(Collectors.joining("\n"));
  }

  /** Returns the data of the script. The games of an opening share its moves. */
  private PageData data() {
    Map<Integer, PlayedGame> byOpening = new LinkedHashMap<>();
    games.forEach(game -> byOpening.putIfAbsent(game.openingNumber(), game));
    List<Integer> numbers = new ArrayList<>(byOpening.keySet());
    List<Game<Reversi>> openings =
        byOpening.values().stream().map(PlayedGame::opening).toList();
    return new PageData()
        .number("size", openings.get(0).start().size())
        .texts(
            "starts",
            openings.stream()
                .map(opening -> opening.start().cells('x', 'o', 'e', ""))
                .toList())
        .texts("openings", openings.stream().map(opening -> moves(opening, 0)).toList())
        .numbers(
            "opening",
            games.stream().map(game -> numbers.indexOf(game.openingNumber())).toList())
        .texts(
            "games",
            games.stream()
                .map(game -> moves(game.result().game(), game.opening().moves().size()))
                .toList())
        .texts("titles", games.stream().map(PlayedGame::title).toList())
        .texts("results", games.stream().map(PlayedGame::text).toList());
  }

  /** Returns the moves from a ply on, without passes. */
  private static String moves(Game<Reversi> game, int from) {
    List<Move> moves = game.moves().subList(from, game.moves().size());
    return TurnedDiscs.of(game.positions().get(from), moves).stream()
        .filter(move -> move.length() > 1)
        .collect(Collectors.joining(" "));
  }
}
