/**
 * The games in a browser's worker, and what stands there for classes that a browser or TeaVM does
 * not have. Not for users.
 */
@NullMarked
package io.github.yomikiri.web.worker;

import org.jspecify.annotations.NullMarked;
