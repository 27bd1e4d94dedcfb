package io.github.yomikiri.search.platform;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Constructor;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Copies classes as hidden classes, which are defined from the bytes of the original. Each copy is
 * made once and kept as long as the classes of the game and of the evaluator.
 *
 * <p>A platform without hidden classes cannot make an object of this class, or its copies are
 * empty.
 */
final class HiddenClasses implements KernelCopies {

  private static final Logger LOG = LoggerFactory.getLogger(HiddenClasses.class);

  private final ClassValue<ClassValue<Map<Original, Optional<Constructor<?>>>>> copies =
      new ClassValue<>() {
        @Override
        protected ClassValue<Map<Original, Optional<Constructor<?>>>> computeValue(Class<?> game) {
          return new ClassValue<>() {
            @Override
            protected Map<Original, Optional<Constructor<?>>> computeValue(Class<?> evaluator) {
              return new ConcurrentHashMap<>();
            }
          };
        }
      };

  HiddenClasses() {}

  @Override
  public Optional<Object> make(
      Original original, Class<?> game, Class<?> evaluator, Object... arguments) {
    return copies
        .get(game)
        .get(evaluator)
        .computeIfAbsent(original, key -> copy(key.type()))
        .map(constructor -> call(constructor, arguments));
  }

  private static Optional<Constructor<?>> copy(Class<?> original) {
    try (InputStream in = original.getResourceAsStream(original.getSimpleName() + ".class")) {
      if (in == null) {
        throw new IOException("no class file of " + original.getName());
      }
      Class<?> copy = MethodHandles.privateLookupIn(original, MethodHandles.lookup())
          .defineHiddenClass(in.readAllBytes(), false)
          .lookupClass();
      Constructor<?> constructor = copy.getDeclaredConstructors()[0];
      constructor.setAccessible(true); // It may be package-private.
      return Optional.of(constructor);
    } catch (IOException
        | IllegalAccessException
        | UnsupportedOperationException
        | LinkageError e) {
      LOG.debug(
          "cannot copy {}, so searches of several games share it and may be slower",
          original.getName(),
          e);
      return Optional.empty();
    }
  }

  private static Object call(Constructor<?> constructor, Object... arguments) {
    try {
      return constructor.newInstance(arguments);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot make a " + constructor.getName(), e);
    }
  }
}
