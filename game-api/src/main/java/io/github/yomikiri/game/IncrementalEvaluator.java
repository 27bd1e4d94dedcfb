package io.github.yomikiri.game;

/**
 * An evaluator that updates its data move by move, so that it need not compute them again at each
 * leaf. The data are part of a node type of its own. A search with such an evaluator searches these
 * nodes, and its users need not care.
 *
 * <p>A node of type {@code I} is a position of the game with the evaluator's data. It has the same
 * moves, the same key, the same score if the game is finished, and the same rules: all other
 * methods of {@link Node} return what the position returns. For all positions,
 * {@code incremental().evaluate(enriched(node))} equals {@code evaluate(node)}. The same holds
 * after any moves.
 *
 * <p>Implementations are safe for use by several threads at once, as all evaluators are.
 *
 * @param <N> the game's node type
 * @param <I> the type of the nodes with the evaluator's data
 */
public interface IncrementalEvaluator<N extends Node<N>, I extends Node<I>> extends Evaluator<N> {

  /**
   * Returns the class of the nodes with the evaluator's data. Searches with different classes of
   * nodes have copies of the search's code, each compiled for its own nodes. For a generic type
   * {@code Carried<T>} the result is {@code Carried.class}, which needs no cast.
   *
   * @return the class
   */
  Class<? super I> nodeType();

  /**
   * Returns a position with the evaluator's data, which are computed from scratch. A search calls
   * this method for its root.
   *
   * @param node any position
   * @return the same position with the data
   */
  I enriched(N node);

  /**
   * Returns a position without the evaluator's data. A search calls this method for parts that
   * expect the game's own nodes, so the method should only return a field.
   *
   * @param node a position that {@link #enriched} returned, or a position after moves from it
   * @return the game's own node
   */
  N plain(I node);

  /**
   * Returns this evaluator for the nodes with its data.
   *
   * @return an evaluator with the same values, whose unit is {@code unit().over(this)}
   */
  Evaluator<I> incremental();

  /**
   * Returns this evaluator with other estimates, as {@link Evaluator#withEstimates} does. Searches
   * still use the nodes with the evaluator's data. The change gets the game's own nodes.
   *
   * @param change computes the new estimate of each position
   * @return an incremental evaluator with the changed estimates
   */
  @Override
  default IncrementalEvaluator<N, I> withEstimates(Change<N> change) {
    return withForms(
        new ChangedEvaluator<>(this, change),
        new ChangedEvaluator<>(
            incremental(), (node, estimate) -> change.apply(plain(node), estimate)));
  }

  /**
   * Returns an incremental evaluator over the same nodes, whose values are those of two other
   * evaluators. Use it to wrap an evaluator of this kind, if {@link #withEstimates} is not enough:
   * for a cache, or for another unit.
   *
   * @param plainForm values the game's own nodes, which searches seldom ask for
   * @param incrementalForm values the nodes with the evaluator's data, with the same values
   * @return an incremental evaluator that has the values of these two
   */
  default IncrementalEvaluator<N, I> withForms(
      Evaluator<N> plainForm, Evaluator<I> incrementalForm) {
    return new ReplacedForms<>(this, plainForm, incrementalForm);
  }
}
