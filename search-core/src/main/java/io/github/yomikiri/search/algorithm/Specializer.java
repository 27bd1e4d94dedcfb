package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.algorithm.Part.Predictions;
import io.github.yomikiri.search.platform.KernelCopies;
import io.github.yomikiri.search.rule.ActiveRule;
import io.github.yomikiri.search.rule.ProbCutPruning;
import io.github.yomikiri.search.rule.RuleSearch;
import io.github.yomikiri.search.rule.UndecidedRule;
import io.github.yomikiri.search.table.view.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * Makes kernels and expanders from copies of their classes. Each pair of a game and an evaluator
 * has copies of its own. Searches with predictions, with rules and with draws by repetition have
 * further copies, because the classes of their expander and of their table differ.
 *
 * <p>The JIT compiler inlines {@code play}, {@code moves} and {@code evaluate} into a search as
 * long as each call site has seen one or two classes. Searches of three games through the same
 * classes would make these calls virtual for good. That cost a Reversi search 7 to 20 % of its
 * speed. A copy has call sites and profiles of its own. If {@link KernelCopies} can make none, the
 * original class is used.
 */
final class Specializer<N extends Node<N>> {

  private final MadeParts<N> made;
  private final Composition<N> parts;
  private final Path path;
  // The context of all that is made here, until the first search begins.
  private final SearchContext idle = new SearchContext(Limits.none());

  private Specializer(MadeParts<N> made, Path path) {
    this.made = made;
    parts = made.composition();
    this.path = path;
  }

  /**
   * Makes a specializer.
   *
   * @throws IllegalArgumentException if the units of the parts do not fit
   */
  static <N extends Node<N>> Specializer<N> of(MadeParts<N> made) {
    made.composition().knowledge(); // Converts the units.
    return new Specializer<>(made, new Path());
  }

  /**
   * Makes the expander of an algorithm: the standard expander, with draws by repetition if there
   * are any, decorated, and then with rules if there are any.
   */
  Expander<N> expander(boolean failHard, UnaryOperator<Expander<N>> decorator) {
    Expander<N> unruled = unruled(failHard, decorator);
    return isRuled() ? ruled(unruled, this::variation).expander : unruled;
  }

  /** Makes a principal variation search, which the rules' searches go through, too. */
  ExpanderSearch<N> variation(UnaryOperator<Expander<N>> decorator) {
    Expander<N> unruled = unruled(false, decorator);
    return isRuled() ? ruled(unruled, this::variation) : variation(unruled);
  }

  /** Makes one thread's part of a search, which the rules' searches go through, too. */
  YoungBrothersWait<N> youngBrothersWait(long minNanos) {
    Function<Expander<N>, YoungBrothersWait<N>> kernel =
        expander -> new YoungBrothersWait<>(variation(expander), made.ordering(), path, minNanos);
    Expander<N> unruled = unruled(false, UnaryOperator.identity());
    return isRuled() ? (YoungBrothersWait<N>) ruled(unruled, kernel) : kernel.apply(unruled);
  }

  private Expander<N> unruled(boolean failHard, UnaryOperator<Expander<N>> decorator) {
    Expander<N> plain = standard(failHard, made.along(path));
    if (parts.repetition()) {
      return decorator.apply(repetition(plain));
    }
    return decorator.apply(parts.shortestWins() ? new PlyExpander<>(plain, path) : plain);
  }

  private boolean isRuled() {
    return parts.isPredictive() || !parts.rules().isEmpty();
  }

  private Expander<N> standard(boolean failHard, MadeParts<N> seen) {
    return make(
        StandardExpander.class,
        () -> new StandardExpander<>(seen, failHard, idle),
        seen,
        failHard,
        idle);
  }

  private Expander<N> repetition(Expander<N> inner) {
    return make(
        RepetitionExpander.class,
        () -> new RepetitionExpander<>(inner, path, idle),
        inner,
        path,
        idle);
  }

  /** Makes a search whose expander has rules. The rules search by this search, too. */
  private ExpanderSearch<N> ruled(
      Expander<N> inner, Function<Expander<N>, ? extends ExpanderSearch<N>> kernel) {
    return new ExpanderRuleSearch<>(
            made.along(path), inner, path, idle, search -> kernel.apply(ruleExpander(search)))
        .whole;
  }

  private Expander<N> ruleExpander(ExpanderRuleSearch<N> search) {
    List<ActiveRule<N>> rules = new ArrayList<>();
    if (parts.isPredictive()) {
      rules.add(undecided(predictions(search)));
    }
    for (NodeRule<N> rule : parts.rules()) {
      ActiveRule<N> active = rule.activate(search);
      rules.add(rule.isSelective() && !rule.isQuiescence() ? undecided(active) : active);
    }
    return make(RuleExpander.class, () -> new RuleExpander<>(search, rules), search, rules);
  }

  private ActiveRule<N> undecided(ActiveRule<N> rule) {
    return parts.decisive() <= Score.MAX ? new UndecidedRule<>(rule) : rule;
  }

  /** Makes the rule that applies predictions. */
  ActiveRule<N> predictions(RuleSearch<N> search) {
    Specializer<N> exact = new Specializer<>(made.forPredictions(), path);
    ExpanderSearch<N> shallow = exact.variation(UnaryOperator.identity());
    Predictions<N> predictions = parts.predictions();
    return make(
        ProbCutPruning.class,
        () -> new ProbCutPruning<>(search, shallow, predictions.model(), predictions.selectivity()),
        search,
        shallow,
        predictions.model(),
        predictions.selectivity());
  }

  /** Makes a principal variation search, a selective one if there is a selection. */
  private ExpanderSearch<N> variation(Expander<N> expander) {
    if (parts.selection().isPresent()) {
      Selection<N> selection = parts.selection().get();
      return make(
          SelectiveSearch.class,
          () -> new SelectiveSearch<>(expander, parts, selection, idle),
          expander,
          parts,
          selection,
          idle);
    }
    return kernel(PrincipalVariationSearch.class, PrincipalVariationSearch::new, expander);
  }

  /**
   * Makes the kernel of an algorithm.
   *
   * @param algorithm the class of the algorithm
   * @param constructor its constructor, which is used if the class is not copied
   * @param expander the expander of the kernel
   */
  @SuppressWarnings("rawtypes")
  ExpanderSearch<N> kernel(
      Class<? extends ExpanderSearch> algorithm,
      Function<Expander<N>, ExpanderSearch<N>> constructor,
      Expander<N> expander) {
    return make(algorithm, () -> constructor.apply(expander), expander);
  }

  WindowSearch<N> proofNumberSearch(Expander<N> expander) {
    return make(
        ProofNumberSearch.class,
        () -> new ProofNumberSearch<>(parts, expander, idle),
        parts,
        expander,
        idle);
  }

  /**
   * Makes an object of a copy of a class, or of the class itself.
   *
   * @param original the class
   * @param uncopied makes the object of the class itself
   * @param arguments the arguments of the constructor
   */
  @SuppressWarnings("unchecked")
  private <T> T make(Class<?> original, Supplier<T> uncopied, Object... arguments) {
    return (T) KernelCopies.HERE
        .make(
            new KernelCopies.Original(
                original, parts.isPredictive(), !parts.rules().isEmpty(), parts.repetition()),
            parts.game(),
            parts.evaluator().getClass(),
            arguments)
        .orElseGet(uncopied);
  }
}
