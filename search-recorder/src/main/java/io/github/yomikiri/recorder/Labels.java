package io.github.yomikiri.recorder;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Bound;

/**
 * The texts of both kinds of picture. Values and windows are converted to the view of the root's
 * side.
 */
final class Labels {

  private Labels() {}

  static boolean isRootsSide(TreeNode node) {
    return node.ply() % 2 == 0;
  }

  /** Returns the value, with a sign before it if it is only a bound. */
  static String value(TreeNode node) {
    int value = isRootsSide(node) ? node.value() : -node.value();
    return switch (node.kind()) {
      case CUT -> "";
      case STOPPED -> "?";
      case HORIZON, TERMINAL -> number(value);
      case INNER, TABLE -> boundSign(node) + number(value);
    };
  }

  private static String boundSign(TreeNode node) {
    Bound bound = Bound.of(node.value(), node.alpha(), node.beta());
    if (bound == Bound.EXACT) {
      return "";
    }
    return (bound == Bound.LOWER) == isRootsSide(node) ? "\u2265" : "\u2264";
  }

  static String window(TreeNode node) {
    int low = isRootsSide(node) ? node.alpha() : -node.beta();
    int high = isRootsSide(node) ? node.beta() : -node.alpha();
    return "(" + number(low) + ", " + number(high) + ")";
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
          case TABLE -> "the table has " + value(node) + ", window " + window(node) + visits(node);
        };
  }

  private static String visits(TreeNode node) {
    return node.visits() == 1 ? "" : ", visited " + node.visits() + " times";
  }

  private static String number(int value) {
    if (Math.abs(value) >= Score.INFINITY) {
      return value < 0 ? "\u2212\u221e" : "\u221e";
    }
    return value < 0 ? "\u2212" + -value : Integer.toString(value);
  }
}
