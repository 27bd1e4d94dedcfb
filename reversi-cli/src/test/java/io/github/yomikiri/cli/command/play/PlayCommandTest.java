package io.github.yomikiri.cli.command.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.cli.command.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayCommandTest {

  private static Run play(String input, String... args) {
    String[] all = new String[args.length + 1];
    all[0] = "play";
    System.arraycopy(args, 0, all, 1, args.length);
    return Run.withInput(input, all);
  }

  @Test
  void playsAGameAmongPeople() {
    Run run = play("f5\nD6\n c3 \nquit\n", "--white", "human");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("Unfinished: Dark 5, Light 2.", "Transcript: f5d6c3", "Dark> f5");
  }

  @Test
  void marksLegalMovesAndTheLastOne() {
    assertThat(play("f5\n", "--white", "human").lines())
        .contains(" 5  .  .  .  X  X (X) .  .  5    Last move: f5")
        .contains(" 6  .  .  .  +  .  +  .  .  6");
  }

  @Test
  void explainsWhatIsNoMove() {
    assertThat(play("d4\na1\nzz\npass\nf9\n", "--white", "human").lines())
        .contains(
            "d4 is taken, by Light. You can play d3 c4 f5 e6.",
            "A disc on a1 would flip nothing, which the rules do not allow. You can play d3 c4 f5 e6.",
            "\"zz\" is neither a square such as d3 nor a command. Type help for a list.",
            "You cannot pass: there are moves. You can play d3 c4 f5 e6.",
            "\"f9\" is neither a square such as d3 nor a command. Type help for a list.");
    assertThat(play("h8\n", "--size", "6").out()).contains("h8 is not on this board of 6x6.");
  }

  @Test
  void obeysCommands() {
    Run run = play("help\nmoves\nhint\nundo\n", "--white", "random", "--hints", "minimax1");
    assertThat(run.out())
        .contains("take back your last move", "Legal: d3 c4 f5 e6", "So far: none")
        .containsPattern("minimax1 would play (d3|c4|f5|e6)\\.")
        .contains("There is no move of yours to take back.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "minimax2",
        "pvs3:tanuki:killers",
        "mtdf3",
        "engine:depth=2",
        "engine:level=2:clock=1m",
        "nodes=2000",
        "greedy"
      })
  void valuesTheBestMoves(String hints) {
    List<String> lines =
        play("hint 3\nhint 99\n", "--white", "random", "--hints", hints).lines();
    int first = lines.indexOf("Dark> hint 3");
    assertThat(lines.get(first + 1)).isEqualTo("move  discs  depth");
    assertThat(lines.subList(first + 2, first + 5))
        .allMatch(line -> line.matches("(d3|c4|f5|e6)    [+-]\\d+\\.\\d\\d +[1-9]\\d?"));
    assertThat(lines.get(first + 5)).isEqualTo("Dark> hint 99");
    assertThat(lines.subList(first + 7, first + 11)).hasSize(4);
    assertThat(lines.get(first + 11)).startsWith("Dark> ");
  }

  @Test
  void marksValuesThatAreExact() {
    String[] args = {"--from", "O--X-XXX-OXX--O- X", "--size", "4", "--white", "random"};
    assertThat(play("hint 1\n", args).out()).containsPattern("\n[a-d][1-4] +[+-]\\d+ +end\n");
  }

  @Test
  void usesThePlayersOwnUnit() {
    assertThat(play("hint 1\n", "--hints", "minimax2:mobility").out())
        .contains("move  value  depth");
    assertThat(play("hint 1\n", "--hints", "position-weights").lines())
        .contains("move  value  depth");
  }

  @Test
  void explainsHintsThatItCannotGive() {
    assertThat(play("hint 0\nhint f5\nHint 100\n").lines())
        .contains(
            "\"0\" is not a number of moves from 1 to 99. Type such as hint 3.",
            "\"f5\" is not a number of moves from 1 to 99. Type such as hint 3.",
            "\"100\" is not a number of moves from 1 to 99. Type such as hint 3.");
    assertThat(play("hint 3\n", "--hints", "random").lines())
        .contains("random plays moves, but does not value them. Type hint for a move, or begin with"
            + " --hints engine.");
  }

  @Test
  void takesMovesBack() {
    Run run = play("f5\nundo\nd3\nundo\nundo\nmoves\n", "--white", "random", "--seed", "3");
    assertThat(run.out()).contains("There is no move of yours to take back.", "So far: none");
    assertThat(run.out()).contains("Unfinished: Dark 2, Light 2.").doesNotContain("Transcript");
  }

  @Test
  void endsPolitelyWithTheInput() {
    Run run = play("");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out()).contains("End of input: the game ends here.");
  }

  @Test
  void asksForAPass() {
    Run run =
        play("a1\npass\n", "--from", "-OXXXXXXXXXXXXXX O", "--black", "random", "--white", "human");
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .contains("No square to play, type pass. Light> a1")
        .contains("You have no square to play, a1 included. Type pass.")
        .contains("Dark (random) plays a1.")
        .contains("Dark wins by 16: Dark 16, Light 0.");
  }

  @Test
  void startsFromAFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("position.obf");
    Files.writeString(file, "% an ending\n-OXXXXXXXXXXXXXX O\n");
    Run run = play("", "--from", file.toString(), "--black", "random", "--white", "random");
    assertThat(run.out()).contains("Dark wins by 16: Dark 16, Light 0.");
    Files.writeString(file, "f5\nf5d6\n");
    Run two = play("", "--from", file.toString());
    assertThat(two.exitCode()).isEqualTo(2);
    assertThat(two.err()).contains(file + ": holds 2 positions, not one");
    assertThat(play("", "--from", "no-such-file").err())
        .contains("no-such-file: neither a file nor a position");
  }

  @Test
  void letsPlayersPlayEachOther() {
    String[] args = {"--black", "greedy", "--white", "position-weights", "--seed", "4"};
    Run run = play("", args);
    assertThat(run.exitCode()).isZero();
    assertThat(run.out())
        .containsPattern("(Dark wins|Light wins|A draw).*: Dark \\d+, Light \\d+\\.");
    assertThat(play("", args)).isEqualTo(run);
  }

  @Test
  void usesColorsOnATerminalOnly() {
    assertThat(play("quit\n").out()).doesNotContain("\u001b");
    assertThat(Run.inColor("quit\n", "play").out())
        .contains("\u001b[48;5;28m", "\u25cf", "\u001b[0m");
    Run run = Run.inColor("f5\nd6\nquit\n", "play", "--white", "human");
    String plain = run.out().replaceAll("\u001b\\[[\\d;]*m", "");
    assertThat(plain)
        .contains(
            "     a   b   c   d   e   f   g   h\n",
            "   \u250c\u2500\u2500\u2500\u252c",
            " 5 \u2502   \u2502   \u2502   \u2502 \u25cf \u2502 \u25cf \u2502 \u25cf \u2502")
        .containsPattern(" 1  f5 d6\n");
  }

  @Test
  void takesALevel() {
    assertThat(play("f5\n", "--level", "2", "--seed", "1").out())
        .containsPattern("Light \\(engine:level=2\\) plays (d6|f4|f6)\\.");
    assertThat(play("", "--level", "1", "--white", "human", "--seed", "1").out())
        .containsPattern("Dark \\(engine:level=1\\) plays (c4|d3|e6|f5)\\.");
    assertThat(play("", "--level", "1", "--white", "greedy").err())
        .contains("apply to the computer, but both players are named");
    assertThat(play("", "--level", "13").err()).contains("level 13 is outside 1-12");
  }

  @Test
  void explainsBadOptions() {
    assertThat(play("", "--white", "me").err())
        .contains("--white/--light: player \"me\":", "or human");
    assertThat(play("", "--size", "5").exitCode()).isEqualTo(2);
  }
}
