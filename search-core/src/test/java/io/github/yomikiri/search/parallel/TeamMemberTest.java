package io.github.yomikiri.search.parallel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TeamMemberTest {

  private static final class Split extends SplitPoint {
    private final AtomicInteger searched = new AtomicInteger();

    Split(@Nullable Split parent, int count) {
      super(parent, count);
    }

    void reachBeta() {
      cut();
    }
  }

  /** A member whose searches of a move do what the test wants. */
  private static final class Member extends TeamMember<Split> {
    private final BiConsumer<Split, Integer> work;
    private int searched;

    Member(BiConsumer<Split, Integer> work) {
      this.work = work;
    }

    @Override
    protected void search(Split node) {
      for (int move = node.take(); move >= 0; move = node.take()) {
        searched++;
        node.searched.incrementAndGet();
        work.accept(node, move);
      }
    }
  }

  private static final Executor ON_NEW_THREAD = task -> new Thread(task).start();

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError("the time is over", e);
    }
  }

  @Test
  void aMasterWithoutHelpersSearchesAllMoves() {
    List<Integer> moves = new ArrayList<>();
    Member master = new Member((split, move) -> moves.add(move));
    try (ThreadTeam<Split> team = new ThreadTeam<>()) {
      master.share(team, new Split(null, 3));
    }
    assertThat(moves).containsExactly(0, 1, 2);
    assertThat(master.split()).isNull();
  }

  @Test
  void helpersSearchMovesToo() {
    CountDownLatch helped = new CountDownLatch(1);
    Member master = new Member((split, move) -> await(helped));
    Member helper = new Member((split, move) -> helped.countDown());
    Split split = new Split(null, 5);
    try (ThreadTeam<Split> team = new ThreadTeam<>()) {
      team.ask(ON_NEW_THREAD, List.of(helper));
      master.share(team, split);
    }
    assertThat(helper.searched).isPositive();
    assertThat(master.searched + helper.searched).isEqualTo(5);
  }

  @Test
  void aHelpersFaultReachesTheMasterAndEndsTheWork() {
    CountDownLatch thrown = new CountDownLatch(1);
    Member master = new Member((split, move) -> await(thrown));
    Member helper = new Member((split, move) -> {
      thrown.countDown();
      throw new IllegalStateException("planted");
    });
    Split split = new Split(null, 1_000_000);
    try (ThreadTeam<Split> team = new ThreadTeam<>()) {
      team.ask(ON_NEW_THREAD, List.of(helper));
      assertThatThrownBy(() -> master.share(team, split)).hasMessage("planted");
    }
    assertThat(split.take()).isEqualTo(-1);
    assertThat(master.split()).isNull();
  }

  @Test
  void aCutEndsTheWorkOfAllWithoutAFault() {
    CountDownLatch working = new CountDownLatch(1);
    Member[] members = new Member[2];
    members[0] = new Member((split, move) -> {
      await(working);
      split.reachBeta();
    });
    members[1] = new Member((split, move) -> {
      working.countDown();
      // A search that never ends, but for the cut.
      while (true) {
        members[1].checkCut();
        Thread.onSpinWait();
      }
    });
    Split split = new Split(null, 10);
    try (ThreadTeam<Split> team = new ThreadTeam<>()) {
      team.ask(ON_NEW_THREAD, List.of(members[1]));
      members[0].share(team, split);
    }
    assertThat(split.searched).hasValue(2);
  }

  @Test
  void aCutAboveEndsTheMastersWorkToo() {
    Split above = new Split(null, 1);
    Member[] master = new Member[1];
    Split below = new Split(above, 1);
    try (ThreadTeam<Split> team = new ThreadTeam<>()) {
      master[0] = new Member((split, move) -> {
        if (split == above) {
          above.reachBeta();
          master[0].share(team, below);
          throw new AssertionError("goes on after the cut");
        }
      });
      master[0].share(team, above);
    }
    assertThat(above.searched).hasValue(1);
    assertThat(below.searched).hasValue(0);
  }

  /** The master waits for its helper, which splits a node that only the master can help with. */
  @Test
  void aWaitingMasterHelpsItsHelper() {
    CountDownLatch taken = new CountDownLatch(1);
    CountDownLatch masterHelped = new CountDownLatch(1);
    Split above = new Split(null, 2);
    Split below = new Split(above, 2);
    Member[] members = new Member[2];
    try (ThreadTeam<Split> team = new ThreadTeam<>()) {
      members[0] = new Member((split, move) -> {
        if (split == above) {
          await(taken);
        } else {
          masterHelped.countDown();
        }
      });
      members[1] = new Member((split, move) -> {
        if (split == above) {
          taken.countDown();
          members[1].share(team, below);
        } else {
          await(masterHelped);
        }
      });
      team.ask(ON_NEW_THREAD, List.of(members[1]));
      members[0].share(team, above);
    }
    assertThat(below.searched).hasValue(2);
    assertThat(members[0].searched).isGreaterThan(1);
  }
}
