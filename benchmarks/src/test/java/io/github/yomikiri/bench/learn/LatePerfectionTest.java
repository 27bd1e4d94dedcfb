package io.github.yomikiri.bench.learn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Game.Outcome;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LatePerfectionTest {

  private static Player<TicTacToe> random() {
    return Player.seeded("random", Searchers::random, Limits.none());
  }

  /** Returns the outcomes of games of a random first mover against the opponent. */
  private static Set<Outcome> outcomes(int ply) {
    Player<TicTacToe> opponent =
        new LatePerfection<>(random(), Searchers.solver(TicTacToe.class).build(), ply);
    Set<Outcome> outcomes = EnumSet.noneOf(Outcome.class);
    for (int seed = 0; seed < 200; seed++) {
      Game<TicTacToe> start = Game.of(TicTacToe.START);
      outcomes.add(
          Match.playGame(start, random(), opponent, seed, StopSignal.NEVER).outcome());
    }
    return outcomes;
  }

  @Test
  void isNeverBeatenOnceItIsPerfect() {
    assertThat(outcomes(0)).containsExactlyInAnyOrder(Outcome.SECOND_WON, Outcome.DRAWN);
  }

  @Test
  void playsLikeTheOtherPlayerBefore() {
    assertThat(outcomes(9)).contains(Outcome.FIRST_WON);
  }
}
