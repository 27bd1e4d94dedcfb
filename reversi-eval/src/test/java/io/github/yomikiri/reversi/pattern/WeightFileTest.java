package io.github.yomikiri.reversi.pattern;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WeightFileTest {

  private static PatternWeights extremes() {
    List<short[]> stages = new ArrayList<>();
    for (int stage = 0; stage < STAGES.count(); stage++) {
      stages.add(
          new short[] {0, 1, -1, 63, -64, 64, 8191, -8192, Short.MAX_VALUE, Short.MIN_VALUE});
    }
    return new PatternWeights("some kind", RandomWeights.SMALL, "made by hand", stages);
  }

  private static byte[] bytes(PatternWeights weights) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    WeightFile.write(weights, out);
    return out.toByteArray();
  }

  @Test
  void readsBackWhatWasWritten(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("some.weights");
    WeightFile.write(extremes(), file);
    PatternWeights read = WeightFile.read(file);
    assertThat(read.kind()).isEqualTo("some kind");
    assertThat(read.origin()).isEqualTo("made by hand");
    assertThat(read.set()).isEqualTo(RandomWeights.SMALL);
    for (int stage = 0; stage < STAGES.count(); stage++) {
      assertThat(read.stage(stage)).isEqualTo(extremes().stage(stage));
    }
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void checksumIsOfWhatMattersToAnEvaluator() {
    PatternWeights weights = RandomWeights.evaluator(RandomWeights.SMALL, 1).weights();
    List<short[]> stages =
        IntStream.range(0, STAGES.count()).mapToObj(weights::stage).toList();
    int checksum = WeightFile.checksum(weights);
    assertThat(WeightFile.checksum(
            new PatternWeights(weights.kind(), weights.set(), "another origin", stages)))
        .isEqualTo(checksum);
    assertThat(WeightFile.checksum(new PatternWeights("fox", weights.set(), "", stages)))
        .isNotEqualTo(checksum);
    stages.get(3)[2] += 1;
    assertThat(WeightFile.checksum(new PatternWeights(weights.kind(), weights.set(), "", stages)))
        .isNotEqualTo(checksum);
  }

  @Test
  void beginsWithALineForPeople() throws IOException {
    assertThat(new String(bytes(extremes()), StandardCharsets.ISO_8859_1))
        .startsWith("Yomikiri pattern weights, version 1\n");
  }

  @Test
  void noticesAnyDamagedByteAndAnyMissingEnd() throws IOException {
    byte[] good = bytes(extremes());
    for (int i = 0; i < good.length; i++) {
      byte[] damaged = good.clone();
      damaged[i] ^= 4;
      assertThatThrownBy(() -> WeightFile.read(new ByteArrayInputStream(damaged), "it"))
          .as("byte %d", i)
          .isInstanceOf(IOException.class)
          .hasMessageStartingWith("it: ");
      byte[] cut = Arrays.copyOf(good, i);
      assertThatThrownBy(() -> WeightFile.read(new ByteArrayInputStream(cut), "it"))
          .as("length %d", i)
          .isInstanceOf(IOException.class)
          .hasMessageStartingWith("it: ");
    }
  }
}
