package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.ByteStreams;
import io.github.yomikiri.game.internal.CheckedInput;
import io.github.yomikiri.game.internal.CheckedOutput;
import io.github.yomikiri.game.internal.Crc32c;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.Checksum;

/**
 * The file of a {@link LearnedEvaluator}: a line with the format, the form of the features, the
 * scale, the origin, and the weights of each stage. Weights are pairs: how many weights are 0, and
 * the next weight. A negative weight w is the number {@code -2w - 1}, another one {@code 2w}. A
 * checksum follows.
 */
final class LearnedFile {

  private static final String FORMAT = "Yomikiri learned evaluator";
  private static final int VERSION = 1;
  private static final int MAX_TEXT = 1 << 20;

  private LearnedFile() {}

  static <N extends Node<N>> void write(LearnedEvaluator<N> evaluator, OutputStream out)
      throws IOException {
    CheckedOutput data = new CheckedOutput(out, FORMAT, VERSION);
    data.writeText(evaluator.features().form());
    boolean isPoints = evaluator.scale() instanceof PointScale;
    data.writeNumber(isPoints ? 1 : 0);
    if (evaluator.scale() instanceof PointScale points) {
      data.writeNumber(points.max());
      data.writeNumber(points.perPoint());
    }
    data.writeText(evaluator.origin());
    for (int stage = 0; stage < evaluator.features().stages(); stage++) {
      writeWeights(evaluator.weights(stage), data);
    }
    data.writeChecksum();
  }

  /** Returns the checksum of the whole file. */
  static int checksum(LearnedEvaluator<?> evaluator) {
    Checksum crc = Crc32c.create();
    try {
      write(evaluator, ByteStreams.into(crc));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return (int) crc.getValue();
  }

  private static void writeWeights(short[] weights, CheckedOutput data) throws IOException {
    int zeros = 0;
    for (short weight : weights) {
      if (weight == 0) {
        zeros++;
      } else {
        data.writeNumber(zeros);
        data.writeNumber(weight << 1 ^ weight >> 31);
        zeros = 0;
      }
    }
    data.writeNumber(zeros);
  }

  static <N extends Node<N>> LearnedEvaluator<N> read(
      InputStream in, String name, Features<N> features) throws IOException {
    CheckedInput data = new CheckedInput(new BufferedInputStream(in), name, FORMAT, VERSION);
    data.at("features");
    String form = data.readText("the form", MAX_TEXT);
    if (!form.equals(features.form())) {
      throw data.wrong("the weights belong to other features: " + shortened(form) + ", not "
          + shortened(features.form()));
    }
    data.at("scale");
    Scale scale =
        data.readNumber("the kind of scale", 0, 1) == 0 ? Scale.winChance() : readPoints(data);
    data.at("origin");
    String origin = data.readText("the origin", MAX_TEXT);
    List<short[]> weights = new ArrayList<>();
    for (int stage = 0; stage < features.stages(); stage++) {
      data.at("stage " + stage);
      weights.add(readWeights(features.count(), data));
    }
    data.at("end");
    data.readChecksum();
    data.readEnd();
    return LearnedEvaluator.of(features, scale, origin, weights);
  }

  private static String shortened(String form) {
    return form.length() <= 100 ? form : form.substring(0, 100) + "...";
  }

  private static Scale readPoints(CheckedInput data) throws IOException {
    int max = (int) data.readNumber("the maximum of points", 1, Integer.MAX_VALUE);
    int perPoint = (int) data.readNumber("the units per point", 1, Integer.MAX_VALUE);
    try {
      return Scale.points(max, perPoint);
    } catch (IllegalArgumentException e) {
      throw data.wrong(String.valueOf(e.getMessage()));
    }
  }

  private static short[] readWeights(int count, CheckedInput data) throws IOException {
    short[] weights = new short[count];
    int at = 0;
    while (true) {
      at += (int) data.readNumber("the number of zeros", 0, count - at);
      if (at == count) {
        return weights;
      }
      int number = (int) data.readNumber("a weight", 1, 0xFFFF);
      weights[at++] = (short) (number >>> 1 ^ -(number & 1));
    }
  }
}
