package io.github.yomikiri.recorder;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.recorder.TreePage.Kind;
import io.github.yomikiri.recorder.TreePage.Tone;
import java.util.Optional;

/**
 * How a node was dealt with and why, in words.
 *
 * @param kind the kind of the node's row
 * @param text the reason; empty if the kind says everything
 * @param ancestor the ply of the ancestor that the reason names, or -1
 */
record Reason(Kind kind, String text, int ancestor) {

  private static final int NONE = -1;

  private static final Kind SEARCHED = new Kind(
      "searched", "\u25cf", Tone.PLAIN, "Its moves were searched, all of them or up to a cutoff.");
  private static final Kind HORIZON = new Kind(
      "evaluated",
      "\u25cb",
      Tone.LEAF,
      "The search ended here, and the evaluator or a quiescence search gave the value.");
  private static final Kind TERMINAL =
      new Kind("game over", "\u25a0", Tone.LEAF, "The game is over, and the value is its score.");
  private static final Kind TABLE = new Kind(
      "table", "\u25a4", Tone.INFO, "The transposition table had the value or a bound of it.");
  private static final Kind KNOWLEDGE = new Kind(
      "known", "\u25c6", Tone.GOOD, "The game knew the value or a bound of it without a search.");
  private static final Kind REPETITION = new Kind(
      "repetition", "\u21bb", Tone.INFO, "The position occurred before on this line: a draw.");
  private static final Kind RULE = new Kind(
      "rule",
      "\u2248",
      Tone.WARN,
      "A prediction or another rule answered the window in place of a search of the moves.");
  private static final Kind STOPPED = new Kind(
      "stopped", "\u2026", Tone.WARN, "A limit or the stop signal ended the search below it.");
  private static final Kind CUT = new Kind(
      "cut", "\u2715", Tone.BAD, "The move was not tried, because it could not change the result.");
  private static final Kind NEEDLESS =
      new Kind("left out", "\u2715", Tone.GOOD, "The game knew that another move is as good.");
  private static final Kind NOT_REACHED =
      new Kind("not reached", "\u2026", Tone.WARN, "The search was stopped before this move.");
  private static final Kind UNRECORDED = new Kind(
      "not recorded", "\u2026", Tone.WARN, "The move was searched when the recorder was full.");

  /**
   * Returns the reason of a node.
   *
   * @param parent the node above; empty at the root
   */
  static Reason of(TreeNode node, Optional<TreeNode> parent) {
    return switch (node.kind()) {
      case INNER ->
        node.cutoff()
            .map(cutoff ->
                because(SEARCHED, cutoff.isDeep(node) ? "deep cutoff: " : "cutoff: ", node, cutoff))
            .orElse(new Reason(SEARCHED, "", NONE));
      case HORIZON, TERMINAL, TABLE, KNOWLEDGE, REPETITION, RULE, STOPPED ->
        new Reason(kind(node.kind()), "", NONE);
      case CUT -> parent.map(above -> ofCut(above, node)).orElse(new Reason(UNRECORDED, "", NONE));
    };
  }

  /** Returns the kind of a row by how a visit was dealt with. */
  static Kind kind(TreeNode.Kind kind) {
    return switch (kind) {
      case INNER -> SEARCHED;
      case HORIZON -> HORIZON;
      case TERMINAL -> TERMINAL;
      case TABLE -> TABLE;
      case KNOWLEDGE -> KNOWLEDGE;
      case REPETITION -> REPETITION;
      case RULE -> RULE;
      case STOPPED -> STOPPED;
      case CUT -> CUT;
    };
  }

  /** Returns why a node was not visited. */
  private static Reason ofCut(TreeNode parent, TreeNode child) {
    if (child.skip() == TreeNode.Skip.UNRECORDED) {
      return new Reason(UNRECORDED, "", NONE);
    }
    if (child.skip() == TreeNode.Skip.NEEDLESS) {
      return new Reason(NEEDLESS, "", NONE);
    }
    if (parent.kind() == TreeNode.Kind.RULE) {
      return new Reason(CUT, "a rule answered the position before", NONE);
    }
    if (parent.kind() == TreeNode.Kind.STOPPED) {
      return new Reason(NOT_REACHED, "", NONE);
    }
    return parent
        .cutoff()
        .map(cutoff -> because(CUT, "", parent, cutoff))
        .orElse(new Reason(CUT, "", NONE));
  }

  private static Reason because(Kind kind, String prefix, TreeNode node, Cutoff cutoff) {
    String where = cutoff.ply() == 0 ? " at the root" : " at ply " + cutoff.ply();
    String text = prefix + PageTexts.reached(node, cutoff);
    return switch (cutoff.cause()) {
      case BETTER_MOVE ->
        new Reason(
            kind,
            text + ", the value of " + cutoff.move().map(Move::notation).orElse("a move") + where,
            cutoff.ply());
      case NULL_WINDOW ->
        new Reason(kind, text + ", the end of the null window" + where, cutoff.ply());
      case SEARCH_WINDOW ->
        new Reason(kind, text + ", the end of the window of the whole search", NONE);
    };
  }
}
