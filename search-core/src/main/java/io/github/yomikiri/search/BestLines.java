package io.github.yomikiri.search;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The best line known from every ply of the current path on, in a triangular array. The line from
 * the root is the principal variation.
 */
final class BestLines {

  // line[p] holds the best line from ply p on, length[p] moves long.
  private int[][] line = new int[0][];
  private int[] length = new int[0];

  BestLines() {
    grow(16);
  }

  /** Enters a node. The best lines from the node and from a leaf below it are still empty. */
  void enter(int ply) {
    if (ply + 1 >= length.length) {
      grow(2 * ply + 2);
    }
    length[ply] = 0;
    length[ply + 1] = 0;
  }

  /** Makes a move, followed by the line from the next ply on, the line of a ply. */
  void extend(int ply, int move) {
    int[] here = line[ply];
    int below = length[ply + 1];
    int[] next = line[ply + 1];
    here[0] = move;
    for (int i = 0; i < below; i++) {
      here[i + 1] = next[i];
    }
    length[ply] = below + 1;
  }

  /** Makes a move, followed by a given line, the line of a ply. */
  void set(int ply, int move, int[] next) {
    if (next.length >= line[ply].length) {
      grow(2 * next.length + 2);
    }
    line[ply][0] = move;
    System.arraycopy(next, 0, line[ply], 1, next.length);
    length[ply] = next.length + 1;
  }

  void clear(int ply) {
    length[ply] = 0;
  }

  /** Returns a copy of the line of a ply. */
  int[] from(int ply) {
    return Arrays.copyOf(line[ply], length[ply]);
  }

  /** Returns the line from the root if it begins with the given move, otherwise that move alone. */
  static <P extends Position<P>> List<Move> moves(P root, int firstMove, int[] line) {
    if (line.length == 0 || line[0] != firstMove) {
      return List.of(new Move(firstMove, root.notation(firstMove)));
    }
    List<Move> moves = new ArrayList<>();
    P node = root;
    for (int move : line) {
      moves.add(new Move(move, node.notation(move)));
      node = node.play(move);
    }
    return moves;
  }

  private void grow(int plies) {
    int known = line.length;
    int[][] longer = Arrays.copyOf(line, plies);
    for (int ply = 0; ply < plies; ply++) {
      longer[ply] = ply < known ? Arrays.copyOf(line[ply], plies) : new int[plies];
    }
    line = longer;
    length = Arrays.copyOf(length, plies);
  }
}
