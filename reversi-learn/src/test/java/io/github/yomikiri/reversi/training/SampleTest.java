package io.github.yomikiri.reversi.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SampleTest {

  private static final long FOUR_DISCS = 0x0000001818000000L;

  @Test
  void rejectsWhatIsNoPositionOrNoScore() {
    assertThat(Sample.FORMAT.phase(new Sample(FOUR_DISCS, 0, -64))).isEqualTo(60);
    assertThatThrownBy(() -> new Sample(FOUR_DISCS, 0, 65))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("score 65 is outside [-64, 64]");
    assertThatThrownBy(() -> Sample.FORMAT.phase(new Sample(1, 2, 0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("62 empty squares are more than 60, those of a start");
  }
}
