/**
 * Compares this library with other Java libraries for searching game trees: the same games, the
 * same depths, the same evaluators. {@link io.github.yomikiri.peers.PeerReport} prints the table.
 */
@NullMarked
package io.github.yomikiri.peers;

import org.jspecify.annotations.NullMarked;
