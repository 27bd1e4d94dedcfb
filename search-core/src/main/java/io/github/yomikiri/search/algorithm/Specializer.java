package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.probcut.Selectivity;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes kernels and expanders, each from a copy of its class that belongs to one game and one evaluator. Selective searches
 * have copies of their own, for their expander is another class, and so is their table.
 *
 * <p>The JIT compiler inlines {@code play}, {@code moves} and {@code evaluate} into a search as long as each call site has seen
 * one or two classes. Searches of three games through the same classes would turn them into virtual calls for good, which cost
 * a Reversi search 7 to 20 % of its speed. A copy, defined as a hidden class from the same bytes, has call sites and profiles of its own. Copies are made
 * once and kept as long as the game's and the evaluator's classes are; where the JVM cannot define them the originals serve.
 *
 * <p>{@code -Dio.github.yomikiri.search.specialize=false} makes the originals serve everywhere. It is there to measure what the
 * copies are worth, and is read once.
 */
final class Specializer<N extends Node<N>> {

  private static final Logger LOG = LoggerFactory.getLogger(Specializer.class);

  private static final boolean ENABLED =
      !"false".equals(System.getProperty("io.github.yomikiri.search.specialize"));

  /** What there is one copy of for each game and evaluator. */
  private record Original(Class<?> type, boolean selective) {}

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
  private final Map<Original, Class<?>> copies;

  private Specializer(Composition<N> parts) {
    this.parts = parts;
    copies = COPIES.get(parts.game()).get(parts.evaluator().getClass());
  }

  static <N extends Node<N>> Specializer<N> of(Composition<N> parts) {
    return new Specializer<>(parts);
  }

  /** Makes what an algorithm works over: the standard expander, decorated, and then made selective if need be. */
  Expander<N> expander(boolean failHard, UnaryOperator<Expander<N>> decorator) {
    if (!parts.isSelective()) {
      return decorator.apply(standard(failHard, parts));
    }
    Composition<N> levelled = parts
        .table()
        .map(table -> parts.withTable(
            new LevelTable(table, parts.selectivity()), parts.depthRule(), parts.tableDepth()))
        .orElse(parts);
    return selective(decorator.apply(standard(failHard, levelled)));
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
  private Expander<N> selective(Expander<N> inner) {
    Specializer<N> exact =
        of(parts.withProbCut(parts.probCut().orElseThrow(), Selectivity.FULL_WIDTH));
    ExpanderSearch<N> shallow = exact.kernel(
        PrincipalVariationSearch.class, exact.expander(false, UnaryOperator.identity()));
    return (Expander<N>) make(
        ProbCutExpander.class,
        new Class<?>[] {Composition.class, Expander.class, ExpanderSearch.class, SearchContext.class
        },
        parts,
        inner,
        shallow,
        new SearchContext(Limits.none()));
  }

  @SuppressWarnings({"unchecked", "rawtypes"})
  ExpanderSearch<N> kernel(Class<? extends ExpanderSearch> algorithm, Expander<N> expander) {
    return (ExpanderSearch<N>) make(algorithm, new Class<?>[] {Expander.class}, expander);
  }

  private Object make(Class<?> original, Class<?>[] parameters, Object... arguments) {
    Class<?> copy = copies.computeIfAbsent(
        new Original(original, parts.isSelective()), key -> copy(key.type()));
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
          "searches of several games will share {}: it cannot be copied", original.getName(), e);
      return original;
    }
  }
}
