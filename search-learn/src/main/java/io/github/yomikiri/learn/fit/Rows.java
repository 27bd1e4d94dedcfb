package io.github.yomikiri.learn.fit;

import java.util.function.BiConsumer;

/**
 * The part of a game's features that trainers need: the numbers of the weights that a packed
 * position selects. In the equations of a fit, they are a row of a sparse matrix whose entries are
 * ones.
 *
 * @param count the number of weights, at least 1
 * @param length the number of weights that a position selects, the same for all positions
 * @param unpack stores the numbers of a packed position in the row, each in {@code [0, count)}; any
 *     thread may call it
 */
public record Rows(int count, int length, BiConsumer<long[], int[]> unpack) {}
