/** The measurements that the 2011 blog published, made again. */
@NullMarked
package io.github.yomikiri.bench.seed;

import org.jspecify.annotations.NullMarked;
