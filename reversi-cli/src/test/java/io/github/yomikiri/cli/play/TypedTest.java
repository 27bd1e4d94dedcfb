package io.github.yomikiri.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TypedTest {

  @Test
  void everyCommandIsInTheHelp() {
    assertThat(Typed.WORDS).allMatch(word -> Typed.HELP.contains("\n" + word + " "));
    assertThat(Typed.HELP.lines()).allMatch(line -> line.length() <= 80 && !line.isBlank());
  }

  @Test
  void separatesACommandFromWhatFollows() {
    assertThat(Typed.of(" SAVE  My Game.txt "))
        .isEqualTo(new Typed("SAVE  My Game.txt", "save", "My Game.txt"));
    assertThat(Typed.of("Quit now").word()).isEqualTo("quit now");
    assertThat(Typed.of("").word()).isEmpty();
  }
}
