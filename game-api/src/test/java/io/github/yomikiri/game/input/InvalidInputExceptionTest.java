package io.github.yomikiri.game.input;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class InvalidInputExceptionTest {

  @Test
  void aLongValueIsCut() {
    String whole = "x".repeat(80);
    assertThat(new InvalidInputException(whole, "line 1", "too long"))
        .hasMessage("line 1: too long, in \"" + whole + "\"");
    assertThat(new InvalidInputException(whole + "y", "line 1", "too long"))
        .hasMessage("line 1: too long, in \"" + whole + "...\"");
  }
}
