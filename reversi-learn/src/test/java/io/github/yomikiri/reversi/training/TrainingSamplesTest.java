package io.github.yomikiri.reversi.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.learn.fit.Sample;
import io.github.yomikiri.learn.fit.StageSamples;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.dataset.TrainingGame;
import io.github.yomikiri.reversi.dataset.TrainingGames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
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
    TrainingSamples samples = new TrainingSamples(path);
    samples.add(games(30).iterator(), 1, done -> {});
    List<String> taken = new ArrayList<>();
    samples.folder().between(0, 60).read(0, sample -> taken.add(text(sample)));
    List<String> wanted = new ArrayList<>();
    games(30).forEach(game -> {
      for (int ply = game.usableFrom(); ply < game.game().moves().size(); ply++) {
        Reversi node = game.game().positions().get(ply);
        wanted.add(text(TrainingSamples.sample(node, game.label(ply))));
      }
    });
    assertThat(taken).containsExactlyInAnyOrderElementsOf(wanted);
  }

  private static String text(Sample sample) {
    return sample.phase() + " " + Arrays.toString(sample.position()) + " " + sample.label();
  }

  @Test
  void rejectsWhatIsNoPositionOrNoScore() {
    Reversi start = Reversi.start();
    assertThat(text(TrainingSamples.sample(start, -64)))
        .isEqualTo("60 [%d, %d] -64.0".formatted(start.own(), start.opponent()));
    assertThatThrownBy(() -> TrainingSamples.sample(start, 65))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("score 65 is outside [-64, 64]");
    assertThatThrownBy(() -> TrainingSamples.sample(Reversi.of(1, 2, Side.DARK), 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("62 empty squares are more than 60, those of a start");
  }

  @Test
  void goesOnWithTheChunkThatIsMissing(@TempDir Path path) throws IOException {
    int count = TrainingSamples.GAMES_PER_CHUNK + 40;
    TrainingSamples samples = new TrainingSamples(path);
    samples.add(games(count).iterator(), 1, done -> {});
    assertThat(samples.folder().chunks()).isEqualTo(2);
    Path last = path.resolve("chunk-000001.positions");
    byte[] bytes = Files.readAllBytes(last);
    Files.delete(last);
    new TrainingSamples(path).add(games(count).iterator(), 1, done -> {});
    assertThat(Files.readAllBytes(last)).isEqualTo(bytes);
  }

  /** A run that resumes compares its games with the chunks that are complete. */
  @Test
  void otherGamesAreRefused(@TempDir Path path) throws IOException {
    new TrainingSamples(path).add(games(30).iterator(), 1, done -> {});
    Stream<TrainingGame> oneOther = Stream.concat(games(29), games(31).skip(30));
    for (Stream<TrainingGame> others : List.of(games(30).skip(1), games(29), oneOther)) {
      assertRefused(path, others, 1);
    }
    assertRefused(path, games(30), 2);
    new TrainingSamples(path).add(games(30).iterator(), 1, done -> {});
  }

  private static void assertRefused(Path path, Stream<TrainingGame> games, double weight) {
    assertThatThrownBy(() -> new TrainingSamples(path).add(games.iterator(), weight, done -> {}))
        .isInstanceOf(IOException.class)
        .hasMessage(path.resolve("chunk-000000.positions") + ": is not made from the same games."
            + " Give the same games in the same order, or remove the folder " + path);
  }

  @Test
  void gamesOfAnotherWeightBeginAChunk(@TempDir Path path) throws IOException {
    for (int run = 0; run < 2; run++) {
      List<Long> read = new ArrayList<>();
      TrainingSamples samples = new TrainingSamples(path);
      samples.add(games(3).iterator(), 0.5, read::add);
      samples.add(games(2).iterator(), 2, read::add);
      assertThat(read).containsExactly(1L, 2L, 3L, 4L, 5L);
      assertThat(samples.folder().chunks()).isEqualTo(2);
      StageSamples all = samples.folder().between(0, 60);
      assertThat(all.weight(0)).isEqualTo(0.5);
      assertThat(all.weight(1)).isEqualTo(2);
    }
    assertThatThrownBy(() -> new TrainingSamples(path).add(games(1).iterator(), 0, done -> {}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("weight 0.0 is not in (0, 1000]");
  }
}
