package io.github.yomikiri.learn.linear;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.AtomicFile;
import io.github.yomikiri.learn.fit.Rows;
import io.github.yomikiri.learn.fit.Sample;
import io.github.yomikiri.learn.fit.StageSamples;
import io.github.yomikiri.learn.svg.ErrorPicture;
import io.github.yomikiri.learn.svg.ErrorPicture.Errors;
import io.github.yomikiri.learn.svg.ErrorPicture.Row;
import io.github.yomikiri.learn.svg.ErrorTable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The errors of a fit after every pass, in a file and as a picture. In a game of points an error is
 * the mean distance to the label in points. Otherwise it is the mean square of the distance, with
 * both from -1 to 1.
 */
final class FitErrors<N extends Node<N>> implements AutoCloseable {

  /** With this many positions that are learned from, no further chunk of them is measured. */
  private static final int ENOUGH = 20_000;

  private final FitSamples<N> samples;
  private final Features<N> features;
  private final Scale scale;
  private final String title;
  private final ErrorTable table;

  /**
   * Opens the file.
   *
   * @param file the file, which is made if it does not exist
   * @param title the title of the picture
   */
  FitErrors(Path file, FitSamples<N> samples, Features<N> features, Scale scale, String title)
      throws IOException {
    this.samples = samples;
    this.features = features;
    this.scale = scale;
    this.title = title;
    table = ErrorTable.open(file);
  }

  /** The distances of estimates to labels. */
  private record Distances(double positions, double sum, double squares) {

    static Distances of(double[] sums) {
      return new Distances(sums[0], sums[1], sums[2]);
    }

    double meanSquare() {
      return squares / positions;
    }
  }

  /**
   * Measures the weights of a stage, and stores their errors.
   *
   * @param passes the number of passes that were made
   * @return the mean squared error of the positions that are held out, on the scale; not a number
   *     if there are none
   */
  double measure(int stage, int passes, short[] weights) throws IOException {
    Rows rows = samples.rows();
    Distances heldOut = Distances.of(samples
        .ofStage(stage, true)
        .sum(rows, 3, (row, label, weight, sums) -> add(row, label, weights, sums)));
    // A chunk has the positions whose hashes are alike, so some chunks are a sample of all.
    StageSamples learned = samples.ofStage(stage, false);
    double[] sums = new double[3];
    int[] row = new int[rows.length()];
    for (int chunk = 0; chunk < learned.chunks() && sums[0] < ENOUGH; chunk++) {
      learned.read(chunk, (Sample sample) -> {
        rows.unpack().accept(sample.position(), row);
        add(row, sample.label(), weights, sums);
      });
    }
    table.add(new Row(stage, passes, errors(Distances.of(sums)), errors(heldOut)));
    return heldOut.meanSquare();
  }

  private void add(int[] row, double label, short[] weights, double[] sums) {
    int units = 0;
    for (int number : row) {
      units += weights[number];
    }
    double distance = scale.ofSum((double) units / scale.resolution()) - label;
    sums[0]++;
    sums[1] += Math.abs(distance);
    sums[2] += distance * distance;
  }

  private Errors errors(Distances distances) {
    double mean = scale instanceof PointScale points
        ? points.max() * distances.sum / distances.positions
        : distances.meanSquare();
    return new Errors(Math.round(distances.positions), mean);
  }

  /** Draws the errors of the passes so far, if there are any. */
  void draw(Path picture) throws IOException {
    List<Row> rows = table.rows();
    if (rows.isEmpty()) {
      return;
    }
    String text = ErrorPicture.draw(
        title,
        scale instanceof PointScale
            ? new ErrorPicture.Measure("Mean error", "points", 2)
            : new ErrorPicture.Measure("Mean squared error of the win chance", "", 4),
        "stages",
        IntStream.range(0, features.stages()).mapToObj(this::stageName).toList(),
        rows);
    AtomicFile.write(picture, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
  }

  private String stageName(int stage) {
    return features instanceof Patterns<N> patterns
        ? patterns.view().stageName(stage)
        : "stage " + (stage + 1);
  }

  @Override
  public void close() throws IOException {
    table.close();
  }
}
