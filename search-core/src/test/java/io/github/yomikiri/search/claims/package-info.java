/** Random searches of every kind, whose claims are compared with an unpruned reference. */
@NullMarked
package io.github.yomikiri.search.claims;

import org.jspecify.annotations.NullMarked;
