package io.github.yomikiri.app.match;

import io.github.yomikiri.app.output.Setting;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.app.page.GameTexts;
import io.github.yomikiri.app.page.HtmlPage;
import io.github.yomikiri.app.page.PageBoard;
import io.github.yomikiri.app.page.PageData;
import io.github.yomikiri.app.page.ShownMove;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.internal.PageText;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.MatchResult;
import io.github.yomikiri.play.match.round.Round;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A match as one HTML file, which loads nothing. It has the result, tables by side, by opening and
 * by game, and a board that steps through each game. The page calls the player whose result is
 * reported A, and the opponent B, because the names of players may be long.
 */
public final class MatchPage<P extends Position<P>> {

  private final GameTexts<P> texts;
  private final ValueScale scale;
  private final PageBoard<P> board;
  private final MatchResult result;
  private final List<MatchGame<P>> games;
  private final List<Setting> settings;
  private final String note;

  /**
   * Prepares a page.
   *
   * @param texts of the game
   * @param result the result of the games
   * @param games the games in the order of the match, at least one
   * @param openings the openings of the match: the first for its first round, and so on
   * @param settings what the games depend on
   * @param note why the match is not finished; empty if it is finished
   */
  public MatchPage(
      GameTexts<P> texts,
      MatchResult result,
      List<GameResult<P>> games,
      List<Game<P>> openings,
      List<Setting> settings,
      String note) {
    this.texts = texts;
    this.result = result;
    this.settings = List.copyOf(settings);
    this.note = note;
    scale = texts.scale(openings.get(0).start());
    board = new PageBoard<>(texts, openings.get(0));
    this.games = IntStream.range(0, games.size())
        .mapToObj(i -> played(i, games.get(i), openings))
        .toList();
  }

  private MatchGame<P> played(int index, GameResult<P> game, List<Game<P>> openings) {
    int opening = new Round(texts.kit().seats().size()).opening(index, openings.size());
    return new MatchGame<>(
        texts,
        index + 1,
        opening + 1,
        openings.get(opening),
        game,
        board.moves(game.game()),
        board.counts(game.game()));
  }

  /**
   * Writes the page.
   *
   * @return the text of an HTML file
   */
  public String toHtml() {
    MatchTables<P> tables = new MatchTables<>(texts, games);
    Map<String, String> sections = new HashMap<>(Map.of(
        "game", PageText.html(games.get(0).title()),
        "sides", tables.sides(result),
        "bars", MatchHistogram.draw(scale, games),
        "pairs", tables.pairs(),
        "games", tables.games(),
        "count", String.valueOf(games.size()),
        "openings", tables.openings(),
        "settings", settings()));
    sections.putAll(Map.of(
        "board", board.draw(Game.of(games.get(0).opening().start())),
        "first", PageText.html(texts.kit().seats().get(0)),
        "counted", PageText.html(String.join(" and ", texts.kit().seats())),
        "asFirst", PageText.html(tables.side(true)),
        "asSecond", PageText.html(tables.side(false)),
        "points", PageText.html(scale.name()),
        "counting", PageText.html(texts.counting()),
        "openingsNote", PageText.html(openingsNote())));
    return new HtmlPage(
            MatchPage.class,
            "match",
            List.of("board"),
            result.player() + " (A) against " + result.opponent() + " (B)",
            summary(),
            hasDifferences() ? "match" : "match plain")
        .write(sections, data());
  }

  /** Returns whether games are counted by a difference in points, which two seats have. */
  private boolean hasDifferences() {
    return scale.hasPoints() && texts.kit().seats().size() == 2;
  }

  private String openingsNote() {
    return "A game is shown by its "
        + (hasDifferences() ? "difference in " + scale.name() : "result")
        + ", and several games with the same opening and side as won-drawn-lost."
        + (hasDifferences() ? " The last column is the mean difference." : "");
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
    Map<Integer, MatchGame<P>> byOpening = new LinkedHashMap<>();
    games.forEach(game -> byOpening.putIfAbsent(game.openingNumber(), game));
    List<Integer> numbers = new ArrayList<>(byOpening.keySet());
    List<MatchGame<P>> firsts = List.copyOf(byOpening.values());
    return new PageData()
        .texts(
            "starts",
            firsts.stream()
                .map(game -> board.position(Game.of(game.opening().start())))
                .toList())
        .lists("openings", firsts.stream().map(game -> moves(game, true)).toList())
        .numbers(
            "opening",
            games.stream().map(game -> numbers.indexOf(game.openingNumber())).toList())
        .lists("games", games.stream().map(game -> moves(game, false)).toList())
        .texts("titles", games.stream().map(MatchGame::title).toList())
        .texts("results", games.stream().map(MatchGame::text).toList())
        .texts("seats", texts.kit().seats())
        .text("counted", hasDifferences() ? scale.name() : "")
        .json("board", board.data());
  }

  /** Returns the moves of the opening of a game, or those after it. */
  private List<String> moves(MatchGame<P> game, boolean isOpening) {
    List<ShownMove<P>> moves = game.moves();
    int plies = game.opening().moves().size();
    return moves.stream()
        .filter(move -> move.ply() < plies == isOpening)
        .map(board::move)
        .toList();
  }
}
