package io.github.yomikiri.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.CountedGraph;
import io.github.yomikiri.search.fixture.PlayedGames;
import io.github.yomikiri.search.fixture.RandomGraph;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A review knows the draws that the course of a game makes. */
class GameReviewDrawsTest {

  /** How many values would be others if nothing had been played before. */
  private int others;

  private void review(Game<CountedGraph> game) {
    try (Player<CountedGraph> player = Player.builder(
            Searchers.forGame(CountedGraph.class).evaluator(PlayedGames.GUESS).repetition())
        .build()) {
      List<JudgedMove> judged =
          player.review(game, Limits.depth(12).withNodes(100_000), each -> {});
      JudgedMove last = judged.get(judged.size() - 1);
      assertThat(last.ply()).isEqualTo(game.moves().size() - 1);
      assertThat(last.played().solved()).isTrue();
      for (JudgedMove move : judged) {
        assertThat(move.alternative().map(RootMove::move))
            .isNotEqualTo(Optional.of(move.played().move()));
        Game<CountedGraph> after = game.first(move.ply() + 1);
        if (move.played().solved()) {
          int value = CountedGraph.value(after);
          assertThat(move.played().score())
              .as("%s, ply %d", game, move.ply())
              .isEqualTo(Score.ofMove(after.position(), value));
          others += value == CountedGraph.value(Game.of(after.position())) ? 0 : 1;
        }
      }
    }
  }

  @Test
  void valuesAreThoseOfTheGameThatWasPlayed() {
    int[] drawn = {0};
    CountedGraph.Rules rules = new CountedGraph.Rules(2, 5);
    for (int seed = 0; seed < 60; seed++) {
      PlayedGames.play(CountedGraph.of(RandomGraph.of(seed, 8, 3, 2, true), rules), seed, game -> {
        if (game.isOver()) {
          drawn[0] += game.isDrawnByRule() ? 1 : 0;
          review(game);
        }
      });
    }
    assertThat(drawn[0]).isGreaterThan(20);
    assertThat(others).isGreaterThan(5);
  }
}
