/** Openings of any game: lists for matches, and books. */
@NullMarked
package io.github.yomikiri.app.book;

import org.jspecify.annotations.NullMarked;
