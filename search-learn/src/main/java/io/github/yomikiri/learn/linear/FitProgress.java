package io.github.yomikiri.learn.linear;

/**
 * How far a fit is.
 *
 * @param games the number of games whose positions have their labels
 * @param stage the stage whose weights are fitted
 * @param passes the number of passes over the positions of this stage; 0 as long as positions get
 *     their labels
 * @param error the mean squared error of the stage's positions in games that are not learned from,
 *     on the scale of the evaluator; not a number before the first pass, or if there are none
 */
public record FitProgress(long games, int stage, int passes, double error) {}
