package io.github.yomikiri.reversi.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.fixture.Endings;
import io.github.yomikiri.search.Bound;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EndgameSearchTest {

  private static final EndgameOptions SMALL = EndgameOptions.exact().withTableLongs(1 << 16);

  private final EndgameSearch search = new EndgameSearch(SMALL);

  private int solve(Reversi node, int alpha, int beta) {
    return search.search(node, node.emptyCount(), alpha, beta, Endings.unlimited());
  }

  @Test
  @Tag("once")
  void thousandPositionsHaveTheUnprunedValueAndThatOfPlainAlphaBeta() {
    List<Reversi> nodes = new ArrayList<>(Endings.random(8, 4, 11, 900, 40));
    nodes.addAll(Endings.random(8, 12, 14, 100, 43));
    for (Reversi node : nodes) {
      int value = solve(node, -65, 65);
      assertThat(Endings.alphaBetaConfirms(node, value))
          .as("%d for %s", value, node)
          .isTrue();
      if (node.emptyCount() <= 7) {
        assertThat(Endings.unpruned(node)).as("%s", node).isEqualTo(value);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7})
  void theLastSquaresHaveTheUnprunedValue(int empties) {
    for (Reversi node : Endings.random(8, empties, empties, 400, empties)) {
      assertThat(solve(node, -65, 65)).as("%s", node).isEqualTo(Endings.unpruned(node));
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {4, 6})
  void smallBoardsHaveTheUnprunedValue(int size) {
    for (Reversi node : Endings.random(size, 1, 9, 400, size)) {
      assertThat(solve(node, -65, 65)).as("%s", node).isEqualTo(Endings.unpruned(node));
    }
  }

  @Test
  void fourByFourIsWonByTheSecondPlayer() {
    // By 11 discs to 3; the two squares that stay empty count for the winner.
    assertThat(solve(Reversi.start(4), -65, 65)).isEqualTo(-10);
  }

  @Test
  void everyWindowGetsAnHonestAnswer() {
    Random random = new Random(3);
    for (Reversi node : Endings.random(8, 1, 10, 300, 41)) {
      int value = Endings.alphaBeta(node);
      for (int i = 0; i < 12; i++) {
        int alpha = random.nextInt(130) - 65;
        int beta = alpha + 1 + (i % 2 == 0 ? 0 : random.nextInt(65 - alpha));
        int found = solve(node, alpha, beta);
        assertThat(Endings.isHonest(found, alpha, beta, value))
            .as("%d for (%d, %d), value %d, %s", found, alpha, beta, value, node)
            .isTrue();
      }
    }
  }

  @Test
  void whoWinsAgreesWithTheScore() {
    for (Reversi node : Endings.random(8, 8, 14, 200, 42)) {
      int value = solve(node, -65, 65);
      int winner = new EndgameSearch(SMALL).search(node, 1, -1, 1, Endings.unlimited());
      assertThat(Integer.signum(winner)).isEqualTo(Integer.signum(value));
      assertThat(Bound.of(winner, -1, 1) == Bound.EXACT).isEqualTo(value == 0);
    }
  }

  @Test
  void aWindowWithoutEndsWillDo() {
    Reversi node = Endings.random(8, 8, 8, 1, 1).get(0);
    assertThat(solve(node, -100_000_001, 100_000_001)).isEqualTo(Endings.alphaBeta(node));
  }
}
