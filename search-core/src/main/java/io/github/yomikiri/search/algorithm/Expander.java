package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.SearchContext;

/**
 * What every algorithm does at a node before and after its own loop over the moves: counting, leaves, the transposition table
 * and the move ordering. An algorithm over an expander is short and composes with every table and ordering:
 *
 * <pre>{@code
 * int value(N node, int depth, int ply) {
 *   int known = expander.open(node, depth, -INFINITY, INFINITY, ply);
 *   if (known != Expander.OPEN) {
 *     return known;
 *   }
 *   MovePicker moves = expander.moves(ply);
 *   ... the algorithm ...
 *   expander.close(depth, best, bestMove, -INFINITY, INFINITY, ply);
 *   return best;
 * }
 * }</pre>
 *
 * <p>Windows and values are from the view of the node's side to move. {@link Algorithm#create} makes expanders. Used by one
 * thread at a time.
 *
 * @param <N> the game's node type
 */
public interface Expander<N extends Node<N>> {

  /** The answer of {@link #open} for a node whose moves must be searched; no value equals it. */
  int OPEN = Integer.MIN_VALUE;

  /** "No move", for {@link #close}. */
  int NO_MOVE = -1;

  /**
   * Connects the expander with a search. Called once per {@link io.github.yomikiri.search.WindowSearch#search}.
   *
   * @param context the search's
   */
  void begin(SearchContext context);

  /**
   * Enters a node: counts it, and either answers it at once or lists and orders its moves. Answered
   * at once are leaves, finished games, what the table knows, and - the root excepted - nodes whose
   * children are leaves, for those are searched in the same way by every algorithm.
   *
   * @param node the node
   * @param depth the depth still to be searched, in plies
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
  MovePicker moves(int ply);

  /**
   * Takes note of a searched move's score, which matters at the root alone.
   *
   * @param move the move
   * @param score its value for the side that made it
   * @param alpha the lower end of the window it was searched with
   * @param beta the upper end of that window
   * @param ply the node's distance from the root
   */
  void scored(int move, int score, int alpha, int beta, int ply);

  /**
   * Takes note that a move is the best so far: it heads the principal variation from here.
   *
   * @param move the move
   * @param ply the node's distance from the root
   */
  void improved(int move, int ply);

  /**
   * Takes note that a move reached beta.
   *
   * @param move the move
   * @param depth the depth that was to be searched
   * @param tried how many moves were tried before it
   * @param ply the node's distance from the root
   */
  void cutoff(int move, int depth, int tried, int ply);

  /** Takes note of a move searched again with a wider window. */
  void reSearched();

  /**
   * Leaves a node whose moves were searched: the table and the orderings learn.
   *
   * @param depth the depth that was searched
   * @param value the node's value, as far as it lies inside the window
   * @param move the best move, or {@link #NO_MOVE} when none is known
   * @param alpha the lower end of the window
   * @param beta the upper end of the window
   * @param ply the node's distance from the root
   */
  void close(int depth, int value, int move, int alpha, int beta, int ply);

  /**
   * Returns the value of a finished game, without counting it as visited.
   *
   * @param node a position whose game is over
   * @return its value on the evaluator's scale
   */
  int terminalScore(N node);

  /** Told before every search: what was learned in the last one ages. */
  void newSearch();

  /** Forgets everything learned. */
  void reset();
}
