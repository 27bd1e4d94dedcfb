package io.github.yomikiri.reversi.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.training.SampleFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainingSamplesTest {

  private static Stream<TrainingGame> games(int count) {
    return Stream.iterate(0L, seed -> seed + 1)
        .limit(count)
        .map(seed -> TrainingGame.of(TrainingGames.random(seed % 100, 0), (int) (seed % 7)));
  }

  @Test
  void takesEveryUsablePositionThatIsNotOver(@TempDir Path path) throws IOException {
    SampleFolder folder = new SampleFolder(path);
    new TrainingSamples(folder).add(games(30).iterator(), 1, done -> {});
    List<String> taken = new ArrayList<>();
    folder.read(0, 0, 60, (own, opponent, score) -> taken.add(own + " " + opponent + " " + score));
    List<String> wanted = new ArrayList<>();
    games(30).forEach(game -> {
      for (int ply = game.usableFrom(); ply < game.game().moves().size(); ply++) {
        Reversi node = game.game().positions().get(ply);
        wanted.add(node.own() + " " + node.opponent() + " " + game.label(ply));
      }
    });
    assertThat(taken).containsExactlyInAnyOrderElementsOf(wanted);
  }

  @Test
  void goesOnWithTheChunkThatIsMissing(@TempDir Path path) throws IOException {
    int count = TrainingSamples.GAMES_PER_CHUNK + 40;
    SampleFolder folder = new SampleFolder(path);
    new TrainingSamples(folder).add(games(count).iterator(), 1, done -> {});
    assertThat(folder.chunks()).isEqualTo(2);
    Path last = path.resolve("chunk-000001.positions");
    byte[] bytes = Files.readAllBytes(last);
    Files.delete(last);
    new TrainingSamples(folder).add(games(count).iterator(), 1, done -> {});
    assertThat(Files.readAllBytes(last)).isEqualTo(bytes);
  }

  @Test
  void gamesOfAnotherWeightBeginAChunk(@TempDir Path path) throws IOException {
    SampleFolder folder = new SampleFolder(path);
    for (int run = 0; run < 2; run++) {
      List<Long> read = new ArrayList<>();
      TrainingSamples samples = new TrainingSamples(folder);
      samples.add(games(3).iterator(), 0.5, read::add);
      samples.add(games(2).iterator(), 2, read::add);
      assertThat(read).containsExactly(1L, 2L, 3L, 4L, 5L);
      assertThat(folder.chunks()).isEqualTo(2);
      assertThat(folder.weight(0)).isEqualTo(0.5);
      assertThat(folder.weight(1)).isEqualTo(2);
    }
    assertThatThrownBy(() -> new TrainingSamples(folder).add(games(1).iterator(), 0, done -> {}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("weight 0.0 is not in (0, 1000]");
  }
}
