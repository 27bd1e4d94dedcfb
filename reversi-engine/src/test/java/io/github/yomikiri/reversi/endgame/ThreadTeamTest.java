package io.github.yomikiri.reversi.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ThreadTeamTest {

  private final ThreadTeam team = new ThreadTeam();

  /** Returns a split node with two moves that no thread has taken. */
  static SplitPoint split(SplitPoint... parent) {
    ChildPositions moves = new ChildPositions();
    moves.set(0, 19, 1, 2, 0);
    moves.set(1, 26, 4, 8, 0);
    SplitPoint above = parent.length == 0 ? null : parent[0];
    return new SplitPoint(above, Selectivity.EXACT, moves, 0, 2, 0, 14, 0, -65, -1);
  }

  /** Returns when a thread waits, even for a moment, or has ended. */
  private static void awaitWaiting(Thread thread) {
    while (thread.isAlive() && thread.getState() != Thread.State.TIMED_WAITING) {
      // The time limit of the test interrupts.
      assertThat(Thread.interrupted()).as("it never waits").isFalse();
      Thread.onSpinWait();
    }
  }

  @Test
  void endsWhenAllHelpersHaveLeft() throws InterruptedException {
    assertThat(team.enter()).isTrue();
    assertThat(team.enter()).isTrue();
    Thread closing = new Thread(team::close);
    closing.start();
    awaitWaiting(closing);
    team.leave();
    awaitWaiting(closing);
    assertThat(closing.isAlive()).as("one helper is still there").isTrue();
    team.leave();
    closing.join();
    assertThat(team.enter()).as("the search is over").isFalse();
  }

  @Test
  void aHelperGetsAnyNodeThatHasMovesLeft() {
    SplitPoint empty = split();
    empty.take();
    empty.take();
    SplitPoint open = split();
    team.post(empty);
    team.post(open);
    assertThat(team.awaitWork()).isSameAs(open);
    assertThat(open.helpers).isEqualTo(1);
    assertThat(team.splits()).isEqualTo(2);
    assertThat(team.helped()).isEqualTo(1);
  }

  /** If a master helped at other split points, it could wait for itself. */
  @Test
  void aWaitingMasterHelpsOnlyBelowItsOwnNode() {
    SplitPoint elsewhere = split();
    SplitPoint own = split();
    SplitPoint below = split(split(own));
    team.post(elsewhere);
    team.post(own);
    assertThat(team.awaitWork()).isSameAs(elsewhere);
    team.done(elsewhere);
    own.helpers = 1;
    team.post(below);
    assertThat(team.awaitHelpers(own)).isSameAs(below);
    own.helpers = 0;
    assertThat(team.awaitHelpers(own)).isNull();
  }

  @Test
  void aWaitingMasterHelpsNobodyOnceItsNodeIsCut() throws InterruptedException {
    SplitPoint own = split();
    own.helpers = 1;
    team.post(split(own));
    own.found(0, 1);
    AtomicReference<SplitPoint> found = new AtomicReference<>(own);
    Thread master = new Thread(() -> found.set(team.awaitHelpers(own)));
    master.start();
    awaitWaiting(master);
    team.done(own);
    master.join();
    assertThat(found.get()).isNull();
  }

  /**
   * A thread cannot wait while its interrupt is set. Such a thread once asked for work without a
   * pause until the search was over.
   */
  @Test
  void anInterruptedHelperWaitsAndKeepsTheInterrupt() throws InterruptedException {
    AtomicBoolean kept = new AtomicBoolean();
    Thread helper = new Thread(() -> {
      Thread.currentThread().interrupt();
      team.awaitWork();
      kept.set(Thread.currentThread().isInterrupted());
    });
    helper.setDaemon(true);
    helper.start();
    awaitWaiting(helper);
    helper.interrupt();
    awaitWaiting(helper);
    assertThat(helper.isAlive()).isTrue();
    // A thread that does not wait blocks the team, so the search does not end.
    Thread closing = new Thread(team::close);
    closing.setDaemon(true);
    closing.start();
    closing.join();
    helper.join();
    assertThat(kept).isTrue();
  }
}
