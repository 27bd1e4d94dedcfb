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

  /** The path does not depend on a class, because shrinkers of apps rename packages. */
  private static final String RESOURCES = "/io/github/yomikiri/reversi/";

  private static final Map<String, ProbCutTable> READ = new ConcurrentHashMap<>();

  private FittedPredictions() {}

  /**
   * Returns a table. The first call for a resource reads it.
   *
   * @param name the resource's name, with the package of its evaluator
   * @return the table
   */
  public static ProbCutTable read(String name) {
    return READ.computeIfAbsent(name, FittedPredictions::readResource);
  }

  private static ProbCutTable readResource(String name) {
    try (InputStream in = FittedPredictions.class.getResourceAsStream(RESOURCES + name)) {
      if (in == null) {
        throw new IOException("no resource " + name);
      }
      return ProbCutTable.read(new InputStreamReader(in, StandardCharsets.UTF_8), name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
