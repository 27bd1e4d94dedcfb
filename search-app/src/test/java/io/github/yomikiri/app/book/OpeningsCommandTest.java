package io.github.yomikiri.app.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.app.Run;
import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.app.output.Measure;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.table.LockFreeTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code openings} of games that are not Reversi. */
class OpeningsCommandTest {

  @TempDir
  private Path folder = Path.of("");

  private List<String> openings(NodeKit<?> kit, String name, String... args) throws IOException {
    Path file = folder.resolve(name);
    String[] all = new String[args.length + 3];
    all[0] = "openings";
    System.arraycopy(args, 0, all, 1, args.length);
    all[args.length + 1] = "-o";
    all[args.length + 2] = file.toString();
    Run run = Run.of(kit, all);
    assertThat(run.exitCode()).as(run.err()).isZero();
    return Files.readAllLines(file).stream()
        .filter(line -> !line.startsWith("#"))
        .toList();
  }

  @Test
  void openingsAreAsBalancedAsASearchSays() throws IOException {
    NodeKit<ConnectFour> kit = GameKits.connectFour();
    Measure<ConnectFour> measure =
        Measure.of(kit, kit.bestEvaluator().orElseThrow().maker().get());
    Searcher<ConnectFour> search = kit.search()
        .evaluator(measure.evaluator())
        .table(() -> LockFreeTable.ofMebibytes(1))
        .build();
    Set<Long> positions = new HashSet<>();
    List<String> lines = openings(kit, "a.txt", "--count", "5", "--depth", "4", "--within", "0.1");
    assertThat(lines).hasSize(5);
    for (String line : lines) {
      String[] parts = line.split(" # ", -1);
      Game<ConnectFour> opening = kit.text().readGame(parts[0]);
      ConnectFour position = opening.position();
      search.reset();
      int score = search.search(position, Limits.depth(4)).score();
      double value = measure.ofSearch().applyAsDouble(score) * (opening.seat() == 0 ? 1 : -1);
      assertThat(value).isBetween(-0.1, 0.1);
      assertThat(Double.parseDouble(parts[1].split(" ", -1)[0])).isCloseTo(value, within(0.006));
      assertThat(positions.add(position.key())).as(line).isTrue();
    }
  }

  @Test
  void moreOpeningsExtendTheListWhateverTheThreads() throws IOException {
    NodeKit<?> kit = GameKits.ticTacToe();
    openings(kit, "a.txt", "--count", "3");
    List<String> extended = openings(kit, "a.txt", "--count", "6", "--threads", "2");
    assertThat(extended).hasSize(6).isEqualTo(openings(kit, "b.txt", "--count", "6"));
    assertThat(openings(
            kit, "c.txt", "--count", "3", "--except", folder.resolve("a.txt").toString()))
        .doesNotContainAnyElementsOf(extended);
    assertThat(Run.of(
                kit,
                "match",
                "random",
                "random",
                "--games",
                "4",
                "--openings",
                folder.resolve("a.txt").toString())
            .exitCode())
        .isZero();
  }

  @Test
  void symmetricPositionsCountOnce() throws IOException {
    NodeKit<ConnectFour> kit = GameKits.connectFour();
    // The seven first moves are four positions, because the board is symmetric.
    assertThat(openings(kit, "a.txt", "--plies", "1-1", "--depth", "1", "--within", "1000"))
        .hasSize(4);
  }

  @Test
  void aListOfOtherArgumentsIsRejected() throws IOException {
    NodeKit<?> kit = GameKits.ticTacToe();
    openings(kit, "a.txt", "--count", "2");
    Run run = Run.of(
        kit,
        "openings",
        "--count",
        "3",
        "--seed",
        "2",
        "-o",
        folder.resolve("a.txt").toString());
    assertThat(run.exitCode()).isEqualTo(2);
  }
}
