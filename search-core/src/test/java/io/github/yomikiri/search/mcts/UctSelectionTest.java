package io.github.yomikiri.search.mcts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UctSelectionTest {

  private static final UctSelection USUAL = new UctSelection(1, 1, 0);

  /** A root that was visited, with children that were not. */
  private final NodeStore store = new NodeStore(10, 100, false);

  private int child(int index) {
    return 1 + index;
  }

  private void visit(int child, int times, double rewardOfTheRoot) {
    for (int i = 0; i < times; i++) {
      store.enter(child, false);
      store.leave(child, rewardOfTheRoot);
      store.enter(0, false);
      store.leave(0, -rewardOfTheRoot);
    }
  }

  private void plant(float... priors) {
    store.init(store.allocate(1), 0, 0);
    store.allocate(priors.length);
    for (int i = 0; i < priors.length; i++) {
      store.init(child(i), i, priors[i]);
    }
    store.publish(0, 1, priors.length);
    store.enter(0, false);
  }

  @Test
  void aMoveWithoutVisitsComesFirstIfItIsUrgent() {
    plant(0, 0, 0);
    visit(child(0), 1, 0.9);
    assertThat(USUAL.pick(store, 0, store.lower(0))).isEqualTo(child(1));
    assertThat(new UctSelection(1, -1, 0).pick(store, 0, store.lower(0))).isEqualTo(child(0));
  }

  @Test
  void theBetterMeanAndTheFewerVisitsArePreferred() {
    plant(0, 0);
    visit(child(0), 10, 0.5);
    visit(child(1), 10, 0.6);
    assertThat(USUAL.pick(store, 0, store.lower(0))).isEqualTo(child(1));
    visit(child(1), 60, 0.6);
    assertThat(USUAL.pick(store, 0, store.lower(0))).isEqualTo(child(0));
    assertThat(new UctSelection(0, 1, 0).pick(store, 0, store.lower(0))).isEqualTo(child(1));
  }

  @Test
  void theBiasFades() {
    plant(-1, 1);
    UctSelection biased = new UctSelection(0.1, 1, 2);
    assertThat(biased.pick(store, 0, store.lower(0))).isEqualTo(child(1));
    visit(child(0), 20, 0.5);
    visit(child(1), 1, 0);
    assertThat(biased.pick(store, 0, store.lower(0))).isEqualTo(child(1));
    visit(child(1), 19, 0);
    assertThat(biased.pick(store, 0, store.lower(0))).isEqualTo(child(0));
  }

  @Test
  void aMoveThatCannotImproveTheProvenValueIsLeftOut() {
    plant(0, 0, 0);
    visit(child(2), 3, 0.99);
    store.prove(0, 5, 100);
    store.prove(child(0), -5, -5);
    store.prove(child(2), -4, 100);
    assertThat(USUAL.pick(store, 0, store.lower(0))).isEqualTo(child(1));
    store.prove(child(1), -5, 100);
    assertThat(USUAL.pick(store, 0, store.lower(0))).isEqualTo(NodeStore.NONE);
  }

  @Test
  void boundsPassFromTheChildrenToTheirParent() {
    plant(0, 0);
    store.prove(child(0), -7, 3);
    assertThat(ScoreBounds.tighten(store, 0)).isTrue();
    assertThat(store.lower(0)).isEqualTo(-3);
    assertThat(store.upper(0)).isEqualTo(100);
    store.prove(child(1), -2, 50);
    assertThat(ScoreBounds.tighten(store, 0)).isTrue();
    assertThat(store.upper(0)).isEqualTo(7);
    assertThat(ScoreBounds.tighten(store, 0)).isFalse();
  }
}
