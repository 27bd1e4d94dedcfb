package io.github.yomikiri.app.book;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.Run;
import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.app.output.Measure;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.table.LockFreeTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands {@code book} and {@code book-show} of games that are not Reversi. */
class BookCommandTest {

  private static final NodeKit<ConnectFour> KIT = GameKits.connectFour();

  private static final int HEADER = 4;

  @TempDir
  private Path folder = Path.of("");

  private Path file(String name) {
    return folder.resolve(name);
  }

  private Path written(String name, String... lines) throws IOException {
    String text = "# Yomikiri valued book, version 1\n" + String.join("\n", lines) + "\n";
    return Files.writeString(file(name), text);
  }

  private static Run book(Path output, String... more) {
    List<String> line = new ArrayList<>(List.of("book", "-o", output.toString(), "--depth", "2"));
    line.addAll(List.of(more));
    return Run.of(KIT, line.toArray(String[]::new));
  }

  @Test
  void valuesAreThoseOfTheSearchInHundredths() throws IOException {
    Run run = book(file("a.book"), "--positions", "1");
    assertThat(run.exitCode()).as(run.err()).isZero();
    List<String> lines = Files.readAllLines(file("a.book"));
    assertThat(lines).hasSize(HEADER + 1);
    assertThat(lines.get(1)).endsWith(" book --within 0.2 --depth 2");
    assertThat(lines.get(3)).endsWith("value, in hundredths of a win chance");
    Measure<ConnectFour> measure =
        Measure.of(KIT, KIT.bestEvaluator().orElseThrow().maker().get());
    Searcher<ConnectFour> search = KIT.search()
        .evaluator(measure.evaluator())
        .table(() -> LockFreeTable.ofMebibytes(1))
        .build();
    StringBuilder expected = new StringBuilder("|");
    // The board is symmetric, so half of the moves are enough.
    for (String move : List.of("1", "2", "3", "4")) {
      search.reset();
      int score = search.search(ConnectFour.START.after(move), Limits.depth(2)).score();
      long value = -Math.round(measure.ofSearch().applyAsDouble(score) * 100);
      expected.append(' ').append(move).append(' ').append(value);
    }
    assertThat(lines.get(HEADER)).isEqualTo(expected.toString());
  }

  @Test
  void resumesAndExtends() throws IOException {
    book(file("whole.book"), "--positions", "4");
    book(file("a.book"), "--positions", "2");
    Files.writeString(file("a.book"), "4 | 1 0", StandardOpenOption.APPEND);
    assertThat(book(file("a.book"), "--positions", "4").out()).startsWith("Added 2 positions in ");
    assertThat(file("a.book")).hasSameTextualContentAs(file("whole.book"));
    Run other = book(file("a.book"), "--within", "0.5");
    assertThat(other.exitCode()).isEqualTo(2);
    assertThat(other.err()).contains("not from a run with the same arguments");
  }

  @Test
  void showsAPositionOrItsImage() throws IOException {
    String path = written(
            "a.book", "| 1 5 2 -10 3 99 4 0", "3 | 1 -50 2 -30 3 -50 4 -50 5 -50 6 -50 7 -50")
        .toString();
    assertThat(Run.of(KIT, "book-show", "--book", path).out())
        .startsWith("X to move; a book of 2 positions\nmove    value  visits  line\n")
        .containsPattern("(?m)^3 +\\+0\\.30 +\\d  3 2$")
        .containsPattern("(?m)^5 +\\+0\\.30 +\\d  5 6$")
        .containsPattern("(?m)^2 +-0\\.10 ");
    assertThat(Run.of(KIT, "book-show", "5", "--book", path).out())
        .startsWith("O to move, after 1 move; ")
        .containsPattern("(?m)^6 +-0\\.30 ");
    assertThat(Run.of(KIT, "book-show", "4", "--book", path).out())
        .contains("The book has no moves for this position.");
  }

  @Test
  void decidedGamesAreShownAsSuch() throws IOException {
    String path = written("a.book", "| a1 99999999 b1 0 c1 0 a2 0 b2 0 c2 0 a3 0 b3 0 c3 -99999999")
        .toString();
    assertThat(Run.of(GameKits.ticTacToe(), "book-show", "--book", path).out())
        .containsPattern("(?m)^a1 +win ")
        .containsPattern("(?m)^b1 +\\+0\\.00 ")
        .containsPattern("(?m)^c3 +loss ");
  }

  @Test
  void saysWhenThereAreNoMore() {
    Run run = Run.of(
        GameKits.ticTacToe(),
        "book",
        "--within",
        "0",
        "--positions",
        "5000",
        "--nodes",
        "1000",
        "-o",
        file("a.book").toString());
    assertThat(run.out()).contains("No more positions can be reached within these points.");
  }

  @Test
  void anEngineOfThatNamePlaysFromABook() throws IOException {
    Path path = written("My.book", "| 1 90 2 0 3 0 4 0");
    Run run = Run.of(
        KIT,
        "match",
        "engine:depth=1:book=" + path,
        "random",
        "--games",
        "2",
        "--openings",
        "start",
        "--csv",
        "--untimed");
    assertThat(run.exitCode()).as(run.err()).isZero();
    // Without the book, its first move would be in the middle.
    assertThat(run.lines().get(1)).containsPattern(",[17] [1-7] ");
  }

  @Test
  void explainsBadInput() throws IOException {
    Path bad = written("bad.book", "4 | 1 0");
    assertThat(Run.of(KIT, "book-show").err())
        .contains("--book is missing: expected a file that the command book wrote");
    assertThat(Run.of(KIT, "book-show", "--book", bad.toString()).err())
        .contains("--book: " + bad + ", line 2");
    for (String player : List.of("engine:book=nothing", "engine:book=" + bad)) {
      Run run = Run.of(KIT, "match", player, "random");
      assertThat(run.exitCode()).isEqualTo(2);
      assertThat(run.err())
          .contains(player.endsWith("nothing") ? "no file \"nothing\" of a book" : ", line 2");
    }
    Path book = written("a.book", "| 1 0 2 0 3 0 4 0");
    assertThat(Run.of(KIT, "match", "engine:level=1:book=" + book, "random").err())
        .contains("level 1 plays random moves, so it plays from no book");
    assertThat(book(file("b.book"), "--within=-1").err())
        .contains("--within -1.0 is outside 0-1000000");
  }
}
