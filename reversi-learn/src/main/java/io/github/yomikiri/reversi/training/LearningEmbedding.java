package io.github.yomikiri.reversi.training;

import static io.github.yomikiri.reversi.internal.EmbeddingLayout.DISC;
import static io.github.yomikiri.reversi.internal.EmbeddingLayout.HIDDEN;
import static io.github.yomikiri.reversi.internal.EmbeddingLayout.MAX_TEMPO;
import static io.github.yomikiri.reversi.internal.EmbeddingLayout.ONE;
import static io.github.yomikiri.reversi.internal.EmbeddingLayout.UNITS;
import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

import io.github.yomikiri.learn.fit.StageRange;
import io.github.yomikiri.reversi.internal.EmbeddingLayout;
import io.github.yomikiri.reversi.internal.MobilityInputs;
import io.github.yomikiri.reversi.pattern.PatternSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * The network on embeddings during training.
 *
 * <p>A score counts in units of 64 discs. Then a step changes the prediction by about as much in
 * each kind of weight, so one rate is right for all of them.
 *
 * <p>Embeddings start at 0, and the units of both layers at 1/2, the middle of their range. All
 * stages start with the same random weights between the layers, because they share the embeddings.
 */
final class LearningEmbedding implements LearningNetwork {

  private static final float SCALE = 64;

  /** Where the kinds of a stage's weights begin; first are those of the empty squares. */
  private static final int SECOND = UNITS * STAGES.plies();

  private static final int CONSTANTS = SECOND + UNITS * HIDDEN;
  private static final int OUTPUTS = CONSTANTS + HIDDEN;
  private static final int CONSTANT = OUTPUTS + HIDDEN;

  private final StageRange range;
  private final int configurations;
  private final int classes;
  private final int maxInput;

  /** For each class of inputs, the index of its embedding, or -1 if it has none. */
  private final int[] slots;

  private final float[] embeddings;
  /** For each stage of the range, its weights in the order of the layout. */
  private final float[][] layers;

  private final int[] present;
  private final float[] sums = new float[UNITS];
  private final float[] first = new float[UNITS];
  private final float[] hidden = new float[HIDDEN];
  private final float[] second = new float[HIDDEN];
  private final float[] steps = new float[UNITS];

  /**
   * Makes a network whose weights are 0.
   *
   * @param range the stages
   * @param counts for each class of inputs, how often the positions have it
   * @param rare classes that occur less often than this have no embedding
   * @param set the patterns
   */
  LearningEmbedding(StageRange range, double[] counts, int rare, PatternSet set) {
    this.range = range;
    configurations = set.weights();
    classes = EmbeddingLayout.classes(configurations);
    maxInput = EmbeddingLayout.maxInput(set.places());
    slots = new int[classes];
    int next = 0;
    for (int number = 0; number < classes; number++) {
      slots[number] = counts[number] >= rare ? next : -1;
      next += counts[number] >= rare ? UNITS : 0;
    }
    embeddings = new float[next];
    layers = new float[range.count()][CONSTANT + 1];
    present = new int[set.places() + MobilityInputs.COUNT];
  }

  @Override
  public void begin(Random random) {
    float[] layer = layers[0];
    Arrays.fill(layer, 0, SECOND, 0.5f);
    for (int i = SECOND; i < CONSTANTS; i++) {
      layer[i] = (float) (random.nextDouble() - 0.5);
    }
    for (int k = 0; k < HIDDEN; k++) {
      layer[CONSTANTS + k] = 0.5f;
      for (int j = 0; j < UNITS; j++) {
        layer[CONSTANTS + k] -= layer[SECOND + HIDDEN * j + k] / 2;
      }
      float output = (float) (1 + random.nextDouble()) / 4;
      layer[OUTPUTS + k] = k % 2 == 0 ? output : -output;
      layer[CONSTANT] -= layer[OUTPUTS + k] / 2;
    }
    for (int stage = 1; stage < layers.length; stage++) {
      System.arraycopy(layer, 0, layers[stage], 0, layer.length);
    }
  }

  /** Predicts a position's score, in discs. */
  float predict(int[] row, int stage) {
    return SCALE * output(row, layers[stage - range.first()], gather(row));
  }

  /** Finds the embeddings of a position. Returns their number. */
  private int gather(int[] row) {
    int count = 0;
    for (int i = 0; i < present.length; i++) {
      int slot = slots[row[i]];
      if (slot >= 0) {
        present[count++] = slot;
      }
    }
    return count;
  }

  /** Returns where the numbers of the position's empty squares are among a stage's weights. */
  private int tempo(int[] row) {
    return UNITS * (row[present.length] - classes);
  }

  /** Computes the outputs of all units and the prediction. */
  private float output(int[] row, float[] layer, int count) {
    System.arraycopy(layer, tempo(row), sums, 0, UNITS);
    for (int i = 0; i < count; i++) {
      int slot = present[i];
      for (int j = 0; j < UNITS; j++) {
        sums[j] += embeddings[slot + j];
      }
    }
    System.arraycopy(layer, CONSTANTS, hidden, 0, HIDDEN);
    for (int j = 0; j < UNITS; j++) {
      float unit = clipped(sums[j]);
      first[j] = unit;
      for (int k = 0; k < HIDDEN; k++) {
        hidden[k] += unit * layer[SECOND + HIDDEN * j + k];
      }
    }
    float prediction = layer[CONSTANT];
    for (int k = 0; k < HIDDEN; k++) {
      second[k] = clipped(hidden[k]);
      prediction += layer[OUTPUTS + k] * second[k];
    }
    return prediction;
  }

  private static float clipped(float x) {
    return Math.max(0, Math.min(1, x));
  }

  @Override
  public void learn(int[] row, int stage, float score, float rate) {
    float[] layer = layers[stage - range.first()];
    int count = gather(row);
    float step = rate * (score / SCALE - output(row, layer, count));
    // Each weight moves by the step times the derivative of the prediction. A unit outside its
    // range has the derivative 0.
    layer[CONSTANT] += step;
    for (int k = 0; k < HIDDEN; k++) {
      float output = layer[OUTPUTS + k];
      layer[OUTPUTS + k] += step * second[k];
      hidden[k] = hidden[k] > 0 && hidden[k] < 1 ? step * output : 0;
      layer[CONSTANTS + k] += hidden[k];
    }
    int tempo = tempo(row);
    for (int j = 0; j < UNITS; j++) {
      float sum = 0;
      for (int k = 0; k < HIDDEN; k++) {
        int at = SECOND + HIDDEN * j + k;
        sum += hidden[k] * layer[at];
        layer[at] += hidden[k] * first[j];
      }
      steps[j] = sums[j] > 0 && sums[j] < 1 ? sum : 0;
      layer[tempo + j] += steps[j];
    }
    for (int i = 0; i < count; i++) {
      int slot = present[i];
      for (int j = 0; j < UNITS; j++) {
        embeddings[slot + j] += steps[j];
      }
    }
  }

  @Override
  public double[] learned() {
    double[] all = new double[embeddings.length + layers.length * (CONSTANT + 1)];
    int at = 0;
    for (float number : embeddings) {
      all[at++] = number;
    }
    for (float[] layer : layers) {
      for (float number : layer) {
        all[at++] = number;
      }
    }
    return all;
  }

  @Override
  public void restore(double[] learned) {
    int at = 0;
    for (int i = 0; i < embeddings.length; i++) {
      embeddings[i] = (float) learned[at++];
    }
    for (float[] layer : layers) {
      for (int i = 0; i < layer.length; i++) {
        layer[i] = (float) learned[at++];
      }
    }
  }

  @Override
  public List<short[]> weights() {
    List<short[]> stages = new ArrayList<>();
    for (int i = 0; i < layers.length; i++) {
      int shared = EmbeddingLayout.embeddings(range.first() + i, configurations);
      short[] numbers = new short[UNITS * shared + CONSTANT + 1];
      for (int number = 0; number < shared; number++) {
        for (int j = 0; slots[number] >= 0 && j < UNITS; j++) {
          numbers[UNITS * number + j] = rounded(ONE * embeddings[slots[number] + j], maxInput);
        }
      }
      for (int n = 0; n <= CONSTANT; n++) {
        float steps = n < OUTPUTS ? ONE : SCALE * DISC;
        numbers[UNITS * shared + n] =
            rounded(steps * layers[i][n], n < SECOND ? MAX_TEMPO : Short.MAX_VALUE);
      }
      stages.add(numbers);
    }
    return stages;
  }

  private static short rounded(float number, int max) {
    return (short) Math.max(-max, Math.min(max, Math.round(number)));
  }
}
