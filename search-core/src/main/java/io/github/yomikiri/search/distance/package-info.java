/** What searches for shortest wins have in common. This package is not exported. */
@NullMarked
package io.github.yomikiri.search.distance;

import org.jspecify.annotations.NullMarked;
