package io.github.yomikiri.learn.svg;

import io.github.yomikiri.game.internal.SvgPicture;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Curves with a dot for each value, and their legend.
 *
 * @param picture the picture that they are in
 * @param radius the radius of a dot, in pixels as all lengths
 */
public record SvgDots(SvgPicture picture, String radius) {

  /**
   * A dot.
   *
   * @param x the distance of its middle from the left edge of the picture
   * @param y the distance of its middle from the upper edge
   * @param fill its color
   * @param color the color of its outline
   * @param details what a person reads who points at it
   */
  public record Dot(double x, double y, String fill, String color, String details) {}

  /**
   * Draws a curve.
   *
   * @param color the color of the line through its dots
   * @param dots the dots, from left to right
   */
  public void curve(String color, List<Dot> dots) {
    String line = dots.stream()
        .map(dot -> String.format(Locale.ROOT, "%.1f,%.1f", dot.x, dot.y))
        .collect(Collectors.joining(" "));
    picture.add("<polyline points=\"%s\" fill=\"none\" stroke=\"%s\"/>", line, color);
    dots.forEach(this::draw);
  }

  /**
   * Draws an entry of the legend: a dot, and its meaning.
   *
   * @param x the left edge of the entry
   * @param y the line on which the text stands
   * @param fill the color of the dot
   * @param color the color of its outline
   * @param text what the dot means
   */
  public void entry(int x, int y, String fill, String color, String text) {
    draw(new Dot(x + 5, y - 4, fill, color, text));
    picture.add("<text x=\"%d\" y=\"%d\">%s</text>", x + 16, y, text);
  }

  private void draw(Dot dot) {
    picture.add(
        "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%s\" fill=\"%s\" stroke=\"%s\" stroke-width=\"1.5\"><title>%s</title></circle>",
        dot.x, dot.y, radius, dot.fill, dot.color, dot.details);
  }
}
