package io.github.yomikiri.app.match;

import io.github.yomikiri.app.match.MatchGame.Outcome;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.game.internal.PageText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Draws by how many points the games of a match ended, as a histogram in SVG. Draws have a bar of
 * their own, between the games that B won and those that A won. The colors are those of the page.
 */
final class MatchHistogram {

  private static final int WIDTH = 480;
  private static final int HEIGHT = 200;
  private static final int LEFT = 30;
  private static final int RIGHT = WIDTH - 16;
  private static final int TOP = 12;
  private static final int BOTTOM = HEIGHT - 38;

  /** The number of bars for the games that a player won. */
  private static final int BARS = 8;

  /** The maximum number of lines of the scale. */
  private static final int MAX_LINES = 4;

  /**
   * A bar.
   *
   * @param at its place, from 0 for the greatest defeats of A
   */
  private record Bar(int at, Outcome outcome, int least, int most, long games, ValueScale scale) {

    String text() {
      String points = least == most ? scale.amount(least) : least + " to " + scale.amount(most);
      return (outcome == Outcome.DRAWN ? "draw" : outcome.text() + " by " + points) + ": " + games
          + (games == 1 ? " game" : " games");
    }
  }

  private final ValueScale scale;
  private final List<Bar> bars = new ArrayList<>();
  private final int step;
  private final long most;
  private final StringBuilder out = new StringBuilder();

  private MatchHistogram(ValueScale scale, List<? extends MatchGame<?>> games) {
    this.scale = scale;
    List<Integer> differences =
        games.stream().flatMap(game -> game.difference().stream().boxed()).toList();
    int width = (scale.max() + BARS - 1) / BARS;
    for (int at = 0; at <= 2 * BARS; at++) {
      int from = at - BARS;
      int outer = Math.abs(from) * width;
      int inner = from == 0 ? 0 : outer - width + 1;
      Outcome outcome = from == 0 ? Outcome.DRAWN : from > 0 ? Outcome.WON : Outcome.LOST;
      long count = differences.stream()
          .filter(each -> Integer.signum(each) == Integer.signum(from)
              && Math.abs(each) >= inner
              && Math.abs(each) <= outer)
          .count();
      bars.add(new Bar(at, outcome, inner, Math.min(outer, scale.max()), count, scale));
    }
    long highest = bars.stream().mapToLong(Bar::games).max().orElseThrow();
    step = step(highest);
    most = step * Math.max(1, (highest + step - 1) / step);
  }

  /** Returns the smallest of the steps 1, 2, 5, 10, 20, ... with few lines. */
  private static int step(long highest) {
    int power = 1;
    while (true) {
      for (int factor : new int[] {1, 2, 5}) {
        if (highest <= (long) MAX_LINES * factor * power) {
          return factor * power;
        }
      }
      power *= 10;
    }
  }

  /** Returns the picture of at least one game. */
  static String draw(ValueScale scale, List<? extends MatchGame<?>> games) {
    return new MatchHistogram(scale, games).draw();
  }

  private String draw() {
    String all =
        bars.stream().filter(bar -> bar.games > 0).map(Bar::text).collect(Collectors.joining("; "));
    add(
        "<svg id=\"bars\" viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">",
        WIDTH, HEIGHT, PageText.html("Differences in " + scale.name() + ". " + all));
    for (long games = 0; games <= most; games += step) {
      add(
          "<path class=\"%s\" d=\"M%d %sH%d\"/>",
          games == 0 ? "zero" : "rule", LEFT, y(games), RIGHT);
      add(
          "<text x=\"%d\" y=\"%s\" dy=\"4\" text-anchor=\"end\">%d</text>",
          LEFT - 6, y(games), games);
    }
    bars.forEach(this::bar);
    add(
        "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">difference in %s, from A's view</text>",
        (LEFT + RIGHT) / 2, HEIGHT - 4, PageText.html(scale.name()));
    return out.append("</svg>").toString();
  }

  private void bar(Bar bar) {
    double width = (RIGHT - LEFT) / (double) bars.size();
    double left = LEFT + bar.at * width;
    add(
        "<path class=\"bar %s\" d=\"M%.1f %dV%sH%.1fV%dz\"><title>%s</title></path>",
        bar.outcome.style(), left + 2, BOTTOM, y(bar.games), left + width - 2, BOTTOM, bar.text());
    // The scale has the outer ends of every other bar.
    int from = bar.at - BARS;
    if (from % 2 == 0) {
      double end = from == 0 ? left + width / 2 : from < 0 ? left : left + width;
      add(
          "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%s</text>",
          end,
          BOTTOM + 15,
          from == 0 ? "0" : String.format(Locale.ROOT, "%+d", Integer.signum(from) * bar.most));
    }
  }

  private void add(String format, Object... values) {
    out.append(String.format(Locale.ROOT, format, values)).append('\n');
  }

  private String y(long games) {
    return String.format(Locale.ROOT, "%.1f", BOTTOM - (BOTTOM - TOP) * games / (double) most);
  }
}
