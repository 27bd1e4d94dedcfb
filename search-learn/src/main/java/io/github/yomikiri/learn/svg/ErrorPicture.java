package io.github.yomikiri.learn.svg;

import io.github.yomikiri.game.internal.SvgPicture;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * Draws the errors of a training as SVG: the mean error of all stages after each pass, and the mean
 * error of each stage after its last pass. Both have a curve for positions that the training learns
 * from, and one for positions that it does not.
 */
public final class ErrorPicture {

  /**
   * The errors on some positions.
   *
   * @param positions the number of positions
   * @param mean the mean error; without a meaning if there are no positions
   */
  public record Errors(long positions, double mean) {

    private static Errors sum(List<Errors> parts) {
      long positions = parts.stream().mapToLong(Errors::positions).sum();
      double sum = parts.stream()
          .filter(part -> part.positions > 0)
          .mapToDouble(part -> part.positions * part.mean)
          .sum();
      return new Errors(positions, sum / positions);
    }
  }

  /**
   * The errors of a stage after a pass.
   *
   * @param stage the stage, from 0
   * @param pass the number of passes that were made, from 1
   * @param training the errors on positions that the training learns from
   * @param heldOut the errors on other positions; without positions if there are none
   */
  public record Row(int stage, int pass, Errors training, Errors heldOut) {}

  /**
   * What the errors are.
   *
   * @param error the name of the mean, such as {@code Mean error}
   * @param unit the unit of the errors, such as {@code discs}; may be empty
   * @param decimals the number of decimals of an error
   */
  public record Measure(String error, String unit, int decimals) {

    private String text(double number) {
      return String.format(Locale.ROOT, "%." + decimals + "f", number);
    }
  }

  private static final int WIDTH = 640;
  private static final int LEFT = 64;
  private static final int RIGHT = WIDTH - 24;
  private static final int PANEL = 170;
  private static final int PASSES_TOP = 92;
  private static final int STAGES_TOP = PASSES_TOP + PANEL + 86;
  private static final int HEIGHT = STAGES_TOP + PANEL + 84;
  private static final int MAX_LABELS = 20;

  /** A curve: its errors at each place, its color, and its name. */
  private record Curve(String name, String color, String fill, List<Errors> errors) {}

  private final Measure measure;
  private final List<Row> rows;
  private final SvgPicture out;
  private final SvgDots dots;

  private ErrorPicture(String title, String summary, Measure measure, List<Row> rows) {
    this.measure = measure;
    this.rows = rows;
    out = new SvgPicture(title, summary, LEFT, WIDTH, HEIGHT);
    dots = new SvgDots(out, "3.5");
  }

  /**
   * Draws a picture.
   *
   * @param title its title
   * @param measure what the errors are
   * @param places what the stages are, such as {@code empty squares}
   * @param stages what each stage is called
   * @param rows at least one row with positions
   * @return the SVG file's text
   */
  public static String draw(
      String title, Measure measure, String places, List<String> stages, List<Row> rows) {
    int passes = rows.stream().mapToInt(Row::pass).max().orElseThrow();
    List<Row> last = last(rows);
    String summary = String.format(
        Locale.ROOT,
        "After %d passes: %s",
        passes,
        Series.ALL.stream()
            .filter(series -> series.errors(last).positions > 0)
            .map(series -> series.summary(last, measure))
            .collect(Collectors.joining(", ")));
    return new ErrorPicture(title, summary, measure, rows).draw(passes, places, stages);
  }

  /** Returns the row of each stage after its last pass. */
  private static List<Row> last(List<Row> rows) {
    TreeMap<Integer, Row> last = new TreeMap<>();
    rows.forEach(
        row -> last.merge(row.stage, row, (one, other) -> one.pass > other.pass ? one : other));
    return List.copyOf(last.values());
  }

  /** One of the two curves. */
  private record Series(String name, String color, String fill, Function<Row, Errors> of) {

    static final List<Series> ALL = List.of(
        new Series("positions learned from", SvgPicture.BAD, "#ffffff", Row::training),
        new Series("other positions", SvgPicture.GOOD, SvgPicture.GOOD, Row::heldOut));

    Errors errors(List<Row> some) {
      return Errors.sum(some.stream().map(of).toList());
    }

    String summary(List<Row> some, Measure measure) {
      String unit = measure.unit.isEmpty() ? "" : measure.unit + " ";
      return measure.text(errors(some).mean) + " " + unit + "on " + name;
    }

    Curve curve(List<List<Row>> places) {
      return new Curve(name, color, fill, places.stream().map(this::errors).toList());
    }
  }

  private String draw(int passes, String places, List<String> stages) {
    // A pass counts only if all stages have made it, because stages differ.
    List<Row> last = last(rows);
    long trained = last.size();
    List<List<Row>> byPass = IntStream.rangeClosed(1, passes)
        .mapToObj(pass -> rows.stream().filter(row -> row.pass == pass).toList())
        .map(some -> some.size() == trained ? some : List.<Row>of())
        .toList();
    panel(
        PASSES_TOP,
        measure.error + " of all stages, by the number of passes",
        byPass,
        "passes",
        IntStream.rangeClosed(1, passes).mapToObj(String::valueOf).toList());
    List<List<Row>> byStage = IntStream.range(0, stages.size())
        .mapToObj(stage -> last.stream().filter(row -> row.stage == stage).toList())
        .toList();
    panel(
        STAGES_TOP, measure.error + " of each stage, after the last pass", byStage, places, stages);
    legend();
    return out.end();
  }

  private void panel(
      int top, String heading, List<List<Row>> places, String axis, List<String> labels) {
    List<Curve> curves = Series.ALL.stream().map(series -> series.curve(places)).toList();
    DoubleStream values = curves.stream()
        .flatMap(curve -> curve.errors.stream())
        .filter(errors -> errors.positions > 0)
        .mapToDouble(Errors::mean);
    SvgPanel panel = new SvgPanel(out, LEFT, RIGHT, top, PANEL, 0, 1, 1)
        .around(DoubleStream.concat(values, DoubleStream.of(0)).summaryStatistics());
    panel.frame(heading);
    panel.numbers();
    double width = (RIGHT - LEFT) / (double) labels.size();
    IntToDoubleFunction x = place -> LEFT + (place + 0.5) * width;
    int every = (labels.size() + MAX_LABELS - 1) / MAX_LABELS;
    for (int place = 0; place < labels.size(); place++) {
      if ((place + 1) % every == 0) {
        out.add(
            "<text x=\"%.1f\" y=\"%d\" font-size=\"11\" fill=\"%s\">%s</text>",
            x.applyAsDouble(place), top + PANEL + 18, SvgPicture.MUTED, labels.get(place));
      }
    }
    out.add(
        "<text x=\"%d\" y=\"%d\" font-size=\"11\" fill=\"%s\">%s</text>",
        (LEFT + RIGHT) / 2, top + PANEL + 36, SvgPicture.MUTED, axis);
    curves.forEach(curve -> draw(curve, panel, x, labels));
  }

  private void draw(Curve curve, SvgPanel panel, IntToDoubleFunction x, List<String> labels) {
    List<SvgDots.Dot> points = new ArrayList<>();
    for (int place = 0; place < labels.size(); place++) {
      Errors errors = curve.errors.get(place);
      if (errors.positions > 0) {
        points.add(new SvgDots.Dot(
            x.applyAsDouble(place),
            panel.y(errors.mean),
            curve.fill,
            curve.color,
            String.format(
                Locale.ROOT,
                "%s: %s on %,d %s",
                labels.get(place),
                measure.text(errors.mean),
                errors.positions,
                curve.name)));
      }
    }
    dots.curve(curve.color, points);
  }

  private void legend() {
    int x = LEFT;
    out.add("<g font-size=\"11\" text-anchor=\"start\" fill=\"%s\">", SvgPicture.MUTED);
    for (Series series : Series.ALL) {
      if (series.errors(rows).positions == 0) {
        continue;
      }
      dots.entry(x, HEIGHT - 12, series.fill, series.color, series.name);
      x += 230;
    }
    out.add("</g>");
  }
}
