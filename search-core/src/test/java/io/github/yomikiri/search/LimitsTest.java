package io.github.yomikiri.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.games.TicTacToe;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LimitsTest {

  @Test
  void noLimitIsNoNumber() {
    Limits none = Limits.none();
    assertThat(none.depth()).isEmpty();
    assertThat(none.nodes()).isEmpty();
    assertThat(none.time()).isEmpty();
    assertThat(none.stop()).isSameAs(StopSignal.NEVER);
    assertThat(none).hasToString("Limits[]");
  }

  @Test
  void eachFactoryLimitsOneThing() {
    assertThat(Limits.depth(5))
        .isEqualTo(Limits.none().withDepth(5))
        .hasToString("Limits[depth=5]");
    assertThat(Limits.nodes(5))
        .isEqualTo(Limits.none().withNodes(5))
        .hasToString("Limits[nodes=5]");
    assertThat(Limits.time(Duration.ofMillis(5)))
        .isEqualTo(Limits.none().withTime(Duration.ofMillis(5)))
        .hasToString("Limits[time=PT0.005S]");
    assertThat(Limits.depth(5).nodes()).isEmpty();
    assertThat(Limits.nodes(5).time()).isEmpty();
    assertThat(Limits.time(Duration.ofMillis(5)).depth()).isEmpty();
  }

  @Test
  void limitsAddUp() {
    StopSignal stop = new StopSignal();
    Limits all = Limits.depth(5)
        .withNodes(6)
        .withTime(Duration.ofNanos(7))
        .withStop(stop)
        .withDepth(8);
    assertThat(all.depth()).hasValue(8);
    assertThat(all.nodes()).hasValue(6);
    assertThat(all.time()).contains(Duration.ofNanos(7));
    assertThat(all.stop()).isSameAs(stop);
    assertThat(all).hasToString("Limits[depth=8, nodes=6, time=PT0.000000007S, stop=not raised]");
  }

  @Test
  void ofTwoLimitsTheFirstThatIsReachedApplies() {
    Limits one = Limits.depth(5).withNodes(600);
    Limits other = Limits.depth(8).withNodes(60).withTime(Duration.ofMillis(7));
    Limits both = Limits.depth(5).withNodes(60).withTime(Duration.ofMillis(7));
    assertThat(one.and(other)).isEqualTo(both);
    assertThat(other.and(one)).isEqualTo(both);
    assertThat(one.and(Limits.none())).isEqualTo(one);
    assertThat(Limits.none().and(one)).isEqualTo(one);
    assertThat(other.and(Limits.time(Duration.ofMillis(6))).time()).contains(Duration.ofMillis(6));
    assertThat(other.and(Limits.time(Duration.ofMillis(8))).time()).contains(Duration.ofMillis(7));
  }

  @Test
  void rootMovesAreAMatterOfTheirCodes() {
    Move a1 = new Move(0, "a1");
    Move c2 = new Move(5, "c2");
    Limits some = Limits.depth(5).withRootMoves(List.of(c2, a1, new Move(5, "C2")));
    assertThat(some.rootMoves()).containsExactly(a1, c2);
    assertThat(some).hasToString("Limits[depth=5, rootMoves=[a1, c2]]");
    assertThat(some)
        .isEqualTo(Limits.depth(5).withRootMoves(Set.of(a1, c2)))
        .hasSameHashCodeAs(Limits.depth(5).withRootMoves(Set.of(a1, c2)))
        .doesNotHaveSameHashCodeAs(Limits.depth(6).withRootMoves(Set.of(a1, c2)));
    assertThat(some.withoutRootMoves()).isEqualTo(Limits.depth(5));
    assertThat(some.rootMoves(TicTacToe.START)).containsExactly(a1, c2);
    assertThat(Limits.none().rootMoves(TicTacToe.START)).isEqualTo(TicTacToe.START.legalMoves());
    assertThat(some.withNodes(6).withStop(new StopSignal()).withTime(Duration.ofMillis(7)))
        .extracting(Limits::rootMoves)
        .isEqualTo(some.rootMoves());
    assertThat(some.withClock(GameClock.of(Duration.ofMinutes(1))).forMove(2, 2, Duration.ZERO))
        .extracting(Limits::rootMoves)
        .isEqualTo(some.rootMoves());
    assertThat(some.after(Statistics.NONE).orElseThrow()).isEqualTo(some);
  }

  @Test
  void ofTwoSetsOfRootMovesTheCommonOnesApply() {
    Move a1 = new Move(0, "a1");
    Move b1 = new Move(1, "b1");
    Move c1 = new Move(2, "c1");
    Limits one = Limits.none().withRootMoves(List.of(a1, b1));
    Limits other = Limits.none().withRootMoves(List.of(b1, c1));
    assertThat(one.and(other).rootMoves()).containsExactly(b1);
    assertThat(one.and(Limits.none())).isEqualTo(one);
    assertThat(Limits.none().and(one)).isEqualTo(one);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> one.and(Limits.none().withRootMoves(List.of(c1))))
        .withMessage("the root moves [a1, b1] and [c1] have no move in common");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> one.withRootMoves(List.of()))
        .withMessage("there are no root moves, expected at least one");
  }

  @Test
  void moreThanHalfOfTheUsualTimeIsEnough() {
    Duration ten = Duration.ofMillis(10);
    Duration half = Duration.ofMillis(5);
    Limits limits = Limits.none().withUsualTime(ten);
    assertThat(limits.usualTime()).contains(ten);
    assertThat(limits.minDepth()).isOne();
    assertThat(limits.isEnough(1, half)).isFalse();
    assertThat(limits.isEnough(1, half.plusNanos(1))).isTrue();
    assertThat(limits).hasToString("Limits[usualTime=PT0.01S]");
    assertThat(limits.withoutUsualTime()).isEqualTo(Limits.none());
    assertThat(Limits.none().isEnough(Limits.MAX_DEPTH, Duration.ofDays(1))).isFalse();
    assertThat(Limits.none().withUsualTime(Duration.ZERO).isEnough(1, Duration.ZERO))
        .isTrue();
  }

  @Test
  void theUsualTimeIsNotEnoughBelowTheLeastDepth() {
    Limits limits = Limits.time(Duration.ofMillis(9)).withUsualTime(Duration.ofMillis(3), 4);
    assertThat(limits.isEnough(3, Duration.ofMillis(8))).isFalse();
    assertThat(limits.isEnough(4, Duration.ofMillis(8))).isTrue();
    assertThat(limits.withDepth(7).withNodes(8).withStop(StopSignal.NEVER).minDepth())
        .isEqualTo(4);
    assertThat(limits)
        .hasToString("Limits[time=PT0.009S, usualTime=PT0.003S from depth 4]")
        .isNotEqualTo(limits.withUsualTime(Duration.ofMillis(3)));
  }

  @Test
  void ofTwoUsualTimesTheShorterApplies() {
    Limits three = Limits.none().withUsualTime(Duration.ofMillis(3), 4);
    Limits four = Limits.none().withUsualTime(Duration.ofMillis(4));
    assertThat(three.and(four)).isEqualTo(three);
    assertThat(four.and(three)).isEqualTo(three);
    assertThat(three.and(Limits.none())).isEqualTo(three);
    assertThat(Limits.none().and(three)).isEqualTo(three);
    assertThat(three.and(three.withUsualTime(Duration.ofMillis(3), 5))).isEqualTo(three);
  }

  @Test
  void refusesUsualTimesOutOfRange() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Limits.none().withUsualTime(Duration.ofMillis(-1)))
        .withMessage("usual time PT-0.001S is negative");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Limits.none().withUsualTime(Duration.ZERO, 0))
        .withMessage("minimum depth 0 is outside [1, 250]");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Limits.none().withUsualTime(Duration.ZERO, 251))
        .withMessage("minimum depth 251 is outside [1, 250]");
  }

  @Test
  void ofTwoSignalsEitherEndsTheSearch() {
    for (int raised = 0; raised < 3; raised++) {
      List<StopSignal> signals = List.of(new StopSignal(), new StopSignal(), new StopSignal());
      StopSignal all = Limits.none()
          .withStop(signals.get(0))
          .and(Limits.none().withStop(signals.get(1)))
          .and(Limits.none().withStop(signals.get(2)))
          .stop();
      assertThat(all.isRaised()).isFalse();
      signals.get(raised).raise();
      assertThat(all.isRaised()).isTrue();
      assertThat(signals).filteredOn(StopSignal::isRaised).hasSize(1);
    }
  }

  @Test
  void aSignalWithItselfOrWithNoneIsThatSignal() {
    StopSignal stop = new StopSignal();
    Limits limits = Limits.none().withStop(stop);
    assertThat(limits.and(limits).stop()).isSameAs(stop);
    assertThat(limits.and(Limits.none()).stop()).isSameAs(stop);
    assertThat(Limits.none().and(limits).stop()).isSameAs(stop);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 251})
  void refusesDepthsOutOfRange(int depth) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Limits.depth(depth))
        .withMessageContaining("" + depth);
  }

  @Test
  void refusesNodesAndTimesThatAllowNothing() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Limits.nodes(0))
        .withMessageContaining("0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Limits.time(Duration.ZERO))
        .withMessageContaining("PT0S");
    assertThatIllegalArgumentException().isThrownBy(() -> Limits.time(Duration.ofMillis(-1)));
  }

  @Test
  void somethingRemainsAfterASearch() {
    Limits limits = Limits.nodes(100)
        .withTime(Duration.ofSeconds(3))
        .withUsualTime(Duration.ofSeconds(1))
        .withDepth(7);
    assertThat(limits.after(Statistics.of(40, Duration.ofSeconds(2))))
        .hasValue(Limits.nodes(60)
            .withTime(Duration.ofSeconds(1))
            .withUsualTime(Duration.ZERO)
            .withDepth(7));
    assertThat(limits.after(Statistics.of(100, Duration.ZERO))).isEmpty();
    assertThat(limits.after(Statistics.of(1, Duration.ofSeconds(3)))).isEmpty();
    assertThat(Limits.depth(3).after(Statistics.of(1_000_000, Duration.ofDays(1))))
        .hasValue(Limits.depth(3));
  }

  @Test
  void aRaisedSignalStaysRaised() {
    StopSignal signal = new StopSignal();
    assertThat(signal.isRaised()).isFalse();
    signal.raise();
    signal.raise();
    assertThat(signal.isRaised()).isTrue();
  }

  @Test
  void nobodyRaisesTheSignalThatIsNever() {
    assertThatExceptionOfType(UnsupportedOperationException.class)
        .isThrownBy(StopSignal.NEVER::raise);
    assertThat(StopSignal.NEVER.isRaised()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {-6, -5, -4, 0, 4, 5, 6})
  void aScoreSaysWhatItsWindowLeavesOfIt(int score) {
    Bound expected = score <= -5 ? Bound.UPPER : score >= 5 ? Bound.LOWER : Bound.EXACT;
    assertThat(Bound.of(score, -5, 5)).isEqualTo(expected);
  }

  @Test
  void aClockIsATimeAndAUsualTime() {
    Limits clock = Limits.clock(GameClock.of(Duration.ofMinutes(5)));
    // 1. A searcher expects 25 moves, each with an overhead of 30 ms.
    Duration usual = Duration.ofMillis((300_000 - 25 * 30) / 25);
    assertThat(clock.usualTime()).contains(usual);
    assertThat(clock.time()).contains(usual.multipliedBy(3));
    assertThat(clock.isEnough(1, usual.dividedBy(2))).isFalse();
    assertThat(clock.isEnough(1, usual.dividedBy(2).plusNanos(1))).isTrue();
    // 2. A player knows better.
    Limits move = clock.forMove(10, 4, Duration.ZERO);
    assertThat(move.clock()).isEmpty();
    assertThat(move.usualTime()).contains(Duration.ofSeconds(75));
    assertThat(move.time()).contains(Duration.ofSeconds(180));
    // 3. The last move may take all but a twentieth.
    Limits last = clock.forMove(1, 1, Duration.ZERO);
    assertThat(last.time()).contains(Duration.ofSeconds(285));
    assertThat(last.usualTime()).isEmpty();
    assertThat(clock).hasToString("Limits[clock=" + GameClock.of(Duration.ofMinutes(5)) + "]");
  }

  @Test
  void aClockIsOneLimitAmongOthers() {
    GameClock full = GameClock.of(Duration.ofMinutes(5));
    Limits both = Limits.clock(full).withTime(Duration.ofSeconds(2)).withDepth(7);
    assertThat(both.time()).contains(Duration.ofSeconds(2));
    assertThat(both.depth()).hasValue(7);
    assertThat(both.forMove(10, 10, Duration.ZERO).time()).contains(Duration.ofSeconds(2));
    assertThat(both.and(Limits.clock(GameClock.of(Duration.ofSeconds(9)))).clock())
        .contains(GameClock.of(Duration.ofSeconds(9)));
    assertThat(Limits.depth(3).and(both).clock()).contains(full);
    assertThat(Limits.depth(3).forMove(10, 10, Duration.ZERO)).isEqualTo(Limits.depth(3));
    Limits rest = both.after(Statistics.of(5, Duration.ofSeconds(1))).orElseThrow();
    assertThat(rest.clock()).isEmpty();
    assertThat(rest.time()).contains(Duration.ofSeconds(1));
  }

  @Test
  void aMovesShareIsChecked() {
    Limits clock = Limits.clock(GameClock.of(Duration.ofMinutes(5)));
    for (Runnable wrong : List.<Runnable>of(
        () -> clock.forMove(0, 1, Duration.ZERO),
        () -> clock.forMove(1, Double.NaN, Duration.ZERO),
        () -> clock.forMove(1, 1, Duration.ofNanos(-1)))) {
      assertThatIllegalArgumentException()
          .isThrownBy(wrong::run)
          .withMessageContaining("are not all in their ranges");
    }
  }
}
