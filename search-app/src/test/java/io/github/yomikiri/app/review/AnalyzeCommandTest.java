package io.github.yomikiri.app.review;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.Run;
import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.play.kit.GameKit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code analyze} of games with and without points. */
class AnalyzeCommandTest {

  private static final GameKit<?> TIC_TAC_TOE = GameKits.ticTacToe();
  private static final GameKit<?> KALAH = GameKits.kalah();

  /** O answers in the corner, and X wins by two rows. */
  private static final String BLUNDER = "b2 b1 a1 a2 c3";

  @TempDir
  private Path folder;

  private static Run analyze(GameKit<?> kit, String... line) {
    String[] all = new String[line.length + 1];
    all[0] = "analyze";
    System.arraycopy(line, 0, all, 1, line.length);
    Run run = Run.of(kit, all);
    assertThat(run.exitCode()).as(run.err()).isZero();
    return run;
  }

  private String page(GameKit<?> kit, String game) throws IOException {
    Path file = folder.resolve("review.html");
    analyze(kit, "--game", game, "--depth", "9", "--html", file.toString());
    return Files.readString(file);
  }

  @Test
  void valuesEveryMoveInPoints() {
    List<String> lines = analyze(KALAH, "3 2", "--depth", "3").lines();
    assertThat(lines.get(0)).isEqualTo("North to move, after 2 moves");
    assertThat(lines.get(1)).isEqualTo("move    seeds depth  line");
    assertThat(lines.subList(2, lines.size() - 1))
        .hasSize(6)
        .allMatch(line -> line.matches("[1-6] +[+-]\\d+\\.00 +3  [1-6]( [1-6])*"));
  }

  @Test
  void aWinIsAWin() {
    List<String> lines = analyze(TIC_TAC_TOE, "b2 b1 a1 a2", "--depth", "9").lines();
    assertThat(lines.get(2)).matches("c3 +win +end  c3");
    Run csv = analyze(TIC_TAC_TOE, "b2 b1 a1 a2", "--depth", "9", "--csv", "--lines", "1");
    assertThat(csv.lines().get(0)).startsWith("position,move,points,bound,solved,");
    assertThat(csv.lines().get(1)).startsWith("1,c3,1.00,exact,true,");
  }

  @Test
  void judgesTheMovesOfAGame() {
    Run run = analyze(TIC_TAC_TOE, "--game", BLUNDER, "--depth", "9");
    assertThat(run.lines()).hasSize(1 + 5 + 3);
    assertThat(run.lines().get(2)).matches("2 +O +b1 +draw +loss +1 +\\?\\? +[ac][13] +draw +end");
    assertThat(run.lines().get(8)).matches("O +2 +1 +0 +1");
    List<String> rows =
        analyze(TIC_TAC_TOE, "--game", BLUNDER, "--depth", "9", "--csv").lines();
    assertThat(rows.get(2)).startsWith("1,2,o,b1,0.00,-1.00,1.00,true,");
  }

  @Test
  void thePageHasTheBoardAndTheMoves() throws IOException {
    String page = page(TIC_TAC_TOE, BLUNDER);
    assertThat(page)
        .contains("<h1>A game of Tic Tac Toe</h1>", "<p>X won.</p>", "\"seats\":[\"X\",\"O\"]")
        .contains("2. O b1: value win, blunder, 1 lost. X to move.")
        .contains("loses 0.5 points or more", "\"moves\":[\"0 b2 4 14\",\"1 b1 1 21\"")
        .doesNotContain("Dark", "disc ", "discs");
    assertThat(page.split("class=\"piece\"", -1)).hasSize(1 + 9);
  }

  /** After the last seed in the store, the same side moves again. */
  @Test
  void thePageKnowsExtraTurns() throws IOException {
    String page = page(KALAH, "3 1");
    assertThat(page)
        .contains("1. South 3: value ", "South to move.", "2 moves, then the game stops.")
        .contains("Values are expected final differences in seeds, from South&#x27;s view.")
        .contains("\"counts\":[4", "\"labels\":[\"4\"")
        .as("names stand above the houses, not under the numbers of seeds")
        .contains(">a1</text>")
        .doesNotContain("<text class=\"name\"");
  }

  @Test
  void allGamesHavePages() throws IOException {
    for (GameKit<?> kit : GameKits.ofNodes()) {
      Path csv = folder.resolve(kit.name() + ".csv");
      Path match = folder.resolve(kit.name() + "-match.html");
      Path review = folder.resolve(kit.name() + ".html");
      Run played = Run.of(
          kit,
          "match",
          "random",
          "random",
          "--games",
          "2",
          "-o",
          csv.toString(),
          "--html",
          match.toString());
      assertThat(played.exitCode()).as(played.err()).isZero();
      analyze(
          kit,
          "--game",
          csv.toString(),
          "--only",
          "1",
          "--depth",
          "1",
          "--html",
          review.toString());
      String seat = kit.seats().get(0);
      assertThat(Files.readString(match)).contains("A is " + seat, "class=\"piece\"");
      assertThat(Files.readString(review)).contains("The start, " + seat + " to move.");
    }
  }

  @Test
  void saysWhatIsWrong() {
    assertThat(Run.of(TIC_TAC_TOE, "analyze", "--game").err())
        .contains("--game needs a game; expected moves from the start");
    assertThat(Run.of(TIC_TAC_TOE, "analyze", "--player", "random").err())
        .contains("--player random: chooses moves, but does not value them");
    assertThat(Run.of(TIC_TAC_TOE, "analyze", "--depth", "0").err())
        .contains("--depth 0 is outside 1-250");
    Run skipping =
        Run.withInput(TIC_TAC_TOE, "b2\nz9\n", "analyze", "--game", "-", "--depth", "1", "--csv");
    assertThat(skipping.exitCode()).isEqualTo(1);
    assertThat(skipping.err()).startsWith("standard input, line 2, ");
    assertThat(skipping.lines()).hasSize(2);
  }

  @Test
  void theHelpSpeaksOfTheGame() {
    String help = analyze(KALAH, "--help").out().toLowerCase(Locale.ROOT);
    assertThat(help)
        .contains("difference in seeds", "2 seeds or more, ?? of 6 or more", "engine:threads=2")
        .contains("--game", "judge the moves of games: of moves from the start")
        .doesNotContain("disc", "empty squares", "bundle:");
  }

  /** The player decides what its values are, not the best evaluator of the game. */
  @Test
  void valuesAreThoseOfThePlayer() {
    assertThat(
            analyze(GameKits.connectFour(), "4 4", "--player", "pvs2:threats").lines())
        .contains("move   points depth  line");
    assertThat(analyze(GameKits.connectFour(), "--player", "pvs2:threats", "--game", "4 4")
            .out())
        .contains("points lost")
        .doesNotContain("chances");
    assertThat(analyze(GameKits.draughts(), "--depth", "2", "--lines", "1", "--csv")
            .lines()
            .get(1))
        .matches("1,[-\\d]+,[-.\\d]+,exact,false,.*");
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
}
