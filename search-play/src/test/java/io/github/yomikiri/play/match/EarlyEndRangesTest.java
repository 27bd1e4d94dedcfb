package io.github.yomikiri.play.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class EarlyEndRangesTest {

  @Test
  void numbersOutsideTheirRangeAreRefused() {
    assertThat(new EarlyEnd(1, Double.MIN_VALUE, 1)).isNotNull();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new EarlyEnd(0, 1, 1))
        .withMessage("number of plies 0 is less than 1");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new EarlyEnd(1, 0, 1))
        .withMessage("value 0.0 is not greater than 0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new EarlyEnd(1, Double.NaN, 1))
        .withMessage("value NaN is not greater than 0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new EarlyEnd(1, 1, 0))
        .withMessage("number of moves 0 is less than 1");
  }
}
