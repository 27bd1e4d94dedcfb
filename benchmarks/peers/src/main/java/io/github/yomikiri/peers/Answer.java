package io.github.yomikiri.peers;

import java.util.OptionalInt;

/**
 * What a program returns for one position. A program returns the position's value or its best move,
 * whichever its interface offers.
 *
 * @param value the value for the side to move, or empty
 * @param move the best move, or empty
 * @param nodes the nodes that the search visited, the root among them
 */
record Answer(OptionalInt value, OptionalInt move, long nodes) {

  static Answer ofValue(int value, long nodes) {
    return new Answer(OptionalInt.of(value), OptionalInt.empty(), nodes);
  }

  static Answer ofMove(int move, long nodes) {
    return new Answer(OptionalInt.empty(), OptionalInt.of(move), nodes);
  }
}
