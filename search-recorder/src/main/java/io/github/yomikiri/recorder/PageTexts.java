package io.github.yomikiri.recorder;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Bound;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The texts of the pictures and of the page. Values and windows are converted to the view of the
 * root's side.
 */
final class PageTexts {

  private static final String AT_LEAST = "\u2265";
  private static final String AT_MOST = "\u2264";

  private PageTexts() {}

  /** Returns whether a picture shows a node's window below the value. */
  static boolean isInner(TreeNode node) {
    return switch (node.kind()) {
      case INNER, STOPPED, RULE -> true;
      case HORIZON, TERMINAL, TABLE, KNOWLEDGE, REPETITION, CUT -> false;
    };
  }

  /** Returns whether a node was answered without a search of its moves or an evaluation. */
  static boolean isAnswered(TreeNode node) {
    return switch (node.kind()) {
      case TABLE, KNOWLEDGE, REPETITION, RULE -> true;
      case INNER, HORIZON, TERMINAL, STOPPED, CUT -> false;
    };
  }

  /** Returns the value, with a sign before it if it is only a bound. */
  static String value(TreeNode node) {
    return value(node, node.lastVisit());
  }

  /** Returns the value of an earlier visit. */
  static String value(TreeNode node, TreeNode.Visit visit) {
    int value = node.isRootsSide() ? visit.value() : -visit.value();
    return switch (visit.kind()) {
      case CUT -> "";
      case STOPPED -> "?";
      case HORIZON, TERMINAL, REPETITION -> points(node, value);
      case INNER, TABLE, KNOWLEDGE, RULE ->
        boundSign(Bound.of(visit.value(), visit.alpha(), visit.beta()), node.isRootsSide())
            + points(node, value);
    };
  }

  private static String boundSign(Bound bound, boolean isRootsSide) {
    return bound == Bound.EXACT ? "" : (bound == Bound.LOWER) == isRootsSide ? AT_LEAST : AT_MOST;
  }

  /** Returns a score or a bound of it, which is given from the view of the side to move. */
  static String bound(int score, Bound bound, boolean isRootsSide) {
    return boundSign(bound, isRootsSide) + number(isRootsSide ? score : -score);
  }

  /** Returns what two bounds say, which are given from the view of the side to move. */
  static String bounds(int lower, int upper, boolean isRootsSide) {
    int low = isRootsSide ? lower : -upper;
    int high = isRootsSide ? upper : -lower;
    if (low == high) {
      return number(low);
    }
    boolean hasLow = low > -Score.MAX;
    boolean hasHigh = high < Score.MAX;
    return hasLow && hasHigh
        ? "[" + number(low) + ", " + number(high) + "]"
        : hasLow ? AT_LEAST + number(low) : hasHigh ? AT_MOST + number(high) : "";
  }

  /** Returns a reward, which is given from the view of the side to move. */
  static String reward(double reward, boolean isRootsSide) {
    return decimal(isRootsSide ? reward : -reward);
  }

  /** Returns a number with two digits after the point. */
  static String decimal(double value) {
    long hundredths = Math.round(100 * value);
    String size = String.format(Locale.ROOT, "%.2f", Math.abs(hundredths) / 100.0);
    return hundredths < 0 ? "\u2212" + size : size;
  }

  static String window(TreeNode node) {
    return window(node, node.lastVisit());
  }

  /** Returns the window of an earlier visit. */
  static String window(TreeNode node, TreeNode.Visit visit) {
    int low = node.isRootsSide() ? visit.alpha() : -visit.beta();
    int high = node.isRootsSide() ? visit.beta() : -visit.alpha();
    return "(" + points(node, low) + ", " + points(node, high) + ")";
  }

  /** Returns the window and the value of each visit before the last one, a line for each. */
  static String earlierVisits(TreeNode node) {
    return node.earlierVisits().stream()
        .map(visit -> window(node, visit) + ": "
            + (visit.kind() == TreeNode.Kind.STOPPED ? "no value" : value(node, visit)))
        .collect(Collectors.joining("\n"));
  }

  /** Returns how a node's value reached the end of its window, such as {@code 4 >= 2}. */
  static String reached(TreeNode node, Cutoff cutoff) {
    return node.isRootsSide()
        ? points(node, cutoff.value()) + " \u2265 " + points(node, cutoff.bound())
        : points(node, -cutoff.value()) + " \u2264 " + points(node, -cutoff.bound());
  }

  static String move(TreeNode node) {
    return node.move().map(Move::notation).orElse("");
  }

  /** Returns a complete description of a node in words. */
  static String description(TreeNode node) {
    String where = node.move().map(move -> "move " + move.notation() + ": ").orElse("root: ");
    return where
        + switch (node.kind()) {
          case CUT -> "not searched";
          case STOPPED -> "stopped, window " + window(node);
          case INNER -> "value " + value(node) + ", window " + window(node) + visits(node);
          case HORIZON -> "evaluated at " + value(node) + visits(node);
          case TERMINAL -> "game over, " + value(node) + visits(node);
          case REPETITION -> "repeats a position, " + value(node) + visits(node);
          case KNOWLEDGE ->
            "the game knows " + value(node) + ", window " + window(node) + visits(node);
          case RULE -> "a rule answers " + value(node) + ", window " + window(node) + visits(node);
          case TABLE -> "the table has " + value(node) + ", window " + window(node) + visits(node);
        };
  }

  private static String visits(TreeNode node) {
    return node.visits() == 1 ? "" : ", visited " + node.visits() + " times";
  }

  /** Returns what the reader of a tree has to know first, such as that nodes are missing. */
  static String warning(SearchTree tree) {
    return Stream.of(
            tree.root().kind() == TreeNode.Kind.STOPPED
                ? "The search was stopped before its end."
                : "",
            tree.isComplete()
                ? ""
                : String.format(
                    Locale.ROOT,
                    "Some nodes are missing: the recorder was full after %,d visits.",
                    tree.visits()))
        .filter(text -> !text.isEmpty())
        .collect(Collectors.joining(" "));
  }

  /** Returns a sentence or two about the whole tree. */
  static String summary(SearchTree tree) {
    String known =
        tree.root().kind() == TreeNode.Kind.STOPPED ? "stopped" : "value " + value(tree.root());
    return "Depth " + tree.depth() + ", " + known + ", " + tree.innerNodes().size()
        + " inner nodes, " + tree.leaves().size()
        + " leaves. Values and windows are from the view of the side to move at the root.";
  }

  /**
   * Returns a value in points of the game, without rounding if a power of ten makes a point. So the
   * ends of a null window never look equal.
   */
  private static String points(TreeNode node, int value) {
    if (node.scale() == 1 || Math.abs(value) >= Score.INFINITY) {
      return number(value);
    }
    int digits = Integer.toString(node.scale() - 1).length();
    return BigDecimal.valueOf(value)
        .divide(BigDecimal.valueOf(node.scale()), digits, RoundingMode.HALF_EVEN)
        .stripTrailingZeros()
        .toPlainString()
        .replace('-', '\u2212');
  }

  private static String number(int value) {
    if (Math.abs(value) >= Score.INFINITY) {
      return value < 0 ? "\u2212\u221e" : "\u221e";
    }
    if (Math.abs(value) == Score.WIN) {
      return value < 0 ? "lost" : "won";
    }
    return value < 0 ? "\u2212" + -value : Integer.toString(value);
  }
}
