/** The solvers of the documents of 2005 and 2016, which the library's own solver is measured against. */
@NullMarked
package io.github.yomikiri.bench.solver;

import org.jspecify.annotations.NullMarked;
