/**
 * Monte-Carlo tree search: a best-first search that needs no evaluator, and explores the moves in
 * proportion to how good they look.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.search.mcts.MonteCarloBuilder} - composes a searcher;
 *       {@code Searchers.monteCarlo} starts one
 *   <li>{@link io.github.yomikiri.search.mcts.MonteCarloSearcher} - a searcher that also returns
 *       its tree
 *   <li>{@link io.github.yomikiri.search.mcts.VisitedNode} - a position in the tree: its visits,
 *       its mean reward, and what is proven
 *   <li>{@link io.github.yomikiri.search.mcts.RolloutPolicy} - chooses the moves of roll-outs, by a
 *       {@link io.github.yomikiri.search.mcts.RolloutRandom}
 * </ul>
 */
@NullMarked
package io.github.yomikiri.search.mcts;

import org.jspecify.annotations.NullMarked;
