/** The engine of the page: what its scripts call, and what stands for classes of a JDK. */
@NullMarked
package io.github.yomikiri.web;

import org.jspecify.annotations.NullMarked;
