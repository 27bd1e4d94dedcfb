package io.github.yomikiri.learn.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckpointTest {

  private static final String TRAINING = "stage 3";

  @TempDir
  Path folder;

  private Path path;

  @BeforeEach
  void write() throws IOException {
    path = folder.resolve("stage-03");
    new Checkpoint(TRAINING, 2, List.of(new double[] {1, 2}, new double[] {3})).write(path);
  }

  @Test
  void readsWhatWasWritten() throws IOException {
    Checkpoint read = Checkpoint.readOrNull(path, TRAINING);
    assertThat(read).isNotNull();
    assertThat(read.passes()).isEqualTo(2);
    assertThat(read.vectors()).containsExactly(new double[] {1, 2}, new double[] {3});
    assertThat(Checkpoint.readOrNull(folder.resolve("none"), TRAINING)).isNull();
  }

  @Test
  void refusesOtherAndDamagedFiles() throws IOException {
    assertThatThrownBy(() -> Checkpoint.readOrNull(path, "stage 4"))
        .hasMessage(path + ": belongs to another training: stage 3, not stage 4");
    byte[] whole = Files.readAllBytes(path);
    // 1. A file that was cut anywhere.
    for (int length = 0; length < whole.length; length++) {
      assertRefused(Arrays.copyOf(whole, length));
    }
    // 2. A file in which any byte is another one.
    for (int at = 0; at < whole.length; at++) {
      for (int mask : new int[] {1, 128, 255}) {
        byte[] damaged = whole.clone();
        damaged[at] ^= (byte) mask;
        assertRefused(damaged);
      }
    }
    // 3. A file with something behind its end.
    assertRefused(Arrays.copyOf(whole, whole.length + 1));
  }

  @Test
  void theMessageNamesThePlace() throws IOException {
    byte[] whole = Files.readAllBytes(path);
    int state =
        new String(whole, StandardCharsets.ISO_8859_1).indexOf(TRAINING) + TRAINING.length();
    assertDamaged(Arrays.copyOf(whole, state - 1), "training: the file ends too early");
    assertDamaged(Arrays.copyOf(whole, state + 1), "state: the file ends too early");
    assertDamaged(Arrays.copyOf(whole, whole.length - 1), "end: the file ends too early");
    // A length that no such file can have is refused before memory is allocated.
    whole[state + 2] = 127;
    assertDamaged(whole, "state: the length of a vector 127 is outside [0, 8]");
  }

  private void assertDamaged(byte[] bytes, String reason) throws IOException {
    Files.write(path, bytes);
    assertThatThrownBy(() -> Checkpoint.readOrNull(path, TRAINING))
        .hasMessage(path + ", " + reason + ". Remove the file");
  }

  private void assertRefused(byte[] bytes) throws IOException {
    Files.write(path, bytes);
    assertThatThrownBy(() -> Checkpoint.readOrNull(path, TRAINING))
        .isInstanceOf(IOException.class)
        .hasMessageMatching(
            "(?s)" + Pattern.quote(path.toString()) + ", .*: .*\\. Remove the file");
  }
}
