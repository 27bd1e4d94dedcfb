package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.IncrementalEvaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.NoisyMoves;
import io.github.yomikiri.search.rule.ActiveRule;
import io.github.yomikiri.search.rule.InternalDeepening;
import io.github.yomikiri.search.rule.QuiescenceSearch;
import io.github.yomikiri.search.rule.RuleSearch;
import io.github.yomikiri.search.rule.TableCutoffs;
import java.util.Objects;

/**
 * A rule that answers nodes of a search in place of the search of their moves. Rules compose with
 * each other, with every algorithm, with Multi-ProbCut and with a {@link Selection}, which is asked
 * about each move. Measure which rules pay in your game.
 *
 * <p>{@link #tableCutoffs} and {@link #internalDeepening} only save nodes. {@link #quiescence}
 * makes a search <em>selective</em>, and so may a rule of your own. The values of such a search may
 * differ from those of a search to the same depth without the rule. A result is still called solved
 * only if it is proven.
 *
 * <p>Proof-number search uses {@link #quiescence} only. No rule applies to the root itself.
 * Immutable, so that searches may share rules.
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
   * @param text the rule's name, its numbers, and the class of the game's part, such as
   *     {@code confirmed 100}
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
