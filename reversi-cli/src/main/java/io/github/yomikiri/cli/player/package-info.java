/** Makes players from their names. */
@NullMarked
package io.github.yomikiri.cli.player;

import org.jspecify.annotations.NullMarked;
