package io.github.yomikiri.search.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ThreadTeamTest {

  private final ThreadTeam<Split> team = new ThreadTeam<>();

  /** A node with two moves. */
  static final class Split extends SplitPoint {
    Split(@Nullable Split parent) {
      super(parent, 2);
    }

    void reachBeta() {
      cut();
    }
  }

  static Split split() {
    return new Split(null);
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
    Split empty = split();
    empty.take();
    empty.take();
    Split open = split();
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
    Split elsewhere = split();
    Split own = split();
    Split below = new Split(new Split(own));
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
    Split own = split();
    own.helpers = 1;
    team.post(new Split(own));
    own.reachBeta();
    AtomicReference<Split> found = new AtomicReference<>(own);
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

  /** A helper that such an exception ended once left its master waiting for ever. */
  @Test
  void aHelpersCheckedExceptionReachesTheMaster() throws InterruptedException {
    Exception fault = new Exception("planted");
    Split node = split();
    Thread helper = new Thread(() -> new TeamMember<Split>() {
      @Override
      protected void search(Split shared) {
        throw ThreadTeamTest.<RuntimeException>unchecked(fault);
      }
    }.help(team));
    team.post(node);
    helper.start();
    // The master has no move of its own.
    while (team.helped() == 0) {
      Thread.onSpinWait();
    }
    assertThat(team.awaitHelpers(node)).isNull();
    team.close();
    helper.join();
    assertThatThrownBy(node::rethrow).isSameAs(fault);
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> T unchecked(Throwable fault) throws T {
    throw (T) fault;
  }
}
