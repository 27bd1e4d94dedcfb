package io.github.yomikiri.learn.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A chunk whose file is damaged is not learned from. */
class SampleFolderTest {

  private static final int PHASES = 4;

  @TempDir
  Path path;

  private SampleFolder folder;

  @BeforeEach
  void fill() throws IOException {
    folder = new SampleFolder(path, new SampleFormat(1, PHASES, true));
    folder.append(chunk(2, 7));
  }

  /** Returns a chunk with some samples of each phase but 1, which has none. */
  private SampleFolder.Chunk chunk(double weight, int label) {
    SampleFolder.Chunk chunk = folder.chunk(weight);
    for (int phase : new int[] {3, 0, 2, 3}) {
      chunk.add(new Sample(phase, new long[] {100 + phase}, label));
    }
    return chunk;
  }

  private String read(int minPhase, int maxPhase) throws IOException {
    List<String> samples = new ArrayList<>();
    folder
        .between(minPhase, maxPhase)
        .read(
            0,
            sample ->
                samples.add(sample.phase() + " " + sample.position()[0] + " " + sample.label()));
    return String.join(", ", samples);
  }

  @Test
  void readsSomePhases() throws IOException {
    assertThat(folder.size()).isEqualTo(4);
    assertThat(folder.between(0, 0).weight(0)).isEqualTo(2);
    assertThat(read(-5, 100)).isEqualTo("0 100 7.0, 2 102 7.0, 3 103 7.0, 3 103 7.0");
    assertThat(read(1, 2)).isEqualTo("2 102 7.0");
    assertThat(read(1, 1)).isEmpty();
  }

  @Test
  void chunksAndTheirSamplesAreShuffled() throws IOException {
    SampleFolder.Chunk other = folder.chunk(5);
    other.add(new Sample(3, new long[] {1}, 0));
    other.add(new Sample(3, new long[] {2}, 0));
    folder.append(other);
    List<String> read = new ArrayList<>();
    folder
        .between(2, 3)
        .readShuffled(
            Collections::reverse,
            (sample, weight) -> read.add(sample.position()[0] + " counts " + weight));
    assertThat(read)
        .containsExactly(
            "2 counts 5.0", "1 counts 5.0", "103 counts 2.0", "103 counts 2.0", "102 counts 2.0");
  }

  @Test
  void weightsOutsideTheirRangeAreRefused() {
    assertThat(folder.chunk(Double.MIN_VALUE)).isNotNull();
    assertThat(folder.chunk(1_000)).isNotNull();
    for (double weight : new double[] {0, -1, 1_000.1, Double.NaN}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> folder.chunk(weight))
          .withMessage("weight " + weight + " is not in (0, 1000]");
    }
  }

  @Test
  void aDamagedChunkIsRefused() throws IOException {
    Path file = path.resolve("chunk-000000.positions");
    byte[] whole = Files.readAllBytes(file);
    for (int at = 0; at < whole.length; at++) {
      byte[] changed = whole.clone();
      changed[at] ^= 1;
      assertRefused(file, changed);
      assertRefused(file, Arrays.copyOf(whole, at));
    }
  }

  private void assertRefused(Path file, byte[] bytes) throws IOException {
    Files.write(file, bytes);
    assertThatThrownBy(() -> read(0, PHASES - 1))
        .isInstanceOf(IOException.class)
        .hasMessageMatching(Pattern.quote(file + ": is damaged: ") + ".*"
            + Pattern.quote(". Remove the folder " + path));
  }

  @Test
  void theMessageNamesTheHeader() throws IOException {
    Path file = path.resolve("chunk-000000.positions");
    Files.write(file, Arrays.copyOf(Files.readAllBytes(file), 40));
    assertThatThrownBy(() -> folder.size())
        .hasMessage(
            file + ": is damaged: header: the file ends too early. Remove the folder " + path);
  }

  /** Samples that are not wanted are skipped, also if they are damaged. */
  @Test
  void onlyThePhasesThatAreReadAreChecked() throws IOException {
    Path file = path.resolve("chunk-000000.positions");
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length - 1] ^= 1;
    Files.write(file, bytes);
    assertThat(read(0, 2)).isEqualTo("0 100 7.0, 2 102 7.0");
    assertThatThrownBy(() -> folder.between(3, 3).read(0, sample -> fail("a sample was read")))
        .hasMessageContaining(": is damaged: a checksum is wrong.");
  }

  @Test
  void theSamplesOfARunThatResumesAreCompared() throws IOException {
    folder.compare(0, chunk(2, 7));
    for (SampleFolder.Chunk other : List.of(chunk(1, 7), chunk(2, 6), folder.chunk(2))) {
      assertThatThrownBy(() -> folder.compare(0, other))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("chunk-000000.positions: is not made from the same games.");
    }
  }

  @Test
  void theTextOfSamplesDependsOnTheirPhasesOnly() throws IOException {
    String first = folder.between(0, 2).described();
    assertThat(folder.between(-3, 2).described()).isEqualTo(first);
    assertThat(folder.between(0, PHASES).described()).isNotEqualTo(first);
    assertThat(folder.between(0, 1).described()).isNotEqualTo(first);
    SampleFolder other = new SampleFolder(path.resolve("other"), new SampleFormat(1, PHASES, true));
    SampleFolder.Chunk chunk = chunk(2, 7);
    chunk.add(new Sample(3, new long[] {1}, 0));
    other.append(chunk);
    assertThat(other.between(0, 2).described())
        .isEqualTo(first.replace("4 positions", "5 positions"));
  }
}
