package io.github.yomikiri.cli.command.solve;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.cli.command.Run;
import io.github.yomikiri.reversi.pattern.Pattern;
import io.github.yomikiri.reversi.pattern.PatternSet;
import io.github.yomikiri.reversi.pattern.PatternWeights;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplainCommandTest {

  private static final String START =
      "---------------------------OX------XO--------------------------- X";

  /** d4 and e5 are Light's: one configuration of both places of c3 d4, of two squares. */
  private static final PatternSet SET =
      PatternSet.of(Pattern.of("centre", "c3 d4"), Pattern.of("corner", "a1"));

  @TempDir
  private Path folder = Path.of("");

  private String weights = "";

  @BeforeEach
  void writeWeights() throws IOException {
    short[] numbers = new short[SET.weights() + STAGES.plies()];
    for (int i = 0; i < SET.weights(); i++) {
      numbers[i] = (short) (i == SET.weights() - 2 ? -20 : 250 * i);
    }
    numbers[SET.weights()] = 7;
    weights = write(PatternWeights.LINEAR, numbers);
  }

  private String write(String kind, short[] numbers) throws IOException {
    Path file = folder.resolve(kind + ".weights");
    new PatternWeights(kind, SET, "", Collections.nCopies(STAGES.count(), numbers)).write(file);
    return file.toString();
  }

  @Test
  void listsWhatPlacesContribute() {
    Run run = Run.of("explain", START, "--evaluator", weights);
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines().get(0)).isEqualTo("Dark (X) to move, 60 empty squares: +3.927 discs");
    assertThat(run.lines().get(2)).matches("feature +squares +contents +discs");
    assertThat(run.lines())
        .hasSize(3 + 8 + 1 + 1)
        .anyMatch(line -> line.matches("centre +c3 d4 +\\.O +\\+0\\.250"))
        .anyMatch(line -> line.matches("centre +f3 e4 +\\.X +\\+1\\.750"))
        .anyMatch(line -> line.matches("corner +h8 +\\. +-0\\.020"))
        .anyMatch(line -> line.matches("empty squares +60 +\\+0\\.007"));
    assertThat(run.lines().get(12)).matches("all +\\+3\\.927");
  }

  @Test
  void sumsUpTheOthers() {
    Run run = Run.of("explain", START, "--evaluator", weights, "--top", "2");
    assertThat(run.lines()).hasSize(3 + 2 + 2);
    assertThat(run.lines().get(5)).matches("7 others +\\+0\\.427");
  }

  @Test
  void writesCsv() {
    Run run = Run.of("explain", START, "--evaluator", weights, "--csv", "--top", "1");
    assertThat(run.lines())
        .hasSize(3)
        .startsWith("feature,squares,contents,thousandths")
        .endsWith("8 others,,,2177");
    assertThat(run.lines().get(1)).matches("centre,[a-h1-8 ]{5},\\.X,1750");
  }

  @Test
  void drawsTheBoard() throws IOException {
    Path svg = folder.resolve("board.svg");
    Run run = Run.of("explain", START, "--evaluator", weights, "--svg", svg.toString());
    assertThat(run.err()).isEqualTo("Wrote " + svg + "\n");
    assertThat(run.lines()).hasSizeGreaterThan(5);
    assertThat(Files.readString(svg))
        .startsWith("<svg ")
        .endsWith("</svg>\n")
        .contains("+3.93 discs for Dark", "<title>e4: +0.875</title>", "<title>a1: \u22120.020");
    Run piped = Run.of("explain", START, "--evaluator", weights, "--svg", "-");
    assertThat(piped.out()).isEqualTo(Files.readString(svg));
  }

  @Test
  void explainsTheTrainedEvaluatorAfterMoves() {
    Run run = Run.of("explain", "f5d6", "--top", "3");
    assertThat(run.exitCode()).as(run.err()).isZero();
    assertThat(run.lines().get(0)).startsWith("Dark (X) to move, 58 empty squares: ");
    assertThat(run.lines()).hasSize(3 + 3 + 2).anyMatch(line -> line.startsWith("44 others "));
  }

  @Test
  void explainsBadArguments() throws IOException {
    assertThat(Run.of("explain", "nonsense").err())
        .startsWith("yomikiri explain: nonsense: neither a file nor a position; expected ");
    assertThat(Run.of("explain", "O--X-XXX-OXX--O- X").err())
        .contains("O--X-XXX-OXX--O- X: the board is 4x4, but patterns are for 8x8");
    assertThat(Run.of("explain", "X".repeat(64) + " X").err()).contains(": the game is over");
    assertThat(Run.withInput(START + "\n" + START, "explain", "-").err())
        .contains("standard input: holds 2 positions, not one");
    assertThat(Run.of("explain", START, "--evaluator", folder.resolve("none").toString())
            .err())
        .contains("no evaluator or weight file");
    assertThat(Run.of("explain", START, "--evaluator", "tanuki").err())
        .contains("--evaluator tanuki: has no patterns; expected pattern or a weight file");
    assertThat(Run.of("explain", START, "--top", "0").exitCode()).isEqualTo(2);
    String wolf = write("wolf", new short[1]);
    assertThat(Run.of("explain", START, "--evaluator", wolf).err())
        .contains(
            wolf + ": weights of kind \"wolf\": expected \"linear\", \"fox\" or \"embedding\"");
    assertThat(Run.of("explain", START, "--csv", "--svg", "-").err())
        .contains("--csv and --svg - cannot both write to standard output");
    assertThat(Run.of("explain").err()).contains("POSITION");
    assertThat(Run.of("explain", START, "--nonsense").exitCode()).isEqualTo(2);
  }
}
