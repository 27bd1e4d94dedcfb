/** The commands of any game, and what they share. */
@NullMarked
package io.github.yomikiri.app.command;

import org.jspecify.annotations.NullMarked;
