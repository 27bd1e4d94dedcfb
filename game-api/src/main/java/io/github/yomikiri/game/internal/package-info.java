/**
 * Helpers that the library's modules share. They are not exported to other modules, and can change
 * in any release.
 */
@NullMarked
package io.github.yomikiri.game.internal;

import org.jspecify.annotations.NullMarked;
