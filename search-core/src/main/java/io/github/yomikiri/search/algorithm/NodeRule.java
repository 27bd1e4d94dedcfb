package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.NoisyMoves;
import io.github.yomikiri.game.NullMove;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Limits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A rule that a search applies at its nodes, to leave out, shorten or lengthen parts of the tree.
 * Rules compose with each other, with every algorithm and with Multi-ProbCut. Measure which rules
 * pay in your game.
 *
 * <p>Some rules only save nodes: {@link #tableCutoffs} and {@link #internalDeepening}. The others
 * make a search <em>selective</em>. Its values may then differ from those of a search to the same
 * depth without the rule. A result is still called solved only if it is proven.
 *
 * <p>{@link #lateMoveReductions}, {@link #nullMove} and {@link #futility} apply only to nodes that
 * are searched with a null window. So they are for PVS, Scout, MTD(f) and bisection, and every
 * other algorithm rejects them. Proof-number search uses {@link #quiescence} only. No rule applies
 * to the root itself. Immutable, so that searches may share rules.
 *
 * @param <N> the game's node type
 */
public final class NodeRule<N extends Node<N>> {

  private enum Kind {
    TABLE_CUTOFFS,
    INTERNAL_DEEPENING,
    LATE_MOVE_REDUCTIONS,
    NULL_MOVE,
    FUTILITY,
    QUIESCENCE
  }

  private final Kind kind;
  // The name of the class of the game's part; empty if there is none.
  private final String part;
  private final int[] numbers;
  private final Optional<NullMove<N>> nullMove;
  private final Optional<NoisyMoves<N>> noisyMoves;

  private NodeRule(
      Kind kind,
      String part,
      Optional<NullMove<N>> nullMove,
      Optional<NoisyMoves<N>> noisyMoves,
      int... numbers) {
    this.kind = kind;
    this.part = part;
    this.nullMove = nullMove;
    this.noisyMoves = noisyMoves;
    this.numbers = numbers;
  }

  private NodeRule(Kind kind, int... numbers) {
    this(kind, "", Optional.empty(), Optional.empty(), numbers);
  }

  /**
   * Returns the rule of enhanced transposition cutoffs (Schaeffer and Plaat 1996). Before a node's
   * moves are searched, the table is asked about the positions after them. If one of them is known
   * to be good enough, the node is cut. Without a table the rule does nothing.
   *
   * @param <N> the game's node type
   * @param minDepth the least depth still to be searched at which the table is asked, in plies, at
   *     least 2
   * @return the rule
   * @throws IllegalArgumentException if {@code minDepth} is outside its range
   */
  public static <N extends Node<N>> NodeRule<N> tableCutoffs(int minDepth) {
    return new NodeRule<>(Kind.TABLE_CUTOFFS, depth("table cutoffs", minDepth, 2));
  }

  /**
   * Returns the rule of internal iterative deepening (Scott 1969). If the table has no move to try
   * first at a node, the node is searched two plies less deep before. Without a table the rule does
   * nothing.
   *
   * @param <N> the game's node type
   * @param minDepth the least depth still to be searched at which this is done, in plies, at least
   *     3
   * @return the rule
   * @throws IllegalArgumentException if {@code minDepth} is outside its range
   */
  public static <N extends Node<N>> NodeRule<N> internalDeepening(int minDepth) {
    return new NodeRule<>(Kind.INTERNAL_DEEPENING, depth("internal deepening", minDepth, 3));
  }

  /**
   * Returns the rule of late-move reductions. Moves that come late in a node's order are searched
   * one ply less deep. Moves that come at least three times as late are searched two plies less
   * deep. If such a move turns out to be better than the best one, it is searched to the whole
   * depth.
   *
   * @param <N> the game's node type
   * @param minDepth the least depth still to be searched after the move, in plies, at least 3
   * @param whole how many moves of a node are always searched to the whole depth, at least 1
   * @return the rule
   * @throws IllegalArgumentException if a value is outside its range
   */
  public static <N extends Node<N>> NodeRule<N> lateMoveReductions(int minDepth, int whole) {
    if (whole < 1) {
      throw new IllegalArgumentException(
          "number of moves searched to the whole depth " + whole + " is less than 1");
    }
    return new NodeRule<>(
        Kind.LATE_MOVE_REDUCTIONS, depth("late-move reductions", minDepth, 3), whole);
  }

  /**
   * Returns the rule of null moves (Donninger 1993), for games in which nearly every move is better
   * than to pass. A node is cut if the side to move could pass and would still reach beta. The pass
   * is searched less deep than a move.
   *
   * @param <N> the game's node type
   * @param pass plays the pass
   * @param reduction how many plies less deep than a move the pass is searched, at least 1; 2 or 3
   *     are usual
   * @return the rule
   * @throws IllegalArgumentException if {@code reduction} is outside its range
   */
  public static <N extends Node<N>> NodeRule<N> nullMove(NullMove<N> pass, int reduction) {
    if (reduction < 1 || reduction > Limits.MAX_DEPTH) {
      throw new IllegalArgumentException(
          "reduction after a null move " + reduction + " is outside [1, " + Limits.MAX_DEPTH + "]");
    }
    return new NodeRule<>(
        Kind.NULL_MOVE, pass.getClass().getName(), Optional.of(pass), Optional.empty(), reduction);
  }

  /**
   * Returns the rule of futility pruning (Schaeffer 1986; Heinz 1998), in both directions. A node
   * near the horizon is not searched if the evaluator's value lies far outside the window. The
   * margins say how far the value can move back in the plies that are left. If they are true bounds
   * of the change, values stay the same.
   *
   * @param <N> the game's node type
   * @param margins how much the value can change in one ply, in two plies and so on, in the
   *     evaluator's unit, each in {@code [0, Score.MAX]}; at least one margin
   * @return the rule
   * @throws IllegalArgumentException if a margin is outside its range or there is none
   */
  public static <N extends Node<N>> NodeRule<N> futility(int... margins) {
    if (margins.length == 0) {
      throw new IllegalArgumentException("futility pruning needs at least one margin");
    }
    for (int i = 0; i < margins.length; i++) {
      if (margins[i] < 0 || margins[i] > Score.MAX) {
        throw new IllegalArgumentException("futility margin " + margins[i] + " of depth " + (i + 1)
            + " is outside [0, " + Score.MAX + "]");
      }
    }
    return new NodeRule<>(Kind.FUTILITY, margins.clone());
  }

  /**
   * Returns the rule of quiescence search (Shannon 1950). Beyond the horizon, noisy moves are
   * followed until the position is quiet. Use one such rule at most.
   *
   * @param <N> the game's node type
   * @param noisyMoves lists the moves to be followed
   * @return the rule
   */
  public static <N extends Node<N>> NodeRule<N> quiescence(NoisyMoves<N> noisyMoves) {
    return new NodeRule<>(
        Kind.QUIESCENCE,
        noisyMoves.getClass().getName(),
        Optional.empty(),
        Optional.of(noisyMoves));
  }

  private static int depth(String part, int depth, int least) {
    if (depth < least || depth > Limits.MAX_DEPTH) {
      throw new IllegalArgumentException("least depth " + depth + " of " + part + " is outside ["
          + least + ", " + Limits.MAX_DEPTH + "]");
    }
    return depth;
  }

  /**
   * Returns this rule for the nodes of an incremental evaluator.
   *
   * @param <I> the type of the evaluator's nodes
   * @param evaluator the evaluator of the search
   * @return the same rule
   */
  public <I extends Node<I>> NodeRule<I> over(IncrementalEvaluator<N, I> evaluator) {
    return new NodeRule<>(
        kind,
        part,
        nullMove.map(pass -> adapted(pass, evaluator)),
        noisyMoves.map(noisy -> adapted(noisy, evaluator)),
        numbers);
  }

  private static <N extends Node<N>, I extends Node<I>> NullMove<I> adapted(
      NullMove<N> pass, IncrementalEvaluator<N, I> evaluator) {
    return new NullMove<>() {
      @Override
      public boolean isAllowed(I node) {
        return pass.isAllowed(evaluator.plain(node));
      }

      @Override
      public I play(I node) {
        return evaluator.enriched(pass.play(evaluator.plain(node)));
      }
    };
  }

  private static <N extends Node<N>, I extends Node<I>> NoisyMoves<I> adapted(
      NoisyMoves<N> noisy, IncrementalEvaluator<N, I> evaluator) {
    return new NoisyMoves<>() {
      @Override
      public void list(I node, MoveList out) {
        noisy.list(evaluator.plain(node), out);
      }

      @Override
      public boolean mayDecline(I node) {
        return noisy.mayDecline(evaluator.plain(node));
      }
    };
  }

  /** Returns whether values may differ from those of a search without the rule. */
  boolean isSelective() {
    return kind != Kind.TABLE_CUTOFFS && kind != Kind.INTERNAL_DEEPENING;
  }

  /** Returns whether the rule applies only to nodes that are searched with a null window. */
  boolean needsNullWindows() {
    return kind == Kind.LATE_MOVE_REDUCTIONS || kind == Kind.NULL_MOVE || kind == Kind.FUTILITY;
  }

  /** Returns whether the rule values the nodes at the horizon. */
  boolean isQuiescence() {
    return kind == Kind.QUIESCENCE;
  }

  /** Makes the rule's part of one search. */
  ActiveRule<N> activate(RuleSearch<N> search) {
    return switch (kind) {
      case TABLE_CUTOFFS -> new TableCutoffs<>(search, numbers[0]);
      case INTERNAL_DEEPENING -> new InternalDeepening<>(search, numbers[0]);
      case LATE_MOVE_REDUCTIONS -> new LateMoveReductions<>(search, numbers[0], numbers[1]);
      case NULL_MOVE -> new NullMovePruning<>(search, nullMove.orElseThrow(), numbers[0]);
      case FUTILITY -> new FutilityPruning<>(search, numbers);
      case QUIESCENCE -> new QuiescenceSearch<>(search, noisyMoves.orElseThrow());
    };
  }

  /**
   * Returns the rule's name, its numbers, and the class of the game's part, such as {@code late
   * move reductions 3, 4}. A table separates the entries of searches whose rules have different
   * texts.
   */
  @Override
  public String toString() {
    List<String> words = new ArrayList<>();
    Arrays.stream(numbers).forEach(number -> words.add(Integer.toString(number)));
    words.add(part);
    words.removeIf(String::isEmpty);
    String name = kind.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    return words.isEmpty() ? name : name + " " + String.join(", ", words);
  }
}
