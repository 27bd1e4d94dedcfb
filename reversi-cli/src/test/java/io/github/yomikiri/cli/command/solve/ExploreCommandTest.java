package io.github.yomikiri.cli.command.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.cli.command.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExploreCommandTest {

  @TempDir
  private Path folder = Path.of("");

  private Path file() {
    return folder.resolve("tree.html");
  }

  private static String found(String pattern, String text) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    assertThat(matcher.find()).as(pattern).isTrue();
    return matcher.group(1);
  }

  private static List<Integer> numbers(String property, String page) {
    List<Integer> numbers = new ArrayList<>();
    for (String number : found("\"" + property + "\":\\[([^\\]]*)\\]", page).split(",", -1)) {
      numbers.add(Integer.parseInt(number));
    }
    return numbers;
  }

  private static List<String> kinds(String page) {
    return Pattern.compile("\\[\"([^\"]*)\",\"[^\"]*\",\"[a-z]*\",")
        .matcher(found("\"kinds\":(.*)", page))
        .results()
        .map(match -> match.group(1))
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"alphabeta, none", "negaalpha, both", "minimax, history"})
  void eachNodeHasARow(String algorithm, String ordering) throws IOException {
    Run run = Run.of(
        "explore",
        "f5d6c3d3c4",
        "--depth",
        "3",
        "--algorithm",
        algorithm,
        "--ordering",
        ordering,
        "--html",
        file().toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.err()).isEqualTo("Wrote " + file() + System.lineSeparator());
    assertThat(run.lines()).hasSize(1);
    assertThat(run.out()).matches("[a-h][1-8] [-+]\\d+\\.\\d\\d discs, depth 3, [\\d,]+ nodes\\R");
    String page = Files.readString(file());
    int cut = kinds(page).indexOf("cut");
    long visited = numbers("kind", page).stream().filter(kind -> kind != cut).count();
    assertThat(found("([\\d,]+) nodes", run.out())).isEqualTo(String.format("%,d", visited));
    assertThat(numbers("appears", page)).hasSameSizeAs(numbers("ply", page));
    assertThat(page)
        .contains("<title>Reversi after f5d6c3d3c4, searched by " + algorithm
            + " to depth 3, values of interprism in discs</title>")
        .contains("\"seats\":[\"Dark\",\"Light\"]");
  }

  @Test
  void valuesAreDiscs() {
    Run run = Run.of("explore", "f5", "--depth", "1", "--evaluator", "tanuki", "--html", "-");
    String page = run.out();
    String value = Run.of(
            "explore",
            "f5",
            "--depth",
            "1",
            "--evaluator",
            "tanuki",
            "--html",
            folder.resolve("a").toString())
        .out();
    double discs = Double.parseDouble(found("^\\S+ ([-+][\\d.]+) discs", value));
    String shown = found("value (\\S+), \\d+ inner nodes", page).replace("&#x2212;", "-");
    assertThat(Double.parseDouble(shown)).isCloseTo(discs, within(0.01));
  }

  @Test
  void standardOutputHasThePageOnly() {
    Run run =
        Run.of("explore", "--depth", "2", "--html", "-", "--algorithm", "mtdf", "--table", "1");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).startsWith("<!DOCTYPE html>").endsWith("</html>\n");
    assertThat(run.out()).contains("<title>Reversi from the start, searched by mtdf to depth 2");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void saysThatNodesAreMissing() {
    Run run = Run.of("explore", "f5", "--depth", "3", "--record", "10", "--html", "-");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err())
        .matches("The page has the first 10 of \\d+ visits; --record raises this limit\\.\\R");
    assertThat(run.out())
        .contains("Some nodes are missing: the recorder was full after 10 visits.");
    assertThat(kinds(run.out())).contains("not recorded");
  }

  @Test
  void searchesAPositionOfAGame() throws IOException {
    String hostile = "</title><script>alert(1)</script>";
    Path games = folder.resolve("games.ggf");
    Files.writeString(
        games,
        "(;GM[Othello]PB[Ann]PW[" + hostile + "]TY[8]BO[8 ----------------"
            + "-----------O*------*O--------------------------- *]B[f5]W[d6]B[c3];)\n"
            + "(;GM[Othello]PB[Bob]PW[Cy]TY[8]BO[8 ----------------"
            + "-----------O*------*O--------------------------- *]B[d3];)\n");
    Run run = Run.of(
        "explore",
        "--game",
        games.toString(),
        "--only",
        "1",
        "--ply",
        "2",
        "--depth",
        "1",
        "--html",
        "-");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out())
        .contains("<title>Ann - &#x3c;/title&#x3e;&#x3c;script&#x3e;alert(1)&#x3c;/script&#x3e;,"
            + " after 2 moves, searched by pvs to depth 1")
        .contains("\"toMove\":0")
        .doesNotContain("<script>alert");
    Run second = Run.of(
        "explore",
        "--game",
        games.toString(),
        "--only",
        "2",
        "--ply",
        "1",
        "--depth",
        "1",
        "--html",
        "-");
    assertThat(second.out()).contains("<title>Bob - Cy, after 1 move, ");
    assertThat(Run.of("explore", "--game", games.toString(), "--ply", "1", "--html", "-")
            .err())
        .contains("the input has 2 games; expected --only N, the number of a game");
    assertThat(Run.of("explore", "--game", games.toString(), "--only", "3", "--html", "-")
            .err())
        .contains("--only 3 is outside 1-2, the games of the input");
  }

  @Test
  void writesTheTreeSoFarWhenItIsInterrupted() throws IOException {
    // The first look starts the clock, and each report of the search has another.
    Run run = Run.interruptedAtLook(
        2,
        "",
        "explore",
        "f5d6c3d3c4",
        "--depth",
        "12",
        "--evaluator",
        "discs",
        "--html",
        file().toString());
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).contains("Interrupted after ", " nodes: the page has the tree so far.");
    assertThat(run.out()).as("no value is known").isEmpty();
    assertThat(Files.readString(file())).contains("The search was stopped before its end.");
    Run before = Run.interrupted("explore", "f5", "--html", "-");
    assertThat(before.err()).contains("Interrupted");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "f5 --depth 0 | --depth 0 is outside 1-20",
        "f5 --record 0 | --record 0 is outside 1-1000000",
        "f5 --table 0 | --table 0 is outside 1-1024",
        "f5 --algorithm best | --algorithm best: expected one of minimax, negamax",
        "f5 --ordering best | expected one of [NONE, KILLERS, HISTORY, BOTH]",
        "f5 --evaluator none.weights | no evaluator or weight file \"none.weights\"",
        "f5 --ply 1 | --ply needs --game",
        "f5 --only 1 | --only needs --game",
        "--game --ply 1 | --game needs a game; expected a transcript",
        "--game f5d6 | --game needs --ply N, the number of moves before the position, in 0-2",
        "--game f5d6 --ply 3 | --ply 3 is outside 0-2, the moves of the game",
        "f5f5 | is not a legal transcript",
        "OOOOOOOOOOOOOOOO_X | OOOOOOOOOOOOOOOO X: the game is over, so there is nothing to search",
        "O--X-XXX-OXX--O-_X --evaluator pattern | its patterns are for 8x8, but the board is 4x4",
      })
  void explainsBadOptions(String arguments, String message) {
    List<String> words = new ArrayList<>(List.of("explore", "--html", "-"));
    for (String word : arguments.split(" ", -1)) {
      words.add(word.replace('_', ' '));
    }
    Run run = Run.of(words.toArray(String[]::new));
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains(message);
  }

  @Test
  void needsAFile() {
    assertThat(Run.of("explore", "f5").err()).contains("Missing required option: '--html=FILE'");
    Run run = Run.of("explore", "f5", "--depth", "1", "--html", folder.toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains(folder.toString());
  }
}
