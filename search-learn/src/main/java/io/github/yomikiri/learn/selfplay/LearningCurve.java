package io.github.yomikiri.learn.selfplay;

import io.github.yomikiri.game.internal.SvgPicture;
import io.github.yomikiri.learn.svg.SvgDots;
import io.github.yomikiri.learn.svg.SvgPanel;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;

/**
 * Draws a learning as SVG. Its curves stand over the games that were played: the loss, the points
 * of each match against the best generation before, and those against the rival. The points are not
 * added up to a rating. A generation is kept if it wins by chance, so the sum would rise even if
 * the weights were never better.
 */
final class LearningCurve {

  private static final int WIDTH = 640;
  private static final int LEFT = 64;
  private static final int RIGHT = WIDTH - 24;
  private static final int PANEL = 170;
  private static final int LOSS_TOP = 92;
  private static final int POINTS_TOP = LOSS_TOP + PANEL + 46;
  private static final int BOTTOM = POINTS_TOP + PANEL;
  private static final int HEIGHT = BOTTOM + 76;

  private final List<LearningProgress> generations;
  private final double fewest;
  private final double most;
  private final SvgPicture out;
  private final SvgDots dots;

  private LearningCurve(List<LearningProgress> generations) {
    this.generations = generations;
    // There is some room beside the first dot and the last one.
    fewest = games().min().orElseThrow() / 1.2;
    most = games().max().orElseThrow() * 1.2;
    LearningProgress last = generations.get(generations.size() - 1);
    out = new SvgPicture(
        "Learning by self-play up to generation " + last.generation(),
        summary(last),
        LEFT,
        WIDTH,
        HEIGHT);
    dots = new SvgDots(out, "4");
  }

  /**
   * Draws a picture.
   *
   * @param generations the generations
   * @param matchGames the number of games of a match
   * @return the SVG file's text, which is empty if there are no generations
   */
  static String draw(List<LearningProgress> generations, int matchGames) {
    return generations.isEmpty() ? "" : new LearningCurve(generations).draw(matchGames);
  }

  private DoubleStream games() {
    return generations.stream().mapToDouble(generation -> Math.max(1, generation.games()));
  }

  private static String summary(LearningProgress last) {
    return text(
        "%,d games, %,d moves in %s; the last loss is %.4f",
        last.games(), last.moves(), time(last.learning()), last.loss());
  }

  private static String time(Duration time) {
    return time.toMinutes() == 0
        ? text("%.1f s", time.toMillis() / 1e3)
        : text("%d min %d s", time.toMinutes(), time.toSecondsPart());
  }

  private DoubleStream values(ToDoubleFunction<LearningProgress> value) {
    return generations.stream().mapToDouble(value);
  }

  private String draw(int matchGames) {
    // 1. The loss.
    SvgPanel losses =
        panel(LOSS_TOP, 0, 1, 1).around(values(LearningProgress::loss).summaryStatistics());
    losses.frame(
        "Loss: the mean squared error of values from \u22121 to 1, in games not learned from");
    losses.numbers();
    curve(losses, LearningProgress::loss);
    // 2. The points, with a band for what a generation that is no better might have.
    double fewestPoints = Math.min(
        values(LearningProgress::points).min().orElseThrow(),
        values(one -> one.rival().orElse(1)).min().orElseThrow());
    SvgPanel points = panel(POINTS_TOP, Math.min(0.4, Math.floor(10 * fewestPoints) / 10), 1, 0.1);
    points.frame(text(
        "Points against the best generation before%s, in %d games",
        hasRival() ? " and the rival" : "", matchGames));
    double chance = 1.96 * 0.5 / Math.sqrt(matchGames);
    out.add(
        "<rect x=\"%d\" y=\"%.1f\" width=\"%d\" height=\"%.1f\" fill=\"%s\" fill-opacity=\"0.2\"/>",
        LEFT,
        points.y(0.5 + chance),
        RIGHT - LEFT,
        points.y(0.5 - chance) - points.y(0.5 + chance),
        SvgPicture.LINE);
    points.ticks().forEach(tick -> points.tick(tick, text("%.0f %%", 100 * tick)));
    curve(points, LearningProgress::points);
    rival(points);
    // 3. The games, and what the dots mean.
    gamesAxis();
    legend();
    return out.end();
  }

  private SvgPanel panel(int top, double low, double high, double step) {
    return new SvgPanel(out, LEFT, RIGHT, top, PANEL, low, high, step);
  }

  private void curve(SvgPanel axis, ToDoubleFunction<LearningProgress> value) {
    dots.curve(
        SvgPicture.LINE,
        generations.stream()
            .map(one -> new SvgDots.Dot(
                x((double) one.games()),
                axis.y(value.applyAsDouble(one)),
                fill(one.isBest()),
                color(one.isBest()),
                details(one)))
            .toList());
  }

  private boolean hasRival() {
    return generations.stream().anyMatch(one -> one.rival().isPresent());
  }

  /** Draws the points against the rival, if there is one. */
  private void rival(SvgPanel axis) {
    if (hasRival()) {
      dots.curve(
          SvgPicture.TEXT,
          generations.stream()
              .filter(one -> one.rival().isPresent())
              .map(one -> rival(axis, one, one.rival().orElseThrow()))
              .toList());
    }
  }

  private SvgDots.Dot rival(SvgPanel axis, LearningProgress one, double points) {
    return new SvgDots.Dot(
        x((double) one.games()),
        axis.y(points),
        SvgPicture.TEXT,
        SvgPicture.TEXT,
        text(
            "generation %d: %.1f %% of the points against the rival",
            one.generation(), 100 * points));
  }

  private static String fill(boolean isBest) {
    return isBest ? SvgPicture.GOOD : "#ffffff";
  }

  private static String color(boolean isBest) {
    return isBest ? SvgPicture.GOOD : SvgPicture.BAD;
  }

  private static String details(LearningProgress one) {
    return text(
        "generation %d: %,d games, loss %.4f, %.1f %% of the points%s",
        one.generation(),
        one.games(),
        one.loss(),
        100 * one.points(),
        one.isBest() ? "" : ", not kept");
  }

  private double x(double games) {
    return LEFT + (RIGHT - LEFT) * Math.log(Math.max(1, games) / fewest) / Math.log(most / fewest);
  }

  private void gamesAxis() {
    List<Integer> factors = most / fewest > 1e4 ? List.of(1) : List.of(1, 2, 5);
    out.add("<g font-size=\"11\" fill=\"%s\">", SvgPicture.MUTED);
    for (double power = Math.pow(10, Math.floor(Math.log10(fewest))); power < most; power *= 10) {
      for (int factor : factors) {
        double games = factor * power;
        if (games >= fewest && games <= most) {
          out.add(
              "<path d=\"M%.1f %dv5M%.1f %dv5\" stroke=\"%s\"/>",
              x(games), LOSS_TOP + PANEL, x(games), BOTTOM, SvgPicture.LINE);
          out.add("<text x=\"%.1f\" y=\"%d\">%s</text>", x(games), BOTTOM + 18, count(games));
        }
      }
    }
    out.add(
        "<text x=\"%d\" y=\"%d\">games played, on a logarithmic scale</text></g>",
        (LEFT + RIGHT) / 2, BOTTOM + 36);
  }

  /** Returns a number of games, such as 500, 20k or 1M. */
  private static String count(double games) {
    return games < 1e3
        ? text("%.0f", games)
        : games < 1e6 ? text("%.0fk", games / 1e3) : text("%,.0fM", games / 1e6);
  }

  private void legend() {
    out.add("<g font-size=\"11\" text-anchor=\"start\" fill=\"%s\">", SvgPicture.MUTED);
    dots.entry(LEFT, HEIGHT - 12, fill(true), color(true), "kept as the best");
    dots.entry(
        LEFT + 130, HEIGHT - 12, fill(false), color(false), "not kept, because it lost the match");
    out.add(
        "<rect x=\"%d\" y=\"%d\" width=\"14\" height=\"10\" fill=\"%s\" fill-opacity=\"0.2\"/>",
        LEFT + 366, HEIGHT - 21, SvgPicture.LINE);
    out.add("<text x=\"%d\" y=\"%d\">as good, within chance</text>", LEFT + 386, HEIGHT - 12);
    if (hasRival()) {
      dots.entry(LEFT + 520, HEIGHT - 12, SvgPicture.TEXT, SvgPicture.TEXT, "rival");
    }
    out.add("</g>");
  }

  private static String text(String format, Object... values) {
    return String.format(Locale.ROOT, format, values);
  }
}
