package io.github.yomikiri.cli.command.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.cli.command.Run;
import io.github.yomikiri.cli.console.Version;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ProtocolCommandsTest {

  /** Runs a script, and two empty lines after it, because the last two lines have a time limit. */
  private static Run talk(String script, String... command) {
    return Run.withInput(script + "\n\n", command);
  }

  @Test
  void talksGtp() {
    Run run = talk("1 name\n2 genmove black\nquit\n3 name\n", "gtp", "--level", "2");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).matches("=1 Yomikiri\n\n=2 [A-H][1-8]\n\n=\n\n");
  }

  @Test
  void talksNBoard() {
    Run run = talk("nboard 2\nset depth 2\ngo\n", "nboard", "--level", "1", "--ponder");
    assertThat(run.exitCode()).isZero();
    assertThat(run.lines())
        .contains("set myname Yomikiri2")
        .anyMatch(line -> line.startsWith("=== "));
  }

  @Test
  void talksUci() {
    Run run = talk("uci\nposition startpos moves f5\ngo\n", "uci", "--level", "1", "--ponder");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.lines())
        .startsWith(
            "id name Yomikiri " + Version.PROGRAM.number(), "id author Yomikiri contributors")
        .contains("option name Ponder type check default false", "uciok")
        .anyMatch(line -> line.startsWith("info depth 1 score cp "))
        .last()
        .asString()
        .matches("bestmove (d6|f4|f6)( ponder [a-h][1-8])?");
    assertThat(
            talk("position fen OOXXOOXXXXXXXXO- Q\ngo\n", "uci", "--level", "1").out())
        .isEqualTo("info string cannot read the position: field 1: 'Q' is not a side to move, in"
            + " \"OOXXOOXXXXXXXXO- Q\"\n"
            + "info string there is no position\nbestmove 0000\n");
  }

  @Test
  void repeatsItselfWithTheSameSeed() {
    String script = "genmove b\ngenmove w\ngenmove b\ngenmove w\n";
    String[] command = {"gtp", "--level", "1", "--seed", "3"};
    String answers = talk(script, command).out();
    assertThat(talk(script, command).out()).isEqualTo(answers);
    command[4] = "4";
    assertThat(talk(script, command).out()).isNotEqualTo(answers);
  }

  @Test
  void uciHasTheSeedAndTheLimits() {
    String script = "position startpos moves f5\ngo\n";
    List<String> third = talk(script, "uci", "--level", "1", "--seed", "3").lines();
    List<String> fourth = talk(script, "uci", "--level", "1", "--seed", "4").lines();
    assertThat(third).last().asString().startsWith("bestmove ");
    assertThat(third).last().isNotEqualTo(fourth.get(fourth.size() - 1));
    assertThat(talk(script, "uci", "--nodes", "300").out()).contains(" nodes 300 ");
  }

  @Test
  void saysWhatToTypeIntoNBoard() {
    String help = Run.of("nboard", "--help").out();
    Matcher fields = Pattern.compile(
            "  Working Directory: +(\\S+)\n  Command: +(\\S+) -jar yomikiri.jar nboard\n")
        .matcher(help);
    assertThat(fields.find()).isTrue();
    assertThat(Path.of(fields.group(1))).isAbsolute().isDirectory();
    // NBoard checks whether the program exists, but does not search the path for it.
    assertThat(Path.of(fields.group(2))).isAbsolute().isExecutable();
  }

  @Test
  void nBoardsDepthLeavesOtherLimitsAlone() {
    Run run = talk("set depth 60\ngo\n", "nboard", "--level", "1", "--nodes", "3000");
    assertThat(run.lines()).anyMatch(line -> line.startsWith("=== "));
    assertThat(run.lines())
        .filteredOn(line -> line.startsWith("nodestats "))
        .isNotEmpty()
        .allMatch(line -> Integer.parseInt(line.split(" ")[1]) <= 3000);
  }

  @Test
  void explainsBadOptions() {
    assertThat(Run.of("gtp", "--hash", "1").err()).contains("--hash 1 is outside 2-8192");
    assertThat(Run.of("nboard", "--threads", "0").err()).contains("--threads 0 is outside 1-256");
    assertThat(Run.of("gtp", "--nodes", "0").err()).contains("--nodes 0 is less than 1");
    assertThat(Run.of("uci", "--depth", "0").err()).contains("--depth 0 is outside 1-250");
  }
}
