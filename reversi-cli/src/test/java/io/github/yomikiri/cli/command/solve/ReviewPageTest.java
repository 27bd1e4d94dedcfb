package io.github.yomikiri.cli.command.solve;

import static io.github.yomikiri.cli.command.HtmlText.changed;
import static io.github.yomikiri.cli.command.HtmlText.data;
import static io.github.yomikiri.cli.command.HtmlText.found;
import static io.github.yomikiri.cli.command.HtmlText.lists;
import static io.github.yomikiri.cli.command.HtmlText.piecesOf;
import static io.github.yomikiri.cli.command.HtmlText.rows;
import static io.github.yomikiri.cli.command.HtmlText.wellFormedParts;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.cli.command.Run;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.Transcript;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The option {@code --html} of the command {@code analyze}. */
class ReviewPageTest {

  /** A whole game on 4x4 with passes, whose values are all exact. */
  private static final String SMALL = "d3b4a2b1a1d2d4d1c1a4c4";

  private static final String LARGE =
      "c4c5f6b3b5a6c3f5g6g5a2h7f4e6h5e3d3b4a4d2a5f3g4c6a7a3b2a8d6b6c7c2d7b7e7c8h6h4h3h2b8f8e8d8f7g3e1a1f2d1e2g7c1b1h8g8h1f1g1g2";

  private static final String NASTY =
      "</script><img src=x onerror=alert(1)><!--\"'&{{data}} $1\u00e9";

  @TempDir
  private Path folder;

  private Path file() {
    return folder.resolve("review.html");
  }

  private Run review(String game, String... more) throws IOException {
    Files.deleteIfExists(file());
    List<String> line = new ArrayList<>(List.of("analyze", "--game", game, "--hash", "2"));
    line.addAll(List.of("--html", file().toString()));
    line.addAll(List.of(more));
    Run run = Run.of(line.toArray(String[]::new));
    assertThat(run.exitCode()).as(run.err()).isZero();
    return run;
  }

  private Run small(String... more) throws IOException {
    List<String> options = new ArrayList<>(List.of("--size", "4", "--nodes", "100000000"));
    options.addAll(List.of(more));
    return review(SMALL, options.toArray(String[]::new));
  }

  private String page() throws IOException {
    return Files.readString(file());
  }

  private static String forDark(String side, String value, boolean exact) {
    double discs = Double.parseDouble(value) * (side.equals("dark") ? 1 : -1) + 0.0;
    return String.format(Locale.ROOT, exact ? "%+.0f" : "%+.2f", discs);
  }

  private void hasTheValuesOf(Run csv) throws IOException {
    List<String> lines = csv.lines();
    List<List<String>> rows = rows(page(), "moves");
    assertThat(rows).hasSize(lines.size() - 1);
    for (int i = 0; i < rows.size(); i++) {
      // The fields: game, number, side, move, before, after, loss, solved, depth, other, value.
      String[] fields = lines.get(i + 1).split(",", -1);
      List<String> row = rows.get(i);
      assertThat(row.get(0)).isEqualTo(fields[1]);
      assertThat(row.get(1)).isEqualToIgnoringCase(fields[2]);
      assertThat(row.get(2)).isEqualTo(fields[3]);
      boolean exact = !row.get(3).contains(".");
      assertThat(row.get(3)).isEqualTo(forDark(fields[2], fields[5], exact));
      double loss = Double.parseDouble(fields[6]);
      assertThat(row.get(4).isEmpty() ? 0 : Double.parseDouble(row.get(4))).isEqualTo(loss);
      assertThat(row.get(5)).isEqualTo(loss >= 6 ? "?? blunder" : loss >= 2 ? "? mistake" : "");
      assertThat(row.get(6)).startsWith(loss > 0 ? fields[9] + " " : "");
      if (loss > 0) {
        boolean otherExact = !row.get(6).contains(".");
        assertThat(row.get(6)).endsWith(" " + forDark(fields[2], fields[10], otherExact));
      }
    }
  }

  @Test
  void hasTheValuesOfTheCsv() throws IOException {
    hasTheValuesOf(small("--csv"));
    hasTheValuesOf(review(LARGE, "--depth", "2", "--csv"));
  }

  @Test
  void theLossesExplainTheScore() throws IOException {
    small();
    String page = page();
    assertThat(page).contains("Dark won 13 to 2. In values, empty squares count for the winner.");
    double score = Double.parseDouble(
        found("<p id=\"status\"[^>]*>The start, Dark to move. Value ([^<]*)\\.</p>", page)
            .get(0));
    for (List<String> row : rows(page, "moves")) {
      double loss = row.get(4).isEmpty() ? 0 : Double.parseDouble(row.get(4));
      score -= row.get(1).equals("Dark") ? loss : -loss;
      assertThat(Double.parseDouble(row.get(3))).isEqualTo(score);
    }
    assertThat(score).isEqualTo(12);
  }

  @Test
  void sumsUpTheLosses() throws IOException {
    Run run = review(LARGE, "--depth", "2");
    List<List<String>> rows = rows(page(), "losses");
    // The name of the opening comes last.
    List<String> sums = run.lines().subList(run.lines().size() - 3, run.lines().size() - 1);
    for (int side = 0; side < 2; side++) {
      List<List<String>> own = rows.subList(5 * side, 5 * side + 5);
      assertThat(own.stream().map(row -> row.get(0).replaceAll(" .*", "")))
          .containsExactly(side == 0 ? "Dark" : "Light", "opening", "midgame", "endgame", "whole");
      // The columns of the text: side, moves, discs lost, mistakes, blunders.
      String[] text = sums.get(side).split(" +");
      List<String> whole = own.get(4);
      assertThat(List.of(whole.get(1), whole.get(3), whole.get(4)))
          .containsExactly(text[2], text[3], text[4]);
      assertThat(Double.parseDouble(whole.get(2)))
          .isCloseTo(Double.parseDouble(text[2]) / Double.parseDouble(text[1]), within(0.006));
      for (int column : new int[] {1, 3, 4}) {
        double sum = own.subList(1, 4).stream()
            .mapToDouble(row -> Double.parseDouble(row.get(column)))
            .sum();
        assertThat(sum).isCloseTo(Double.parseDouble(whole.get(column)), within(0.02));
      }
    }
  }

  @Test
  void theScriptHasEachPosition() throws IOException {
    small();
    Game<Reversi> game = Transcript.parse(Reversi.start(4), SMALL);
    String pageText = page();
    List<String> moves = data(page(), "moves");
    List<String> boards =
        new ArrayList<>(List.of(found("\"start\":\"(.*?)\"", page()).get(0)));
    moves.forEach(
        move -> boards.add(changed(boards.get(boards.size() - 1), fields(move).get(3))));
    assertThat(boards)
        .containsExactlyElementsOf(game.positions().stream()
            .map(position -> piecesOf(pageText, position))
            .distinct()
            .toList());
    assertThat(moves.stream().map(move -> fields(move).get(1))).startsWith("d3", "b4");
    assertThat(moves.get(8)).as("Light passes").startsWith("0+1 c1 ");
    assertThat(data(page(), "texts"))
        .hasSameSizeAs(boards)
        .contains(
            "2. Light b4: value +12, blunder, 22 lost. Dark to move.",
            "9. Dark c1: value +12. Light passes, Dark to move.");
    assertThat(data(page(), "better")).hasSameSizeAs(boards).element(2).isEqualTo("d4 -10");
  }

  private static List<String> fields(String move) {
    return List.of(move.split(" ", -1));
  }

  /** The script turns discs as the data says, because it knows no rules. */
  @Test
  void theLinesTurnTheRightDiscs() throws IOException {
    review(LARGE, "--depth", "4");
    Game<Reversi> game = Transcript.parse(LARGE);
    List<List<String>> lines = lists(page(), "lines");
    assertThat(lines).hasSize(1 + 60);
    int checked = 0;
    for (int number = 1; number <= 60; number++) {
      Reversi position = game.positions().get(number - 1);
      String board = piecesOf(page(), position);
      for (String move : lines.get(number)) {
        String name = fields(move).get(1);
        board = changed(board, fields(move).get(3));
        position = name.equals("pass")
            ? position.play(Reversi.PASS)
            : position.play(position.parse(name).orElseThrow()).orElseThrow();
        assertThat(board).isEqualTo(piecesOf(page(), position));
        checked++;
      }
    }
    assertThat(checked).isGreaterThan(60);
  }

  @Test
  void namesAreHarmless() throws IOException {
    String game =
        "(;GM[Othello]PB[" + NASTY + "]PW[" + NASTY + "]BO[4 ---- -O*- -*O- ---- *]B[B1]W[A1];)";
    review(game, "--depth", "2");
    String nasty = page();
    assertThat(found("<title>(.*?)</title>", nasty).get(0))
        .startsWith("&#x3c;/script&#x3e;&#x3c;img src=x onerror=alert(1)&#x3e;")
        .endsWith(" $1&#xe9;");
    review(game.replace(NASTY, "Ann"), "--depth", "2");
    // Each element begins as often as in a page without markup in its names.
    for (String text : List.of("<script", "</script", "<img", "<!--", "\"texts\"", "<title")) {
      assertThat(nasty.split(text, -1)).as(text).hasSameSizeAs(page().split(text, -1));
    }
    assertThat(page()).contains("<title>Ann - Ann</title>", "<h1>Ann - Ann</h1>");
    assertThat(StandardCharsets.US_ASCII.newEncoder().canEncode(nasty)).isTrue();
  }

  @Test
  void isOneSmallFileThatLoadsNothing() throws IOException {
    review(LARGE, "--depth", "4");
    assertThat(page())
        .startsWith("<!DOCTYPE html>")
        .endsWith("</html>\n")
        .contains("default-src 'none'")
        .doesNotContain("http:", "https:", "src=", "import {", "url(", "fetch(");
    assertThat(Files.size(file())).isLessThan(100_000);
  }

  @Test
  void thePicturesAndTablesAreWellFormed() throws Exception {
    review(LARGE, "--depth", "2");
    List<String> parts = wellFormedParts(page());
    assertThat(parts).hasSize(4);
  }

  @Test
  void theCurveHasTheValuesOfTheTable() throws IOException {
    review(LARGE, "--depth", "2");
    List<List<String>> rows = rows(page(), "moves");
    String values = found("\"values\":\\[(.*)\\]", page()).get(0);
    List<String> points = found("\\[(\\d+,-?[\\d.]+,[01])\\]", values);
    assertThat(points).hasSize(1 + rows.size());
    for (int number = 1; number <= rows.size(); number++) {
      String value = rows.get(number - 1).get(3);
      String[] point = points.get(number).split(",");
      assertThat(point[0]).isEqualTo(String.valueOf(number));
      assertThat(Double.parseDouble(point[1])).isEqualTo(Double.parseDouble(value) + 0.0);
      assertThat(point[2]).isEqualTo(value.contains(".") ? "0" : "1");
    }
  }

  /** The script looks for elements by their names. */
  @Test
  void theScriptFindsItsElements() throws IOException {
    small();
    List<String> ids = found(" id=\"([\\w-]+)\"", page());
    assertThat(ids).doesNotHaveDuplicates();
    assertThat(ids)
        .containsAll(found("(?:byId|disable)\\('(\\w+)'", page()))
        .contains("first", "previous", "next", "last", "mistake", "show");
  }

  @Test
  void replacesTheTableOnStandardOutput() {
    Run run = Run.of("analyze", "--game", "f5d6", "--depth", "1", "--html", "-");
    assertThat(run.out()).startsWith("<!DOCTYPE html>").endsWith("</html>\n");
    assertThat(Run.of("analyze", "--game", "f5", "--html", "-", "--csv").err())
        .contains("--csv and --html - cannot both write to standard output");
  }

  @Test
  void choosesOneGameOfAFile() throws IOException {
    Path games = Files.writeString(folder.resolve("games.txt"), "f5d6\nx\nf5f6e6\n");
    String[] line = {
      "analyze", "--game", games.toString(), "--depth", "1", "--html", file().toString()
    };
    assertThat(Run.of(line).err())
        .contains(
            "--html shows one game, but the input has 2; expected --only N, the number of a game");
    assertThat(file()).doesNotExist();
    String[] only = Stream.concat(Stream.of(line), Stream.of("--only", "2")).toArray(String[]::new);
    Run run = Run.of(only);
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.lines().get(0)).isEqualTo("Game 2 of 2");
    assertThat(run.err()).endsWith("Wrote " + file() + System.lineSeparator());
    assertThat(data(page(), "moves").stream().map(move -> fields(move).get(1)))
        .containsExactly("f5", "f6", "e6");
    assertThat(page())
        .contains("3 moves, then the game stops with 5 discs for Dark and 2 for Light.");
    assertThat(Run.of("analyze", "--game", "f5", "--only", "2").err())
        .contains("--only 2 is outside 1-1, the games of the input");
    assertThat(Run.of("analyze", "f5", "--only", "1").err()).contains("--only needs --game");
    assertThat(Run.of("analyze", "f5", "--html", "x").err()).contains("--html needs --game");
  }

  /** Judging begins at the end of the game. */
  @Test
  void showsTheMovesThatWereJudgedBeforeCtrlC() throws IOException {
    Run run = Run.interruptedAtLook(
        4,
        "",
        "analyze",
        "--game",
        "f5d6c3d3c4f4",
        "--depth",
        "1",
        "--html",
        file().toString());
    assertThat(run.err()).contains("Wrote " + file());
    List<List<String>> rows = rows(page(), "moves");
    assertThat(rows).hasSize(6);
    assertThat(rows.get(0).get(3)).isEmpty();
    assertThat(rows.get(5).get(3)).isNotEmpty();
    long missing = rows.stream().filter(row -> row.get(3).isEmpty()).count();
    assertThat(page()).contains(" Not judged: " + missing + " of the moves.");
    assertThat(data(page(), "texts").get(1)).isEqualTo("1. Dark f5: not judged. Light to move.");
  }
}
