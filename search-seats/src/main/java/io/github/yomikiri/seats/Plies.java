package io.github.yomikiri.seats;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.SeatedPosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What a search keeps for each ply of its path: lists, and the moves that were good there. */
final class Plies<P extends SeatedPosition<P>> {

  private static final int KILLERS = 2;
  private static final int NO_MOVE = -1;

  private final List<MoveList> moves = new ArrayList<>();
  private final List<Outcomes<P>> outcomes = new ArrayList<>();
  private int[] killers = new int[0];

  /** Returns the list of a ply, empty. */
  MoveList moves(int ply) {
    while (moves.size() <= ply) {
      moves.add(new MoveList());
    }
    MoveList list = moves.get(ply);
    list.clear();
    return list;
  }

  Outcomes<P> outcomes(int ply) {
    while (outcomes.size() <= ply) {
      outcomes.add(new Outcomes<>());
    }
    return outcomes.get(ply);
  }

  /** Moves a move to the front, and behind it those that were good at this ply. */
  void order(MoveList list, int ply, int first) {
    int front = forward(list, first, 0);
    for (int i = KILLERS * ply; i < Math.min(KILLERS * (ply + 1), killers.length); i++) {
      front = forward(list, killers[i], front);
    }
  }

  private static int forward(MoveList list, int move, int front) {
    int place = move == NO_MOVE ? NO_MOVE : list.indexOf(move);
    if (place < front) {
      return front;
    }
    list.moveForward(place, front);
    return front + 1;
  }

  /** Remembers a move that was enough at a ply. */
  void remember(int ply, int move) {
    int from = KILLERS * ply;
    if (killers.length < from + KILLERS) {
      int known = killers.length;
      killers = Arrays.copyOf(killers, 2 * (from + KILLERS));
      Arrays.fill(killers, known, killers.length, NO_MOVE);
    }
    if (killers[from] != move) {
      killers[from + 1] = killers[from];
      killers[from] = move;
    }
  }

  /** Forgets the good moves. */
  void forget() {
    Arrays.fill(killers, NO_MOVE);
  }
}
