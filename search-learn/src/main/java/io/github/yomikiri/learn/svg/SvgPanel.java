package io.github.yomikiri.learn.svg;

import io.github.yomikiri.game.internal.SvgPicture;
import java.util.DoubleSummaryStatistics;
import java.util.Locale;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * A panel of a picture: a frame with a vertical axis.
 *
 * @param picture the picture that the panel is in
 * @param left the left edge, in pixels as all lengths
 * @param right the right edge
 * @param top the upper edge
 * @param height the height
 * @param low the value at the lower edge
 * @param high the value at the upper edge, more than {@code low}
 * @param step the distance of two ticks
 */
public record SvgPanel(
    SvgPicture picture,
    int left,
    int right,
    int top,
    int height,
    double low,
    double high,
    double step) {

  /**
   * Returns the same panel for other values, with three to ten steps of 1, 2 or 5 units.
   *
   * @param values the least and the greatest value
   * @return the panel
   */
  public SvgPanel around(DoubleSummaryStatistics values) {
    double range = Math.max(values.getMax() - values.getMin(), 0.01 * values.getMax() + 1e-6);
    double unit = Math.pow(10, Math.floor(Math.log10(range / 3)));
    double newStep = unit * (range < 8 * unit ? 1 : range < 16 * unit ? 2 : 5);
    double newLow = newStep * Math.floor(values.getMin() / newStep);
    double newHigh = newStep * Math.ceil(values.getMax() / newStep);
    return new SvgPanel(
        picture,
        left,
        right,
        top,
        height,
        newLow,
        newHigh > newLow ? newHigh : newLow + newStep,
        newStep);
  }

  /**
   * Draws the frame.
   *
   * @param heading what stands above it
   */
  public void frame(String heading) {
    picture.add(
        "<text x=\"%d\" y=\"%d\" font-size=\"13\" text-anchor=\"start\" fill=\"%s\">%s</text>",
        left, top - 12, SvgPicture.TEXT, heading);
    picture.add(
        "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"none\" stroke=\"%s\"/>",
        left, top, right - left, height, SvgPicture.LINE);
  }

  /** Draws all ticks with their numbers, which have as many decimals as the step needs. */
  public void numbers() {
    int decimals = (int) Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
    ticks().forEach(tick -> tick(tick, String.format(Locale.ROOT, "%." + decimals + "f", tick)));
  }

  /**
   * Draws a tick as a line across the panel.
   *
   * @param value its value
   * @param text what stands to the left of it
   */
  public void tick(double value, String text) {
    picture.add(
        "<path d=\"M%d %.1fH%d\" stroke=\"%s\" stroke-opacity=\"0.3\"/>",
        left, y(value), right, SvgPicture.LINE);
    picture.add(
        "<text x=\"%d\" y=\"%.1f\" font-size=\"11\" text-anchor=\"end\" fill=\"%s\">%s</text>",
        left - 8, y(value) + 4, SvgPicture.MUTED, text);
  }

  /**
   * Returns the values of the ticks.
   *
   * @return rising values, from the lower edge to the upper one
   */
  public DoubleStream ticks() {
    return IntStream.rangeClosed(0, (int) Math.round((high - low) / step))
        .mapToDouble(i -> low + i * step);
  }

  /**
   * Returns the place of a value.
   *
   * @param value the value
   * @return the distance from the upper edge of the picture
   */
  public double y(double value) {
    return top + height * (high - value) / (high - low);
  }
}
