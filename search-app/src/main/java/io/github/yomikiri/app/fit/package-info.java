/** Measures how well shallow searches predict deep ones, for any game. */
@NullMarked
package io.github.yomikiri.app.fit;

import org.jspecify.annotations.NullMarked;
