/** Long runs that make many results, one after the other. */
@NullMarked
package io.github.yomikiri.bench.bulk;

import org.jspecify.annotations.NullMarked;
