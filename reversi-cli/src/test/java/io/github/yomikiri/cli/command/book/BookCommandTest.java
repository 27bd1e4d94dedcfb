package io.github.yomikiri.cli.command.book;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.cli.command.Run;
import io.github.yomikiri.reversi.engine.ReversiBook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BookCommandTest {

  private static final int HEADER = 4;

  @TempDir
  private Path folder = Path.of("");

  private Path file = Path.of("");

  @BeforeEach
  void nameTheFile() {
    file = folder.resolve("My.Book");
  }

  private static Run book(Path output, String... more) {
    List<String> line = new ArrayList<>(List.of("book", "--evaluator", "tanuki"));
    line.addAll(List.of("-o", output.toString()));
    line.addAll(List.of(more));
    return Run.of(line.toArray(String[]::new));
  }

  private void make(int positions) {
    Run run = book(file, "--depth", "2", "--positions", String.valueOf(positions));
    assertThat(run.exitCode()).as(run.err()).isZero();
  }

  @Test
  void makesABookThatPlays() throws IOException {
    make(6);
    List<String> lines = Files.readAllLines(file);
    assertThat(lines).hasSize(HEADER + 6);
    assertThat(lines.get(0)).isEqualTo("# Yomikiri valued book, version 1");
    assertThat(lines.get(1)).matches("# yomikiri .* book --within 2.0 --depth 2");
    assertThat(lines.get(2)).isEqualTo("# evaluator tanuki");
    assertThat(lines.get(HEADER)).matches("\\| d3 -?\\d+");
    assertThat(ReversiBook.builder().read(file).size()).isEqualTo(6);
    String path = file.toString();
    // 1. The moves and their values.
    Run show = Run.of("book-show", "f5", "--book", path);
    assertThat(show.out())
        .startsWith("Light to move, 59 empty squares; a book of 6 positions\n")
        .containsPattern("(?m)^d6 +[+-]\\d+\\.\\d\\d +\\d  d6");
    assertThat(Run.of("book-show", "f5d6c3d3c4f4c5b3", "--book", path).out())
        .contains("The book has no moves for this position.");
    // 2. By protocol, and not without the option.
    assertThat(Run.withInput("go\n", "nboard", "--book", path).out())
        .containsPattern("(?m)^book (D3|C4|F5|E6)\\S* -?\\d\\.\\d\\d 0 \\d$");
    assertThat(Run.withInput("go\n", "nboard", "--nodes", "100").out()).doesNotContain("book");
    // 3. Against a person, and in a match.
    assertThat(
            Run.withInput("quit\n", "play", "--white", "human", "--book", path).out())
        .containsPattern("Dark \\(engine:book=.*My.Book\\) plays (d3|c4|f5|e6)\\.");
    assertThat(Run.of("match", "engine:depth=1:book=" + path, "random", "--games", "2")
            .out())
        .contains("of 2 points");
  }

  @Test
  void resumesAndExtends() throws IOException {
    Path whole = folder.resolve("whole.book");
    book(whole, "--depth", "2", "--positions", "5");
    make(2);
    Files.writeString(file, "f5 d6 | c3 4", StandardOpenOption.APPEND);
    assertThat(book(file, "--depth", "2", "--positions", "5").out())
        .matches("Added 3 positions in .* s, 5 are in .*\n");
    assertThat(file).hasSameTextualContentAs(whole);
    assertThat(book(file, "--depth", "2", "--positions", "4").out()).contains("Added 0 positions");
    Run other = book(file, "--depth", "3");
    assertThat(other.exitCode()).isEqualTo(2);
    assertThat(other.err()).contains("not from a run with the same arguments: line 2");
    Files.writeString(file, "f5 f5 | a1 0\n", StandardOpenOption.APPEND);
    assertThat(book(file, "--depth", "2").err())
        .contains("My.Book, line 10, move 2: this is not a legal move here, in \"f5\"");
  }

  @Test
  void limitsSearchesByNodes() {
    assertThat(book(file, "--nodes", "500", "--positions", "1").exitCode()).isZero();
    assertThat(file).content().contains("book --within 2.0 --nodes 500\n");
    assertThat(book(folder.resolve("few"), "--nodes", "1").err())
        .contains("--nodes 1: too few for a value");
  }

  @Test
  void endsWhenInterrupted() {
    assertThat(Run.interrupted("book", "-o", file.toString()).out())
        .contains("Added 0 positions", "Stopped. The same command resumes.");
  }

  @Test
  void saysWhenThereAreNoMore() {
    // All that can be reached by best moves alone, which are few, to the end of the game.
    Run run = book(file, "--depth", "2", "--within", "0", "--positions", "2");
    assertThat(run.out()).contains("Added 2 positions");
  }

  @Test
  void playsOnlyFromBooksThatArePlayed() throws IOException {
    String path = file.toString();
    Files.writeString(file, "# Yomikiri valued book, version 1\n");
    assertThat(Run.of("gtp", "--book", path).err())
        .contains("--book: " + path + ": this book has no positions yet");
    String reason =
        "level 3 makes mistakes, so it plays from no book; the levels 9 to 12 play from a book";
    for (String[] line : new String[][] {
      {"gtp", "--book", "default", "--level", "3"},
      {"nboard", "--book", "default", "--level", "3"},
      {"play", "--book", "default", "--level", "3"}
    }) {
      Run run = Run.of(line);
      assertThat(run.exitCode()).isEqualTo(2);
      assertThat(run.err()).contains("--book default: " + reason);
    }
    assertThat(Run.of("match", "engine:level=3:book=default", "random").err()).contains(reason);
    assertThat(
            Run.withInput("quit\n", "gtp", "--book", "default", "--level", "9").exitCode())
        .isZero();
    assertThat(Run.of("play", "--book", "default", "--size", "6").err())
        .contains("--book default: books are for the board of 8x8, not for 6x6");
  }

  @Test
  void showsTheBookOfTheProgram() {
    assertThat(Run.of("book-show").out())
        .containsPattern("a book of [\\d,]+ positions")
        .containsPattern("(?m)^f5 +[+-]\\d\\.\\d\\d +\\d+  f5 ");
  }

  @Test
  void showsOnePosition() throws IOException {
    Files.writeString(file, "f5\nf5d6\n");
    assertThat(Run.of("book-show", file.toString()).err()).contains(": holds 2 positions, not one");
    assertThat(Run.of("book-show", "--help").out().replaceAll("\\s+", " "))
        .contains("a file that holds one of these; - for standard input. Default: start.");
  }

  @Test
  void explainsBadOptions() throws IOException {
    assertThat(book(file, "--within=-1").err()).contains("--within -1.0 is outside 0-64");
    assertThat(book(file, "--depth", "1").err()).contains("--depth 1 is outside 2-60");
    assertThat(book(file, "--nodes", "0").err()).contains("--nodes 0 is less than 1");
    assertThat(book(file, "--positions", "0").err()).contains("--positions 0 is outside");
    assertThat(Run.of("book", "--evaluator", "mobility", "-o", file.toString()).err())
        .contains("are not discs");
    assertThat(file).doesNotExist();
    Files.write(file, new byte[] {0, '\n'});
    Run binary = book(file);
    assertThat(binary.exitCode()).isEqualTo(2);
    assertThat(binary.err())
        .isEqualTo(String.format("yomikiri book: %s, line 1: this is not text in UTF-8%n", file));
    assertThat(Run.of("gtp", "--book", file.toString()).err())
        .contains("--book: " + file + ", line 1: this is not text in UTF-8");
    Files.writeString(file, "no book\n");
    String path = file.toString();
    assertThat(Run.of("gtp", "--book", path).err())
        .contains("--book: " + path + ", line 1: a book begins with the line \"# Yomikiri valued");
    assertThat(Run.of("nboard", "--book", "no-such-file").err())
        .contains("--book: no book \"no-such-file\"; expected default or a file");
    assertThat(Run.of("gtp", "--book", "default", "--book-within", "-1").err())
        .contains("--book-within -1.0 is outside 0-64");
    assertThat(Run.of("gtp", "--book-within", "1").err())
        .contains("--book-within 1.0 needs --book");
    assertThat(Run.of("match", "engine:book=no-such-file", "random").err())
        .contains("no book \"no-such-file\"");
    assertThat(Run.of("play", "--book", path).err()).contains("--book: " + path + ", line 1");
  }
}
