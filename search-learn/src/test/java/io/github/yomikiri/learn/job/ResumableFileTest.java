package io.github.yomikiri.learn.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.input.InvalidInputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResumableFileTest {

  private static final List<String> HEADER = List.of("# of a run", "# seed 1");
  private static final List<String> LINES = List.of("one", "", "three", "f5d6 2");
  private static final String WHOLE = "# of a run\n# seed 1\none\n\nthree\nf5d6 2\n";

  @TempDir
  Path folder;

  private Path path;

  @BeforeEach
  void nameTheFile() {
    path = folder.resolve("a.games");
  }

  /** Writes the lines that the file does not have yet. */
  private long run() throws IOException {
    try (ResumableFile file = ResumableFile.open(path, HEADER)) {
      for (String line : LINES.subList((int) file.linesBefore(), LINES.size())) {
        file.append(line);
      }
      return file.linesBefore();
    }
  }

  @Test
  void writesHeaderAndLines() throws IOException {
    assertThat(run()).isZero();
    assertThat(path).hasContent(WHOLE);
    assertThat(run()).isEqualTo(4);
    assertThat(Files.readString(path)).isEqualTo(WHOLE);
  }

  @Test
  void goesOnWhereverItWasCut() throws IOException {
    byte[] whole = WHOLE.getBytes(StandardCharsets.UTF_8);
    int header = "# of a run\n# seed 1\n".length();
    for (int length = 0; length <= whole.length; length++) {
      byte[] cut = Arrays.copyOf(whole, length);
      Files.write(path, cut);
      long complete = new String(cut, StandardCharsets.UTF_8)
          .substring(Math.min(length, header))
          .chars()
          .filter(c -> c == '\n')
          .count();
      assertThat(run()).as("cut after %d bytes", length).isEqualTo(complete);
      assertThat(Files.readString(path)).as("cut after %d bytes", length).isEqualTo(WHOLE);
    }
  }

  @Test
  void acceptsAByteOrderMark() throws IOException {
    Files.writeString(path, "\uFEFF# of a run\n# seed 1\none\ncu");
    assertThat(run()).isEqualTo(1);
    assertThat(Files.readString(path)).isEqualTo("\uFEFF" + WHOLE);
  }

  @Test
  void findsLinesInLongFiles() throws IOException {
    String line = "x".repeat(999);
    try (ResumableFile file = ResumableFile.open(path, HEADER)) {
      for (int i = 0; i < 300; i++) {
        file.append(line);
      }
    }
    Files.writeString(path, Files.readString(path) + "cut", StandardCharsets.UTF_8);
    try (ResumableFile file = ResumableFile.open(path, HEADER)) {
      assertThat(file.linesBefore()).isEqualTo(300);
      file.append("last");
    }
    assertThat(Files.readAllLines(path)).hasSize(303).endsWith(line, "last");
  }

  @Test
  void aLineIsInTheFileAtOnce() throws IOException {
    try (ResumableFile file = ResumableFile.open(path, HEADER)) {
      file.append("one");
      assertThat(Files.readAllLines(path)).endsWith("one");
    }
  }

  @Test
  void leavesOtherFilesAlone() throws IOException {
    for (String other : List.of("# of a run\n# seed 2\none\n", "precious", "# of a run\n\n")) {
      Files.writeString(path, other);
      assertThatThrownBy(this::run)
          .isInstanceOf(FileSystemException.class)
          .hasMessageContaining("is there already, and not from a run with the same arguments");
      assertThat(Files.readString(path)).isEqualTo(other);
    }
    Files.writeString(path, "# of a run\n# seed 22\n");
    assertThatThrownBy(this::run).hasMessageEndingWith("line 2 is \"# seed 22\", not \"# seed 1\"");
  }

  @Test
  void quotesWholeLinesOfOtherLengths() throws IOException {
    Files.writeString(path, "# of a run\n# seed 123456789\none\n");
    assertThatThrownBy(this::run)
        .hasMessageEndingWith("line 2 is \"# seed 123456789\", not \"# seed 1\"");
    Files.writeString(path, "# of a\n");
    assertThatThrownBy(this::run).hasMessageEndingWith("line 1 is \"# of a\", not \"# of a run\"");
    Files.writeString(path, "# of a run\n" + "x".repeat(100_000));
    assertThatThrownBy(this::run)
        .hasMessageEndingWith("is \"" + "x".repeat(500) + "...\", not \"# seed 1\"");
    Files.write(path, new byte[] {27, '[', 'm', '\n'});
    assertThatThrownBy(this::run).hasMessageContaining("line 1 is \"?[m\", not ");
  }

  @Test
  void namesAFileThatIsNoText() throws IOException {
    Files.write(path, new byte[] {'#', 0, '\n'});
    assertThatThrownBy(() -> ResumableFile.linesOf(path))
        .isInstanceOf(InvalidInputException.class)
        .hasMessageStartingWith(path.toString())
        .hasMessageEndingWith("this is not text in UTF-8");
  }

  /** An editor or a transfer may have changed the ends of the lines. */
  @Test
  void saysThatTheLinesEndWithCrLf() throws IOException {
    for (String crlf : List.of(WHOLE.replace("\n", "\r\n"), "# of a run\r\n", "# of a run\r\n#")) {
      Files.writeString(path, crlf);
      assertThatThrownBy(this::run)
          .isInstanceOf(FileSystemException.class)
          .hasMessageContaining("its lines end with CR LF");
      assertThat(Files.readString(path)).isEqualTo(crlf);
    }
    Files.writeString(path, "# of a run\r\n# seed 2\r\n");
    assertThatThrownBy(this::run).hasMessageEndingWith("line 2 is \"# seed 2\", not \"# seed 1\"");
  }

  @Test
  void isNotWrittenByTwo() throws IOException {
    try (ResumableFile file = ResumableFile.open(path, HEADER)) {
      assertThatThrownBy(this::run)
          .isInstanceOf(FileSystemException.class)
          .hasMessageContaining("another run is writing it");
      file.append("one");
    }
    assertThat(run()).isEqualTo(1);
  }
}
