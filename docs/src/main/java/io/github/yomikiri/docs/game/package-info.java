/** Small games for the guides, written as a user would write them. */
@NullMarked
package io.github.yomikiri.docs.game;

import org.jspecify.annotations.NullMarked;
