package io.github.yomikiri.cli.command.solve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.cli.command.Run;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.PositionWeights;
import io.github.yomikiri.reversi.eval.ReversiFeatures;
import io.github.yomikiri.reversi.notation.ObfPosition;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EvalCommandTest {

  private static final String FFO_40 =
      "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- X";

  @Test
  void valuesPositionsInDiscsForTheSideToMove() {
    Run run = Run.withInput(FFO_40 + "\n% a comment\n" + "X".repeat(64) + " O\n", "eval", "-");
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    assertThat(run.lines().get(0)).isEqualTo(" line empties    value");
    assertThat(run.lines().get(1)).matches(" {4}1 {6}20 +\\+\\d\\d\\.\\d\\d");
    assertThat(run.lines().get(2)).isEqualTo("    3       0   -64.00");
  }

  @Test
  void writesCsvAndSearches() {
    Run flat = Run.withInput(FFO_40 + "\n", "eval", "-", "--csv", "--evaluator", "discs");
    assertThat(flat.lines()).containsExactly("line,empties,value", "1,20,-20.000");
    Run deep =
        Run.withInput(FFO_40 + "\n", "eval", "-", "--csv", "--evaluator", "discs", "--depth", "2");
    assertThat(deep.lines().get(1))
        .startsWith("1,20,")
        .isNotEqualTo(flat.lines().get(1));
  }

  /**
   * Numbers of moves and weights of squares are not discs. So they are printed as whole numbers,
   * not divided by a thousand.
   */
  @Test
  void printsValuesThatAreNoDiscsAsPlainNumbers() {
    String input = FFO_40 + "\n";
    Reversi position = ObfPosition.parse(FFO_40).position();
    for (Map.Entry<String, Evaluator<Reversi>> each : Map.<String, Evaluator<Reversi>>of(
            "mobility", ReversiFeatures.byMobility(), "weights", new PositionWeights())
        .entrySet()) {
      int value = each.getValue().evaluate(position);
      Run csv = Run.withInput(input, "eval", "-", "--csv", "--evaluator", each.getKey());
      assertThat(csv.lines()).containsExactly("line,empties,value", "1,20," + value);
      Run table = Run.withInput(input, "eval", "-", "--evaluator", each.getKey());
      assertThat(table.lines().get(1)).matches(" {4}1 {6}20 +\\" + "%+d".formatted(value));
    }
  }

  /** Nothing is stored, so the same command would begin again. */
  @Test
  void endsWhenInterrupted() {
    Run run = Run.interrupted("eval", "f5d6", "--depth", "20");
    assertThat(run.exitCode()).isNotZero();
    assertThat(run.err()).isEqualTo(String.format("yomikiri eval: Stopped.%n"));
  }

  @Test
  void skipsLinesThatAreNoPositions() {
    Run run = Run.withInput("f5\nnonsense\nf5d6\n", "eval", "-", "--csv");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).startsWith("standard input, line 2, ").hasLineCount(1);
    assertThat(run.lines()).hasSize(3).element(2).asString().startsWith("3,58,");
  }

  @Test
  void saysWhatIsWrong() {
    Run none = Run.withInput("nonsense\n", "eval", "-");
    assertThat(none.exitCode()).isEqualTo(2);
    assertThat(none.err())
        .startsWith("standard input, line 1, ")
        .contains("yomikiri eval: standard input: holds no position");
    assertThat(Run.of("eval", "-", "--evaluator", "fox").err())
        .contains("no evaluator or weight file \"fox\"; there are discs, weights");
    assertThat(Run.of("eval", "-", "--depth", "99").err()).contains("--depth 99 is outside 0-20");
  }
}
