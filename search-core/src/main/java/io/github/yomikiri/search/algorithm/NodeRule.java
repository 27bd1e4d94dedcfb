package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.NoisyMoves;
import io.github.yomikiri.game.NullMove;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.rule.ActiveRule;
import io.github.yomikiri.search.rule.FutilityPruning;
import io.github.yomikiri.search.rule.InternalDeepening;
import io.github.yomikiri.search.rule.LateMoveReductions;
import io.github.yomikiri.search.rule.MoveFutility;
import io.github.yomikiri.search.rule.NullMovePruning;
import io.github.yomikiri.search.rule.QuiescenceSearch;
import io.github.yomikiri.search.rule.RuleSearch;
import io.github.yomikiri.search.rule.TableCutoffs;
import java.util.Objects;

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
 * <p>A rule of your own extends this class. This rule cuts a node that looks far too good, if a
 * search less deep agrees:
 *
 * <pre>{@code
 * final class Confirmed<N extends Node<N>> extends NodeRule<N> {
 *
 *   private final int margin;
 *
 *   Confirmed(int margin) {
 *     super("confirmed " + margin);
 *     this.margin = margin;
 *   }
 *
 *   @Override
 *   protected Answers<N> answers(Search<N> search) {
 *     return (node, depth, alpha, beta, ply) -> {
 *       if (depth < 3 || search.evaluate(node) < beta + margin) {
 *         return Expander.OPEN;
 *       }
 *       int value = search.search(node, depth - 2, beta - 1, beta, ply);
 *       return value >= beta ? value : Expander.OPEN;
 *     };
 *   }
 *
 *   @Override
 *   protected boolean needsNullWindows() {
 *     return true;
 *   }
 * }
 * }</pre>
 *
 * @param <N> the game's node type
 */
public abstract class NodeRule<N extends Node<N>> {

  private final String text;
  private final Object rest;

  /**
   * Makes a rule.
   *
   * <p>A table separates the entries of searches whose rules have different texts. If two rules
   * have one text but are not {@linkplain #equals equal}, a search rejects a table that the other
   * rule has used. So override {@code equals} and {@code hashCode} if you make a rule anew for each
   * of several searchers with one table.
   *
   * @param text the rule's name, its numbers, and the class of the game's part, such as {@code late
   *     move reductions 3, 4}
   */
  protected NodeRule(String text) {
    this(text, new Object());
  }

  /**
   * Makes a rule of this library.
   *
   * @param rest what the text does not describe; equal for equal rules
   */
  NodeRule(String text, Object rest) {
    this.text = Objects.requireNonNull(text, "text");
    this.rest = rest;
  }

  /**
   * Returns the rule of enhanced transposition cutoffs (Schaeffer and Plaat 1996). Before a node's
   * moves are searched, the table is asked about the positions after them. If one of them is known
   * to be good enough, the node is cut. A search without a table rejects the rule.
   *
   * @param <N> the game's node type
   * @param minDepth the minimum remaining depth at which the table is asked, in plies, at least 2
   * @return the rule
   * @throws IllegalArgumentException if {@code minDepth} is outside its range
   */
  public static <N extends Node<N>> NodeRule<N> tableCutoffs(int minDepth) {
    return new LibraryRule<>(new TableCutoffs<N>(minDepth));
  }

  /**
   * Returns the rule of internal iterative deepening (Scott 1969). If the table has no move to try
   * first at a node, the node is searched two plies less deep before. A search without a table
   * rejects the rule.
   *
   * @param <N> the game's node type
   * @param minDepth the minimum remaining depth at which this is done, in plies, at least 3
   * @return the rule
   * @throws IllegalArgumentException if {@code minDepth} is outside its range
   */
  public static <N extends Node<N>> NodeRule<N> internalDeepening(int minDepth) {
    return new LibraryRule<>(new InternalDeepening<N>(minDepth));
  }

  /**
   * Returns the rule of late-move reductions. Moves that come late in a node's order are searched
   * one ply less deep. Moves that come at least three times as late are searched two plies less
   * deep. If such a move turns out to be better than the best one, it is searched to the whole
   * depth.
   *
   * @param <N> the game's node type
   * @param minDepth the minimum remaining depth after the move, in plies, at least 3
   * @param whole how many moves of a node are always searched to the whole depth, at least 1
   * @return the rule
   * @throws IllegalArgumentException if a value is outside its range
   */
  public static <N extends Node<N>> NodeRule<N> lateMoveReductions(int minDepth, int whole) {
    return new LibraryRule<>(new LateMoveReductions<N>(minDepth, whole));
  }

  /**
   * Returns the rule of late-move reductions that a game chooses itself. It may spare the moves
   * that its ordering cannot judge, such as captures and checks in chess.
   *
   * @param <N> the game's node type
   * @param reduction says how much less deep each move is searched first
   * @return the rule
   */
  public static <N extends Node<N>> NodeRule<N> lateMoveReductions(Reduction<N> reduction) {
    return new LibraryRule<>(
        new LateMoveReductions<>(reduction.getClass().getName(), reduction, reduction::plies));
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
   * @return the rule, for nodes at which a pass is searched to depth 1 or deeper
   * @throws IllegalArgumentException if {@code reduction} is outside its range
   */
  public static <N extends Node<N>> NodeRule<N> nullMove(NullMove<N> pass, int reduction) {
    return nullMove(pass, reduction, Math.min(Limits.MAX_DEPTH, reduction + 2));
  }

  /**
   * Returns the rule of null moves with a minimum depth. Near the horizon, where the reduction
   * leaves no depth, a quiescence search or the evaluator answers after the pass.
   *
   * @param <N> the game's node type
   * @param pass plays the pass
   * @param reduction how many plies less deep than a move the pass is searched, at least 1; 2 or 3
   *     are usual
   * @param minDepth the minimum remaining depth at which a pass is tried, in plies, at least 2; it
   *     pays to begin early if quiescence search finds what the opponent threatens
   * @return the rule
   * @throws IllegalArgumentException if a value is outside its range
   */
  public static <N extends Node<N>> NodeRule<N> nullMove(
      NullMove<N> pass, int reduction, int minDepth) {
    return new LibraryRule<>(new NullMovePruning<>(pass, reduction, minDepth));
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
    return new LibraryRule<>(new FutilityPruning<N>(margins));
  }

  /**
   * Returns the rule of futility pruning for a game with noisy moves, in which a single move can
   * change a hopeless value. So near the horizon, single moves are left out: those whose
   * {@linkplain NoisyMoves#gain gain} does not lift the evaluator's value into the window. A node
   * that is too good is cut as a whole, which is known as static null-move pruning. Where the side
   * to move {@linkplain NoisyMoves#mayDecline may not decline}, as in check, nothing is cut.
   *
   * @param <N> the game's node type
   * @param noisyMoves what each move can gain
   * @param margins how much else the value can change one ply before the horizon, two plies and so
   *     on, in the evaluator's unit, each in {@code [0, Score.MAX]}; at least one margin. Where the
   *     gain has a margin already, the first may be 0
   * @return the rule, to be added before {@link #quiescence}
   * @throws IllegalArgumentException if a margin is outside its range or there is none
   */
  public static <N extends Node<N>> NodeRule<N> futility(NoisyMoves<N> noisyMoves, int... margins) {
    return new LibraryRule<>(new MoveFutility<>(noisyMoves, margins));
  }

  /**
   * Returns the rule that leaves out, shortens or lengthens what a game says. It is for PVS, MTD(f)
   * and bisection. Use one such rule at most.
   *
   * @param <N> the game's node type
   * @param selection what a search leaves out, shortens or lengthens
   * @return the rule
   */
  public static <N extends Node<N>> NodeRule<N> selection(Selection<N> selection) {
    return new SelectionRule<>(selection);
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
    return new LibraryRule<>(new QuiescenceSearch<>(noisyMoves));
  }

  /**
   * Makes this rule's part of one search. The part may hold state, because one thread uses it. A
   * rule of your own implements this method; the default leaves every node open.
   *
   * @param search the search that the rule can use
   * @return what answers the nodes of the search
   */
  protected Answers<N> answers(Search<N> search) {
    return (node, depth, alpha, beta, ply) -> Expander.OPEN;
  }

  /**
   * Returns this rule for the nodes of an incremental evaluator. The default implementation passes
   * the game's own nodes to this rule.
   *
   * @param <I> the type of the evaluator's nodes
   * @param evaluator the evaluator of the search
   * @return the same rule
   */
  public <I extends Node<I>> NodeRule<I> over(IncrementalEvaluator<N, I> evaluator) {
    return new PlainRule<>(this, evaluator);
  }

  /**
   * Returns whether values may differ from those of a search without the rule. The answers of such
   * a rule count as estimates, and a table keeps the entries of such a search apart.
   *
   * @return by default true; false if each answer is proven or comes from a search to at least the
   *     node's depth
   */
  protected boolean isSelective() {
    return true;
  }

  /**
   * Returns whether the rule applies only to nodes that are searched with a null window. Algorithms
   * without null windows then reject the rule.
   *
   * @return by default false
   */
  protected boolean needsNullWindows() {
    return false;
  }

  /**
   * Returns whether the rule is also asked about nodes at the horizon, of depth 0. A rule that
   * extends the search there searches the node to depth 1. Add it before {@link #quiescence}, which
   * leaves no node at the horizon to the rules after it. The question costs time, because the
   * search then visits all leaves one by one.
   *
   * @return by default false
   */
  protected boolean isAskedAtHorizon() {
    return false;
  }

  /** Returns whether the rule values the nodes at the horizon. */
  boolean isQuiescence() {
    return false;
  }

  /** Returns whether the rule asks the table. */
  boolean needsTable() {
    return false;
  }

  /** Makes the rule's part of one search, with the counts that its answers need. */
  ActiveRule<N> activate(RuleSearch<N> search) {
    return new AnsweringRule<>(search, this);
  }

  /**
   * Returns whether another rule does the same. Two rules of a subclass of your own are equal only
   * if they are the same object, unless the subclass overrides this method.
   */
  @Override
  public boolean equals(Object other) {
    return other instanceof NodeRule<?> that && text.equals(that.text) && rest.equals(that.rest);
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /** Returns the rule's text. */
  @Override
  public final String toString() {
    return text;
  }

  /**
   * What a rule asks of its search.
   *
   * @param <N> the game's node type
   */
  public interface Search<N extends Node<N>> {

    /**
     * Returns the evaluator's value of an unfinished game.
     *
     * @param node the position
     * @return the value from the view of the side to move
     */
    int evaluate(N node);

    /**
     * Searches a node with all rules. The rule that calls is not asked about the node at the same
     * ply once more.
     *
     * @param node the node that the rule is asked about, or one after it
     * @param depth the remaining depth, in plies
     * @param alpha the lower end of the window, from the view of the node's side to move
     * @param beta the upper end of the window
     * @param ply the node's distance from the root
     * @return the value, or a bound of the value that answers the window
     */
    int search(N node, int depth, int alpha, int beta, int ply);

    /**
     * Returns the move that led to the node that the rule is asked about.
     *
     * @param ply the node's distance from the root, at least 1
     * @return the move, or -1 after a null move or a move that a rule has played itself
     */
    int move(int ply);

    /**
     * Returns how many moves of the same node were searched before the move that led to the node.
     *
     * @param ply the node's distance from the root, at least 1
     * @return the number, at least 0; 0 where {@link #move} returns -1
     */
    int earlier(int ply);
  }

  /**
   * How much less deep late moves are searched. Safe for use by several threads.
   *
   * <p>A table separates the entries of searches by the name of this class. So let searches that
   * share a table have reductions of different classes, unless they reduce alike. For a table in a
   * file use no lambda expression, whose class has another name in each run.
   *
   * @param <N> the game's node type
   */
  @FunctionalInterface
  public interface Reduction<N extends Node<N>> {

    /**
     * Returns how much less deep the position after a move is searched first.
     *
     * @param node the position after the move; its game may be over
     * @param depth the remaining depth at this position, in plies, at least 1
     * @param move the move that led to it
     * @param earlier how many moves of the same node were searched before, at least 1
     * @return the plies to leave out; at most 0 for a search to the whole depth, and more than the
     *     depth for a search of depth 0
     */
    int plies(N node, int depth, int move, int earlier);
  }

  /**
   * A rule in one search.
   *
   * @param <N> the game's node type
   */
  @FunctionalInterface
  public interface Answers<N extends Node<N>> {

    /**
     * Answers a node in place of the search of its moves. Called before the moves are listed, for
     * each unfinished game above the horizon and below the root, and at the horizon if
     * {@link NodeRule#isAskedAtHorizon} says so.
     *
     * @param node the node
     * @param depth the remaining depth, in plies, at least 1, or 0 at the horizon
     * @param alpha the lower end of the window, from the view of the node's side to move
     * @param beta the upper end of the window
     * @param ply the node's distance from the root, at least 1
     * @return the node's value, or a bound of the value that answers the window, or
     *     {@link Expander#OPEN} to have the moves searched
     */
    int answer(N node, int depth, int alpha, int beta, int ply);
  }
}
