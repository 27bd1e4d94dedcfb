package io.github.yomikiri.reversi.pattern;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.input.InvalidInputException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.zip.CRC32C;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WeightFileTest {

  private static final int HEADER_AND_SUM =
      "Yomikiri pattern weights, version 1\n".length() + Integer.BYTES;

  /**
   * Patterns of few squares, because every file that is read makes tables of all configurations
   * anew.
   */
  private static final PatternSet TINY = PatternSet.of(
      Pattern.of("diagonal 4", "d1 c2 b3 a4"),
      Pattern.of("corner 2x2", "a1 b1 a2 b2"),
      Pattern.of("centre", "d4 e4 d5 e5"));

  private static PatternWeights extremes() {
    return extremes(RandomWeights.SMALL);
  }

  private static PatternWeights extremes(PatternSet set) {
    List<short[]> stages = new ArrayList<>();
    for (int stage = 0; stage < STAGES.count(); stage++) {
      stages.add(
          new short[] {0, 1, -1, 63, -64, 64, 8191, -8192, Short.MAX_VALUE, Short.MIN_VALUE});
    }
    return new PatternWeights("some kind", set, "made by hand", stages);
  }

  private static byte[] bytes(PatternWeights weights) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    weights.write(out);
    return out.toByteArray();
  }

  @Test
  void readsBackWhatWasWritten(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("some.weights");
    extremes().write(file);
    PatternWeights read = PatternWeights.read(file);
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

  /** A network on embeddings has more numbers than any other kind. */
  @Test
  void readsEveryKindOfWeights() throws IOException {
    for (PatternEvaluator evaluator : List.of(
        RandomWeights.evaluator(TINY, 1),
        RandomWeights.fox(TINY, 1),
        RandomWeights.embedding(TINY, 1))) {
      byte[] bytes = bytes(evaluator.weights());
      assertThat(bytes(PatternWeights.read(new ByteArrayInputStream(bytes), "it")))
          .isEqualTo(bytes);
    }
  }

  @Test
  void checksumIsOfWhatMattersToAnEvaluator() {
    PatternWeights weights = RandomWeights.evaluator(RandomWeights.SMALL, 1).weights();
    List<short[]> stages =
        IntStream.range(0, STAGES.count()).mapToObj(weights::stage).toList();
    int checksum = weights.checksum();
    assertThat(
            new PatternWeights(weights.kind(), weights.set(), "another origin", stages).checksum())
        .isEqualTo(checksum);
    assertThat(new PatternWeights("fox", weights.set(), "", stages).checksum())
        .isNotEqualTo(checksum);
    stages.get(3)[2] += 1;
    assertThat(new PatternWeights(weights.kind(), weights.set(), "", stages).checksum())
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
      assertThatThrownBy(() -> PatternWeights.read(new ByteArrayInputStream(damaged), "it"))
          .as("byte %d", i)
          .isInstanceOf(InvalidInputException.class)
          .hasMessageStartingWith("it, ");
      byte[] cut = Arrays.copyOf(good, i);
      assertThatThrownBy(() -> PatternWeights.read(new ByteArrayInputStream(cut), "it"))
          .as("length %d", i)
          .isInstanceOf(InvalidInputException.class)
          .hasMessageStartingWith("it, ");
    }
  }

  /** Returns a file with the given content and the right checksum. */
  private static byte[] file(byte[] deflated) {
    byte[] header = "Yomikiri pattern weights, version 1\n".getBytes(StandardCharsets.US_ASCII);
    CRC32C crc = new CRC32C();
    crc.update(deflated);
    return ByteBuffer.allocate(header.length + Integer.BYTES + deflated.length)
        .put(header)
        .putInt((int) crc.getValue())
        .put(deflated)
        .array();
  }

  private static byte[] deflated(byte[] content) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DeflaterOutputStream out = new DeflaterOutputStream(bytes)) {
      out.write(content);
    }
    return bytes.toByteArray();
  }

  private static byte[] mutated(byte[] bytes, SplittableRandom random) {
    byte[] mutated = bytes.clone();
    for (int edits = random.nextInt(3); edits >= 0; edits--) {
      // Most sizes are near the beginning of the file.
      int at = random.nextInt(random.nextBoolean() ? Math.min(80, mutated.length) : mutated.length);
      mutated[at] =
          (byte) (random.nextBoolean() ? random.nextInt() : mutated[at] ^ 1 << random.nextInt(8));
    }
    return mutated;
  }

  /**
   * Damaged bytes with a right checksum are rejected by InvalidInputException, or have the content
   * that was written.
   */
  @Test
  void damageThatFitsTheChecksumIsFound() throws IOException {
    byte[] good = bytes(extremes());
    byte[] deflated = Arrays.copyOfRange(good, HEADER_AND_SUM, good.length);
    SplittableRandom random = new SplittableRandom(20110522);
    int rejected = 0;
    for (int i = 0; i < 1_000; i++) {
      byte[] file = file(mutated(deflated, random));
      try {
        PatternWeights read = PatternWeights.read(new ByteArrayInputStream(file), "it");
        assertThat(bytes(read)).isEqualTo(good);
      } catch (InvalidInputException e) {
        rejected++;
        assertThat(e).hasMessageStartingWith("it, ");
      }
    }
    assertThat(rejected).isGreaterThan(300);
  }

  /**
   * Wrong content in a sound file, with sizes of all kinds, is rejected. If it is accepted, the
   * weights that are written are read back unchanged.
   */
  @Test
  void sizesAreCheckedBeforeTheyAreUsed() throws IOException {
    byte[] good = bytes(extremes(TINY));
    byte[] content = new InflaterInputStream(
            new ByteArrayInputStream(Arrays.copyOfRange(good, HEADER_AND_SUM, good.length)))
        .readAllBytes();
    SplittableRandom random = new SplittableRandom(1);
    int rejected = 0;
    for (int i = 0; i < 1_000; i++) {
      byte[] file = file(deflated(mutated(content, random)));
      try {
        PatternWeights read = PatternWeights.read(new ByteArrayInputStream(file), "it");
        PatternWeights again = PatternWeights.read(new ByteArrayInputStream(bytes(read)), "again");
        assertThat(again.checksum()).isEqualTo(read.checksum());
      } catch (InvalidInputException e) {
        rejected++;
        assertThat(e).hasMessageStartingWith("it, ");
      }
    }
    assertThat(rejected).isGreaterThan(150);
  }

  @Test
  void saysWhichSizeIsWrong() throws IOException {
    assertContentRejected("patterns: the number of patterns -1 is outside [1, 12]", -1);
    assertContentRejected(
        "patterns: the number of patterns 2147483647 is outside [1, 12]", Integer.MAX_VALUE);
    assertThatThrownBy(
            () -> PatternWeights.read(new ByteArrayInputStream(file(deflated(stage(-5)))), "it"))
        .hasMessageMatching("it, stage 0: the number of weights -5 is outside \\[0, \\d+\\]");
    assertThatThrownBy(() -> PatternWeights.read(
            new ByteArrayInputStream(file(deflated(stage(Integer.MAX_VALUE)))), "it"))
        .hasMessageMatching(
            "it, stage 0: the number of weights 2147483647 is outside \\[0, \\d+\\]");
    assertThatThrownBy(
            () -> PatternWeights.read(new ByteArrayInputStream(file(deflated(stage(3)))), "it"))
        .hasMessage("it, stage 0: the bytes are not those of a weight file");
  }

  private static void assertContentRejected(String message, int patterns) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream data = new DataOutputStream(bytes);
    data.writeUTF("kind");
    data.writeUTF("origin");
    data.writeInt(patterns);
    byte[] file = file(deflated(bytes.toByteArray()));
    assertThatThrownBy(() -> PatternWeights.read(new ByteArrayInputStream(file), "it"))
        .isInstanceOf(InvalidInputException.class)
        .hasMessage("it, " + message);
  }

  /** Returns content that ends after the number of weights of the first stage. */
  private static byte[] stage(int weights) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream data = new DataOutputStream(bytes);
    data.writeUTF("kind");
    data.writeUTF("origin");
    data.writeInt(1);
    data.writeUTF("edge");
    data.writeUTF("a1 b1 c1");
    data.writeInt(weights);
    return bytes.toByteArray();
  }
}
