package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Unit;
import io.github.yomikiri.search.SearchContext;
import io.github.yomikiri.search.rule.ActiveRule;

/**
 * Does what all algorithms have in common at a node, before and after their own loop over the
 * moves. It counts the node, values leaves, uses the transposition table and orders the moves. An
 * algorithm that calls an expander is short and works with every table and ordering:
 *
 * <pre>{@code
 * int value(N node, int depth, int ply) {
 *   int known = expander.open(node, depth, -INFINITY, INFINITY, ply);
 *   if (known != Expander.OPEN) {
 *     return known;
 *   }
 *   MovePicker<N> moves = expander.moves(ply);
 *   ... the algorithm ...
 *   expander.close(depth, best, bestMove, -INFINITY, INFINITY, ply);
 *   return best;
 * }
 * }</pre>
 *
 * <p>Windows and values are from the view of the node's side to move. {@link Algorithm#expander}
 * makes expanders. Used by one thread at a time.
 *
 * @param <N> the game's node type
 */
public interface Expander<N extends Node<N>> {

  /**
   * The answer of {@link #open} for a node whose moves must be searched. No node has this value.
   */
  int OPEN = ActiveRule.OPEN;

  /** "No move", for {@link #close}. */
  int NO_MOVE = -1;

  /**
   * Connects the expander with a search. Called once per
   * {@link io.github.yomikiri.search.WindowSearch#search}.
   *
   * @param context the search's context
   */
  void begin(SearchContext context);

  /**
   * Enters a node: counts it, and either answers it at once or lists and orders its moves. Leaves,
   * finished games and positions that the table knows are answered at once. So are nodes whose
   * children are leaves, except the root, because every algorithm searches them in the same way.
   *
   * @param node the node
   * @param depth the remaining depth, in plies
   * @param alpha the lower end of the window
   * @param beta the upper end of the window
   * @param ply the distance from the root; at the root the table never answers
   * @return the value, or {@link #OPEN}
   */
  int open(N node, int depth, int alpha, int beta, int ply);

  /**
   * Returns the moves of the node last opened at a ply.
   *
   * @param ply the node's distance from the root
   * @return its moves, best first
   */
  MovePicker<N> moves(int ply);

  /**
   * Reports a searched move's score, which matters only at the root.
   *
   * @param move the move
   * @param score the move's value for the side that plays it
   * @param alpha the lower end of the window it was searched with
   * @param beta the upper end of that window
   * @param ply the node's distance from the root
   */
  void scored(int move, int score, int alpha, int beta, int ply);

  /**
   * Reports that a move is the best so far. The move then heads the principal variation from this
   * node.
   *
   * @param move the move
   * @param ply the node's distance from the root
   */
  void improved(int move, int ply);

  /**
   * Reports that a move reached beta.
   *
   * @param move the move
   * @param depth the depth to which the node was to be searched
   * @param tried how many moves were tried before it
   * @param ply the node's distance from the root
   */
  void cutoff(int move, int depth, int tried, int ply);

  /** Reports that a move is searched again with a wider window. */
  void reSearched();

  /**
   * Leaves a node whose moves were searched. The table and the orderings store the result.
   *
   * @param depth the depth that was searched
   * @param value the node's value if it lies inside the window. Otherwise a bound of the value: an
   *     upper bound if it is at most alpha, a lower bound if it is at least beta
   * @param move the best move, or {@link #NO_MOVE} when none is known
   * @param alpha the lower end of the window
   * @param beta the upper end of the window
   * @param ply the node's distance from the root
   */
  void close(int depth, int value, int move, int alpha, int beta, int ply);

  /**
   * Returns the unit of the values, which is the evaluator's. It values finished games without
   * counting them as visited.
   *
   * @return the unit
   */
  Unit<N> unit();

  /** Called before every search, so that what earlier searches taught can lose weight. */
  void newSearch();

  /** Forgets everything learned. */
  void reset();
}
