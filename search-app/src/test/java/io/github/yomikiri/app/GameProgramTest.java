package io.github.yomikiri.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.app.games.GameKits;
import java.io.Reader;
import java.io.StringWriter;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.Command;
import picocli.CommandLine.InitializationException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Commands that only one game has. */
class GameProgramTest {

  @Command(name = "count", mixinStandardHelpOptions = true, header = "Counts.")
  private static final class Count implements Runnable {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--target")
    private int to = 3;

    @Override
    public void run() {
      spec.commandLine().getOut().println("to " + to);
    }
  }

  @Command(name = "match")
  private record Taken() {}

  @Command(name = "help")
  private record Help() {}

  @Command
  private record Nameless() {}

  private final GameProgram<?> program = program();

  private static GameProgram<?> program() {
    return GameProgram.of(GameKits.all().get(0));
  }

  private static String run(GameProgram<?> program, int exitCode, String... args) {
    StringWriter out = new StringWriter();
    assertThat(program.execute(Reader.nullReader(), out, out, args)).isEqualTo(exitCode);
    return out.toString().replace(System.lineSeparator(), "\n");
  }

  @Test
  void commandsOfItsOwnAreCommandsLikeTheOthers() {
    GameProgram<?> counting = program.with(Count::new);
    assertThat(run(counting, 0, "--help")).containsPattern("perft .*\n +count +Counts\\.\n +help");
    assertThat(run(counting, 0, "count", "--version")).startsWith("tic-tac-toe ");
    assertThat(run(counting, 2, "count", "--tarket=1")).contains("did you mean '--target'");
    assertThat(run(counting, 0, "perft", "--depth", "1", "--csv")).contains("\n1,9,");
  }

  @Test
  void eachRunBeginsWithTheDefaults() {
    GameProgram<?> counting = program.with(Count::new);
    assertThat(run(counting, 0, "count", "--target", "5")).isEqualTo("to 5\n");
    assertThat(run(counting, 0, "count")).isEqualTo("to 3\n");
  }

  @Test
  void theFirstProgramStaysAsItIs() {
    program.with(Count::new);
    assertThat(run(program, 2, "count")).startsWith("tic-tac-toe: \"count\" is no command");
  }

  /** The command behind the word has an option that it requires, which is not the fault. */
  @Test
  void aWordInThePlaceOfACommandIsNamed() {
    assertThat(run(program, 2, "prft"))
        .startsWith("tic-tac-toe: \"prft\" is no command; did you mean perft");
    assertThat(run(program, 2, "qq", "perft")).startsWith("tic-tac-toe: \"qq\" is no command\n");
    assertThat(run(program, 2, "qq", "perft", "--depth", "3"))
        .startsWith("tic-tac-toe: \"qq\" is no command\n");
  }

  @Test
  void namesThatAreTakenAreRejected() {
    assertRejected("Another subcommand named 'match' already exists", Taken::new);
    assertRejected("Another subcommand named 'help' already exists", Help::new);
    assertRejected("Another subcommand named 'count' already exists", Count::new, Count::new);
    assertThatThrownBy(() -> program.with(Count::new).with(Count::new))
        .isInstanceOf(InitializationException.class);
  }

  @Test
  void whatIsNoCommandIsRejected() {
    assertRejected("is not a command", () -> "text");
    assertRejected("name", Nameless::new);
  }

  private void assertRejected(String message, Supplier<?>... commands) {
    assertThatThrownBy(() -> program.with(commands))
        .isInstanceOf(InitializationException.class)
        .hasMessageContaining(message);
  }
}
