/**
 * Searchers ready for use, and the builder that composes them.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.search.driver.Searchers} - makes searchers: start here
 *   <li>{@link io.github.yomikiri.search.driver.SearcherBuilder} - composes a searcher from its
 *       parts
 * </ul>
 */
@NullMarked
package io.github.yomikiri.search.driver;

import org.jspecify.annotations.NullMarked;
