package io.github.yomikiri.app.output;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.play.JudgedMove;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;

/**
 * The points of a game, in which values are shown and moves are compared. In a game without points,
 * a win counts 1, a draw 0 and a loss -1. There an estimate counts as much as one point of its unit
 * does. If its unit has no points, it counts what it says of the chance to win. An estimate in a
 * unit of its own is shown as it is, and counts 0.
 *
 * <p>The values of a game with seats are expectations, also if they are proven. So they are no
 * results, and have fractions.
 *
 * @param name what the points are called, such as {@code discs}
 * @param max the greatest score of a game; 1 if the game has no points
 * @param won the least size of a score that is a win or a loss, in a game without points
 * @param chances returns the chance to win less that to lose, of an estimate that is not in points
 * @param isOwn whether estimates are in a unit of their own
 * @param isExpected whether values are expectations
 */
public record ValueScale(
    String name,
    int max,
    int won,
    Optional<IntToDoubleFunction> chances,
    boolean isOwn,
    boolean isExpected) {

  /** The greatest score of games that do not know theirs. */
  private static final int USUAL_MAX = 64;

  /** Hardly a game reaches a greater score, even if it is possible. */
  private static final int MOST_MAX = 100 * USUAL_MAX;

  /** Expectations of less than this many points count in tenths of the greatest score. */
  private static final int TENTHS = 10;

  /** A loss of this part of the greatest score is a mistake. It is two discs of Reversi. */
  private static final double MISTAKE = 1 / 32.0;

  /** Returns the scale of a game. */
  public static ValueScale of(GameKit<?> kit) {
    return of(kit, kit.start());
  }

  /** Returns the scale of a game that is played on the board of a position. */
  public static ValueScale of(GameKit<?> kit, Position<?> position) {
    int max = position.maxScore();
    return new ValueScale(
        kit.points(),
        max == Score.MAX ? USUAL_MAX : Math.min(max, MOST_MAX),
        Score.LONGEST_WIN,
        Optional.empty(),
        false,
        position instanceof SeatedPosition<?>);
  }

  /** Returns the scale of a game with points. */
  public static ValueScale ofPoints(String name, int max) {
    return new ValueScale(name, max, Score.LONGEST_WIN, Optional.empty(), false, false);
  }

  /** Returns the scale of the values of a player. */
  public static <P extends Position<P>> ValueScale of(GameKit<P> kit, PlayerSpec<P> player) {
    return of(kit, player.isInPoints(), player.chances());
  }

  /** Returns the scale of the values of searches with an evaluator. */
  public static <N extends Node<N>> ValueScale of(NodeKit<N> kit, Evaluator<N> evaluator) {
    return of(kit, kit.isInPoints(evaluator), evaluator.unit().chances());
  }

  private static ValueScale of(
      GameKit<?> kit, boolean isInPoints, Optional<IntToDoubleFunction> chances) {
    if (isInPoints) {
      ValueScale points = of(kit);
      return new ValueScale(
          points.name, points.max, Score.WIN, Optional.empty(), false, points.isExpected);
    }
    return new ValueScale(
        chances.isPresent() ? "chances" : kit.points(),
        1,
        Score.WIN,
        chances,
        chances.isEmpty(),
        false);
  }

  /** Returns what estimates are, as the title of a column. */
  public String heading() {
    return isOwn ? "value" : name;
  }

  /** Returns whether the game has points, and not only wins, draws and losses. */
  public boolean hasPoints() {
    return max > 1;
  }

  /** Returns what the score of a finished game is, as a part of a sentence. */
  public String meaning() {
    return hasPoints()
        ? "the difference in " + name + " at the end of the game"
        : "1 for a win, 0 for a draw and -1 for a loss,";
  }

  private boolean isInTenths() {
    return isExpected && max < TENTHS;
  }

  /** Returns the loss from which on a move is a mistake. */
  public double mistake() {
    if (isInTenths()) {
      return max / (double) TENTHS;
    }
    return hasPoints() ? Math.max(1, Math.round(max * MISTAKE)) : 0.5;
  }

  /** Returns the loss from which on a move is a blunder. */
  public double blunder() {
    if (isInTenths()) {
      return 3 * max / (double) TENTHS;
    }
    return hasPoints() ? 3 * mistake() : 1;
  }

  /**
   * Returns a value in points.
   *
   * @param score the value in units
   * @param solved whether it is proven
   * @param unitsPerPoint how many units make a point
   * @return the points, or the units of estimates that are no points; minus infinity if there is no
   *     value
   */
  public double points(int score, boolean solved, int unitsPerPoint) {
    if (score <= -Score.MAX) {
      return Double.NEGATIVE_INFINITY;
    }
    if (isResult(score, solved)) {
      return Integer.signum(score);
    }
    return chances.isPresent()
        ? chances.get().applyAsDouble(score)
        : score / (isOwn ? 1.0 : unitsPerPoint);
  }

  /** Returns the value of a move in points. */
  public double points(RootMove move, int unitsPerPoint) {
    return points(move.score(), move.solved(), unitsPerPoint);
  }

  private boolean isResult(int score, boolean solved) {
    return !hasPoints() && !isExpected && (solved || Math.abs(score) >= won);
  }

  /** Returns how many points a move has lost, at least 0. */
  public double loss(JudgedMove move) {
    int unitsPerPoint = move.unitsPerPoint();
    return hasPoints()
        ? move.loss()
        : Math.max(0, counted(move.best(), unitsPerPoint) - counted(move.played(), unitsPerPoint));
  }

  /** Returns what the value of a move counts. Without points, this is a number from -1 to 1. */
  public double counted(RootMove move, int unitsPerPoint) {
    if (hasPoints()) {
      return points(move, unitsPerPoint);
    }
    return isOwn && !isResult(move.score(), move.solved())
        ? 0
        : Math.max(-1, Math.min(1, points(move, unitsPerPoint)));
  }

  /**
   * Writes the value of a search.
   *
   * @return such as {@code +3.25}, {@code >=+4} or {@code ?}; in a game without points also
   *     {@code win}, {@code draw} or {@code loss}
   */
  public String text(SearchResult result) {
    double points = points(result.score(), result.solved(), result.unitsPerPoint());
    return text(points, result.score(), result.bound(), result.solved());
  }

  private String text(double points, int score, Bound bound, boolean solved) {
    if (Double.isInfinite(points) || !isResult(score, solved)) {
      return ValueText.of(points, bound, solved && !isExpected || isOwn);
    }
    return points > 0 ? "win" : points < 0 ? "loss" : "draw";
  }

  /**
   * Writes the value of a move from the view of its side, or of the other one.
   *
   * @param isOther whether the view is that of the other side
   */
  public String text(RootMove move, int unitsPerPoint, Bound bound, boolean isOther) {
    double points = points(move, unitsPerPoint);
    return text(isOther ? 0.0 - points : points, move.score(), bound, move.solved());
  }

  /** Writes a number of points with their name, such as {@code 2 discs}. */
  public String amount(double points) {
    return number(points) + " " + (points == 1 ? one() : name);
  }

  /** Returns what one of the points is called. */
  public String one() {
    return name.replaceFirst("s$", "");
  }

  /** Writes a number of points. */
  public static String number(double points) {
    return points == Math.rint(points)
        ? String.format(Locale.ROOT, "%.0f", points)
        : String.valueOf(points);
  }

  /** Returns the name of the points at the beginning of a sentence. */
  public String title() {
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }
}
