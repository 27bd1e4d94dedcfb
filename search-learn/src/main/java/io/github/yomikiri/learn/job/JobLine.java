package io.github.yomikiri.learn.job;

/**
 * The result of a unit.
 *
 * @param text the line of the file, without its end
 * @param positions the number of positions that were valued or played
 * @param nodes the number of visited nodes, except those of another program
 */
public record JobLine(String text, long positions, long nodes) {}
