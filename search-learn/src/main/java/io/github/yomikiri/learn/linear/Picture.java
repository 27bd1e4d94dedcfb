package io.github.yomikiri.learn.linear;

/**
 * A position as one side sees it: the planes of its squares, and the configurations that follow.
 * Immutable, once it is passed on.
 */
@SuppressWarnings("ArrayRecordComponent") // Nobody compares pictures.
record Picture(long[] planes, long[] words) {}
