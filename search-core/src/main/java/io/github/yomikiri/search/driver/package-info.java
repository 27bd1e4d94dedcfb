/**
 * Searchers ready for use, and the builder that composes them.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.search.driver.Searchers} - makes searchers: start here
 *   <li>{@link io.github.yomikiri.search.driver.SearcherBuilder} - composes a searcher from its
 *       parts
 *   <li>{@link io.github.yomikiri.search.driver.Prover} - answers whether a value is at least a
 *       bound
 *   <li>{@link io.github.yomikiri.search.driver.Proof} - the answer to such a question
 *   <li>{@link io.github.yomikiri.search.driver.ProofNode} - a position in the tree that shows why
 *       the answer is right
 * </ul>
 */
@NullMarked
package io.github.yomikiri.search.driver;

import org.jspecify.annotations.NullMarked;
