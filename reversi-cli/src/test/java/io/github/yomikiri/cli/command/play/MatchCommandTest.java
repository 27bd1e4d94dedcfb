package io.github.yomikiri.cli.command.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.cli.command.Run;
import io.github.yomikiri.cli.command.Weights;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class MatchCommandTest {

  private static final String COLUMNS =
      "game,dark,light,score,ending," + "dark_cpu,dark_wall,light_cpu,light_wall,start,moves";

  private static final String TIMES = ",0.100,0.125,0.250,";

  @TempDir
  private Path folder = Path.of("");

  /** Returns a run without the times, which differ when the run is repeated. */
  private static Run untimed(Run run) {
    return new Run(run.exitCode(), untimed(run.out()), run.err());
  }

  private static String untimed(String text) {
    return text.replaceAll("(\\d+\\.\\d{3},){4}", ",,,,").replaceAll("processor time: .*\n", "");
  }

  private static List<String> untimed(List<String> lines) {
    return lines.stream().map(MatchCommandTest::untimed).toList();
  }

  @Test
  void printsTheResultAsIn2011() {
    Run run = Run.of("match", "minmax2", "random", "--games", "20");
    assertThat(run.exitCode()).isZero();
    assertThat(run.lines()).hasSize(4);
    assertThat(run.lines().get(0)).matches("minmax2 D: \\d+, random L: \\d+, -: \\d+");
    assertThat(run.lines().get(1)).matches("random D: \\d+, minmax2 L: \\d+, -: \\d+");
    assertThat(run.lines().get(2)).contains("of 20 points, Elo +");
    assertThat(run.lines().get(3))
        .matches("processor time: minmax2 \\d+\\.\\d s \\(wall \\d+\\.\\d s\\), random .*\\)");
  }

  @Test
  void reproducesAPublishedMatch() {
    // 802 won, 170 lost, 28 drawn as Dark and 790, 185, 25 as Light: four standard deviations.
    Run run = Run.of("match", "position-weights", "random", "--games", "1000", "--csv");
    assertThat(run.lines()).hasSize(1001);
    long won = run.lines().stream()
        .filter(line -> line.matches("\\d+,position-weights,random,[1-9].*")
            || line.matches("\\d+,random,position-weights,-.*"))
        .count();
    assertThat(won).isBetween(796 - 62L, 796 + 62L);
  }

  @Test
  void isTheSameForTheSameSeedAndAnyNumberOfThreads() {
    String[] match = {"match", "greedy", "pvs3:tanuki", "--games", "12", "--csv", "--seed", "5"};
    Run one = Run.of(match);
    assertThat(one.lines()).hasSize(13);
    assertThat(one.lines().get(0)).isEqualTo(COLUMNS);
    assertThat(one.lines().get(1))
        .matches("1,greedy,pvs3:tanuki,-?\\d+,played_out,(\\d+\\.\\d{3},){4}start,[a-h1-8 -]+");
    assertThat(untimed(Run.of(match))).isEqualTo(untimed(one));
    String[] parallel = {
      "match", "greedy", "pvs3:tanuki", "--games", "12", "--csv", "--seed", "5", "--threads", "2"
    };
    assertThat(untimed(Run.of(parallel))).isEqualTo(untimed(one));
    match[7] = "6";
    assertThat(untimed(Run.of(match)).out()).isNotEqualTo(untimed(one).out());
  }

  @Test
  void givesPlayersThatDrawNoLotsDifferentOpenings() {
    Run run = Run.of("match", "minimax1", "minimax2", "--games", "10", "--csv", "--size", "6");
    assertThat(
            run.lines().stream().map(line -> line.split(",", -1)[10]).distinct().count())
        .isGreaterThan(6);
    Run fromStart =
        Run.of("match", "minimax1", "minimax2", "--games", "10", "--csv", "--openings", "start");
    assertThat(fromStart.lines().stream().map(line -> line.split(",", -1)[10]).distinct())
        .hasSize(3);
  }

  @Test
  void endsEarlyWhenTheTestIsDecided() {
    Run run = Run.of("match", "alphabeta2", "random", "--games", "2000", "--sprt", "0,100");
    assertThat(run.out()).contains("SPRT [0.0, 100.0]: ACCEPT_H1").doesNotContain("of 2000 points");
  }

  @Test
  void playsTheEngine() {
    Run run = Run.of("match", "engine:level=6", "engine:level=1", "--games", "4", "--size", "6");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("engine:level=6 D: 2, engine:level=1 L: 0, -: 0");
  }

  @Test
  void goesOnWithAFile() throws IOException {
    // 1. The whole match at once.
    Path whole = folder.resolve("whole.csv");
    Run run = Run.of(match("8", whole));
    assertThat(run.exitCode()).as(run.err()).isZero();
    List<String> games = Files.readAllLines(whole);
    assertThat(games).hasSize(6 + 8).last().asString().matches("8,pvs2:tanuki,minimax2,.*");
    assertThat(games.get(1)).isEqualTo("# players minimax2 pvs2:tanuki");
    assertThat(games.get(5)).isEqualTo("# " + COLUMNS);
    // 2. In three runs: four games, then a run killed in the middle of a line, then the rest.
    Path pieces = folder.resolve("pieces.csv");
    Run.of(match("4", pieces));
    Files.writeString(pieces, games.get(10).substring(0, 25), StandardOpenOption.APPEND);
    Run pieced = Run.of(match("8", pieces));
    assertThat(untimed(pieced)).isEqualTo(untimed(run));
    List<String> all = Files.readAllLines(pieces);
    assertThat(untimed(all)).isEqualTo(untimed(games));
    // 3. A finished match plays no more games, and a shorter match counts only its own games.
    assertThat(untimed(Run.of(match("8", pieces)))).isEqualTo(untimed(pieced));
    assertThat(Run.of(match("4", pieces)).out()).contains("of 4 points");
    assertThat(Files.readAllLines(pieces)).isEqualTo(all);
  }

  @Test
  void tellsRowsOfGamesThatWereThereAlready() {
    Path file = folder.resolve("rows.csv");
    Run first = Run.of("match", "random", "greedy", "--games", "4", "--csv", "-o", file.toString());
    assertThat(first.lines()).hasSize(5);
    assertThat(Run.of("match", "random", "greedy", "--games", "4", "--csv", "-o", file.toString()))
        .isEqualTo(first);
  }

  @Test
  void leavesTheFileOfAnotherMatchAlone() throws IOException {
    Path file = folder.resolve("games.csv");
    Run.of(match("2", file));
    List<String> games = Files.readAllLines(file);
    Run other = Run.of("match", "random", "random", "--games", "2", "-o", file.toString());
    assertThat(other.exitCode()).isEqualTo(2);
    assertThat(other.err()).contains("not from a run with the same arguments: line 2");
    assertThat(Files.readAllLines(file)).isEqualTo(games);
    Files.write(
        file,
        List.of("3,minimax2,pvs2:tanuki,10,played_out," + TIMES + "start,f5 f5"),
        StandardOpenOption.APPEND);
    Run spoilt = Run.of(match("4", file));
    assertThat(spoilt.exitCode()).isEqualTo(2);
    assertThat(spoilt.err())
        .contains("line 9 is not a game of this match: move f5 is not legal after [f5]");
    // A valid game, but with another opening.
    Files.write(file, games);
    Files.write(
        file,
        List.of("3,minimax2,pvs2:tanuki,,resigned," + TIMES + "start,f5 d6"),
        StandardOpenOption.APPEND);
    Run elsewhere = Run.of(match("4", file));
    assertThat(elsewhere.exitCode()).isEqualTo(2);
    assertThat(elsewhere.err())
        .contains("line 9 is not a game of this match: it does not begin with the opening [");
    assertThat(Files.readAllLines(file)).hasSize(9);
    // An ending that is never written to a file.
    Files.write(file, games);
    Files.write(
        file,
        List.of("3,minimax2,pvs2:tanuki,,stopped," + TIMES + "start,f5"),
        StandardOpenOption.APPEND);
    assertThat(Run.of(match("4", file)).err())
        .contains("line 9 is not a game of this match: no ending \"stopped\"");
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void namesTheOutputThatCannotBeWritten() {
    Run run = Run.of("match", "random", "random", "--games", "2", "--output", "/dev/full");
    assertThat(run.exitCode()).isEqualTo(74);
    assertThat(run.err())
        .contains("/dev/full: cannot be written: ")
        .doesNotContain("memory", "\tat ");
  }

  /** A weight file of the same name may have changed since the first run. */
  @Test
  void knowsItsPlayersByTheirWeights() throws IOException {
    Path weights = folder.resolve("w.weights");
    Path file = folder.resolve("match.csv");
    String[] match = {
      "match", "pvs1:" + weights, "random", "--games", "2", "--output", file.toString()
    };
    Files.move(Weights.linear(folder, 1), weights);
    assertThat(Run.of(match).exitCode()).isZero();
    String games = Files.readString(file);
    assertThat(games).contains("# weights of pvs1:" + weights + " ");
    Files.move(Weights.linear(folder, 2), weights, StandardCopyOption.REPLACE_EXISTING);
    match[4] = "4";
    Run run = Run.of(match);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("not from a run with the same arguments", "weights of pvs1:");
    assertThat(file).content().isEqualTo(games);
    Files.move(Weights.linear(folder, 1), weights, StandardCopyOption.REPLACE_EXISTING);
    assertThat(Run.of(match).exitCode()).isZero();
    assertThat(file).content().startsWith(games);
  }

  @Test
  void takesTheStartFromAFile() throws IOException {
    Path file = folder.resolve("position.obf");
    Files.writeString(file, "% an ending\nO--X-XXX-OXX--O- X\n");
    Run run =
        Run.of("match", "random", "random", "--games", "2", "--csv", "--from", file.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines()).hasSize(3);
    assertThat(run.lines().get(1)).contains(",O--X-XXX-OXX--O- X;,");
  }

  @Test
  void playsTheOpeningsOfAFileWithBothColors() throws IOException {
    Path openings = folder.resolve("openings.txt");
    Path file = folder.resolve("match.csv");
    Files.write(openings, OPENINGS);
    String[] match = {
      "match", "minimax2", "random", "--openings", openings.toString(), "-o", file.toString()
    };
    Run run = Run.of(match);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("of 4 points");
    List<String> lines = Files.readAllLines(file);
    assertThat(lines.get(2)).matches("# openings input openings.txt, 117 bytes, CRC-32C .*");
    assertThat(lines.get(lines.size() - 4)).matches("1,minimax2,random,.*,start,f5 d6 c3 .*");
    assertThat(lines.get(lines.size() - 3)).matches("2,random,minimax2,.*,start,f5 d6 c3 .*");
    assertThat(lines.get(lines.size() - 2)).matches("3,minimax2,random,.*,-+XO-+OX-+ X;,.*");
    assertThat(lines.get(lines.size() - 1)).matches("4,random,minimax2,.*,-+XO-+OX-+ X;,.*");
    // The same command has nothing left to play, and knows the openings by their content.
    assertThat(Run.of(match)).isEqualTo(run);
    Files.writeString(openings, "\nf5f6e6\n", StandardOpenOption.APPEND);
    Run changed = Run.of(match);
    assertThat(changed.exitCode()).isEqualTo(2);
    assertThat(changed.err()).contains("not from a run with the same arguments: line 3");
  }

  private static final List<String> OPENINGS = List.of(
      "# two openings",
      "",
      "f5d6c3 # the usual one",
      "---------------------------XO------OX--------------------------- X; % another");

  @Test
  void namesTheLineOfABadOpening() throws IOException {
    Path openings = folder.resolve("openings.txt");
    Files.writeString(openings, "f5d6\nf5f5\nO--X-XXX-OXX--O- X\nhello\n");
    String[] match = {"match", "random", "random", "--openings", openings.toString()};
    Run run = Run.of(match);
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err().lines().skip(1))
        .satisfiesExactly(
            line -> assertThat(line)
                .startsWith(openings + ", line 2, offset 2 (move 2): ")
                .endsWith("in \"f5f5\""),
            line -> assertThat(line)
                .startsWith(openings + ", line 3, field 1: the board has 4x4 squares, not 8x8"),
            line -> assertThat(line).startsWith(openings + ", line 4, field 1: "));
    Files.writeString(openings, "O--X-XXX-OXX--O- X\nXXXXXXXXXXXXXXXX X");
    Run over = Run.of("match", "random", "random", "--size", "4", "--openings", openings + "");
    assertThat(over.err()).contains(openings + ", line 2, end: the game is over");
    Files.writeString(openings, "# nothing\n");
    assertThat(Run.of(match).err()).contains(openings + ": holds no opening");
  }

  @Test
  void playsEachOpeningOfAFileOnce() throws IOException {
    Path openings = folder.resolve("openings.txt");
    Files.write(openings, OPENINGS);
    Run many =
        Run.of("match", "random", "random", "--openings", openings.toString(), "--games", "6");
    assertThat(many.exitCode()).isEqualTo(2);
    assertThat(many.err())
        .contains("--games 6: the 2 openings of " + openings + " are for at most 4 games");
    Run two =
        Run.of("match", "random", "random", "--openings", openings.toString(), "--games", "2");
    assertThat(two.out()).contains("of 2 points");
    Run both = Run.of("match", "random", "random", "--openings", openings + "", "--from", "f5");
    assertThat(both.err()).contains("--from and the file of --openings exclude each other");
  }

  private static String[] match(String games, Path file) {
    return new String[] {
      "match", "minimax2", "pvs2:tanuki", "--games", games, "--output", file.toString()
    };
  }

  @Test
  void saysWhatIsWrongWithAnotherProgram() {
    Run run = Run.of("match", "random", "gtp:no-such-program-anywhere", "--games", "2");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err())
        .startsWith("yomikiri match: gtp:no-such-program-anywhere: cannot be started: ")
        .doesNotContain("\tat ");
  }

  /** A program that ends at once loses each game, or ends a strict match. */
  @Test
  @EnabledOnOs(OS.LINUX)
  void aProgramThatFailsLoses() {
    Run lost = Run.of("match", "random", "gtp:true", "--games", "2");
    assertThat(lost.exitCode()).as(lost.err()).isEqualTo(1);
    assertThat(lost.out())
        .contains("random: 2.0 of 2 points", "lost by failures: 2, the first one random (first)");
    Run strict = Run.of("match", "random", "gtp:true", "--games", "2", "--strict");
    assertThat(strict.exitCode()).as(strict.err()).isEqualTo(1);
    assertThat(strict.err()).contains("yomikiri match: gtp:true: ended instead of answering");
  }

  @Test
  void printsWhatThereIsWhenInterrupted() {
    assertThat(Run.interrupted("match", "random", "random").out())
        .contains("stopped after 0 of 200 games");
  }

  @Test
  void writesTheSameFileWithoutTimes() throws IOException {
    Path file = folder.resolve("untimed.csv");
    String[] match = {
      "match", "greedy", "random", "--games", "6", "--untimed", "-o", file.toString()
    };
    Run run = Run.of(match);
    assertThat(run.out()).doesNotContain("processor time");
    assertThat(Files.readAllLines(file))
        .contains("# untimed")
        .last()
        .asString()
        .contains(",,0.000,,0.000,start,");
    byte[] whole = Files.readAllBytes(file);
    assertThat(Run.of(match)).isEqualTo(run);
    Files.delete(file);
    assertThat(Run.of(match)).isEqualTo(run);
    assertThat(file).hasBinaryContent(whole);
  }

  @Test
  void namesAFileThatIsNoText() throws IOException {
    Path file = folder.resolve("binary");
    Files.write(file, new byte[] {0, '\n'});
    Run run = Run.of("match", "random", "random", "-o", file.toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(String.format("yomikiri match: %s, line 1: this is not text in UTF-8%n", file));
  }

  @Test
  void explainsBadOptions() {
    assertThat(Run.of("match", "randum", "random").err())
        .contains("player \"randum\": no player begins like this; expected random, greedy,")
        .doesNotContain("Exception");
    assertThat(Run.of("match", "random", "random", "--games", "3").err())
        .contains("--games 3 is not a positive even number");
    assertThat(Run.of("match", "random", "random", "--openings", "x").err()).contains("random:K");
    assertThat(Run.of("match", "random", "random", "--sprt", "10,0").err())
        .contains("expected two rising numbers");
    assertThat(Run.of("match", "random", "random", "--threads", "0").err()).contains("1-1024");
    assertThat(Run.of("match", "random", "random", "--openings", "random:99").err())
        .contains("the game is over before that many moves");
  }
}
