/** Classes that the packages of this module share, and that other modules cannot use. */
@NullMarked
package io.github.yomikiri.reversi.internal;

import org.jspecify.annotations.NullMarked;
