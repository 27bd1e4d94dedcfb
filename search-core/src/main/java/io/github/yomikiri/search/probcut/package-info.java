/**
 * Selective search by prediction: ProbCut (Buro 1995) and Multi-ProbCut (Buro 1997).
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.search.probcut.ProbCut} - a model of how shallow searches predict
 *       a deep one
 *   <li>{@link io.github.yomikiri.search.probcut.Selectivity} - how sure a prediction must be
 *   <li>{@link io.github.yomikiri.search.probcut.ProbCutTable} - computed predictions, as a file
 *       and as a model
 * </ul>
 *
 * <p>{@code io.github.yomikiri.learn.ProbCutFit} computes predictions from searches of positions.
 */
@NullMarked
package io.github.yomikiri.search.probcut;

import org.jspecify.annotations.NullMarked;
