package io.github.yomikiri.cli.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.yomikiri.app.console.CommandStopped;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.Tanuki;
import io.github.yomikiri.search.StopSignal;
import org.junit.jupiter.api.Test;

class ValuationTest {

  @Test
  void theSignalEndsASearch() {
    StopSignal stop = new StopSignal();
    Valuation valuation = new Valuation(new Tanuki(), 8, stop);
    assertThat(valuation.isInDiscs()).isTrue();
    assertThat(valuation.discs(Reversi.start())).isBetween(-64.0, 64.0);
    stop.raise();
    assertThatExceptionOfType(CommandStopped.class)
        .isThrownBy(() -> valuation.discs(Reversi.start()))
        .withMessage("Stopped.");
  }
}
