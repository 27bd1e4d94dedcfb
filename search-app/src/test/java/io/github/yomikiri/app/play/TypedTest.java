package io.github.yomikiri.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TypedTest {

  @Test
  void separatesACommandFromWhatFollows() {
    assertThat(Typed.of(" SAVE  My Game.txt "))
        .isEqualTo(new Typed("SAVE  My Game.txt", "save", "My Game.txt"));
    assertThat(Typed.of("Quit now").word()).isEqualTo("quit now");
    assertThat(Typed.of("").word()).isEmpty();
  }
}
