package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.NamedEvaluator;
import io.github.yomikiri.play.kit.NodeKit;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.opentest4j.AssertionFailedError;

/** Checks the evaluators of a kit. */
final class KitEvaluators<N extends Node<N>> {

  private static final String NAME = "[a-z0-9][a-z0-9.+-]*";

  private final KitContract<N> contract;
  private final NodeKit<N> kit;

  KitEvaluators(KitContract<N> contract) {
    this.contract = contract;
    kit = contract.kit();
  }

  void check() throws Exception {
    Set<String> names = new HashSet<>();
    for (NamedEvaluator<N> each : kit.evaluators()) {
      assertTrue(
          each.name().matches(NAME),
          () -> at(each) + "expected a name of small letters, digits, and the signs . + -");
      assertTrue(names.add(each.name()), () -> at(each) + "two evaluators have this name");
    }
    Optional<NamedEvaluator<N>> best = kit.bestEvaluator();
    assertTrue(
        best.isEmpty() || names.contains(best.get().name()),
        () -> KitChecks.at(kit, "bestEvaluator") + "\"" + best.get().name()
            + "\" is none of evaluators()");
    for (NamedEvaluator<N> each : kit.evaluators()) {
      try {
        new Made<>(contract, each.maker().get()).check();
      } catch (AssertionError e) {
        throw new AssertionFailedError(at(each) + e.getMessage(), e);
      }
    }
  }

  private String at(NamedEvaluator<N> each) {
    return KitChecks.at(kit, "evaluators") + "\"" + each.name() + "\": ";
  }

  /** An evaluator of a kit. */
  private record Made<N extends Node<N>>(KitContract<N> kit, Evaluator<N> evaluator)
      implements EvaluatorContract<N> {

    @Override
    public List<N> positions() {
      return kit.positions();
    }

    @Override
    public long seed() {
      return kit.seed();
    }

    @Override
    public int walks() {
      return kit.walks();
    }

    @Override
    public int maxPlies() {
      return kit.maxPlies();
    }

    @Override
    public List<N> symmetries(N node) {
      return kit.symmetries(node);
    }

    @Override
    public Optional<N> withSidesChanged(N node) {
      return kit.withSidesChanged(node);
    }

    void check() throws Exception {
      nodesAreLeftAsTheyAre();
      valuesAreTheSameAtEveryCall();
      threadsSeeTheSameValues();
      valuesAreInRange();
      finishedGamesAreOnTheScale();
      relatedPositionsHaveTheirValues();
      estimatesPointToTheWinner();
    }
  }
}
