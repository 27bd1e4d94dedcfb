package io.github.yomikiri.reversi.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.play.match.Openings;
import io.github.yomikiri.reversi.Reversi;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReversiTextTest {

  private static final ReversiText TEXT = new ReversiText();

  @Test
  void theSquaresAndTheSideToMoveAreAPosition() {
    assertThat(TEXT.write(TEXT.start()))
        .isEqualTo("---------------------------OX------XO--------------------------- X");
    Reversi mustPass = TEXT.read("OOXXOOXXXXXXXXO- O");
    assertThat(mustPass.size()).isEqualTo(4);
    assertThat(TEXT.write(mustPass)).isEqualTo("OOXXOOXXXXXXXXO- O");
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6, 8})
  void readsWhatItWrites(int size) {
    for (Game<Reversi> game : Openings.random(Reversi.start(size), 7, 20, 1)) {
      for (Reversi position : game.positions()) {
        assertThat(TEXT.read(TEXT.write(position))).isEqualTo(position);
      }
    }
  }

  @Test
  void darkBegins() {
    assertThat(TEXT.isFirstToMove(TEXT.start())).isTrue();
    assertThat(TEXT.isFirstToMove(TEXT.read("OOXXOOXXXXXXXXO- O"))).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "''                 | 0 characters are not 64, 36 or 16 squares and a side to move",
        "OOXXOOXXXXXXXXO-   | 16 characters are not",
        "OOXXOOXXXXXXXXO- Q | 'Q' is not a side to move",
        "OOXXOOXXXX?XXXO- O | field 1, square c3: '?' is not a disc or an empty square"
      })
  void saysWhatIsWrong(String text, String reason) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TEXT.read(text))
        .withMessageContaining(reason);
  }
}
