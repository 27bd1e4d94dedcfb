package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootSearch;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.fixture.Comb;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.rule.ProbCutPruning;
import io.github.yomikiri.search.table.view.Path;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.slf4j.Logger;

class SpecializerTest {

  private static <N extends Node<N>> ExpanderSearch<N> kernel(
      Class<N> game, Evaluator<N> evaluator) {
    return kernel(Composition.of(game, evaluator));
  }

  private static <N extends Node<N>> ExpanderSearch<N> kernel(Composition<N> parts) {
    Specializer<N> kernels = Specializer.of(MadeParts.of(parts));
    return kernels.variation(UnaryOperator.identity());
  }

  @Test
  void threeGamesUseThreeCopiesOfKernelAndExpander() {
    List<ExpanderSearch<?>> kernels = List.of(
        kernel(TicTacToe.class, node -> 0),
        kernel(RandomGame.class, RandomGame.evaluator()),
        kernel(Comb.class, node -> 0));
    assertThat(kernels).extracting(Object::getClass).doesNotHaveDuplicates();
    assertThat(kernels).extracting(kernel -> kernel.expander.getClass()).doesNotHaveDuplicates();
  }

  @Test
  void copiesAreHiddenAndNotTheOriginals() {
    ExpanderSearch<TicTacToe> kernel = kernel(TicTacToe.class, node -> 0);
    assertThat(kernel.getClass())
        .isNotEqualTo(PrincipalVariationSearch.class)
        .matches(Class::isHidden);
    assertThat(kernel.expander.getClass())
        .isNotEqualTo(StandardExpander.class)
        .matches(Class::isHidden);
  }

  @Test
  void oneGameWithOneEvaluatorClassReusesItsCopies() {
    Evaluator<TicTacToe> evaluator = node -> 0;
    ExpanderSearch<TicTacToe> first = kernel(TicTacToe.class, evaluator);
    ExpanderSearch<TicTacToe> second = kernel(TicTacToe.class, evaluator);
    assertThat(second).isNotSameAs(first).hasSameClassAs(first);
    assertThat(second.expander).isNotSameAs(first.expander).hasSameClassAs(first.expander);
  }

  @Test
  void anotherEvaluatorClassGetsCopiesOfItsOwn() {
    assertThat(kernel(TicTacToe.class, node -> 0).getClass())
        .isNotEqualTo(kernel(TicTacToe.class, node -> 1).getClass());
  }

  @Test
  void selectiveSearchesGetCopiesOfTheirOwn() {
    Evaluator<TicTacToe> evaluator = node -> 0;
    Composition<TicTacToe> selective = Composition.of(TicTacToe.class, evaluator)
        .withProbCut((node, depth) -> List.of(), Selectivity.PERCENT_95);
    Class<?> plain = kernel(TicTacToe.class, evaluator).getClass();
    assertThat(kernel(selective).getClass()).isNotEqualTo(plain);
    assertThat(Algorithm.expander(selective).getClass())
        .isNotEqualTo(RuleExpander.class)
        .matches(Class::isHidden);
    Composition<TicTacToe> fullWidth =
        selective.withProbCut((node, depth) -> List.of(), Selectivity.FULL_WIDTH);
    assertThat(kernel(fullWidth).getClass()).isEqualTo(plain);
  }

  @Test
  void predictionsAreCopiedFromTheirPackage() {
    MadeParts<TicTacToe> parts = MadeParts.of(Composition.of(TicTacToe.class)
        .withProbCut((node, depth) -> List.of(), Selectivity.PERCENT_95));
    ExpanderSearch<TicTacToe> kernel = kernel(parts.composition().forPredictions());
    ExpanderRuleSearch<TicTacToe> search = new ExpanderRuleSearch<>(
        parts, kernel.expander, new Path(), new SearchContext(Limits.none()), rules -> kernel);
    assertThat(Specializer.of(parts).predictions(search).getClass())
        .isNotEqualTo(ProbCutPruning.class)
        .matches(Class::isHidden);
  }

  @ParameterizedTest
  @EnumSource(Algorithm.class)
  void aCopySearchesLikeTheOriginal(Algorithm algorithm) {
    RandomGame root = RandomGame.tree(20261120, 6, 4, 100);
    Composition<RandomGame> parts = Composition.of(RandomGame.class, RandomGame.evaluator());
    SearchResult copied = run(algorithm.create(parts), root);
    SearchResult original = run(original(algorithm, parts), root);
    assertThat(copied.score()).isEqualTo(original.score());
    assertThat(copied.principalVariation()).isEqualTo(original.principalVariation());
    assertThat(copied.statistics().nodes()).isEqualTo(original.statistics().nodes());
  }

  private static SearchResult run(WindowSearch<RandomGame> search, RandomGame root) {
    RootSearch<RandomGame> run = new RootSearch<>(search, root, Limits.none(), () -> 0);
    run.iterate(4);
    run.iterate(5);
    return run.result();
  }

  private static WindowSearch<RandomGame> original(
      Algorithm algorithm, Composition<RandomGame> parts) {
    boolean failHard = algorithm == Algorithm.ALPHA_BETA || algorithm == Algorithm.NEGA_ALPHA;
    Expander<RandomGame> expander =
        new StandardExpander<>(MadeParts.of(parts), failHard, new SearchContext(Limits.none()));
    return switch (algorithm) {
      case MINIMAX -> new Minimax<>(expander);
      case NEGAMAX -> new Negamax<>(expander);
      case BRANCH_AND_BOUND -> new BranchAndBound<>(expander);
      case ALPHA_BETA -> new AlphaBeta<>(expander);
      case NEGA_ALPHA -> new NegaAlpha<>(expander);
      case SCOUT -> new Scout<>(expander);
      case PVS -> new PrincipalVariationSearch<>(expander);
      case MTDF -> new Mtdf<>(new PrincipalVariationSearch<>(expander));
      case BISECTION -> new Bisection<>(new PrincipalVariationSearch<>(expander), parts);
      case PROOF_NUMBER -> {
        Composition<RandomGame> composed = ProofNumberSearch.usable(parts);
        SearchContext idle = new SearchContext(Limits.none());
        yield new ProofNumberSearch<>(
            composed, new StandardExpander<>(MadeParts.of(composed), false, idle), idle);
      }
    };
  }

  /** Called by reflection in a separate class loader, where no class is in a named module. */
  public static final class OnTheClassPath {

    private OnTheClassPath() {}

    public static String kernelClass() {
      ExpanderSearch<TicTacToe> kernel = kernel(TicTacToe.class, node -> 0);
      return kernel.getClass().getModule() + " " + kernel.getClass().isHidden();
    }
  }

  @Test
  void copiesAreMadeInANamedModule() {
    // The build runs the tests on the module path. An IDE may not.
    Module module = kernel(TicTacToe.class, node -> 0).getClass().getModule();
    assertThat(module).isEqualTo(SpecializerTest.class.getModule());
  }

  @Test
  void copiesAreMadeOnTheClassPath() throws Exception {
    assertThat(kernelClassOnTheClassPath()).startsWith("unnamed module").endsWith("true");
  }

  @Test
  void aPropertyTurnsCopiesOff() throws Exception {
    String property = "io.github.yomikiri.search.specialize";
    System.setProperty(property, "false");
    try {
      assertThat(kernelClassOnTheClassPath()).endsWith("false");
    } finally {
      System.clearProperty(property);
    }
  }

  /** Calls a newly loaded copy of the library, which reads its system properties again. */
  private static String kernelClassOnTheClassPath() throws Exception {
    List<URL> classPath = new ArrayList<>();
    for (Class<?> type : List.of(
        Node.class, TicTacToe.class, Algorithm.class, SpecializerTest.class, Logger.class)) {
      classPath.add(root(type));
    }
    // There is no parent, because the platform class loader would find the named module.
    try (URLClassLoader loader = new URLClassLoader(classPath.toArray(URL[]::new), null)) {
      return (String) loader
          .loadClass(OnTheClassPath.class.getName())
          .getMethod("kernelClass")
          .invoke(null);
    }
  }

  private static URL root(Class<?> type) throws Exception {
    String path = type.getName().replace('.', '/') + ".class";
    String url = Objects.requireNonNull(type.getResource("/" + path)).toString();
    String root = url.substring(0, url.length() - path.length());
    return new URL(root.startsWith("jar:") ? root.substring(4, root.length() - 2) : root);
  }
}
