package io.github.yomikiri.reversi.eval;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StagesTest {

  @Test
  void stagesAreEquallyLong() {
    assertThat(Stages.of(60, 6)).isZero();
    assertThat(Stages.of(51, 6)).isZero();
    assertThat(Stages.of(50, 6)).isOne();
    assertThat(Stages.of(1, 6)).isEqualTo(5);
    assertThat(Stages.of(60, 15)).isZero();
    assertThat(Stages.of(56, 15)).isOne();
    assertThat(Stages.of(30, 1)).isZero();
  }

  @Test
  void positionsThatNoGameReachesBelongToTheEnds() {
    assertThat(Stages.of(64, 6)).isZero();
    assertThat(Stages.of(0, 6)).isEqualTo(5);
  }
}
