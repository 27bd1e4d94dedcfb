package io.github.yomikiri.reversi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.MoveList;
import java.util.HashMap;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

/**
 * Solves the 4x4 game, which is small enough to be searched completely, and compares with published
 * figures.
 */
class SmallBoardTest {

  private final Map<Reversi, Integer> values = new HashMap<>();

  @Test
  void lightWinsByEightDiscsOrTenWithTheEmpties() {
    assertThat(solve(Reversi.start(4), Reversi::discDifference)).isEqualTo(-8);
    assertThat(values).hasSize(62789);
    values.clear();
    assertThat(solve(Reversi.start(4), Reversi::terminalScore)).isEqualTo(-10);
  }

  private int solve(Reversi position, ToIntFunction<Reversi> finalScore) {
    Integer known = values.get(position);
    if (known != null) {
      return known;
    }
    MoveList moves = new MoveList();
    position.moves(moves);
    int best = moves.isEmpty() ? finalScore.applyAsInt(position) : Integer.MIN_VALUE;
    for (int i = 0; i < moves.size(); i++) {
      best = Math.max(best, -solve(position.play(moves.get(i)), finalScore));
    }
    values.put(position, best);
    return best;
  }
}
