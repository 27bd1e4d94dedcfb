package io.github.yomikiri.app.attribution;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.Run;
import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.app.output.Csv;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command {@code attribute} of games that are not Reversi. */
class AttributeCommandTest {

  private static final GameKit<ConnectFour> FOUR = GameKits.connectFour();

  @TempDir
  private static Path folder = Path.of("");

  private static String match = "";

  @BeforeAll
  static void playAMatch() {
    match = play(FOUR, "nodes=300", "alphabeta1", "4");
  }

  private static String play(GameKit<?> kit, String player, String opponent, String games) {
    String file = folder.resolve(kit.name() + ".csv").toString();
    Run run = Run.of(
        kit, "match", player, opponent, "--openings", "random:6", "--games", games, "-o", file);
    assertThat(run.exitCode()).as(run.err()).isZero();
    return file;
  }

  private static Run attribute(GameKit<?> kit, String file, String... options) {
    return Run.of(
        kit,
        Stream.concat(Stream.of("attribute", file), Stream.of(options)).toArray(String[]::new));
  }

  private static List<List<String>> rows(String... options) {
    Run run = attribute(
        FOUR, match, Stream.concat(Stream.of(options), Stream.of("--csv")).toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    return run.lines().stream().skip(1).map(Csv::fields).toList();
  }

  private static Game<ConnectFour> game(String moves) {
    return FOUR.text().readGame(moves);
  }

  @Test
  void showsWhereAMatchWasWon() {
    Run run = attribute(FOUR, match, "--plies", "8,24", "--exact", "500", "--depth", "2");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines()).hasSize(5);
    assertThat(run.lines().get(0))
        .isEqualTo("nodes=300 against alphabeta1, 4 games: mean values for nodes=300 in win chances"
            + " from -1 to 1");
    assertThat(run.lines().get(1)).matches("plies +value +change +95 % +ahead +level +behind");
    assertThat(run.lines().get(2)).matches("8( +[+-]+\\d\\.\\d{3}){3}( +\\d){3}");
    assertThat(run.lines().get(4)).matches("end( +[+-]+\\d\\.\\d{3}){3}( +\\d){3}");
  }

  @Test
  void theEndIsTheResultFromTheFirstPlayersView() {
    List<List<String>> rows = rows("--plies", "8", "--exact", "0", "--depth", "1");
    assertThat(rows).hasSize(4);
    for (List<String> row : rows) {
      int score = game(row.get(3)).score().orElseThrow();
      int sign = Integer.parseInt(row.get(0)) % 2 == 1 ? 1 : -1;
      assertThat(Double.parseDouble(row.get(2))).isEqualTo(sign * Integer.signum(score));
    }
    assertThat(rows)
        .as("values of a search")
        .anyMatch(row -> !row.get(1).endsWith(".000"))
        .allMatch(row -> Math.abs(Double.parseDouble(row.get(1))) <= 1);
  }

  @Test
  void valuesArePerfectPlayWhereTheSolverIsQuick() {
    Searcher<ConnectFour> solver = Searchers.solver(ConnectFour.class).build();
    int solved = 0;
    for (List<String> row : rows("--exact", "100000000", "--plies", "20")) {
      Game<ConnectFour> game = game(row.get(3));
      if (game.moves().size() > 20) {
        int score = solver.search(game.first(20).position(), Limits.none()).score();
        int sign = Integer.parseInt(row.get(0)) % 2 == 1 ? 1 : -1;
        assertThat(Double.parseDouble(row.get(1))).isEqualTo(sign * Integer.signum(score));
        solved++;
      }
    }
    assertThat(solved).isPositive();
  }

  @Test
  void valuesOfAGameOfPointsArePoints() {
    String file = play(GameKits.kalah(), "alphabeta1", "alphabeta1:history", "2");
    Run run =
        attribute(GameKits.kalah(), file, "--plies", "8,16", "--exact", "100", "--depth", "2");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines().get(0)).endsWith(", 2 games: mean values for alphabeta1 in seeds");
    assertThat(run.lines().get(2)).as("the same game twice").startsWith("8      +0.00   +0.00");
    assertThat(run.lines().get(4)).startsWith("end    +0.00   +0.00");
  }

  @Test
  void aGameWithoutAnEvaluatorIsSolved() {
    String file = play(GameKits.ticTacToe(), "random", "alphabeta9", "2");
    Run run = attribute(GameKits.ticTacToe(), file, "--plies", "7");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines().get(2)).matches("7 +[+-][01]\\.\\d\\d .*");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--plies 8,8x|--plies 8,8x: \"8x\" is not a number",
        "--plies 9,8|--plies 9,8: 8 is not more than 9",
        "--depth 0|--depth 0 is outside 1-",
        "--exact -1|--exact -1 is outside 0-",
        "--evaluator none-such|no evaluator or weight file \"none-such\""
      })
  void refusesWrongOptions(String options, String message) {
    Run run = attribute(FOUR, match, options.split(" ", -1));
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains(message);
  }
}
