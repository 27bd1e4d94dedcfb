package io.github.yomikiri.reversi.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.eval.Tanuki;
import io.github.yomikiri.search.StopSignal;
import org.junit.jupiter.api.Test;

class GameLabelerTest {

  private static final TrainingGame WHOLE = TrainingGame.of(TrainingGames.random(3, 0), 30);
  private static final TrainingGame CUT = TrainingGame.of(TrainingGames.random(3, 30), 10);

  private static GameLabeler searched() {
    return GameLabeler.searched(
        Engine.builder().evaluator(new Tanuki()).tables(1, 1).buildMidgame(), 1, 8);
  }

  private static TrainingGame labeled(GameLabeler labeler, TrainingGame game) {
    return labeler.label(game, StopSignal.NEVER).orElseThrow();
  }

  @Test
  void theEndIsExactWithAndWithoutASearch() {
    TrainingGame exact = labeled(GameLabeler.exact(8), WHOLE);
    TrainingGame searched = labeled(searched(), WHOLE);
    assertThat(searched.game()).isEqualTo(exact.game());
    int differences = 0;
    for (int ply = 30; ply < exact.game().moves().size(); ply++) {
      if (exact.game().positions().get(ply).emptyCount() <= 8) {
        assertThat(searched.label(ply)).isEqualTo(exact.label(ply));
      } else {
        differences += searched.label(ply) == exact.label(ply) ? 0 : 1;
      }
    }
    assertThat(differences).isPositive();
  }

  @Test
  void aGameThatStopsNeedsASearch() {
    GameLabeler exact = GameLabeler.exact(8);
    assertThat(exact.canLabel(WHOLE)).isTrue();
    assertThat(exact.canLabel(CUT)).isFalse();
    assertThatThrownBy(() -> exact.label(CUT, StopSignal.NEVER))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(searched().canLabel(CUT)).isTrue();
    assertThat(labeled(searched(), CUT).hasLabels()).isTrue();
  }

  @Test
  void countsTheNodesOfBothSearches() {
    GameLabeler exact = GameLabeler.exact(8);
    GameLabeler searched = searched();
    labeled(exact, WHOLE);
    labeled(searched, WHOLE);
    assertThat(exact.nodes()).isPositive().isLessThan(searched.nodes());
  }
}
