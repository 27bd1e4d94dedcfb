package io.github.yomikiri.reversi.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.play.match.MatchResult;
import io.github.yomikiri.play.match.Openings;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.driver.Searchers;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class EnginePlayerTest {

  @Test
  void playsAMatch() {
    Engine engine = Engine.builder().tables(1, 1).build();
    try (Player<Reversi> player = engine.inMatches("engine", Limits.depth(2))) {
      MatchResult result = Match.between(
              player, Player.<Reversi>seeded("random", Searchers::random, Limits.none()))
          .openings(Openings.random(Reversi.start(), 8, 3, 1))
          .play();
      assertThat(result.total().wins()).isEqualTo(6);
      assertThat(result.playerTime().nodes()).isPositive();
      assertThat(player).hasToString("engine");
    }
  }

  @Test
  void resignsWhenItsClockHasRunOutAndStartsTheNextGameWithAFullOne() {
    // The clock advances by this time whenever the engine reads it.
    AtomicLong step = new AtomicLong(1_000);
    AtomicLong now = new AtomicLong();
    Engine engine =
        Engine.builder().tables(1, 1).clock(() -> now.addAndGet(step.get())).build();
    GameClock clock = GameClock.of(Duration.ofSeconds(10));
    Game<Reversi> game = Game.of(Reversi.start());
    try (Player<Reversi> player = engine.inMatches("engine", Limits.depth(3).withClock(clock))) {
      player.newGame(game, 1);
      assertThat(player.play(game, Limits.none()).move()).isPresent();
      step.set(Duration.ofMinutes(1).toNanos());
      assertThat(player.play(game, Limits.none()).move()).isEmpty();
      step.set(1_000);
      player.newGame(game, 2);
      assertThat(player.play(game, Limits.none()).move()).isPresent();
    }
  }
}
