package io.github.yomikiri.play.book;

import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Collects the entries of a book in the order in which the book stores them. The arrays grow with
 * what was added, so a wrong size in a file allocates nothing.
 */
final class BookArrays {

  final LongStream.Builder keys = LongStream.builder();
  final IntStream.Builder starts = IntStream.builder();
  final LongStream.Builder names = LongStream.builder();
  final IntStream.Builder values = IntStream.builder();
  final IntStream.Builder visits = IntStream.builder();
  private int moves;

  /** Adds a position, whose key is more than that of the position before. */
  void addPosition(long key) {
    keys.add(key);
    starts.add(moves);
  }

  /** Adds a move without a value to the last position. Its name is more than that before. */
  void addMove(long name, int count) {
    names.add(name);
    visits.add(count);
    moves++;
  }

  /** Adds a move as {@link #addMove(long, int)} does; either all moves have values or none has. */
  void addMove(long name, int count, int value) {
    addMove(name, count);
    values.add(value);
  }
}
