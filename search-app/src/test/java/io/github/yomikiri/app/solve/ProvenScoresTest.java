package io.github.yomikiri.app.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.Run;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.NodeKit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A search of a game that goes around in circles ends at its horizon, and has proven nothing. */
class ProvenScoresTest {

  /** Both sides walk around for ever, unless one of them trips. Then the other one takes it. */
  private record Ring(int at) implements Node<Ring> {

    private static final int TRIPPED = 2;
    private static final int TAKEN = 3;

    @Override
    public void moves(MoveList out) {
      if (at < TRIPPED) {
        out.add(1 - at);
        out.add(TRIPPED);
      } else if (at == TRIPPED) {
        out.add(TAKEN);
      }
    }

    @Override
    public Ring play(int move) {
      return new Ring(move);
    }

    @Override
    public long key() {
      return at + 1;
    }

    @Override
    public int terminalScore() {
      return -1;
    }

    @Override
    public int maxScore() {
      return 1;
    }
  }

  private record RingKit() implements NodeKit<Ring> {

    @Override
    public String name() {
      return "ring";
    }

    @Override
    public Ring start() {
      return new Ring(0);
    }
  }

  private static final String POSITIONS = "start; 0\n2; +1\n1\n";

  @TempDir
  private Path folder;

  @Test
  void solveCountsWhatIsProven() {
    Run run = Run.withInput(new RingKit(), POSITIONS, "solve", "-", "--check");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out())
        .contains("1 of 3 solved, 1 of 1 scores as the lines say")
        .doesNotContain("+0");
    assertThat(run.lines().get(1)).matches(" +1 +0 +\\? .* not solved");
    assertThat(run.lines().get(2)).matches(" +2 +1 +\\+1 +3 .*[0-9]");
  }

  @Test
  void rowsHaveNoOtherScore() throws IOException {
    Run json = Run.withInput(new RingKit(), POSITIONS, "solve", "-", "--json");
    assertThat(json.lines())
        .filteredOn(line -> line.contains("\"score\":null,"))
        .hasSize(2);
    Path file = folder.resolve("scores.csv");
    Run run = Run.withInput(new RingKit(), POSITIONS, "solve", "-", "-o", file.toString());
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(Files.readAllLines(file))
        .filteredOn(line -> line.matches("[123],.*"))
        .satisfiesExactly(
            row -> assertThat(row).startsWith("1,0,,"),
            row -> assertThat(row).startsWith("2,1,1,3,"),
            row -> assertThat(row).startsWith("3,1,,"));
  }

  @Test
  void judgeLeavesOutTheOthers() {
    Run run = Run.withInput(new RingKit(), "start\n2\n", "judge", "-", "random");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).startsWith("1 of 2 positions judged\n");
  }

  @Test
  void judgeMakesNoOthers() throws IOException {
    Path file = folder.resolve("made.txt");
    Run run = Run.of(new RingKit(), "judge", file.toString(), "random", "--plies", "2-4");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("games in a row have led to no further position");
    assertThat(Files.readAllLines(file))
        .filteredOn(line -> !line.startsWith("#"))
        .singleElement()
        .asString()
        .endsWith("2; 3:+1");
  }

  @Test
  void lossLeavesOutTheOthers() throws IOException {
    Path games = Files.writeString(folder.resolve("games.txt"), "1 2 3\n1 0 2 3\n");
    Run run = Run.of(new RingKit(), "loss", games.toString(), "random", "--plies-left", "3");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.out()).contains("in 0 positions", "0 of 2 positions were measured");
  }
}
