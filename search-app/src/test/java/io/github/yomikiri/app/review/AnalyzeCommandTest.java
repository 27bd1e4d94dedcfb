package io.github.yomikiri.app.review;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.Run;
import io.github.yomikiri.app.games.GameKits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code analyze} of games that are not Reversi. */
class AnalyzeCommandTest {

  @TempDir
  private Path folder = Path.of("");

  @Test
  void valuesEachMoveOfAGameWithoutPoints() {
    Run run = Run.of(GameKits.ticTacToe(), "analyze", "b2 a2", "--depth", "9", "--csv");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines().get(0))
        .isEqualTo("position,move,points,bound,solved,depth,line,nodes,seconds");
    assertThat(run.lines()).hasSize(8).anyMatch(line -> line.startsWith("1,a1,1.00,exact,true,"));
  }

  @Test
  void judgesAGameAndDrawsItsBoard() throws IOException {
    Path page = folder.resolve("page.html");
    Run run = Run.of(
        GameKits.ticTacToe(),
        "analyze",
        "--game",
        "b2 a2 c3 a1 a3",
        "--depth",
        "9",
        "--html",
        page.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines().get(2)).matches("2 +O +a2 +draw +loss +1 +\\?\\? .*");
    assertThat(Files.readString(page))
        .contains("A game of Tic Tac Toe")
        .contains("id=\"board\"")
        .contains("aria-label=\"Board\"");
  }

  @Test
  void countsPointsInAGameOfPoints() {
    Run run = Run.of(
        GameKits.kalah(),
        "analyze",
        "--game",
        "6 1 2",
        "--player",
        "pvs3",
        "--depth",
        "3",
        "--csv");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines()).hasSize(4);
    assertThat(run.lines().get(1)).startsWith("1,1,south,6,");
  }

  /** Estimates that are chances to win are no points, though the game has points. */
  @Test
  void showsChancesToWinWhereEstimatesAreNotInPoints() {
    List<String> lines = Run.of(GameKits.connectFour(), "analyze", "4 4", "--depth", "2", "--csv")
        .lines();
    assertThat(lines.get(0)).startsWith("position,move,chances,");
    assertThat(lines.subList(1, lines.size()))
        .hasSize(7)
        .allMatch(line -> Math.abs(Double.parseDouble(line.split(",", -1)[2])) <= 1);
  }

  @Test
  void explainsBadInput() throws IOException {
    Path games = folder.resolve("games.txt");
    Files.write(games, List.of("b2 a2", "b2 b2", "c1 a3"));
    Run run = Run.of(GameKits.ticTacToe(), "analyze", "--game", games.toString(), "--csv");
    assertThat(run.exitCode()).isOne();
    assertThat(run.err()).contains("line 2").contains("\"b2\" is no legal move");
    assertThat(run.lines()).hasSize(5);
    assertThat(Run.of(GameKits.ticTacToe(), "analyze", "--only", "1").err())
        .contains("--only needs --game");
  }
}
