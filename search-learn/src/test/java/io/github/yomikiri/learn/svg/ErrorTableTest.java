package io.github.yomikiri.learn.svg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.learn.svg.ErrorPicture.Errors;
import io.github.yomikiri.learn.svg.ErrorPicture.Row;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ErrorTableTest {

  private static final Row FIRST = new Row(0, 1, new Errors(30, 1.0 / 3), new Errors(10, 1e-7));
  private static final Row SECOND = new Row(0, 2, new Errors(30, 0.25), new Errors(0, Double.NaN));

  @TempDir
  private Path folder = Path.of("");

  private Path file = Path.of("");

  @BeforeEach
  void store() throws IOException {
    file = folder.resolve("errors.csv");
    try (ErrorTable table = ErrorTable.open(file)) {
      table.add(FIRST);
      table.add(SECOND);
    }
  }

  @Test
  void keepsWhatAKilledTrainingHasStored() throws IOException {
    Files.writeString(file, "0,3,30,0.1", StandardOpenOption.APPEND);
    try (ErrorTable table = ErrorTable.open(file)) {
      assertThat(table.rows()).containsExactly(FIRST, SECOND);
    }
  }

  @Test
  void storesAPassOnce() throws IOException {
    byte[] before = Files.readAllBytes(file);
    try (ErrorTable table = ErrorTable.open(file)) {
      table.add(SECOND);
      assertThat(table.rows()).containsExactly(FIRST, SECOND);
    }
    assertThat(file).hasBinaryContent(before);
  }

  @Test
  void namesALineThatHasNoErrors() throws IOException {
    Files.writeString(file, "0,3,30\n", StandardOpenOption.APPEND);
    for (int round = 0; round < 2; round++) {
      assertThatThrownBy(() -> ErrorTable.open(file))
          .isInstanceOf(IOException.class)
          .hasMessage(file + ", line 4: \"0,3,30\" has no errors; remove the file");
    }
  }
}
