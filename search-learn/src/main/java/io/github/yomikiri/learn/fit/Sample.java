package io.github.yomikiri.learn.fit;

/**
 * A position with its label, to learn from.
 *
 * @param phase the part of the game to which the position belongs, such as a number of empty
 *     squares
 * @param position the packed position
 * @param label the value to learn, from the view of the side to move
 */
@SuppressWarnings("ArrayRecordComponent") // Nobody compares samples.
public record Sample(int phase, long[] position, double label) {}
