package io.github.yomikiri.search.algorithm;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.WindowSearch;
import java.util.function.UnaryOperator;

/**
 * The search algorithms of this library. All return the same value; they differ in how many nodes they visit for it.
 *
 * <p>Each composes with every evaluator, ordering and table. They visit fewer nodes from top to bottom, as a rule.
 */
public enum Algorithm {
  /** Two functions that call each other, one per side; visits every node (von Neumann 1928). */
  MINIMAX,
  /** Minimax in one function; visits every node. */
  NEGAMAX,
  /** Leaves a node that reaches its parent's best value: shallow cutoffs (Knuth and Moore 1975). */
  BRANCH_AND_BOUND,
  /** Leaves a node that cannot matter to any ancestor: deep cutoffs, too; two functions (Knuth and Moore 1975). */
  ALPHA_BETA,
  /** Alpha-beta in one function; visits the same nodes. */
  NEGA_ALPHA,
  /** Values the first move and asks the others only whether they are better (Pearl 1980). */
  SCOUT,
  /** Scout's idea inside alpha-beta: principal variation search, alias NegaScout (Reinefeld 1983). The usual choice. */
  PVS,
  /** Closes in on the value from a guess by yes-or-no searches (Plaat and others 1996). Needs a table to be of use. */
  MTDF;

  /**
   * Makes a search of its own state, to be used by one thread at a time.
   *
   * @param <N> the game's node type
   * @param parts what the algorithm is composed with
   * @return the search
   */
  public <N extends Node<N>> WindowSearch<N> create(Composition<N> parts) {
    return create(parts, UnaryOperator.identity());
  }

  /**
   * Makes a search whose expander is decorated: by one that records the tree, say, or that counts. What shallow searches
   * visit to predict a value does not go through it.
   *
   * @param <N> the game's node type
   * @param parts what the algorithm is composed with
   * @param decorator given the algorithm's expander, returns the one to be used in its place
   * @return the search
   */
  public <N extends Node<N>> WindowSearch<N> create(
      Composition<N> parts, UnaryOperator<Expander<N>> decorator) {
    Specializer<N> kernels = Specializer.of(parts);
    boolean failHard = this == ALPHA_BETA || this == NEGA_ALPHA;
    Expander<N> expander = kernels.expander(failHard, decorator);
    return switch (this) {
      case MINIMAX -> kernels.kernel(Minimax.class, expander);
      case NEGAMAX -> kernels.kernel(Negamax.class, expander);
      case BRANCH_AND_BOUND -> kernels.kernel(BranchAndBound.class, expander);
      case ALPHA_BETA -> kernels.kernel(AlphaBeta.class, expander);
      case NEGA_ALPHA -> kernels.kernel(NegaAlpha.class, expander);
      case SCOUT -> kernels.kernel(Scout.class, expander);
      case PVS -> kernels.kernel(PrincipalVariationSearch.class, expander);
      case MTDF -> new Mtdf<>(kernels.kernel(PrincipalVariationSearch.class, expander));
    };
  }

  /**
   * Makes an expander, for an algorithm of one's own that is to compose with tables and orderings as those here do.
   *
   * @param <N> the game's node type
   * @param parts what the algorithm is composed with
   * @return an expander for one search
   */
  public static <N extends Node<N>> Expander<N> expander(Composition<N> parts) {
    return expander(parts, UnaryOperator.identity());
  }

  /**
   * Makes a decorated expander, as {@link #create(Composition, UnaryOperator)} gives one to its algorithm.
   *
   * @param <N> the game's node type
   * @param parts what the algorithm is composed with
   * @param decorator given an expander, returns the one to be used in its place
   * @return an expander for one search
   */
  public static <N extends Node<N>> Expander<N> expander(
      Composition<N> parts, UnaryOperator<Expander<N>> decorator) {
    return Specializer.of(parts).expander(false, decorator);
  }
}
