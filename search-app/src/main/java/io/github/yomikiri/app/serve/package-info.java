/** A game as a page or an app plays it by messages, and the server that carries them. */
@NullMarked
package io.github.yomikiri.app.serve;

import org.jspecify.annotations.NullMarked;
