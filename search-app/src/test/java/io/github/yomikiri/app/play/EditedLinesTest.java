package io.github.yomikiri.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.game.Move;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Types keys on a terminal in memory. */
class EditedLinesTest {

  private static final String CTRL_D = "\u0004";

  private static final List<Move> MOVES =
      List.of(new Move(19, "d3"), new Move(26, "c4"), new Move(37, "f5"), new Move(44, "e6"));

  private final ByteArrayOutputStream screen = new ByteArrayOutputStream();
  private final Console console = Console.silent();

  /** Returns lines of a terminal whose keyboard stays connected after some keys. */
  private LineInput type(String keys, String kind) throws IOException {
    PipedOutputStream keyboard = new PipedOutputStream();
    PipedInputStream typed = new PipedInputStream(keyboard);
    keyboard.write(keys.getBytes(StandardCharsets.UTF_8));
    keyboard.flush();
    Terminal terminal = new ExternalTerminal("test", kind, typed, screen, StandardCharsets.UTF_8);
    terminal.setSize(new Size(80, 24));
    return new EditedLines(terminal, new TabCompleter(() -> MOVES, 12), console);
  }

  /** Returns the lines until Ctrl-D, which follows the keys. */
  private List<String> lines(String keys) throws IOException {
    List<String> lines = new ArrayList<>();
    try (LineInput input = type(keys + CTRL_D, "xterm-256color")) {
      Optional<String> line = input.read("Dark> ");
      while (line.isPresent()) {
        lines.add(line.get().strip());
        line = input.read("Dark> ");
      }
    }
    return lines;
  }

  private String screen() {
    return screen.toString(StandardCharsets.UTF_8);
  }

  @Test
  void completesMovesAndCommands() throws IOException {
    assertThat(lines("f\t\runt\u007f\u007f\u007fund\t\rRev\t\r"))
        .containsExactly("f5", "undo", "review");
    assertThat(screen()).contains("Dark> ");
  }

  @Test
  void listsWhatCanBeTyped() throws IOException {
    assertThat(lines("\t\r")).containsExactly("");
    assertThat(screen()).contains("moves", "c4", "d3", "e6", "f5", "resign", "load");
  }

  @Test
  void completesWhatFollowsACommand() throws IOException {
    assertThat(lines("hint of\t\rlevel 12\t\r")).containsExactly("hint off", "level 12");
  }

  @Test
  void completesFiles(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("final.txt"), "f5");
    Files.createDirectory(folder.resolve("games"));
    assertThat(lines("load " + folder + "/fi\t\rsave " + folder + "/ga\tx\r"))
        .containsExactly("load " + folder + "/final.txt", "save " + folder + "/games/x");
    assertThat(lines("load " + folder + "/none/\t\r")).containsExactly("load " + folder + "/none/");
  }

  @Test
  void editsALineAndBringsItBack() throws IOException {
    // The cursor goes to the left, and then up to the line before.
    assertThat(lines("5\u001bODf\r\u001bOA\rf\\5!!\r")).containsExactly("f5", "f5", "f\\5!!");
  }

  @Test
  void endsByItsKeys() throws IOException {
    assertThat(lines("f5\r" + CTRL_D + "d3\r")).containsExactly("f5");
    assertThat(console.stop().isRaised()).isFalse();
    // This is what JLine does when Ctrl-C arrives.
    Thread.currentThread().interrupt();
    try (LineInput input = type("", "xterm-256color")) {
      assertThat(input.read("Dark> ")).isEmpty();
    }
    assertThat(Thread.interrupted()).isFalse();
    assertThat(console.stop().isRaised()).isTrue();
  }

  @Test
  void knowsTheScreen() throws IOException {
    try (LineInput colored = type("", "xterm-256color");
        LineInput plain = type("", "dumb")) {
      assertThat(colored.hasColors()).isTrue();
      assertThat(colored.columns()).isEqualTo(80);
      assertThat(plain.hasColors()).isFalse();
    }
  }
}
