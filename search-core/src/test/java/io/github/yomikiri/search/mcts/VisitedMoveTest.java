package io.github.yomikiri.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Score;
import org.junit.jupiter.api.Test;

class VisitedMoveTest {

  private static final int ROOT = 0;

  private final NodeStore store = new NodeStore(10, Score.MAX, false);

  /** Adds a child with bounds from the view of the root. */
  private void child(int move, int lower, int upper, int visits) {
    int child = 1 + move;
    store.init(child, move, 0);
    store.prove(child, -upper, -lower);
    for (int visit = 0; visit < visits; visit++) {
      store.enter(child, false);
      store.leave(child, 0);
    }
  }

  private int best(int children) {
    store.init(ROOT, 0, 0);
    store.publish(ROOT, 1, children);
    return VisitedMove.bestFirst(store, ROOT, new Rewards(1, Score.LONGEST_WIN - 1))
        .get(0)
        .move();
  }

  private static int winIn(int plies) {
    return Score.MAX - plies;
  }

  @Test
  void theShorterWinIsPreferred() {
    child(0, 0, 0, 5);
    child(1, winIn(7), winIn(3), 90);
    child(2, winIn(5), winIn(5), 2);
    child(3, winIn(9), winIn(1), 40);
    assertThat(best(4)).isEqualTo(2);
  }

  @Test
  void theLongerDefenseIsPreferred() {
    child(0, -winIn(2), -winIn(4), 90);
    child(1, -winIn(2), -winIn(8), 3);
    child(2, -winIn(6), -winIn(6), 50);
    assertThat(best(3)).isEqualTo(1);
  }

  @Test
  void whatIsNotProvenComesBeforeALoss() {
    child(0, -winIn(2), -winIn(8), 90);
    child(1, -winIn(2), winIn(3), 4);
    assertThat(best(2)).isEqualTo(1);
  }

  @Test
  void scoresOfAGameAreNoDistances() {
    child(0, -30, -20, 90);
    child(1, -30, -10, 3);
    assertThat(best(2)).isZero();
  }
}
