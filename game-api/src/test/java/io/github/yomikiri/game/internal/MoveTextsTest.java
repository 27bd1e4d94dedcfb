package io.github.yomikiri.game.internal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTextsTest {

  @ParameterizedTest
  @ValueSource(strings = {"f5", "-8", "Qxf7#", "a1|b2", "*2", "**", "pass", "\u00a7"})
  void theseAreTextsOfMoves(String notation) {
    assertThat(MoveTexts.fault(notation)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"take 1", " 1", "1\n", "1\t2", "1\u20282"})
  void whiteSpaceSeparatesMoves(String notation) {
    assertThat(MoveTexts.fault(notation)).contains("has white space");
  }

  @Test
  void theOtherFaultsAreNamed() {
    assertThat(MoveTexts.fault("")).contains("is empty");
    assertThat(MoveTexts.fault("#1")).contains("begins with #, as a comment does");
    assertThat(MoveTexts.fault("|")).contains("is a sign that separates moves from numbers");
    assertThat(MoveTexts.fault("*")).contains("is a sign that separates moves from numbers");
    assertThat(MoveTexts.fault("x".repeat(100))).isEmpty();
    assertThat(MoveTexts.fault("x".repeat(101))).contains("has 101 characters, more than 100");
  }
}
