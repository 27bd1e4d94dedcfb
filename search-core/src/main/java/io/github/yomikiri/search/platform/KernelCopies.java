package io.github.yomikiri.search.platform;

import java.util.Optional;
import org.slf4j.LoggerFactory;

/**
 * Makes kernels and expanders from copies of their classes, where the platform can copy classes.
 * {@code -Dio.github.yomikiri.search.specialize=false} turns the copies off, to measure what they
 * are worth. The property is read once.
 */
public interface KernelCopies {

  /** What this platform can do. */
  KernelCopies HERE = choose();

  /**
   * A class to copy, and what the search is composed of. Each game and evaluator have one copy of
   * it.
   */
  record Original(Class<?> type, boolean predictive, boolean rules, boolean repetition) {}

  /**
   * Makes an object of a copy.
   *
   * @param original the class to copy; it has one constructor
   * @param game the class of the game
   * @param evaluator the class of the evaluator
   * @param arguments the arguments of the constructor
   * @return the object, or empty if the class cannot be copied
   */
  Optional<Object> make(Original original, Class<?> game, Class<?> evaluator, Object... arguments);

  private static KernelCopies choose() {
    if (areWanted()) {
      try {
        return new HiddenClasses();
      } catch (LinkageError e) {
        LoggerFactory.getLogger(KernelCopies.class).debug("cannot copy classes", e);
      }
    }
    return (original, game, evaluator, arguments) -> Optional.empty();
  }

  /** Says whether to copy. In what a shrinker makes, the answer is no: see META-INF/proguard. */
  static boolean areWanted() {
    return !"false".equals(System.getProperty("io.github.yomikiri.search.specialize"));
  }
}
