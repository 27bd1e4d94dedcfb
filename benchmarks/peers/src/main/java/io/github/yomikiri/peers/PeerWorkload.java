package io.github.yomikiri.peers;

import io.github.yomikiri.bench.jmh.Positions;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.games.Centrality;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.reversi.Reversi;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the programs search: positions of a game, to a depth, with an evaluator.
 *
 * @param <N> the game's node type
 * @param game the game's node class
 * @param positions the positions, none of them finished
 * @param depth the depth of each search, in plies
 * @param evaluator the evaluator of all programs
 * @param order a cheap evaluator that knows in which order the game's moves are best searched, or
 *     empty
 * @param limit a number that no value reaches, on either side
 * @param moveCodes the number of codes that moves have
 */
record PeerWorkload<N extends Node<N>>(
    Class<N> game,
    List<N> positions,
    int depth,
    Evaluator<N> evaluator,
    Optional<Evaluator<N>> order,
    int limit,
    int moveCodes) {

  /** The minimum remaining depth at which moves are ordered, in plies. */
  static final int ORDER_DEPTH = 3;

  /** The names of the games that there are workloads of. */
  static final List<String> NAMES = List.of("reversi", "connect-four", "tic-tac-toe");

  /**
   * Returns the workload of a game. A position of Connect Four has fewer moves than one of Reversi,
   * so its searches are one ply deeper.
   *
   * @throws IllegalArgumentException if there is none of this name
   */
  static PeerWorkload<?> of(String name, int reversiDepth) {
    return switch (name) {
      case "reversi" -> reversi(reversiDepth);
      case "connect-four" -> connectFour(reversiDepth + 1);
      case "tic-tac-toe" -> ticTacToe();
      default ->
        throw new IllegalArgumentException("no game \"" + name + "\"; expected one of " + NAMES);
    };
  }

  /** Orders moves by the opponent's mobility and the difference in discs after them. */
  private static PeerWorkload<Reversi> reversi(int depth) {
    return new PeerWorkload<>(
        Reversi.class,
        Positions.five(),
        depth,
        Reversi::discDifference,
        Optional.of(
            position -> Long.bitCount(position.legalMoveSquares()) + position.discDifference()),
        65,
        Reversi.PASS + 1);
  }

  private static PeerWorkload<ConnectFour> connectFour(int depth) {
    List<ConnectFour> positions = Stream.of("", "44", "4344", "424453", "44444232")
        .map(ConnectFour.START::after)
        .toList();
    return new PeerWorkload<>(
        ConnectFour.class, positions, depth, new Centrality(), Optional.empty(), 3000, 7);
  }

  private static PeerWorkload<TicTacToe> ticTacToe() {
    return new PeerWorkload<>(
        TicTacToe.class, List.of(TicTacToe.START), 9, node -> 0, Optional.empty(), 2, 9);
  }

  /** Returns this workload without the order of moves. */
  PeerWorkload<N> unordered() {
    return new PeerWorkload<>(
        game, positions, depth, evaluator, Optional.empty(), limit, moveCodes);
  }

  /** Returns the value of a position at the horizon, from the view of the side to move. */
  int value(N node) {
    return node.isTerminal() ? evaluator.unit().terminalScore(node) : evaluator.evaluate(node);
  }
}
