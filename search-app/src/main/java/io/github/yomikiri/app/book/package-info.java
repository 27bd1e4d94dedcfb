/** Openings of any game: lists for matches. */
@NullMarked
package io.github.yomikiri.app.book;

import org.jspecify.annotations.NullMarked;
