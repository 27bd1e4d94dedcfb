package io.github.yomikiri.app.loss;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.Run;
import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.app.output.Csv;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.DotsAndBoxes;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code loss} of games that are not Reversi. */
class LossCommandTest {

  @TempDir
  private Path folder = Path.of("");

  private String match(GameKit<?> kit) {
    String file = folder.resolve("match.csv").toString();
    Run run = Run.of(kit, "match", "random", "random", "--games", "12", "-o", file);
    assertThat(run.exitCode()).as(run.err()).isZero();
    return file;
  }

  private static List<List<String>> rows(GameKit<?> kit, String... args) {
    Run run = Run.of(kit, Stream.concat(Stream.of("loss"), Stream.of(args)).toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines()).first().isEqualTo("player,position,move,best,after,loss,seconds");
    return run.lines().stream()
        .skip(1)
        .map(line -> Csv.fields(line).subList(0, 6))
        .toList();
  }

  private static <N extends Node<N>> int score(Searcher<N> solver, N position) {
    return position.isTerminal()
        ? position.terminalScore()
        : solver.search(position, Limits.none()).score();
  }

  /** Who completes a box moves again, so scores do not just change their signs. */
  @Test
  void agreesWithTheSolver() {
    GameKit<DotsAndBoxes> boxes = GameKits.dotsAndBoxes();
    Searcher<DotsAndBoxes> solver = Searchers.solver(DotsAndBoxes.class).build();
    List<List<String>> rows = rows(boxes, match(boxes), "random", "--csv");
    assertThat(rows).hasSizeGreaterThan(5);
    for (List<String> row : rows) {
      Game<DotsAndBoxes> game = boxes.text().readGame(row.get(1));
      int best = score(solver, game.position());
      DotsAndBoxes next = game.play(row.get(2)).position();
      int after = Score.ofMove(next, score(solver, next));
      assertThat(row.subList(3, 6)).containsExactly("" + best, "" + after, "" + (best - after));
    }
    assertThat(rows).anyMatch(row -> !row.get(5).equals("0"));
  }

  @Test
  void printsTheMeansOfPlayers() {
    GameKit<?> game = GameKits.ticTacToe();
    Run run = Run.of(game, "loss", match(game), "random", "alphabeta9", "--plies-left", "3");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines().get(0))
        .matches(
            "mean loss of a move in points, by exact play, in \\d+ positions with 3 moves left");
    assertThat(run.lines().get(3)).matches("alphabeta9 +\\d+ +0\\.000 +\\+-0\\.000 +100\\.0 %.*");
  }

  @Test
  void leavesOutWhatTheSolverDoesNotProve() {
    GameKit<?> game = GameKits.ticTacToe();
    String match = match(game);
    Run run = Run.of(game, "loss", match, "random", "--plies-left", "4", "--nodes", "2");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out())
        .containsPattern("in 0 positions with 4 moves left\n0 of (\\d+) positions were measured\n"
            + "\\1 positions were left out: the solver did not end");
    assertThat(Run.of(game, "loss", match, "random", "--nodes", "0").err())
        .contains("--nodes 0 is less than 1");
  }

  @Test
  void solvesOnceOverAllRuns() throws IOException {
    GameKit<?> game = GameKits.ticTacToe();
    String match = match(game);
    Path values = folder.resolve("values.txt");
    String[] command = {match, "random", "--plies-left", "3", "--csv", "--values", values.toString()
    };
    List<List<String>> rows = rows(game, command);
    List<String> lines = Files.readAllLines(values);
    assertThat(lines.get(0)).startsWith("# tic-tac-toe ").endsWith(" loss");
    assertThat(lines.get(2)).matches("\\S+( \\S+)*; \\S+:[+-]\\d");
    assertThat(rows(game, command)).isEqualTo(rows);
    assertThat(values).content().isEqualTo(String.join("\n", lines) + "\n");
    // Another value of the first line is believed.
    Files.writeString(values, Files.readString(values).replaceFirst(":[+-]\\d+", ":+99"));
    assertThat(rows(game, command).get(0).get(3)).isEqualTo("99");
  }

  @Test
  void explainsWhatIsWrong() {
    GameKit<?> game = GameKits.ticTacToe();
    assertThat(Run.of(game, "loss", "b2 a1 c1", "random", "--plies-left", "0").err())
        .contains("--plies-left 0 is outside 1-999");
    assertThat(Run.of(game, "loss", "b2 a1 c1", "random").err())
        .contains("b2 a1 c1: no game has a position with 8 moves left and at least two moves");
  }
}
