package io.github.yomikiri.reversi.training;

import io.github.yomikiri.reversi.internal.FoxLayout;
import io.github.yomikiri.reversi.internal.Sigmoid;
import io.github.yomikiri.reversi.pattern.PatternSet;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

/**
 * The perceptron of vsOtha's fox during training, for one stage.
 *
 * <p>Most configurations are rare or never seen. This class has no weights for rare configurations,
 * so the weights of a stage fit into a processor's cache.
 */
final class LearningFox implements LearningNetwork {

  private static final int UNITS = FoxLayout.UNITS;

  /**
   * The limit of the random numbers that input weights start with. The weights are random because
   * units with equal weights would stay equal.
   */
  private static final double FIRST_INPUT = 0.1;

  /**
   * The minimum size of the random output weights at the start, in discs; the maximum is twice
   * this.
   */
  private static final double FIRST_OUTPUT = 12;

  /** For each number of a stage, the index of its first weight, or -1 if it has no weights. */
  private final int[] slots;

  private final float[] inputs;
  private final float[] outputs = new float[UNITS];
  private float constant;

  private final int maxInput;
  private final int[] present;
  private final float[] units = new float[UNITS];
  private final float[] steps = new float[UNITS];

  /**
   * Makes a network whose weights are 0.
   *
   * @param counts for each number of a stage, how often the positions have it
   * @param rare numbers that occur less often than this have no weights
   * @param set the patterns
   */
  LearningFox(double[] counts, int rare, PatternSet set) {
    slots = new int[counts.length];
    int next = 0;
    for (int number = 0; number < counts.length; number++) {
      slots[number] = counts[number] >= rare ? next : -1;
      next += counts[number] >= rare ? UNITS : 0;
    }
    inputs = new float[next];
    present = new int[set.places() + 1];
    maxInput = FoxLayout.maxInput(set.places());
  }

  @Override
  public void begin(Random random) {
    for (int i = 0; i < inputs.length; i++) {
      inputs[i] = (float) (FIRST_INPUT * (2 * random.nextDouble() - 1));
    }
    for (int unit = 0; unit < UNITS; unit++) {
      double weight = FIRST_OUTPUT * (1 + random.nextDouble());
      outputs[unit] = (float) (unit % 2 == 0 ? weight : -weight);
    }
  }

  @Override
  public void learn(int[] row, int stage, float score, float rate) {
    // 1. Forward: the outputs of the units and the prediction.
    int count = 0;
    Arrays.fill(units, 0);
    for (int number : row) {
      int slot = slots[number];
      if (slot >= 0) {
        present[count++] = slot;
        for (int unit = 0; unit < UNITS; unit++) {
          units[unit] += inputs[slot + unit];
        }
      }
    }
    float prediction = constant;
    for (int unit = 0; unit < UNITS; unit++) {
      units[unit] = sigmoid(units[unit]);
      prediction += outputs[unit] * units[unit];
    }
    // 2. Backward: each unit's part of the error. f' = f (1 - f) / 8, and f is units[unit] + 1/2.
    float step = rate * (score - prediction);
    constant += step;
    for (int unit = 0; unit < UNITS; unit++) {
      float f = units[unit];
      steps[unit] = step * outputs[unit] * (0.25f - f * f) / 8;
      outputs[unit] += step * f;
    }
    for (int i = 0; i < count; i++) {
      for (int unit = 0; unit < UNITS; unit++) {
        inputs[present[i] + unit] += steps[unit];
      }
    }
  }

  /** Returns f(x) - 1/2. */
  private static float sigmoid(float x) {
    float steps = Math.max(-Sigmoid.RANGE, Math.min(Sigmoid.RANGE, x * Sigmoid.STEPS));
    return Sigmoid.of((int) (steps + Sigmoid.ZERO + 0.5f)) * (1f / Sigmoid.ONE);
  }

  @Override
  public double[] learned() {
    double[] all = new double[inputs.length + UNITS + 1];
    for (int i = 0; i < inputs.length; i++) {
      all[i] = inputs[i];
    }
    for (int unit = 0; unit < UNITS; unit++) {
      all[inputs.length + unit] = outputs[unit];
    }
    all[all.length - 1] = constant;
    return all;
  }

  @Override
  public void restore(double[] learned) {
    for (int i = 0; i < inputs.length; i++) {
      inputs[i] = (float) learned[i];
    }
    for (int unit = 0; unit < UNITS; unit++) {
      outputs[unit] = (float) learned[inputs.length + unit];
    }
    constant = (float) learned[learned.length - 1];
  }

  @Override
  public List<short[]> weights() {
    short[] weights = new short[FoxLayout.numbers(slots.length)];
    for (int number = 0; number < slots.length; number++) {
      if (slots[number] >= 0) {
        for (int unit = 0; unit < UNITS; unit++) {
          weights[UNITS * number + unit] =
              rounded(Sigmoid.STEPS * inputs[slots[number] + unit], maxInput);
        }
      }
    }
    int at = UNITS * slots.length;
    for (int unit = 0; unit < UNITS; unit++) {
      weights[at++] = rounded(FoxLayout.OUTPUT * outputs[unit], Short.MAX_VALUE);
    }
    weights[at] = rounded(FoxLayout.OUTPUT * constant, Short.MAX_VALUE);
    return List.of(weights);
  }

  private static short rounded(float number, int max) {
    return (short) Math.max(-max, Math.min(max, Math.round(number)));
  }
}
