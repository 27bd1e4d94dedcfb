/** The measurements that the blog of 2011 published, repeated with the library. */
@NullMarked
package io.github.yomikiri.bench.seed;

import org.jspecify.annotations.NullMarked;
