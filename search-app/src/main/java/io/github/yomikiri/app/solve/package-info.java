/** Solves positions, and compares values and players with exact values. */
@NullMarked
package io.github.yomikiri.app.solve;

import org.jspecify.annotations.NullMarked;
