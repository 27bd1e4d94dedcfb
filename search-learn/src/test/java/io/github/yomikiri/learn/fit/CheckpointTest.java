package io.github.yomikiri.learn.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
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

  /** Numbers are copied in blocks. The file has the same bytes as if they were written singly. */
  @Test
  void aLongVectorIsALengthAndItsNumbers() throws IOException {
    double[] numbers = new Random(1).doubles(10_001).toArray();
    new Checkpoint(TRAINING, 3, List.of(numbers)).write(path);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DataOutputStream expected = new DataOutputStream(bytes);
    expected.writeUTF(TRAINING);
    expected.writeInt(3);
    expected.writeInt(1);
    expected.writeInt(numbers.length);
    for (double number : numbers) {
      expected.writeDouble(number);
    }
    assertThat(path).hasBinaryContent(bytes.toByteArray());
    Checkpoint read = Checkpoint.readOrNull(path, TRAINING);
    assertThat(read).isNotNull();
    assertThat(read.vectors()).containsExactly(numbers);
  }

  @Test
  void refusesOtherAndDamagedFiles() throws IOException {
    assertThatThrownBy(() -> Checkpoint.readOrNull(path, "stage 4"))
        .hasMessage(path + ": belongs to another training: stage 3, not stage 4");
    byte[] whole = Files.readAllBytes(path);
    // 1. A file that was cut anywhere.
    for (int length = 0; length < whole.length; length++) {
      Files.write(path, Arrays.copyOf(whole, length));
      assertThatThrownBy(() -> Checkpoint.readOrNull(path, TRAINING))
          .isInstanceOf(IOException.class)
          .hasMessageStartingWith(path + ": is damaged");
    }
    // 2. Sizes that no such file can have are rejected before memory is allocated.
    int lengthOfFirst = 2 + TRAINING.length() + 4 + 4;
    for (int size : new int[] {-1, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      byte[] damaged = whole.clone();
      ByteBuffer.wrap(damaged).putInt(lengthOfFirst, size);
      Files.write(path, damaged);
      assertThatThrownBy(() -> Checkpoint.readOrNull(path, TRAINING))
          .isInstanceOf(IOException.class)
          .hasMessage(
              path + ": is damaged: it has a vector of " + size + " numbers. Remove the file");
    }
  }
}
