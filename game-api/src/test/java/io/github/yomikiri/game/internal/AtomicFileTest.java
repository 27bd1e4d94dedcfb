package io.github.yomikiri.game.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {

  @TempDir
  Path folder;

  @Test
  void replacesAFileAsAWhole() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "a longer text");
    AtomicFile.write(file, out -> out.writeBytes("new"));
    assertThat(file).hasContent("new");
    assertThat(folder).isDirectoryNotContaining("glob:**.part");
  }

  @Test
  void namesTheFileThatCannotBeWrittenAndKeepsTheOldOne() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "old");
    assertThatThrownBy(() -> AtomicFile.write(file, out -> {
          out.writeBytes("new");
          throw new IOException("No space left on device");
        }))
        .isInstanceOf(IOException.class)
        .hasMessage(file + ": No space left on device");
    assertThat(file).hasContent("old");
    assertThat(folder).isDirectoryNotContaining("glob:**.part");
    assertThatThrownBy(() -> AtomicFile.write(folder.resolve("no/file"), out -> {}))
        .isInstanceOf(NoSuchFileException.class);
  }
}
