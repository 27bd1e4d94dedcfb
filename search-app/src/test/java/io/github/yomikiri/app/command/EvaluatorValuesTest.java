package io.github.yomikiri.app.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.yomikiri.app.Run;
import io.github.yomikiri.app.console.CommandStopped;
import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.games.DotsAndBoxes;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.search.StopSignal;
import org.junit.jupiter.api.Test;

class EvaluatorValuesTest {

  private static final NodeKit<DotsAndBoxes> BOXES = GameKits.dotsAndBoxes();

  @Test
  void theSignalEndsASearch() {
    StopSignal stop = new StopSignal();
    EvaluatorValues<DotsAndBoxes> values =
        new EvaluatorValues<>(BOXES, BOXES.evaluators().get(0).maker().get(), 4, stop);
    assertThat(values.haveFractions()).isTrue();
    assertThat(values.points(BOXES.start())).isBetween(-9.0, 9.0);
    stop.raise();
    assertThatExceptionOfType(CommandStopped.class)
        .isThrownBy(() -> values.of(BOXES.start()))
        .withMessage("Stopped.");
  }

  @Test
  void anyKitHasTheCommand() {
    Run run = Run.withInput(GameKits.connectFour(), "start\n4 4 3\nx\n", "eval", "-", "--csv");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.err()).startsWith("standard input, line 3, ").hasLineCount(1);
    assertThat(run.out()).matches("line,plies,value\n1,0,[-.\\d]+\n2,3,[-.\\d]+\n");
  }
}
