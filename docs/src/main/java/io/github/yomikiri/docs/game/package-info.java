/** Games for the guides: small, and written as a game of one's own would be. */
@NullMarked
package io.github.yomikiri.docs.game;

import org.jspecify.annotations.NullMarked;
