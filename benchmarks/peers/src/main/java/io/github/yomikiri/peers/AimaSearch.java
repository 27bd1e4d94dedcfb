package io.github.yomikiri.peers;

import aima.core.search.adversarial.AlphaBetaSearch;
import aima.core.search.adversarial.Game;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The alpha-beta search of aima-core 3.0.0, the code of a textbook. Its positions are values as
 * here. It searches to the end of the game, so a position at the horizon is called terminal.
 *
 * @param <N> the game's node type
 */
final class AimaSearch<N extends Node<N>> implements PeerSearch<N> {

  /** A position, the plies that are left, and whether the side to move is the root's. */
  private record State<N>(N node, int depth, boolean first) {}

  private final PeerWorkload<N> workload;
  private final List<Integer> codes;

  AimaSearch(PeerWorkload<N> workload) {
    this.workload = workload;
    codes = IntStream.range(0, workload.moveCodes()).boxed().toList();
  }

  @Override
  public void forget() {}

  @Override
  public Answer search(N root, int depth) {
    AlphaBetaSearch<State<N>, Integer, Boolean> search = AlphaBetaSearch.createFor(new Rules());
    double value = search.maxValue(
        new State<>(root, depth, true), true, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    int nodes = search.getMetrics().getInt(AlphaBetaSearch.METRICS_NODES_EXPANDED);
    return Answer.ofValue((int) value, nodes);
  }

  private final class Rules implements Game<State<N>, Integer, Boolean> {

    private final MoveList moves = new MoveList();

    @Override
    public State<N> getInitialState() {
      return new State<>(workload.positions().get(0), workload.depth(), true);
    }

    @Override
    public Boolean[] getPlayers() {
      return new Boolean[] {true, false};
    }

    @Override
    public Boolean getPlayer(State<N> state) {
      return state.first();
    }

    @Override
    public List<Integer> getActions(State<N> state) {
      moves.clear();
      state.node().moves(moves);
      List<Integer> actions = new ArrayList<>(moves.size());
      for (int i = 0; i < moves.size(); i++) {
        actions.add(codes.get(moves.get(i)));
      }
      return actions;
    }

    @Override
    public State<N> getResult(State<N> state, Integer action) {
      return new State<>(state.node().play(action), state.depth() - 1, !state.first());
    }

    @Override
    public boolean isTerminal(State<N> state) {
      return state.depth() == 0 || state.node().isTerminal();
    }

    @Override
    public double getUtility(State<N> state, Boolean player) {
      int value = workload.value(state.node());
      return state.first() == player ? value : -value;
    }
  }
}
