/**
 * What the library's modules share about texts. It depends on no other package, so the exception
 * for bad input uses it, too. It is not exported to other modules, and can change in any release.
 */
@NullMarked
package io.github.yomikiri.game.internal.text;

import org.jspecify.annotations.NullMarked;
