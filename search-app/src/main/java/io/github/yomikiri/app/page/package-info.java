/** Pages with a board, as HTML files that load nothing, and what their texts say about a game. */
@NullMarked
package io.github.yomikiri.app.page;

import org.jspecify.annotations.NullMarked;
