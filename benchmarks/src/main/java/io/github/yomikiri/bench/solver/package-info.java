/**
 * The solvers of the documents of 2005 and 2016, with which the library's own solver is compared.
 */
@NullMarked
package io.github.yomikiri.bench.solver;

import org.jspecify.annotations.NullMarked;
