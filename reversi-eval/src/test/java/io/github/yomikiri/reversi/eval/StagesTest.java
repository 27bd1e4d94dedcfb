package io.github.yomikiri.reversi.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StagesTest {

  @Test
  void stagesAreEquallyLong() {
    Stages six = new Stages(6);
    assertThat(six.of(60)).isZero();
    assertThat(six.of(51)).isZero();
    assertThat(six.of(50)).isOne();
    assertThat(six.of(1)).isEqualTo(5);
    assertThat(six.plies()).isEqualTo(10);
    Stages fifteen = new Stages(15);
    assertThat(fifteen.of(60)).isZero();
    assertThat(fifteen.of(56)).isOne();
    assertThat(fifteen.maxEmpties(1)).isEqualTo(56);
    assertThat(fifteen.minEmpties(1)).isEqualTo(53);
    assertThat(fifteen.ply(56)).isZero();
    assertThat(fifteen.ply(53)).isEqualTo(3);
    assertThat(new Stages(1).of(30)).isZero();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 6, 7, 15, 59, 60})
  void boundsAreThoseOfTheStages(int count) {
    Stages stages = new Stages(count);
    for (int empties = 1; empties <= 60; empties++) {
      int stage = stages.of(empties);
      assertThat(empties).isBetween(stages.minEmpties(stage), stages.maxEmpties(stage));
      assertThat(stages.ply(empties)).isBetween(0, stages.plies() - 1);
      assertThat(stages.maxEmpties(stage) - stages.ply(empties)).isEqualTo(empties);
    }
    for (int stage = 1; stage < count; stage++) {
      assertThat(stages.maxEmpties(stage)).isEqualTo(stages.minEmpties(stage - 1) - 1);
    }
  }

  @Test
  void positionsThatNoGameReachesBelongToTheEnds() {
    assertThat(new Stages(6).of(64)).isZero();
    assertThat(new Stages(6).of(0)).isEqualTo(5);
    assertThat(new Stages(15).ply(0)).isEqualTo(3);
  }

  @Test
  void refusesNumbersThatMakeNoSense() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Stages(0))
        .withMessage("number of stages 0 is outside [1, 60]");
    assertThatIllegalArgumentException().isThrownBy(() -> new Stages(61));
  }
}
