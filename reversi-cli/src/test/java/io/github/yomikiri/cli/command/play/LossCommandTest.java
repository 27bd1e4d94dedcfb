package io.github.yomikiri.cli.command.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.match.MatchFile;
import io.github.yomikiri.app.output.Csv;
import io.github.yomikiri.cli.command.Run;
import io.github.yomikiri.cli.player.ReversiContext;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.ObfPosition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class LossCommandTest {

  /**
   * X wins by 12 with a1: Light must pass, and d4 turns all but two discs. After d4 at once,
   * Light's a1 turns a2 and a3, and X wins by 4. But d4 turns four discs and a1 two, so greedy
   * plays d4.
   */
  private static final String TINY =
      "(;GM[Othello]TY[4]BO[4 -OO* **** OOOO *OO- *]B[D4/1/1]W[A1];)";

  private static final String TINY_POSITION = "-OOXXXXXOOOOXOO- X;";

  private static final int EMPTIES = 6;

  @TempDir
  private Path folder = Path.of("");

  private Path match = Path.of("");

  @BeforeEach
  void playAMatch() {
    match = folder.resolve("match.csv");
    Run.of("match", "random", "greedy", "--games", "30", "--untimed", "-o", match.toString());
  }

  private Run loss(String... more) {
    return loss(match, more);
  }

  private static Run loss(Path games, String... more) {
    List<String> line = new ArrayList<>(List.of("loss", games.toString()));
    if (!List.of(more).contains("--empties")) {
      line.addAll(List.of("--empties", "" + EMPTIES));
    }
    line.addAll(List.of(more));
    return Run.of(line.toArray(String[]::new));
  }

  private static Run tiny(String... more) {
    List<String> line = new ArrayList<>(List.of("loss", TINY, "--empties", "2"));
    line.addAll(List.of(more));
    return Run.of(line.toArray(String[]::new));
  }

  /** Returns the rows of CSV, without the header. */
  private static List<List<String>> rows(Run run) {
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines()).first().isEqualTo("player,position,move,best,after,loss,seconds");
    return run.lines().stream().skip(1).map(Csv::fields).toList();
  }

  private static List<List<String>> withoutSeconds(Run run) {
    return rows(run).stream().map(row -> row.subList(0, 6)).toList();
  }

  /** Returns the score of a position by plain minimax, for the side to move. */
  private static int minimax(Reversi position) {
    return position.legalMoves().stream()
        .mapToInt(move -> -minimax(position.play(move).orElseThrow()))
        .max()
        .orElseGet(position::terminalScore);
  }

  private static List<Game<Reversi>> games(Path match) throws IOException {
    return MatchFile.read(ReversiContext.ROWS, match).stream()
        .map(row -> row.result().game())
        .toList();
  }

  /** Returns the positions that the command should choose, in order. */
  private Set<Reversi> positions() throws IOException {
    Set<Reversi> positions = new LinkedHashSet<>();
    for (Game<Reversi> game : games(match)) {
      game.positions().stream()
          .filter(each -> each.emptyCount() == EMPTIES && each.legalMoves().size() >= 2)
          .findFirst()
          .ifPresent(positions::add);
    }
    return positions;
  }

  @Test
  void agreesWithMinimax() throws IOException {
    List<List<String>> rows = rows(loss("random", "greedy", "--csv"));
    List<Reversi> expected = List.copyOf(positions());
    assertThat(expected).hasSizeGreaterThan(20);
    assertThat(rows).hasSize(2 * expected.size());
    Set<String> losses = new LinkedHashSet<>();
    for (int i = 0; i < rows.size(); i++) {
      List<String> row = rows.get(i);
      Reversi position = expected.get(i / 2);
      assertThat(row.get(0)).isEqualTo(i % 2 == 0 ? "random" : "greedy");
      assertThat(row.get(1)).isEqualTo(ObfPosition.of(position).format());
      Move move = position.parse(row.get(2)).orElseThrow();
      int best = minimax(position);
      int after = -minimax(position.play(move).orElseThrow());
      assertThat(row.subList(3, 6)).containsExactly("" + best, "" + after, "" + (best - after));
      losses.add(row.get(5));
    }
    assertThat(losses).contains("0").hasSizeGreaterThan(5);
  }

  @Test
  void printsMeansOfTheRows() {
    List<List<String>> rows = rows(loss("random", "pvs10", "--csv"));
    Run run = loss("random", "pvs10");
    int n = rows.size() / 2;
    double[] losses = losses(rows, "random");
    double mean = 0;
    int free = 0;
    double points = 0;
    for (List<String> row :
        rows.stream().filter(row -> row.get(0).equals("random")).toList()) {
      mean += Double.parseDouble(row.get(5)) / n;
      free += row.get(5).equals("0") ? 1 : 0;
      points += (Integer.signum(Integer.parseInt(row.get(3)))
              - Integer.signum(Integer.parseInt(row.get(4))))
          / 2.0;
    }
    double squares = 0;
    for (double each : losses) {
      squares += (each - mean) * (each - mean);
    }
    double interval = 1.96 * Math.sqrt(squares / (n - 1) / n);
    assertThat(mean).isGreaterThan(1);
    assertThat(points).isGreaterThan(0);
    assertThat(run.lines().get(0))
        .isEqualTo("mean loss of a move in discs, by exact play, in " + n
            + " positions with 6 empty squares");
    assertThat(cells(run, 1))
        .containsExactly(
            "player",
            "positions",
            "loss",
            "95 %",
            "no loss",
            "points",
            "cpu",
            "wall",
            "difference",
            "95 %");
    List<String> random = cells(run, 2);
    assertThat(random.subList(0, 6))
        .containsExactly(
            "random",
            "" + n,
            "%.3f".formatted(mean),
            "+-%.3f".formatted(interval),
            "%.1f %%".formatted(100.0 * free / n),
            "%.2f %%".formatted(100 * points / n));
    assertThat(random.get(6)).matches("\\d+\\.\\d{3}|-");
    assertThat(random.get(7)).matches("\\d+\\.\\d{3}");
    assertThat(random.subList(8, 10)).containsExactly("-", "-");
    // The other player sees the end of the game, so the difference is what random loses.
    assertThat(losses(rows, "pvs10")).hasSize(n).containsOnly(0);
    List<String> perfect = cells(run, 3);
    assertThat(perfect.subList(0, 6))
        .containsExactly("pvs10", "" + n, "0.000", "+-0.000", "100.0 %", "0.00 %");
    assertThat(perfect.subList(8, 10))
        .containsExactly("%.3f".formatted(-mean), "+-%.3f".formatted(interval));
    assertThat(run.lines()).hasSize(4);
  }

  private static double[] losses(List<List<String>> rows, String player) {
    return rows.stream()
        .filter(row -> row.get(0).equals(player))
        .mapToDouble(row -> Double.parseDouble(row.get(5)))
        .toArray();
  }

  private static List<String> cells(Run run, int line) {
    return List.of(run.lines().get(line).split(" {2,}", -1));
  }

  @Test
  void computesByHand() throws IOException {
    Path values = folder.resolve("values.obf");
    Run run = tiny("greedy", "minimax4", "--csv", "--values", values.toString());
    assertThat(withoutSeconds(run))
        .containsExactly(
            List.of("greedy", TINY_POSITION, "d4", "12", "4", "8"),
            List.of("minimax4", TINY_POSITION, "a1", "12", "12", "0"));
    // The position after a1 is known from the position before it.
    assertThat(Files.readAllLines(values).subList(2, 4))
        .containsExactly(TINY_POSITION + " a1:+12;", "-OOXXXXXOOXXXXXX O; a1:-4;");
  }

  @Test
  void solvesOnceOverAllRuns() throws IOException {
    Path values = folder.resolve("values.obf");
    Run first = loss("random", "greedy", "--csv", "--values", values.toString());
    byte[] solved = Files.readAllBytes(values);
    Run second = loss("random", "greedy", "--csv", "--values", values.toString());
    assertThat(withoutSeconds(second)).isEqualTo(withoutSeconds(first));
    assertThat(values).hasBinaryContent(solved);
    assertThat(withoutSeconds(loss("random", "greedy", "--csv"))).isEqualTo(withoutSeconds(first));
    // Other players need few other positions, and a whole run at once writes no position twice.
    loss("position-weights", "--values", values.toString());
    List<String> lines = Files.readAllLines(values);
    assertThat(lines).doesNotHaveDuplicates().hasSizeGreaterThan(20);
    Run check = Run.of("solve", values.toString(), "--check");
    assertThat(check.exitCode()).as(check.err()).isZero();
    int positions = lines.size() - 2;
    assertThat(check.out()).contains(positions + " of " + positions + " scores as the lines say");
  }

  @Test
  void believesTheFile() throws IOException {
    Path values = folder.resolve("values.obf");
    tiny("greedy", "--values", values.toString());
    replace(values, "a1:+12;", "a1:+14;");
    Run run = tiny("greedy", "--csv", "--values", values.toString());
    assertThat(withoutSeconds(run).get(0).subList(3, 6)).containsExactly("14", "4", "10");
    replace(values, "a1:+14;", "a1:+2;");
    Run contradiction = tiny("greedy", "--values", values.toString());
    assertThat(contradiction.exitCode()).isEqualTo(2);
    assertThat(contradiction.err())
        .contains(values + ": the score of the position " + TINY_POSITION + " is less than that");
  }

  private static void replace(Path file, String old, String replacement) throws IOException {
    String text = Files.readString(file);
    assertThat(text).contains(old);
    Files.writeString(file, text.replace(old, replacement));
  }

  @Test
  void rejectsADamagedFile() throws IOException {
    Path values = folder.resolve("values.obf");
    tiny("greedy", "--values", values.toString());
    String sound = Files.readString(values);
    for (List<String> damage : List.of(
        List.of("-OOXX", "-OOX", "line 3: field 1: 16 characters are not 64, 36 or 16 squares"),
        List.of("a1:+12", "a2:+12", "line 3: field 2: \"a2\" is not a legal move"),
        List.of("a1:+12", "a1:+13", "line 3: the score 13 is odd, which no final score is"),
        List.of("a1:+12;", "", "line 3: a position with one move and its score is expected"),
        List.of("a1:+12", "a1:+12; d4:+4", "line 3: a position with one move and its score"),
        List.of("a1:+12", "d4:+12", "line 4: the score -4 contradicts a line before"),
        List.of("a1:-4", "a1:-6", "line 4: the score -6 is wrong: the game ends with -4"),
        List.of("# exact", "# inexact", "not from a run with the same arguments: line 2"))) {
      Files.writeString(values, sound);
      replace(values, damage.get(0), damage.get(1));
      String damaged = Files.readString(values);
      Run run = tiny("greedy", "--values", values.toString());
      assertThat(run.exitCode()).as(damage.get(2)).isEqualTo(2);
      assertThat(run.err()).contains(values.toString(), damage.get(2)).doesNotContain("\tat ");
      assertThat(values).content().isEqualTo(damaged);
    }
    // A process that is killed leaves a part of its last line, which is solved again.
    Files.writeString(values, sound.substring(0, sound.length() - 5));
    assertThat(tiny("greedy", "--values", values.toString()).exitCode()).isZero();
    assertThat(values).content().isEqualTo(sound);
  }

  @Test
  void readsGamesOfAnySource() throws IOException {
    List<List<String>> expected = withoutSeconds(loss("greedy", "--csv"));
    List<String> transcripts =
        games(match).stream().map(game -> game.toString().replace(" ", "")).toList();
    Path text = folder.resolve("games.txt");
    Files.write(text, transcripts);
    assertThat(withoutSeconds(loss(text, "greedy", "--csv"))).isEqualTo(expected);
    Run input = Run.withInput(
        String.join("\n", transcripts), "loss", "-", "greedy", "--empties", "6", "--csv");
    assertThat(withoutSeconds(input)).isEqualTo(expected);
    // A line that is no game is skipped.
    Files.writeString(text, "f5f5\n" + Files.readString(text));
    Run skipping = loss(text, "greedy", "--csv");
    assertThat(skipping.lines()).hasSize(1 + expected.size());
    assertThat(skipping.exitCode()).isEqualTo(1);
    assertThat(skipping.err())
        .startsWith(text + ", line 1, offset 2 (move 2): ")
        .hasLineCount(1);
    Files.write(text, transcripts);
    // A game that is there twice gives one position.
    Files.writeString(text, Files.readString(text).repeat(2));
    assertThat(withoutSeconds(loss(text, "greedy", "--csv"))).isEqualTo(expected);
    assertThat(withoutSeconds(loss("greedy", "--csv", "--positions", "5")))
        .isEqualTo(expected.subList(0, 5));
  }

  @Test
  void measuresOnSmallBoards() {
    Path small = folder.resolve("small.csv");
    Run.of("match", "random", "random", "--games", "6", "--size", "6", "-o", small.toString());
    Run run = loss(small, "pvs12", "--empties", "8");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(cells(run, 2).subList(2, 5)).containsExactly("0.000", "+-0.000", "100.0 %");
    assertThat(run.lines().get(1)).doesNotContain("difference");
  }

  @Test
  void playersDrawByTheSeedAndThePosition() {
    List<List<String>> first = withoutSeconds(loss("random", "--csv"));
    assertThat(withoutSeconds(loss("random", "--csv"))).isEqualTo(first);
    assertThat(withoutSeconds(loss("random", "--csv", "--seed", "2"))).isNotEqualTo(first);
    assertThat(withoutSeconds(loss("greedy", "random", "--csv", "--positions", "9")).stream()
            .filter(row -> row.get(0).equals("random")))
        .isEqualTo(first.subList(0, 9));
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void startsAndEndsOtherPrograms() throws IOException {
    Path script = folder.resolve("engine.sh");
    Set<Long> before = children();
    // It resigns each game.
    Files.writeString(script, engine("echo '= resign'"));
    Run resigned = loss("gtp:sh " + script, "--positions", "2");
    assertThat(resigned.exitCode()).as(resigned.err()).isEqualTo(1);
    assertThat(resigned.out()).contains("in 0 positions", "0 of 2 positions were measured");
    assertThat(resigned.err())
        .contains("gtp:sh " + script + " has not chosen a legal move in the position ");
    // It plays the first position's first move, whatever the position is.
    Move move = positions().iterator().next().legalMoves().get(0);
    Files.writeString(script, engine("echo '= " + move + "'"));
    Run failed = loss("greedy", "gtp:sh " + script);
    assertThat(failed.exitCode()).as(failed.err()).isEqualTo(1);
    assertThat(failed.out())
        .contains("gtp:sh " + script + " ", " positions were measured")
        .doesNotContain("in 0 positions");
    assertThat(failed.err()).contains("which is not legal after").doesNotContain("\tat ");
    assertThat(children()).isEqualTo(before);
  }

  /** Returns a script that answers genmove as given, and says yes to all else. */
  private static String engine(String answer) {
    return "while read line; do case \"$line\" in *genmove*) " + answer
        + ";; *) echo =;; esac; echo; done\n";
  }

  private static Set<Long> children() {
    return ProcessHandle.current()
        .children()
        .filter(ProcessHandle::isAlive)
        .map(ProcessHandle::pid)
        .collect(Collectors.toSet());
  }

  @Test
  void endsWhenInterrupted() {
    Run run = Run.interrupted("loss", match.toString(), "random", "greedy", "--empties", "6");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines())
        .first()
        .asString()
        .startsWith("mean loss of a move in discs, by exact play, in 0 positions");
    assertThat(run.lines()).last().isEqualTo("Stopped.");
    assertThat(run.out()).doesNotContain("NaN", "player");
  }

  @Test
  void explainsBadOptions() throws IOException {
    assertThat(loss("random", "--empties", "0").err()).contains("--empties 0 is outside 1-30");
    assertThat(loss("random", "--empties", "31").err()).contains("--empties 31 is outside 1-30");
    assertThat(loss("random", "--positions", "0").err()).contains("--positions 0 is less than 1");
    assertThat(loss("randum").err()).contains("player \"randum\": no player begins like this");
    assertThat(loss().err()).contains("Missing required parameter: 'PLAYER'");
    Path text = folder.resolve("games.txt");
    Files.writeString(text, "f5d6c3\n");
    Run none = loss(text, "random");
    assertThat(none.exitCode()).isEqualTo(2);
    assertThat(none.err())
        .contains(text + ": no game has a position with 6 empty squares and at least two moves");
    Files.writeString(text, "f5d6c3\nf5f5\n");
    assertThat(loss(text, "random").err()).contains(text + ", line 2, offset 2 (move 2): ");
    assertThat(loss(folder.resolve("none.csv"), "random").err())
        .contains("none.csv: neither a file nor a game");
    assertThat(loss("random", "--values", folder.toString()).exitCode()).isEqualTo(2);
    Files.writeString(match, "no game,\n", StandardOpenOption.APPEND);
    assertThat(loss("random").err()).contains("it has 2 columns, not 11");
  }
}
