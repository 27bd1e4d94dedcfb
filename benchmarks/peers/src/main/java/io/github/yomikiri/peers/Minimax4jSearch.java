package io.github.yomikiri.peers;

import fr.pixelprose.minimax4j.Difficulty;
import fr.pixelprose.minimax4j.IA;
import fr.pixelprose.minimax4j.Move;
import io.github.yomikiri.game.Node;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The searches of minimax4j 1.0.0, which plays and takes back moves on one board. It returns a move
 * but no value, and it counts no nodes, so the adapter counts the moves played.
 *
 * <p>minimax4j would search on after a pass with the same side to move, so a pass is a move here.
 *
 * @param <N> the game's node type
 */
final class Minimax4jSearch<N extends Node<N>> implements PeerSearch<N> {

  private record Code(int code) implements Move {}

  private final PeerWorkload<N> workload;
  private final IA.Algorithm algorithm;
  private final List<Code> codes;

  Minimax4jSearch(PeerWorkload<N> workload, IA.Algorithm algorithm) {
    this.workload = workload;
    this.algorithm = algorithm;
    codes = IntStream.range(0, workload.moveCodes()).mapToObj(Code::new).toList();
  }

  @Override
  public void forget() {}

  @Override
  public Answer search(N root, int depth) {
    Board board = new Board(root, depth);
    return Answer.ofMove(board.getBestMove().code(), board.nodes);
  }

  private final class Board extends IA<Code> {

    private final Line<N, Code> line;
    private final int depth;
    private long nodes = 1;

    Board(N root, int depth) {
      super(algorithm);
      line = new Line<>(root, depth, codes, workload.order());
      this.depth = depth;
    }

    @Override
    public Difficulty getDifficulty() {
      return () -> depth;
    }

    @Override
    public boolean isOver() {
      return line.last().isTerminal();
    }

    @Override
    public void makeMove(Code move) {
      nodes++;
      line.play(move.code());
    }

    @Override
    public void unmakeMove(Code move) {
      line.takeBack();
    }

    @Override
    public List<Code> getPossibleMoves() {
      return line.moves();
    }

    @Override
    public double evaluate() {
      return workload.value(line.last());
    }

    @Override
    public double maxEvaluateValue() {
      return workload.limit();
    }

    @Override
    public void next() {
      throw new UnsupportedOperationException("a pass is a move");
    }

    @Override
    public void previous() {
      throw new UnsupportedOperationException("a pass is a move");
    }
  }
}
