package io.github.yomikiri.bench.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConnectFourCommandTest {

  @TempDir
  Path folder;

  private Path file(String... lines) throws IOException {
    return Files.write(folder.resolve("positions.txt"), List.of(lines));
  }

  @Test
  void solvesWhatIsPublished() throws IOException {
    Path file = file(
        "2252576253462244111563365343671351441 -1",
        "",
        "52753311433677442422121 8",
        "274552224131661 0");
    Run run = Run.of("connect4", file.toString(), "--hash", "8");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).startsWith("3 of 3 positions solved, 0 wrong; ");
    Run csv = Run.of("connect4", file.toString(), "--csv");
    assertThat(csv.out().lines().map(line -> line.replaceFirst(",[^,]*,[^,]*$", "")))
        .containsExactly("line,score,expected", "1,-1,-1", "3,8,8", "4,0,0");
  }

  @Test
  void reportsAWrongScore() throws IOException {
    Path file = file("52753311433677442422121 7");
    Run run = Run.of("connect4", file.toString());
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).contains("positions.txt:1: the line says 7, the score is 8");
  }

  @ParameterizedTest
  @ValueSource(strings = {"44x 1", "44", "12121212 1", "4444444 0"})
  void namesALineThatIsNoPosition(String line) throws IOException {
    Run run = Run.of("connect4", file("44 -2", line).toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("positions.txt, line 2: ");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void namesAFileWithoutPositions() throws IOException {
    Run run = Run.of("connect4", file("", "  ").toString());
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("positions.txt: holds no position");
  }
}
