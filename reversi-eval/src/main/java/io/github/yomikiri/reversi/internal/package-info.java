/** What the packages of this module share and no other module sees. */
@NullMarked
package io.github.yomikiri.reversi.internal;

import org.jspecify.annotations.NullMarked;
