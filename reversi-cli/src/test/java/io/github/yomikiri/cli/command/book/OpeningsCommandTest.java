package io.github.yomikiri.cli.command.book;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.cli.command.Run;
import io.github.yomikiri.cli.input.OpeningFile;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.ReversiBook;
import io.github.yomikiri.reversi.notation.Transcript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpeningsCommandTest {

  private static final int HEADER = 3;

  @TempDir
  private Path folder = Path.of("");

  private static Run openings(Path output, String... more) {
    return run(output, "--plies 4-6 --depth 3", more);
  }

  private static Run run(Path output, String options, String... more) {
    List<String> line = new ArrayList<>(List.of("openings", "--evaluator", "tanuki"));
    line.addAll(List.of("-o", output.toString()));
    line.addAll(List.of(options.split(" ", -1)));
    line.addAll(List.of(more));
    return Run.of(line.toArray(String[]::new));
  }

  private static List<Long> identities(Path file) throws IOException {
    return OpeningFile.read(file, 8).stream()
        .map(opening -> ReversiBook.identity(opening.position()))
        .toList();
  }

  @Test
  void writesBalancedOpeningsThatDiffer() throws IOException {
    Path file = folder.resolve("balanced.txt");
    Run run = run(file, "--plies 4-6 --depth 7 --count 2");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).matches("Found 2 openings in .* s, 2 are in .*\n");
    List<String> lines = Files.readAllLines(file);
    assertThat(lines).hasSize(HEADER + 2);
    assertThat(lines.get(0))
        .matches("# yomikiri .* openings --plies 4-6 --within 1.5 --depth 7 --seed 1");
    assertThat(lines.subList(HEADER, lines.size()))
        .allMatch(line -> line.matches("([a-h][1-8]){4,6} # [+-][01]\\.\\d\\d \\d+"));
    assertThat(identities(file)).hasSize(2).doesNotHaveDuplicates();
    // A match plays them.
    Run match = Run.of("match", "random", "greedy", "--openings", file.toString());
    assertThat(match.out()).contains("of 4 points");
  }

  @Test
  void resumesAndExtends() throws IOException {
    Path whole = folder.resolve("whole.txt");
    openings(whole, "--count", "6");
    Path pieces = folder.resolve("pieces.txt");
    openings(pieces, "--count", "3");
    Files.writeString(pieces, "f5d6c", StandardOpenOption.APPEND);
    Run rest = openings(pieces, "--count", "6", "--threads", "2");
    assertThat(rest.out()).contains("Found 3 openings");
    assertThat(pieces).hasSameTextualContentAs(whole);
    assertThat(openings(pieces, "--count", "5").out()).contains("Found 0 openings");
    Run other = openings(pieces, "--count", "6", "--seed", "2");
    assertThat(other.exitCode()).isEqualTo(2);
    assertThat(other.err()).contains("not from a run with the same arguments: line 1");
    Files.writeString(pieces, "f5d6c3d3 # +0.10 1\n", StandardOpenOption.APPEND);
    assertThat(openings(pieces, "--count", "9").err())
        .contains("pieces.txt, line 10: is not an opening of this list");
  }

  @Test
  void leavesOutWhatAnotherListHas() throws IOException {
    Path first = folder.resolve("first.txt");
    Path second = folder.resolve("second.txt");
    openings(first, "--count", "2");
    Run run = openings(second, "--count", "2", "--except", first.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(Files.readAllLines(second).get(2)).startsWith("# except input first.txt, ");
    assertThat(identities(second)).hasSize(2).doesNotContainAnyElementsOf(identities(first));
  }

  @Test
  void saysWhenThereAreNoMore() {
    // All first moves are symmetric.
    Run run = run(folder.resolve("few.txt"), "--plies 1 --depth 1 --within 64");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("Found 1 openings", "No more openings were found.");
  }

  @Test
  void endsWhenInterrupted() {
    Path file = folder.resolve("none.txt");
    assertThat(Run.interrupted("openings", "-o", file.toString()).out())
        .contains("Found 0 openings", "Stopped. The same command resumes.");
    assertThat(file).exists();
  }

  @Test
  void namesAFileThatIsNoText() throws IOException {
    Path file = folder.resolve("binary");
    Files.write(file, new byte[] {0, '\n'});
    Run run = Run.of("openings", "-o", file.toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err())
        .isEqualTo(
            String.format("yomikiri openings: %s, line 1: this is not text in UTF-8%n", file));
  }

  @Test
  void explainsBadOptions() {
    Path file = folder.resolve("x.txt");
    assertThat(run(file, "--plies 9-8").err())
        .contains("--plies 9-8: expected a number or a range within 0-60");
    assertThat(run(file, "--within=-1").err()).contains("--within -1.0 is outside 0-64");
    assertThat(run(file, "--depth 0").err()).contains("--depth 0 is outside 1-30");
    assertThat(openings(file, "--count", "0").err()).contains("--count 0 is outside");
    assertThat(openings(file, "--except", "no-such-file").err()).contains("no-such-file");
    assertThat(file).doesNotExist();
  }

  @Test
  void symmetricPositionsHaveOneIdentity() {
    Reversi position = Transcript.play("f5d6c3");
    assertThat(ReversiBook.identity(position))
        .isEqualTo(ReversiBook.identity(position.symmetry(5)))
        .isNotEqualTo(ReversiBook.identity(Transcript.play("f5f6e6")));
  }
}
