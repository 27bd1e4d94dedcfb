package io.github.yomikiri.bench.jmh;

import io.github.yomikiri.bench.textbook.Mailbox;
import io.github.yomikiri.reversi.Reversi;
import java.util.List;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * 4,096 positions of random games, each with one of its legal moves, in the representation of every
 * board.
 */
@State(Scope.Thread)
public class RandomPositions {

  static final int COUNT = 4096;

  final long[] own;
  final long[] opponent;
  final Mailbox[] boards;
  final int[] moves;

  /** Makes the positions. */
  public RandomPositions() {
    List<Reversi> positions = Positions.random(COUNT);
    own = positions.stream().mapToLong(Reversi::own).toArray();
    opponent = positions.stream().mapToLong(Reversi::opponent).toArray();
    boards = positions.stream()
        .map(position -> Mailbox.of(position.own(), position.opponent()))
        .toArray(Mailbox[]::new);
    moves = Positions.randomMoves(positions);
  }
}
