package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Unit;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * An evaluator with learned weights: a position's value is the sum of the weights that its
 * {@link Features} select. If the features are {@link Patterns}, searches update them move by move,
 * because the evaluator is an {@link io.github.yomikiri.game.IncrementalEvaluator} then. Immutable.
 *
 * @param <N> the game's node type
 */
public sealed class LearnedEvaluator<N extends Node<N>> implements Evaluator<N>
    permits IncrementalPatterns {

  private final Features<N> features;
  private final Scale scale;
  private final String origin;
  private final List<short[]> weights;

  LearnedEvaluator(Features<N> features, Scale scale, String origin, List<short[]> weights) {
    this.features = features;
    this.scale = scale;
    this.origin = origin;
    this.weights = weights.stream().map(short[]::clone).toList();
    if (weights.size() != features.stages()) {
      throw new IllegalArgumentException(
          "weights of " + weights.size() + " stages; the features have " + features.stages());
    }
    for (int stage = 0; stage < weights.size(); stage++) {
      if (weights.get(stage).length != features.count()) {
        throw new IllegalArgumentException("stage " + stage + " has " + weights.get(stage).length
            + " weights; the features have " + features.count());
      }
    }
  }

  /**
   * Returns an evaluator.
   *
   * @param <N> the game's node type
   * @param features selects the weights
   * @param scale what the values mean
   * @param origin how the weights were learned, a text for people
   * @param weights the weights of each stage, in the unit of the scale
   * @return the evaluator
   * @throws IllegalArgumentException if the number of stages, or of the weights of one, is wrong
   */
  public static <N extends Node<N>> LearnedEvaluator<N> of(
      Features<N> features, Scale scale, String origin, List<short[]> weights) {
    return features instanceof Patterns<N> patterns
        ? new IncrementalPatterns<>(patterns, scale, origin, weights)
        : new LearnedEvaluator<>(features, scale, origin, weights);
  }

  /**
   * Returns an evaluator with the weights of one array, rounded to the unit of the scale.
   *
   * @param <N> the game's node type
   * @param features selects the weights
   * @param scale what the values mean
   * @param origin how the weights were learned, a text for people
   * @param weights the weights of all stages, one stage after the other, as sums of the scale
   * @return the evaluator
   * @throws IllegalArgumentException if the number of weights is wrong, or one is not a number
   */
  public static <N extends Node<N>> LearnedEvaluator<N> rounded(
      Features<N> features, Scale scale, String origin, float[] weights) {
    long expected = (long) features.stages() * features.count();
    if (weights.length != expected) {
      throw new IllegalArgumentException(
          weights.length + " weights; the features have " + expected + " in all stages");
    }
    List<short[]> rounded = new ArrayList<>();
    for (int stage = 0; stage < features.stages(); stage++) {
      short[] ofStage = new short[features.count()];
      for (int i = 0; i < ofStage.length; i++) {
        float weight = weights[stage * ofStage.length + i];
        if (Float.isNaN(weight)) {
          throw new IllegalArgumentException(
              "weight " + i + " of stage " + stage + " is not a number");
        }
        int number = Math.round(scale.resolution() * weight);
        ofStage[i] = (short) Math.max(-Short.MAX_VALUE, Math.min(Short.MAX_VALUE, number));
      }
      rounded.add(ofStage);
    }
    return of(features, scale, origin, rounded);
  }

  /**
   * Reads an evaluator that {@link #write} wrote.
   *
   * @param <N> the game's node type
   * @param in the file; the caller closes it
   * @param name the name of the file, for messages
   * @param features the features of the weights
   * @return the evaluator
   * @throws IOException if reading fails
   * @throws io.github.yomikiri.game.input.InvalidInputException if the file is no such file, is
   *     damaged, or its weights belong to other features
   */
  public static <N extends Node<N>> LearnedEvaluator<N> read(
      InputStream in, String name, Features<N> features) throws IOException {
    return LearnedFile.read(in, name, features);
  }

  /**
   * Writes this evaluator. Weights that were never learned take no room.
   *
   * @param out the file; the caller closes it
   * @throws IOException if writing fails
   */
  public final void write(OutputStream out) throws IOException {
    LearnedFile.write(this, out);
  }

  /**
   * Returns a checksum of what {@link #write} writes. Evaluators that differ have, almost always,
   * different checksums.
   *
   * @return the CRC-32C
   */
  public final int checksum() {
    return LearnedFile.checksum(this);
  }

  /**
   * Returns the features.
   *
   * @return what selects the weights
   */
  public final Features<N> features() {
    return features;
  }

  /**
   * Returns the scale.
   *
   * @return what the values mean
   */
  public final Scale scale() {
    return scale;
  }

  /**
   * Returns how the weights were learned.
   *
   * @return a text for people
   */
  public final String origin() {
    return origin;
  }

  @Override
  public final Unit<N> unit() {
    return scale.unit();
  }

  @Override
  public int evaluate(N node) {
    int[] numbers = new int[features.length()];
    features.numbers(node, numbers);
    short[] ofStage = weights(features.stage(node));
    int sum = 0;
    for (int number : numbers) {
      sum += ofStage[number];
    }
    return limited(sum);
  }

  /**
   * Explains a value by its terms.
   *
   * @param node a position whose game is not over
   * @return the weight of each feature, in the order of the features. Their sum is the value,
   *     unless it exceeds the limit of the scale
   */
  public final List<Term> explain(N node) {
    int[] numbers = new int[features.length()];
    features.numbers(node, numbers);
    short[] ofStage = weights(features.stage(node));
    List<Term> terms = new ArrayList<>();
    for (int place = 0; place < numbers.length; place++) {
      terms.add(new Term(features.name(place, numbers[place]), ofStage[numbers[place]]));
    }
    return List.copyOf(terms);
  }

  /** Returns the weights of a stage, which nobody may change. */
  final short[] weights(int stage) {
    return weights.get(stage);
  }

  /** Returns an estimate within the limit of the scale. */
  final int limited(int sum) {
    int limit = scale.limit();
    return Math.max(-limit, Math.min(limit, sum));
  }

  /** Returns the features, the scale and the origin. */
  @Override
  public final String toString() {
    return features + ", " + scale + (origin.isEmpty() ? "" : ", " + origin);
  }

  /**
   * A term of a value.
   *
   * @param feature the feature's name
   * @param weight its weight, in the evaluator's unit, from the view of the side to move
   */
  public record Term(String feature, int weight) {}
}
