package io.github.yomikiri.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.yomikiri.search.visits.StoreCompaction;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class NodeStoreTest {

  private static int node(NodeStore store) {
    int node = store.allocate(1);
    store.init(node, 7, 0.5f);
    return node;
  }

  @Test
  void hasRoomForItsCapacityAndNoMore() {
    NodeStore store = new NodeStore(10, 5, false);
    assertThat(store.allocate(4)).isZero();
    assertThat(store.allocate(6)).isEqualTo(4);
    assertThat(store.allocate(1)).isEqualTo(NodeStore.NONE);
    assertThat(store.used()).isEqualTo(10);
    store.truncate(3);
    assertThat(store.allocate(7)).isEqualTo(3);
  }

  /** To clear all memory at once took a search longer than its limit. */
  @Test
  void takesMemoryAsItFills() {
    NodeStore store = new NodeStore(200_000, 5, false);
    assertThat(store.reserved()).isLessThan(50_000);
    for (int node = 0; node < 100_000; node++) {
      assertThat(store.allocate(1)).isEqualTo(node);
      store.init(node, node, node);
      store.prove(node, -3, 3);
      store.enter(node, false);
    }
    assertThat(store.reserved()).isBetween(100_000, 200_000);
    for (int node = 0; node < 100_000; node++) {
      assertThat(store.move(node)).isEqualTo(node);
      assertThat(store.priorAbove(node)).isEqualTo(node);
      assertThat(store.visits(node)).isEqualTo(1);
      assertThat(store.lower(node)).isEqualTo(-3);
      assertThat(store.upper(node)).isEqualTo(3);
    }
    assertThat(store.allocate(100_001)).isEqualTo(NodeStore.NONE);
    assertThat(store.allocate(100_000)).isEqualTo(100_000);
  }

  @Test
  void threadsShareOnlyWhatWasReserved() {
    NodeStore store = new NodeStore(200_000, 5, true);
    int reserved = store.reserved();
    assertThat(store.allocate(reserved)).isZero();
    assertThat(store.allocate(1)).isEqualTo(NodeStore.NONE);
    store.reserve(3L * reserved);
    assertThat(store.allocate(1)).isEqualTo(reserved);
    store.reserve(Long.MAX_VALUE);
    assertThat(store.reserved()).isEqualTo(200_000);
  }

  @Test
  void aNewNodeHasTheBoundsOfTheGame() {
    NodeStore store = new NodeStore(10, 5, false);
    int node = node(store);
    assertThat(store.lower(node)).isEqualTo(-5);
    assertThat(store.upper(node)).isEqualTo(5);
    assertThat(store.isSolved(node)).isFalse();
    assertThat(store.move(node)).isEqualTo(7);
    assertThat(store.priorAbove(node)).isEqualTo(0.5f);
    assertThat(store.visits(node)).isZero();
    assertThat(store.children(node)).isZero();
  }

  @Test
  void boundsOnlyBecomeTighter() {
    NodeStore store = new NodeStore(10, 5, false);
    int node = node(store);
    assertThat(store.prove(node, -6, 6)).isFalse();
    assertThat(store.prove(node, -1, 6)).isTrue();
    assertThat(store.prove(node, -3, 4)).isTrue();
    assertThat(store.lower(node)).isEqualTo(-1);
    assertThat(store.upper(node)).isEqualTo(4);
    assertThat(store.prove(node, 4, 4)).isTrue();
    assertThat(store.isSolved(node)).isTrue();
  }

  @Property(tries = 2)
  void aVisitUnderWayCountsAsALossOfTheSideThatChoseTheNode(@ForAll boolean shared) {
    NodeStore store = new NodeStore(10, 5, shared);
    int node = node(store);
    store.enter(node, false);
    assertThat(store.reward(node)).isEqualTo(1);
    store.leave(node, 0.5);
    store.enter(node, false);
    store.leave(node, -0.25);
    assertThat(store.visits(node)).isEqualTo(2);
    assertThat(store.reward(node)).isCloseTo(-0.25, within(1e-9));
    store.enter(node, false);
    store.undo(node);
    assertThat(store.visits(node)).isEqualTo(2);
    assertThat(store.reward(node)).isCloseTo(-0.25, within(1e-9));
  }

  @Test
  void onlyOneThreadMayGiveANodeChildren() {
    NodeStore store = new NodeStore(10, 5, true);
    int node = node(store);
    assertThat(store.claim(node)).isTrue();
    assertThat(store.claim(node)).isFalse();
    assertThat(store.children(node)).as("not yet published").isZero();
    store.release(node);
    assertThat(store.claim(node)).isTrue();
    store.publish(node, 4, 3);
    assertThat(store.children(node)).isEqualTo(3);
    assertThat(store.firstChild(node)).isEqualTo(4);
    assertThat(store.claim(node)).isFalse();
  }

  /** Grows a random tree whose moves number the nodes. */
  private static NodeStore randomTree(Random random) {
    NodeStore store = new NodeStore(3000, 1000, false);
    store.init(store.allocate(1), 0, 0);
    int name = 1;
    while (store.used() < 2500) {
      int node = random.nextInt(store.used());
      if (!store.claim(node)) {
        continue;
      }
      int count = 1 + random.nextInt(9);
      int first = store.allocate(count);
      for (int i = 0; i < count; i++) {
        store.init(first + i, name, name);
        store.prove(first + i, -name, name);
        store.enter(first + i, false);
        name++;
      }
      store.publish(node, first, count);
    }
    return store;
  }

  private static List<Object> describe(NodeStore store, int node) {
    List<Object> all = new ArrayList<>(List.of(
        store.move(node),
        store.prior(node),
        store.lower(node),
        store.upper(node),
        store.visits(node)));
    for (int i = 0; i < store.children(node); i++) {
      all.add(describe(store, store.firstChild(node) + i));
    }
    return all;
  }

  private static int size(NodeStore store, int node) {
    int size = 1;
    for (int i = 0; i < store.children(node); i++) {
      size += size(store, store.firstChild(node) + i);
    }
    return size;
  }

  @Property(tries = 100)
  void aCompactionKeepsASubtreeAndNothingElse(@ForAll long seed) {
    Random random = new Random(seed);
    NodeStore store = randomTree(random);
    for (int node = 0; store.children(node) > 0; ) {
      node = store.firstChild(node) + random.nextInt(store.children(node));
      List<Object> before = describe(store, node);
      int size = size(store, node);
      node = StoreCompaction.keep(store, node);
      assertThat(describe(store, node)).isEqualTo(before);
      assertThat(store.used()).isEqualTo(size);
    }
  }
}
