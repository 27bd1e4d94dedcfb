/** The command that values moves: of positions, and of games, also as a page. */
@NullMarked
package io.github.yomikiri.app.review;

import org.jspecify.annotations.NullMarked;
