package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.WindowSearch;
import io.github.yomikiri.search.table.TranspositionTable;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes kernels and expanders from copies of their classes. Each pair of a game and an evaluator
 * has copies of its own. Searches with predictions, with rules and with draws by repetition have
 * further copies, because the classes of their expander and of their table differ.
 *
 * <p>The JIT compiler inlines {@code play}, {@code moves} and {@code evaluate} into a search as
 * long as each call site has seen one or two classes. Searches of three games through the same
 * classes would make these calls virtual for good. That cost a Reversi search 7 to 20 % of its
 * speed. A copy is a hidden class, defined from the same bytes, with call sites and profiles of its
 * own. Each copy is made once and kept as long as the classes of the game and of the evaluator. If
 * the JVM cannot define a copy, the original class is used.
 *
 * <p>{@code -Dio.github.yomikiri.search.specialize=false} turns the copies off, to measure what
 * they are worth. The property is read once.
 */
final class Specializer<N extends Node<N>> {

  private static final Logger LOG = LoggerFactory.getLogger(Specializer.class);

  private static final boolean ENABLED =
      !"false".equals(System.getProperty("io.github.yomikiri.search.specialize"));

  /**
   * A class to copy, and what the search is composed of. Each game and evaluator have one copy of
   * it.
   */
  private record Original(Class<?> type, boolean predictive, boolean rules, boolean repetition) {}

  private static final ClassValue<ClassValue<Map<Original, Class<?>>>> COPIES = new ClassValue<>() {
    @Override
    protected ClassValue<Map<Original, Class<?>>> computeValue(Class<?> game) {
      return new ClassValue<>() {
        @Override
        protected Map<Original, Class<?>> computeValue(Class<?> evaluator) {
          return new ConcurrentHashMap<>();
        }
      };
    }
  };

  private final Composition<N> parts;
  private final Path path;
  private final Map<Original, Class<?>> copies;
  private Optional<RuleSearch<N>> ruleSearch = Optional.empty();

  private Specializer(Composition<N> parts, Path path) {
    this.parts = parts;
    this.path = path;
    copies = COPIES.get(parts.game()).get(parts.evaluator().getClass());
  }

  /**
   * Makes a specializer.
   *
   * @throws IllegalArgumentException if the units of the parts do not fit
   */
  static <N extends Node<N>> Specializer<N> of(Composition<N> parts) {
    parts.checkUnits();
    return new Specializer<>(parts, new Path());
  }

  /** Returns the path that the expanders share. Without draws by repetition it stays empty. */
  Path path() {
    return path;
  }

  /**
   * Makes the expander of an algorithm: the standard expander, with draws by repetition if there
   * are any, decorated, and then with rules if there are any.
   */
  Expander<N> expander(boolean failHard, UnaryOperator<Expander<N>> decorator) {
    Expander<N> plain = standard(failHard, seen());
    Expander<N> decorated = decorator.apply(parts.repetition() ? repetition(plain) : plain);
    return parts.isPredictive() || !parts.rules().isEmpty() ? ruled(decorated) : decorated;
  }

  /** Returns the parts with the table as this search sees it. */
  private Composition<N> seen() {
    return parts.table().map(this::withTable).orElse(parts);
  }

  private Composition<N> withTable(TranspositionTable table) {
    TranspositionTable seen = parts.repetition() ? new PathTable(table, path) : table;
    return parts.withTable(
        parts.isSelective() ? new LevelTable(seen, parts.level()) : seen,
        parts.depthRule(),
        parts.tableDepth());
  }

  @SuppressWarnings("unchecked")
  private Expander<N> standard(boolean failHard, Composition<N> composed) {
    return (Expander<N>) make(
        StandardExpander.class,
        new Class<?>[] {Composition.class, boolean.class, SearchContext.class},
        composed,
        failHard,
        new SearchContext(Limits.none()));
  }

  @SuppressWarnings("unchecked")
  private Expander<N> repetition(Expander<N> inner) {
    return (Expander<N>) make(
        RepetitionExpander.class,
        new Class<?>[] {Expander.class, Path.class, SearchContext.class},
        inner,
        path,
        new SearchContext(Limits.none()));
  }

  @SuppressWarnings("unchecked")
  private Expander<N> ruled(Expander<N> inner) {
    RuleSearch<N> search = new RuleSearch<>(seen(), inner);
    List<ActiveRule<N>> rules = new ArrayList<>();
    if (parts.isPredictive()) {
      rules.add(predictions(search));
    }
    parts.rules().forEach(rule -> rules.add(rule.activate(search)));
    Expander<N> expander = (Expander<N>)
        make(RuleExpander.class, new Class<?>[] {RuleSearch.class, List.class}, search, rules);
    search.use(kernel(PrincipalVariationSearch.class, expander));
    ruleSearch = Optional.of(search);
    return expander;
  }

  @SuppressWarnings("unchecked")
  private ActiveRule<N> predictions(RuleSearch<N> search) {
    Specializer<N> exact = new Specializer<>(parts.forPredictions(), path);
    ExpanderSearch<N> shallow = exact.kernel(
        PrincipalVariationSearch.class, exact.expander(false, UnaryOperator.identity()));
    return (ActiveRule<N>) make(
        ProbCutPruning.class,
        new Class<?>[] {RuleSearch.class, ExpanderSearch.class},
        search,
        shallow);
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  ExpanderSearch<N> kernel(Class<? extends ExpanderSearch> algorithm, Expander<N> expander) {
    return (ExpanderSearch<N>) make(algorithm, new Class<?>[] {Expander.class}, expander);
  }

  /** Sets the search that the rules of the expander make, in place of a PVS of one thread. */
  void searchRulesBy(ExpanderSearch<N> search) {
    ruleSearch.ifPresent(rules -> rules.use(search));
  }

  @SuppressWarnings("unchecked")
  WindowSearch<N> proofNumberSearch(Expander<N> expander) {
    return (WindowSearch<N>) make(
        ProofNumberSearch.class,
        new Class<?>[] {Composition.class, Expander.class, SearchContext.class},
        parts,
        expander,
        new SearchContext(Limits.none()));
  }

  private Object make(Class<?> original, Class<?>[] parameters, Object... arguments) {
    Class<?> copy = copies.computeIfAbsent(
        new Original(original, parts.isPredictive(), !parts.rules().isEmpty(), parts.repetition()),
        key -> copy(key.type()));
    try {
      return copy.getDeclaredConstructor(parameters).newInstance(arguments);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot make a " + original.getSimpleName(), e);
    }
  }

  private static Class<?> copy(Class<?> original) {
    if (!ENABLED) {
      return original;
    }
    try (InputStream in = original.getResourceAsStream(original.getSimpleName() + ".class")) {
      if (in == null) {
        throw new IOException("no class file of " + original.getName());
      }
      return MethodHandles.lookup().defineHiddenClass(in.readAllBytes(), false).lookupClass();
    } catch (IOException
        | IllegalAccessException
        | UnsupportedOperationException
        | LinkageError e) {
      LOG.debug(
          "cannot copy {}, so searches of several games share it and may be slower",
          original.getName(),
          e);
      return original;
    }
  }
}
