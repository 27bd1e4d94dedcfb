/** The command that writes the tree of a search as a page. */
@NullMarked
package io.github.yomikiri.app.explore;

import org.jspecify.annotations.NullMarked;
