package io.github.yomikiri.reversi.kit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.Transcript;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpeningNamesTest {

  private static Optional<String> name(String moves) {
    return ReversiKit.KIT.openingName(Transcript.parse(moves));
  }

  /** Lines as players and books write them, from all four first moves. */
  @ParameterizedTest
  @CsvSource(textBlock = """
      f5f6, Diagonal
      c4c3, Diagonal
      d3c5, Perpendicular
      e6d6, Parallel
      f5d6c3d3c4, Tiger
      e6f4c3c4d3, Tiger
      d3c5f6f5e6, Tiger
      c4e3f6e6f5, Tiger
      c4e3f6e6f5c5c3, Stephenson
      f5d6c3d3c4f4f6f3, Comp'Oth
      c4e3f6e6f5c5c3b4, No-Kung
      d3c5f6f5e6e3c3e7, Kung
      f5d6c3d3c4f4e6, Leader's Tiger
      f5d6c3d3c4f4e3, Brightwell
      c4e3f6e6f5g6, Aubrey (Tanaka)
      f5d6c3d3c4f4c5b3c2, Rose-Bill
      c4e3f6e6f5c5c3c6d3d2e2b3c1c2b4a3a5b5a6a4a2, F.A.T. Draw
      f5d6c5f4e3c6d3f6e6d7, Rose
      d3c5d6e3f4c6f5c3c4b5e2e6, Rotating Flat
      f5d6c5f4e3c6e6, Inoue
      f5d6c5f4e3c6f3, Shaman (Danish)
      c4e3f4c5d6f3e2, Bhagat
      d3c5d6e3f4c6f5f3, Ralle
      f5d6c4g5, Ganglion (No-Cat)
      f5d6c4g5c6, Swallow
      d3c5e6f5d6e3f4f3g6c6, Sakaguchi
      c4c3d3c5b4, Heath (Tobidashi)
      c4c3d3e3d2b4b5, Iwasaki
      f5f6e6d6c5, Cow
      f5f6e6d6c3, Buffalo
      d3c3c4e3e2, Raccoon Dog
      e6f6f5f4g3f3g4, Hamilton
      d3c3c4c5d6f4f5e6f6, Landau
      """)
  void namesOpenings(String moves, String name) {
    assertThat(name(moves)).contains(name);
  }

  @Test
  void theLastNameHolds() {
    assertThat(name("f5d6c3d3c4f4")).contains("Tiger");
    assertThat(name("f5d6c3")).contains("Perpendicular");
    assertThat(name("f5")).isEmpty();
    assertThat(name("")).isEmpty();
  }

  /** The Tiger is reached through the Cat, too: both sides play the same squares. */
  @Test
  void otherOrdersOfMovesHaveTheName() {
    assertThat(name("f5d6c4d3c5")).contains("Cat");
    assertThat(name("f5d6c4d3c3")).contains("Tiger");
  }

  @Test
  void anotherBoardHasNoNames() {
    Game<Reversi> small = Transcript.parse(Reversi.start(6), "e4e5");
    assertThat(ReversiKit.KIT.openingName(small)).isEmpty();
  }

  @Test
  void thereAreManyAndNoneIsNamedTwice() {
    List<String> names = OpeningNames.lines().stream()
        .map(line -> line.substring(line.indexOf(' ') + 1))
        .toList();
    assertThat(names).hasSizeGreaterThan(60).doesNotHaveDuplicates();
  }
}
