package io.github.yomikiri.testkit;

import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.internal.PortableRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Small helpers of the contracts. */
final class Contracts {

  /** How many replies to a move {@link PositionSource#positionsNeverChange} plays. */
  static final int MAX_REPLIES = 5;

  private Contracts() {}

  static int[] prepend(int first, int[] rest) {
    int[] all = new int[rest.length + 1];
    all[0] = first;
    System.arraycopy(rest, 0, all, 1, rest.length);
    return all;
  }

  /** Returns snapshots of a position and of the positions after its moves. */
  static <P extends Position<P>> List<Snapshot> withChildren(P node) {
    List<Snapshot> all = new ArrayList<>();
    all.add(Snapshot.of(node));
    for (int move : Walk.legalMoves(node)) {
      all.add(Snapshot.of(node.play(move)));
    }
    return all;
  }

  /**
   * Returns some moves that are not legal, from the ends of the range, the neighbors of legal
   * moves, and random numbers.
   */
  static List<Integer> illegalMoves(int[] legal, PortableRandom random) {
    List<Integer> candidates = new ArrayList<>(List.of(0, 1, Position.MOVE_LIMIT - 1));
    for (int move : legal) {
      candidates.add(move + 1);
      candidates.add(Math.max(0, move - 1));
    }
    for (int i = 0; i < 4; i++) {
      candidates.add(random.nextInt(100));
      candidates.add(random.nextInt(Position.MOVE_LIMIT));
    }
    candidates.removeIf(move ->
        move >= Position.MOVE_LIMIT || Arrays.stream(legal).anyMatch(known -> known == move));
    return candidates;
  }
}
