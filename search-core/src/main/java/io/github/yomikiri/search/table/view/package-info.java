/**
 * The transposition table as each kind of search sees it, and the path from the root, on which some
 * of these views depend. This package is not exported.
 */
@NullMarked
package io.github.yomikiri.search.table.view;

import org.jspecify.annotations.NullMarked;
