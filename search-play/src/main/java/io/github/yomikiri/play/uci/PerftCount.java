package io.github.yomikiri.play.uci;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Perft;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.protocol.AnswerWriter;
import io.github.yomikiri.search.StopSignal;

/** Counts the leaves of a game tree below each move, until it is stopped. */
final class PerftCount {

  /** The depth that is counted without a look at the stop signal. */
  private static final int AT_ONCE = 3;

  private final StopSignal stop;
  private final AnswerWriter out;

  PerftCount(StopSignal stop, AnswerWriter out) {
    this.stop = stop;
    this.out = out;
  }

  /** Writes the count of each move and the sum, in the words of Stockfish. */
  <P extends Position<P>> void run(P root, int depth) {
    long all = root.isTerminal() ? Perft.count(root, depth) : 0;
    for (Move move : root.legalMoves()) {
      long leaves = count(root.play(move.code()), depth - 1);
      if (stop.isRaised()) {
        break;
      }
      out.send(move + ": " + leaves);
      all += leaves;
    }
    out.send("");
    out.send("Nodes searched: " + all);
  }

  private <P extends Position<P>> long count(P position, int depth) {
    if (depth <= AT_ONCE || position.isTerminal()) {
      return Perft.count(position, depth);
    }
    long leaves = 0;
    for (Move move : position.legalMoves()) {
      if (stop.isRaised()) {
        break;
      }
      leaves += count(position.play(move.code()), depth - 1);
    }
    return leaves;
  }
}
