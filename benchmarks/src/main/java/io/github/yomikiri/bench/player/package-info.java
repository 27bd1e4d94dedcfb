/** Players by their names. */
@NullMarked
package io.github.yomikiri.bench.player;

import org.jspecify.annotations.NullMarked;
