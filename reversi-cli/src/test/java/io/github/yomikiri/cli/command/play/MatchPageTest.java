package io.github.yomikiri.cli.command.play;

import static io.github.yomikiri.cli.command.HtmlText.changed;
import static io.github.yomikiri.cli.command.HtmlText.data;
import static io.github.yomikiri.cli.command.HtmlText.found;
import static io.github.yomikiri.cli.command.HtmlText.lists;
import static io.github.yomikiri.cli.command.HtmlText.piecesOf;
import static io.github.yomikiri.cli.command.HtmlText.rows;
import static io.github.yomikiri.cli.command.HtmlText.wellFormedParts;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.app.match.MatchPage;
import io.github.yomikiri.app.output.Setting;
import io.github.yomikiri.cli.command.Run;
import io.github.yomikiri.cli.player.ReversiContext;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.play.match.MatchResult;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.Searchers;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The option {@code --html} of the command {@code match}. */
class MatchPageTest {

  private static final String NASTY = "</script><img src=x onerror=alert(1)><!--\"'&{{data}}\u00e9";

  @TempDir
  private Path folder;

  private Path file() {
    return folder.resolve("match.html");
  }

  private String page() throws IOException {
    return Files.readString(file());
  }

  private Run match(String... line) {
    List<String> all = new ArrayList<>(List.of("match"));
    all.addAll(List.of(line));
    all.addAll(List.of("--html", file().toString()));
    return Run.of(all.toArray(String[]::new));
  }

  private Run small(String games, String... more) {
    return match(Stream.concat(
            Stream.of("greedy", "pvs1:tanuki", "--size", "6", "--openings", "random:4"),
            Stream.concat(Stream.of("--games", games), Stream.of(more)))
        .toArray(String[]::new));
  }

  @Test
  void hasTheNumbersOfTheTerminal() throws IOException {
    Run run = small("12");
    assertThat(run.exitCode()).as(run.err()).isZero();
    // Such as: greedy: 3.5 of 12 points, Elo -154.4 [-308.3, -51.0]
    String text = run.lines().get(2).replaceFirst("^greedy: ", "A: ");
    assertThat(page())
        .contains(
            "<p id=\"result\">" + text + "</p>", "<h1>greedy (A) against pvs1:tanuki (B)</h1>")
        .doesNotContain("not finished");
    List<List<String>> colors = rows(page(), "sides");
    // Such as: greedy D: 1, pvs1:tanuki L: 5, -: 0
    List<String> dark = found("(\\d+)(?=,|$)", run.lines().get(0));
    assertThat(colors.get(0).subList(1, 5))
        .containsExactly("6", dark.get(0), dark.get(2), dark.get(1));
    List<String> light = found("(\\d+)(?=,|$)", run.lines().get(1));
    assertThat(colors.get(1).subList(1, 5))
        .containsExactly("6", light.get(1), light.get(2), light.get(0));
    assertThat(colors.get(2).get(5)).isEqualTo(found("A: ([\\d.]+) of", text).get(0));
    List<String> settings = found("<d[td]>(.*?)</d[td]>", page());
    assertThat(settings)
        .containsSequence("A", "greedy", "limits of A", "none")
        .containsSequence("B", "pvs1:tanuki", "limits of B", "depth 1")
        .containsSequence("games", "12", "openings", "random:4", "from")
        .containsSequence("seed", "1")
        .anyMatch(time -> time.matches("\\d+\\.\\d s \\(wall \\d+\\.\\d s\\)"));
  }

  @Test
  void theTablesAreThoseOfTheGames() throws IOException {
    Run run = small("12", "--csv");
    List<List<String>> games = rows(page(), "games");
    List<String> lines = run.lines().subList(1, run.lines().size());
    assertThat(games).hasSameSizeAs(lines).hasSize(12);
    int[] pairs = new int[5];
    int won = 0;
    double sum = 0;
    for (int i = 0; i < games.size(); i++) {
      // The fields: game, dark, light, score, ending, four times, start, moves.
      String[] fields = lines.get(i).split(",", -1);
      List<String> row = games.get(i);
      int difference = Integer.parseInt(fields[3]) * (fields[1].equals("greedy") ? 1 : -1);
      assertThat(row.get(0)).isEqualTo(fields[0]);
      assertThat(row.get(1)).isEqualTo(String.valueOf(i / 2 + 1));
      assertThat(row.get(2)).isEqualTo(fields[1].equals("greedy") ? "A" : "B");
      assertThat(row.get(3))
          .isEqualTo(difference > 0 ? "A won" : difference < 0 ? "B won" : "draw");
      assertThat(Integer.parseInt(row.get(4))).isEqualTo(difference);
      assertThat(row.get(6))
          .isEqualTo(String.valueOf(fields[10].replace(" --", "").length() / 3 + 1));
      sum += difference;
      won += 1 + Integer.signum(difference);
      if (i % 2 == 1) {
        pairs[won]++;
        won = 0;
      }
    }
    assertThat(rows(page(), "sides").get(2).get(6)).isEqualTo("%+.1f".formatted(sum / 12));
    String pairRow = found("<th scope=\"row\">pairs</th>(.*?)</tr>", page()).get(0);
    assertThat(found("<td>(\\d+)</td>", pairRow))
        .containsExactlyElementsOf(
            Arrays.stream(pairs).mapToObj(String::valueOf).toList());
    double points = 0;
    for (List<String> opening : rows(page(), "openings")) {
      points += Double.parseDouble(opening.get(4).replaceFirst(" of 2$", ""));
      int number = Integer.parseInt(opening.get(0));
      assertThat(opening.get(2)).endsWith(" " + games.get(2 * number - 2).get(4));
      assertThat(opening.get(3)).endsWith(" " + games.get(2 * number - 1).get(4));
      assertThat(lines.get(2 * number - 1).replace(" ", "")).contains("," + opening.get(1));
    }
    assertThat(points)
        .isCloseTo(Double.parseDouble(rows(page(), "sides").get(2).get(5)), within(1e-9));
    long bars = found("(?:A won by|B won by|draw)[^<]*: (\\d+) games?</title>", page()).stream()
        .mapToLong(Long::parseLong)
        .sum();
    assertThat(bars).isEqualTo(12);
  }

  /** The script plays the moves as the data says, because it knows no rules. */
  @Test
  void theGamesReplayToTheirResults() throws IOException {
    Run run = small("12", "--csv");
    List<List<String>> openings = lists(page(), "openings");
    List<List<String>> games = lists(page(), "games");
    assertThat(games).hasSize(12);
    for (int i = 0; i < 12; i++) {
      String moves = run.lines().get(i + 1).replaceFirst(".*,", "");
      Game<Reversi> game = Game.of(Reversi.start(6));
      for (String move : moves.split(" ", -1)) {
        game = game.play(move);
      }
      String board = data(page(), "starts").get(i / 2);
      StringBuilder played = new StringBuilder();
      for (String move :
          Stream.of(openings.get(i / 2), games.get(i)).flatMap(List::stream).toList()) {
        String[] fields = move.split(" ", -1);
        played.append(fields[1]).append(' ');
        board = changed(board, fields[3]);
      }
      assertThat(played.toString().strip()).isEqualTo(moves.replace(" --", ""));
      assertThat(board).isEqualTo(piecesOf(page(), game.position()));
      String discs = rows(page(), "games").get(i).get(5);
      assertThat(discs)
          .isEqualTo(Long.bitCount(game.position().dark()) + "-"
              + Long.bitCount(game.position().light()));
      assertThat(data(page(), "results").get(i)).endsWith(", " + discs);
    }
    assertThat(found("\"opening\":\\[([\\d,]*)\\]", page()))
        .containsExactly("0,0,1,1,2,2,3,3,4,4,5,5");
  }

  @Test
  void isTheSameAfterAResume() throws IOException {
    String[] file = {"--untimed", "--output", folder.resolve("games.csv").toString()};
    small("8", file);
    String whole = page();
    Files.delete(Path.of(file[2]));
    Files.delete(file());
    small("4", file);
    assertThat(page()).isNotEqualTo(whole);
    small("8", file);
    assertThat(page()).isEqualTo(whole);
    // The file has all games, so the same command only writes the page.
    Files.delete(file());
    small("8", file);
    assertThat(page()).isEqualTo(whole);
  }

  @Test
  void anInterruptedMatchHasTheGamesSoFar() throws IOException {
    String[] line = {
      "match", "random", "random", "--size", "4", "--html", file().toString()
    };
    Run run = Run.interruptedAtLook(6, "", line);
    int games =
        Integer.parseInt(found("stopped after (\\d+) of 200 games", run.out()).get(0));
    assertThat(games).isBetween(1, 10);
    assertThat(page())
        .contains("This match is not finished: " + games + " of 200 games were played.");
    assertThat(rows(page(), "games")).hasSize(games);
    Files.delete(file());
    assertThat(Run.interrupted(line).err()).contains("no game was played, so there is no page");
    assertThat(file()).doesNotExist();
  }

  @Test
  void aTestThatDecidesFinishesTheMatch() throws IOException {
    Run run = match("pvs2:tanuki", "random", "--games", "200", "--size", "6", "--sprt", "0,200");
    assertThat(run.out()).contains("ACCEPT_H1");
    assertThat(page())
        .contains("<p>SPRT [0.0, 200.0]: ACCEPT_H1</p>")
        .doesNotContain("not finished");
  }

  /** All games of a match may have the same opening. */
  @Test
  void countsTheGamesOfAnOpening() throws IOException {
    match("random", "greedy", "--size", "4", "--games", "20");
    List<List<String>> openings = rows(page(), "openings");
    List<List<String>> colors = rows(page(), "sides");
    assertThat(openings).hasSize(1);
    assertThat(openings.get(0).subList(0, 5))
        .containsExactly(
            "1",
            "start",
            String.join("-", colors.get(0).subList(2, 5)),
            String.join("-", colors.get(1).subList(2, 5)),
            colors.get(2).get(5) + " of 20");
  }

  /** The name of another program may be any text. */
  @Test
  void namesAreHarmless() {
    String nasty = page(NASTY);
    assertThat(found("<title>(.*?)</title>", nasty).get(0))
        .startsWith("&#x3c;/script&#x3e;&#x3c;img src=x onerror=alert(1)&#x3e;")
        .endsWith("{{data}}&#xe9; (B)");
    // Each element begins as often as in a page without markup in its names.
    for (String text : List.of("<script", "</script", "<img", "<!--", "\"games\"", "<title")) {
      assertThat(nasty.split(text, -1)).as(text).hasSameSizeAs(page("Ann").split(text, -1));
    }
    assertThat(StandardCharsets.US_ASCII.newEncoder().canEncode(nasty)).isTrue();
  }

  private static String page(String name) {
    Player<Reversi> player = Player.seeded(name, Searchers::random, Limits.none());
    return page(player, player, List.of(new Setting(name, name)), name);
  }

  private static String page(
      Player<Reversi> player, Player<Reversi> opponent, List<Setting> settings, String note) {
    List<GameResult<Reversi>> games = new ArrayList<>();
    MatchResult result = Match.between(player, opponent)
        .from(Reversi.start(4))
        .listener((game, soFar) -> games.add(game))
        .play();
    return new MatchPage<>(
            ReversiContext.TEXTS, result, games, List.of(Game.of(Reversi.start(4))), settings, note)
        .toHtml();
  }

  @Test
  void aGameMayEndBeforeItIsPlayedOut() throws Exception {
    Player<Reversi> random = Player.seeded("random", Searchers::random, Limits.none());
    Player<Reversi> resigning = new Player<>() {
      @Override
      public String name() {
        return "resigning";
      }

      @Override
      public SearchResult play(Game<Reversi> game, Limits limits, Consumer<SearchResult> listener) {
        return SearchResult.resignation();
      }
    };
    String page = page(resigning, random, List.of(), "");
    List<List<String>> games = rows(page, "games");
    assertThat(games.get(0)).containsExactly("1", "1", "A", "B won", "", "2-2", "0");
    assertThat(games.get(1)).containsExactly("2", "1", "B", "B won", "", "4-1", "1");
    assertThat(data(page, "results")).allMatch("B won, because A resigned"::equals);
    assertThat(rows(page, "openings").get(0))
        .containsExactly("1", "start", "game 1: B won", "game 2: B won", "0.0 of 2", "");
    assertThat(wellFormedParts(page)).hasSize(6);
  }

  @Test
  void isOneSmallFileThatLoadsNothing() throws Exception {
    match("random", "greedy", "--games", "200", "--openings", "random:8");
    assertThat(page())
        .startsWith("<!DOCTYPE html>")
        .endsWith("</html>\n")
        .contains("default-src 'none'")
        .doesNotContain("http:", "https:", "src=", "import {", "url(", "fetch(");
    assertThat(Files.size(file())).isBetween(100_000L, 350_000L);
    assertThat(wellFormedParts(page())).hasSize(6);
    List<String> ids = found(" id=\"([\\w-]+)\"", page());
    assertThat(ids).doesNotHaveDuplicates();
    assertThat(ids)
        .containsAll(found("(?:byId|disable)\\('(\\w+)'", page()))
        .contains("first", "previous", "next", "last", "before", "after");
    assertThat(StandardCharsets.US_ASCII.newEncoder().canEncode(page())).isTrue();
  }

  @Test
  void replacesTheResultOnStandardOutput() {
    Run run = Run.of("match", "random", "random", "--size", "4", "--games", "2", "--html", "-");
    assertThat(run.out()).startsWith("<!DOCTYPE html>").endsWith("</html>\n");
    assertThat(Run.of("match", "random", "random", "--html", "-", "--csv").err())
        .contains("--csv and --html - cannot both write to standard output");
  }
}
