package io.github.yomikiri.reversi.internal;

import io.github.yomikiri.search.probcut.ProbCutTable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Reads the predictions of shallow searches that come with the library, one file for each
 * evaluator.
 */
public final class FittedPredictions {

  /** A resource beside a class. */
  private record Resource(Class<?> evaluator, String name) {}

  private static final Map<Resource, ProbCutTable> READ = new ConcurrentHashMap<>();

  private FittedPredictions() {}

  /**
   * Returns a table. The first call for a resource reads it.
   *
   * @param evaluator the class in whose package the resource is
   * @param name the resource's name
   * @return the table
   */
  public static ProbCutTable read(Class<?> evaluator, String name) {
    return READ.computeIfAbsent(
        new Resource(evaluator, name), missing -> readResource(evaluator, name));
  }

  private static ProbCutTable readResource(Class<?> evaluator, String name) {
    try (InputStream in = evaluator.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException("no resource " + name);
      }
      return ProbCutTable.read(new InputStreamReader(in, StandardCharsets.UTF_8), name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
