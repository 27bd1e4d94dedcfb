package io.github.yomikiri.testkit;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.games.RandomDag;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.mcts.MonteCarloBuilder;
import io.github.yomikiri.search.mcts.RolloutPolicy;
import io.github.yomikiri.testkit.MonteCarloContractTest.BestFirst;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;

/** Tests that Monte-Carlo searchers with random options pass the contract. */
class MonteCarloContractProperties {

  private static final Evaluator<RandomDag> DAG = RandomDag::estimate;

  /** The options of a search, and the seed of the walks on which it is tested. */
  private record Options(
      double exploration, boolean rollouts, boolean biased, int visits, long seed)
      implements BestFirst<RandomDag> {

    @Override
    public List<RandomDag> positions() {
      return List.of(RandomDag.of(seed, 4, 4, 20, 100), RandomDag.of(seed + 1, 3, 3, 5, 5));
    }

    @Override
    public int walks() {
      return 1;
    }

    @Override
    public int maxDepth() {
      return 3;
    }

    @Override
    public Evaluator<RandomDag> evaluator() {
      return DAG;
    }

    @Override
    public Searcher<RandomDag> searcher() {
      MonteCarloBuilder<RandomDag> builder = Searchers.monteCarlo(RandomDag.class)
          .evaluator(DAG)
          .exploration(exploration)
          .memoryMebibytes(1)
          .visits(visits)
          .seed(seed);
      if (biased) {
        builder.progressiveBias(DAG);
      }
      return (rollouts ? builder.rollouts(RolloutPolicy.uniform()) : builder).build();
    }
  }

  @Provide
  Arbitrary<Options> options() {
    return Combinators.combine(
            Arbitraries.doubles().between(0, 3),
            Arbitraries.of(true, false),
            Arbitraries.of(true, false),
            Arbitraries.of(1, 10, 100, 300),
            Arbitraries.longs().between(0, 1_000_000))
        .as(Options::new);
  }

  @Property(tries = 12)
  void theContractHoldsForAllOptions(@ForAll("options") Options options)
      throws IllegalAccessException {
    List<Method> tests = Arrays.stream(SearcherContract.class.getMethods())
        .filter(method -> method.isAnnotationPresent(Test.class)
            && method.getDeclaringClass() == SearcherContract.class)
        .sorted(
            Comparator.comparingInt(method -> method.getAnnotation(Order.class).value()))
        .toList();
    for (Method test : tests) {
      try {
        test.invoke(options);
      } catch (InvocationTargetException e) {
        throw new AssertionError(test.getName() + " of " + options, e.getCause());
      }
    }
  }
}
