package io.github.yomikiri.app.lesson;

/**
 * The two counts of a search that were published in 2011.
 *
 * @param node leaves
 * @param inode inner nodes
 */
public record PublishedCounts(long node, long inode) {}
