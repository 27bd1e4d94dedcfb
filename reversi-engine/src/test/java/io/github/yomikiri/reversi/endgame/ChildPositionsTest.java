package io.github.yomikiri.reversi.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ChildPositionsTest {

  private final ChildPositions positions = new ChildPositions();

  @Test
  void picksByScore() {
    Random random = new Random(1);
    for (int count = 1; count <= 33; count++) {
      int first = ChildPositions.first(count);
      List<Integer> scores = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        int score = random.nextInt(4_000_000) - 2_000_000;
        scores.add(score);
        positions.set(first + i, i, score, -score, ~score, score);
      }
      scores.sort(Comparator.reverseOrder());
      for (int i = 0; i < count; i++) {
        int at = first + i;
        positions.pick(at, first + count);
        int score = scores.get(i);
        assertThat(positions.score[at]).isEqualTo(score);
        assertThat(positions.own[at]).isEqualTo(score);
        assertThat(positions.opponent[at]).isEqualTo(-score);
        assertThat(positions.moves[at]).isEqualTo(~score);
      }
    }
  }

  @Test
  void amongEqualScoresTheFirstIsPicked() {
    for (int square = 0; square < 5; square++) {
      positions.set(square, square, 0, 0, 0, square == 0 ? -1 : 7);
    }
    positions.pick(0, 5);
    assertThat(positions.square[0]).isOne();
  }

  @Test
  void movesAMoveToTheFront() {
    for (int i = 0; i < 5; i++) {
      positions.set(i, 10 + i, i, i, i, i);
    }
    assertThat(positions.toFront(13, 1, 5)).isTrue();
    assertThat(positions.square).startsWith(10, 13, 12, 11, 14);
    assertThat(positions.toFront(10, 1, 5)).isFalse();
    assertThat(positions.toFront(EndgameTable.NO_MOVE, 0, 5)).isFalse();
  }
}
