package io.github.yomikiri.game;

/**
 * An evaluator that is faster when it sees every move: it keeps what it knows of a position in a node of its own, which it
 * brings up to date move by move, and does not work it out again at each leaf. A search that is given such an evaluator
 * searches those nodes. Its users need not know.
 *
 * <p>The nodes of type {@code I} are the game's positions with something added: same moves, same keys, same scores of
 * finished games. For all positions, {@code incremental().evaluate(enriched(node))} equals {@code evaluate(node)}, and so it
 * does after any moves.
 *
 * <p>Implementations are safe for use by several threads at once, as all evaluators are.
 *
 * @param <N> the game's node type
 * @param <I> the type of the nodes that carry what the evaluator knows
 */
public interface IncrementalEvaluator<N extends Node<N>, I extends Node<I>> extends Evaluator<N> {

  /**
   * Returns the class of the nodes that carry what the evaluator knows.
   *
   * @return the class
   */
  Class<I> nodeType();

  /**
   * Returns a position with what the evaluator knows of it, worked out from scratch.
   *
   * @param node any position
   * @return the position from which a search plays on
   */
  I enriched(N node);

  /**
   * Returns the position alone. A search calls this for parts that expect the game's own nodes, so it should be a field.
   *
   * @param node a position that {@link #enriched} returned, or one that was reached from there
   * @return the game's own node
   */
  N plain(I node);

  /**
   * Returns this evaluator for the nodes that carry what it knows.
   *
   * @return an evaluator with the same values
   */
  Evaluator<I> incremental();
}
