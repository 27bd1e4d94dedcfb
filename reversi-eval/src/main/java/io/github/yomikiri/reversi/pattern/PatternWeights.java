package io.github.yomikiri.reversi.pattern;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.AtomicFile;
import io.github.yomikiri.reversi.eval.Stages;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntUnaryOperator;

/**
 * The trained weights of a pattern evaluator: for each stage, numbers for every configuration of
 * every pattern. Mirrored configurations share their numbers. {@link #write(Path)} stores weights
 * in a file, and {@link #read(Path)} reads them. Immutable.
 *
 * <p>The numbers of a stage are in the order of the set's patterns, then of the configurations.
 * Every configuration has the same count of numbers. After them follow numbers that belong to no
 * pattern. Stages may share the numbers of configurations; then only the first of them has these
 * numbers. The kind names the evaluator, which defines what the numbers mean.
 */
public final class PatternWeights {

  /** The kind of weights that are added up: one for each place of each pattern. */
  public static final String LINEAR = "linear";

  /** The kind of weights of vsOtha's second evaluator, a small neural network. */
  public static final String FOX = "fox";

  /**
   * The kind of weights of a network on embeddings: a sum of 16 numbers for each configuration, and
   * two small layers.
   */
  public static final String EMBEDDING = "embedding";

  /** The stages of all weights: 15 stages of 4 plies each, as in vsOtha (2005). */
  public static final Stages STAGES = new Stages(15);

  private final String kind;
  private final PatternSet set;
  private final String origin;
  private final List<short[]> stages;

  /**
   * Makes weights.
   *
   * @param kind which evaluator the weights are for, such as {@link #LINEAR}
   * @param set the patterns
   * @param origin what made the weights, such as a command with its arguments
   * @param stages the numbers of each stage
   * @throws IllegalArgumentException if there are more or fewer stages than {@link #STAGES}
   */
  public PatternWeights(String kind, PatternSet set, String origin, List<short[]> stages) {
    if (stages.size() != STAGES.count()) {
      throw new IllegalArgumentException(
          "weights for " + stages.size() + " stages, not for " + STAGES.count());
    }
    this.kind = Objects.requireNonNull(kind, "kind");
    this.set = Objects.requireNonNull(set, "set");
    this.origin = Objects.requireNonNull(origin, "origin");
    List<short[]> copies = new ArrayList<>();
    stages.forEach(stage -> copies.add(stage.clone()));
    this.stages = copies;
  }

  /**
   * Reads weights from a file.
   *
   * @param path the file
   * @return the weights
   * @throws IOException if reading fails
   * @throws InvalidInputException if the file is no weight file, of another version, too large or
   *     damaged
   */
  public static PatternWeights read(Path path) throws IOException {
    try (InputStream in = new BufferedInputStream(Files.newInputStream(path))) {
      return read(in, path.toString());
    }
  }

  /**
   * Reads weights from a stream.
   *
   * @param in the file's bytes, read to their end; it is not closed
   * @param name the name of the file, for messages
   * @return the weights
   * @throws IOException if reading fails
   * @throws InvalidInputException if the bytes are no weight file, of another version, too many or
   *     damaged
   */
  public static PatternWeights read(InputStream in, String name) throws IOException {
    return WeightFile.read(in, name);
  }

  /**
   * Writes these weights to a file. An existing file is replaced only after everything is written,
   * so the file is never incomplete.
   *
   * @param path the file
   * @throws IOException if writing fails
   */
  public void write(Path path) throws IOException {
    AtomicFile.write(path, this::write);
  }

  /**
   * Writes these weights to a stream.
   *
   * @param out the stream to write to; it is not closed
   * @throws IOException if writing fails
   */
  public void write(OutputStream out) throws IOException {
    WeightFile.write(this, out);
  }

  /**
   * Returns a checksum of the kind, the patterns and the numbers. Evaluators with equal weights
   * have equal checksums, because the origin and the format of the file do not count.
   *
   * @return the CRC-32C
   */
  public int checksum() {
    return WeightFile.checksum(this);
  }

  /**
   * Returns which evaluator the weights are for.
   *
   * @return the kind
   */
  public String kind() {
    return kind;
  }

  /**
   * Returns the patterns.
   *
   * @return the set
   */
  public PatternSet set() {
    return set;
  }

  /**
   * Returns what made the weights, such as a command with its arguments. The text is for people.
   *
   * @return the text
   */
  public String origin() {
    return origin;
  }

  /**
   * Returns the numbers of a stage.
   *
   * @param stage one of {@link #STAGES}
   * @return a copy
   */
  public short[] stage(int stage) {
    return stages.get(stage).clone();
  }

  /** Returns the numbers of a stage, not a copy. The caller must not change them. */
  short[] numbers(int stage) {
    return stages.get(stage);
  }

  /**
   * Checks that an evaluator can use these weights.
   *
   * @param wantedKind the evaluator's kind
   * @param numbers how many numbers the evaluator needs for a stage
   * @throws IllegalArgumentException if the kind or a count of numbers is different
   */
  void check(String wantedKind, IntUnaryOperator numbers) {
    if (!kind.equals(wantedKind)) {
      throw new IllegalArgumentException(
          "these are weights of kind \"" + kind + "\", not \"" + wantedKind + '"');
    }
    for (int stage = 0; stage < STAGES.count(); stage++) {
      int wanted = numbers.applyAsInt(stage);
      if (stages.get(stage).length != wanted) {
        throw new IllegalArgumentException("stage " + stage + " has " + stages.get(stage).length
            + " weights, but its patterns need " + wanted);
      }
    }
  }
}
