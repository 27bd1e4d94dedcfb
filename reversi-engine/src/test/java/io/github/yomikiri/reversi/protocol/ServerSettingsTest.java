package io.github.yomikiri.reversi.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

class ServerSettingsTest {

  private static final GameClock CLOCK = GameClock.of(Duration.ofMinutes(1));

  @AutoClose
  private final Engine engine = Engine.builder().tables(1, 1).build();

  private Limits limits(Limits own, OptionalInt depth, boolean hasClock) {
    Optional<GameClock> clock = hasClock ? Optional.of(CLOCK) : Optional.empty();
    return new ServerSettings(engine, own, Optional.empty(), 1, "x", "")
        .limits(depth, clock, StopSignal.NEVER);
  }

  @Test
  void appliesTheLimitsOfBothSides() {
    Limits own = Limits.nodes(1000).withTime(Duration.ofSeconds(2));
    assertThat(limits(own, OptionalInt.empty(), false)).isEqualTo(own);
    assertThat(limits(own, OptionalInt.empty(), true)).isEqualTo(own.withClock(CLOCK));
    assertThat(limits(own, OptionalInt.of(7), false)).isEqualTo(own.withDepth(7));
    assertThat(limits(own.withDepth(5), OptionalInt.of(7), true))
        .isEqualTo(own.withDepth(5).withClock(CLOCK));
    assertThat(limits(own.withDepth(9), OptionalInt.of(7), true))
        .isEqualTo(own.withDepth(7).withClock(CLOCK));
  }

  @Test
  void takesASecondWhereNothingIsLimited() {
    Limits second = Limits.time(Duration.ofSeconds(1));
    assertThat(limits(Limits.none(), OptionalInt.empty(), false)).isEqualTo(second);
    assertThat(limits(Limits.none(), OptionalInt.empty(), true)).isEqualTo(Limits.clock(CLOCK));
    assertThat(limits(Limits.none(), OptionalInt.of(7), false)).isEqualTo(Limits.depth(7));
  }

  @Test
  void obeysTheStopSignalsOfBothSides() {
    for (boolean own : new boolean[] {true, false}) {
      StopSignal mine = new StopSignal();
      StopSignal commands = new StopSignal();
      Limits limits = new ServerSettings(
              engine, Limits.none().withStop(mine), Optional.empty(), 1, "x", "")
          .limits(OptionalInt.empty(), Optional.empty(), commands);
      assertThat(limits.stop().isRaised()).isFalse();
      (own ? mine : commands).raise();
      assertThat(limits.stop().isRaised()).isTrue();
      // A stop signal is not a limit, so the standard time still applies.
      assertThat(limits.time()).contains(Duration.ofSeconds(1));
    }
  }

  @Test
  void refusesNamesThatAreNoWord() {
    EngineServer server = EngineServer.gtp(engine);
    for (String name : new String[] {"", "a b", "a\n"}) {
      assertThatIllegalArgumentException().isThrownBy(() -> server.withName(name, "1"));
    }
    assertThatIllegalArgumentException().isThrownBy(() -> server.withName("a", "1\n\n=2"));
  }
}
