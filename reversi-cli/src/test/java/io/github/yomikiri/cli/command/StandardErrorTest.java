package io.github.yomikiri.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A terminal obeys escape sequences, so no message has those of a file or an argument. */
class StandardErrorTest {

  private static final String HOSTILE = "\033[2J\033]0;owned\007\u009b1m\u202e";

  @TempDir
  private Path folder = Path.of("");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "analyze --game FILE",
        "analyze FILE",
        "solve FILE",
        "solve FILE -o FOLDER/out",
        "eval FILE",
        "explain FILE",
        "explore FILE --depth 1 --html FOLDER/out",
        "play --from FILE",
        "perft 1 --from FILE",
        "train FILE -o FOLDER/out",
        "accuracy FILE",
        "label FILE --empties 4 -o FOLDER/out",
        "fit-probcut --games FILE --positions 1",
        "match random random --openings FILE",
        "attribute FILE",
        "loss FILE random --empties 4",
        "book-show f5 --book FILE",
        "eval f5 --evaluator FILE",
        "match random pvs4:tanuki:probcut95:FILE",
        "analyze HOSTILE",
        "solve f5zzHOSTILE",
        "HOSTILE",
        "play --HOSTILE",
        "play --level HOSTILE"
      })
  void hasNothingThatATerminalObeys(String command) throws IOException {
    Path file = folder.resolve("games");
    Files.writeString(file, "f5d6zz" + HOSTILE + "\n(;GM[" + HOSTILE + "]B[" + HOSTILE + "];)\n");
    Run run = Run.of(Arrays.stream(command.split(" ", -1))
        .map(word -> word.replace("FILE", file.toString())
            .replace("FOLDER", folder.toString())
            .replace("HOSTILE", HOSTILE))
        .toArray(String[]::new));
    assertThat(run.exitCode()).isNotZero();
    assertThat(run.err()).isNotEmpty();
    assertThat(run.err() + run.out()).doesNotContainPattern("[\\p{Cc}\\p{Cf}&&[^\n\t]]");
  }
}
