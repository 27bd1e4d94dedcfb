package io.github.yomikiri.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Score;
import org.junit.jupiter.api.Test;

class WinDistancesTest {

  private static final WinDistances WINS = WinDistances.INSTANCE;

  @Test
  void aWinIsNearerFromALaterNode() {
    assertThat(WINS.fromNode(Score.MAX - 7, 2)).isEqualTo(Score.MAX - 5);
    assertThat(WINS.fromNode(7 - Score.MAX, 2)).isEqualTo(5 - Score.MAX);
    assertThat(WINS.fromNode(3, 2)).isEqualTo(3);
  }

  @Test
  void aWinOfUnknownDistanceStaysOne() {
    assertThat(WINS.fromNode(Score.LONGEST_WIN, 2)).isEqualTo(Score.LONGEST_WIN);
    assertThat(WINS.fromNode(-Score.LONGEST_WIN, 2)).isEqualTo(-Score.LONGEST_WIN);
  }

  @Test
  void noWinIsNearerThanTheNode() {
    assertThat(WINS.fromNode(Score.MAX - 1, 2)).isEqualTo(Score.MAX);
    assertThat(WINS.fromNode(1 - Score.MAX, 2)).isEqualTo(-Score.MAX);
  }

  /** A side looks for more than it has proven at the nodes where it was to move. */
  @Test
  void theWindowIsThatOfThePath() {
    VisitWindow window = WINS.window(5);
    assertThat(window.atLeast(4, 0, false)).isEqualTo(4);
    assertThat(window.atLeast(-9, 1, false)).isEqualTo(-9);
    assertThat(window.atLeast(2, 2, false)).isEqualTo(4);
    assertThat(window.atLeast(-3, 3, false)).isEqualTo(-3);
    assertThat(window.atLeast(5, 4, false)).isEqualTo(5);
    assertThat(window.atLeast(-7, 5, false)).isEqualTo(-3);
    assertThat(window.atLeast(1, 0, false)).isEqualTo(1);
    assertThat(window.atLeast(1, 1, false)).isEqualTo(1);
  }
}
