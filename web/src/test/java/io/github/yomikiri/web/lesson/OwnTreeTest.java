package io.github.yomikiri.web.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.app.console.UserError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the tree that a reader of the lesson types. */
class OwnTreeTest {

  @Test
  void theTreeIsSearchedToItsLeaves() {
    Found minimax = Found.by("game=own&tree=[[3 5] [2 [9 1]] 4]&algorithm=minimax");
    assertThat(minimax.value()).isEqualTo("4");
    assertThat(minimax.bestMove()).isEqualTo("2");
    assertThat(minimax.leaves()).isEqualTo(6);
    Found alphaBeta = Found.by("game=own&tree=[[3 5] [2 [9 1]] 4]&algorithm=alphabeta");
    assertThat(alphaBeta.value()).isEqualTo("4");
    assertThat(alphaBeta.leaves()).isEqualTo(4);
  }

  @Test
  void withoutATreeThereIsAnExample() {
    assertThat(Found.by("game=own").value()).isEqualTo("4");
    assertThat(Found.by("game=own&tree=[7, -2]&algorithm=pvs").value()).isEqualTo("7");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "game=own&tree=[[3 5] [2 x]] | This is not a tree: offset 10: expected a whole number",
        "game=own&tree=[[3 5] [2 9] | This is not a tree: offset 0: this [ has no ]",
        "game=own&tree=7 | The tree is a single number",
        "game=own&depth=4 | The depth \"4\" is not a number from 1 to 3",
        "game=nim&tree=[1 2] | Only the game own has a tree to type",
      })
  void whatIsNoTreeIsExplained(String setting, String message) {
    assertThatThrownBy(() -> Found.by(setting))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith(message);
  }
}
