package io.github.yomikiri.learn.job;

/**
 * How a run of a {@link Job} ended.
 *
 * @param before the number of lines that were there already
 * @param total the number of lines that are there now
 * @param seconds the time of the run
 * @param errors the number of pieces of the input that are no units
 */
public record JobOutcome(long before, long total, double seconds, long errors) {}
