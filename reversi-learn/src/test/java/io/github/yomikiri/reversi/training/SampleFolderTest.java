package io.github.yomikiri.reversi.training;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SampleFolderTest {

  private static final long FOUR_DISCS = 0x0000001818000000L;

  @Test
  void rejectsWhatIsNoPositionOrNoScore() {
    SampleFolder.Chunk chunk = new SampleFolder.Chunk(1);
    chunk.accept(FOUR_DISCS, 0, -64);
    assertThatThrownBy(() -> chunk.accept(FOUR_DISCS, 0, 65))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("score 65 is outside [-64, 64]");
    assertThatThrownBy(() -> chunk.accept(1, 2, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("62 empty squares are more than 60, those of a start");
  }
}
