package io.github.yomikiri.app.output;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.SearchResult;
import org.junit.jupiter.api.Test;

/** Values say what they are: points, chances, or numbers that only the evaluator knows. */
class ValueScaleTest {

  private static <N extends Node<N>> ValueScale unstated(NodeKit<N> kit) {
    return ValueScale.of(kit, (Evaluator<N>) node -> 0);
  }

  private static String text(ValueScale scale, int score) {
    return scale.text(SearchResult.gameOver(score).toBuilder().solved(false).build());
  }

  @Test
  void aUnitOfItsOwnIsNoPoint() {
    ValueScale scale = unstated(GameKits.draughts());
    assertThat(scale.heading()).isEqualTo("value");
    assertThat(scale.name()).isEqualTo("points");
    assertThat(text(scale, -123)).isEqualTo("-123");
    SearchResult.Builder scaled = SearchResult.gameOver(-123).toBuilder().solved(false);
    assertThat(scale.text(scaled.unitsPerPoint(1_000).build())).isEqualTo("-123");
    assertThat(text(scale, Score.WIN)).as("though not proven").isEqualTo("win");
    assertThat(text(scale, 3 - Score.MAX)).isEqualTo("loss");
  }

  @Test
  void inAGameOfPointsTheUnstatedUnitIsThatOfTheGame() {
    ValueScale scale = unstated(GameKits.kalah());
    assertThat(scale.heading()).isEqualTo("seeds");
    assertThat(text(scale, 3)).isEqualTo("+3.00");
  }

  @Test
  void aLearnedEvaluatorHasChances() {
    LearningKit<?> four = (LearningKit<?>) GameKits.connectFour();
    ValueScale scale = learned(four);
    assertThat(scale.heading()).isEqualTo("chances");
    assertThat(text(scale, 4_096)).isEqualTo("+0.76");
    assertThat(scale.text(SearchResult.gameOver(-50_000))).isEqualTo("loss");
    assertThat(scale.text(
            SearchResult.gameOver(Score.MAX).toBuilder().bound(Bound.EXACT).build()))
        .isEqualTo("win");
  }

  private static <N extends Node<N>> ValueScale learned(LearningKit<N> kit) {
    return ValueScale.of(kit, kit.learned().orElseThrow());
  }
}
