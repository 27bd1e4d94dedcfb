package io.github.yomikiri.peers;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The positions from the root to the node that a search is at. Libraries that play and take back
 * moves on one board see this line as the board. To take a move back means to forget the last
 * position. The lists of moves are made once and filled again at each node, so a node makes no
 * garbage besides its position.
 *
 * <p>The other libraries search moves in the order of the list, so the line may sort the list.
 *
 * @param <N> the game's node type
 * @param <M> the other library's type of moves
 */
final class Line<N extends Node<N>, M> {

  private static final int MAX_MOVES = 64;

  private final List<N> nodes = new ArrayList<>();
  private final List<List<M>> moves = new ArrayList<>();
  private final MoveList codes = new MoveList();
  private final int[] values = new int[MAX_MOVES];
  private final List<M> names;
  private final Optional<Evaluator<N>> order;
  private final int sortedPlies;

  /**
   * Makes a line over a root; {@code names} has the other library's move for each code. The order
   * sorts the moves of positions at least {@link PeerWorkload#ORDER_DEPTH} plies above the horizon.
   */
  Line(N root, int depth, List<M> names, Optional<Evaluator<N>> order) {
    this.names = names;
    this.order = order;
    sortedPlies = depth - PeerWorkload.ORDER_DEPTH + 1;
    nodes.add(root);
    for (int ply = 0; ply <= depth; ply++) {
      moves.add(new ArrayList<>());
    }
  }

  N last() {
    return nodes.get(nodes.size() - 1);
  }

  void play(int code) {
    nodes.add(last().play(code));
  }

  void takeBack() {
    nodes.remove(nodes.size() - 1);
  }

  /** Returns the legal moves of the last position. The list is valid until its ply is left. */
  List<M> moves() {
    List<M> list = moves.get(nodes.size() - 1);
    list.clear();
    codes.clear();
    last().moves(codes);
    if (nodes.size() <= sortedPlies) {
      order.ifPresent(this::sort);
    }
    for (int i = 0; i < codes.size(); i++) {
      list.add(names.get(codes.get(i)));
    }
    return list;
  }

  /** Sorts the moves by the values of the positions after them, the lowest first. */
  private void sort(Evaluator<N> evaluator) {
    for (int i = 0; i < codes.size(); i++) {
      N child = last().play(codes.get(i));
      int value =
          child.isTerminal() ? evaluator.unit().terminalScore(child) : evaluator.evaluate(child);
      int place = i;
      while (place > 0 && values[place - 1] > value) {
        values[place] = values[place - 1];
        place--;
      }
      values[place] = value;
      codes.moveForward(i, place);
    }
  }
}
