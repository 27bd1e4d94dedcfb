package io.github.yomikiri.peers;

import com.fathzer.games.HashProvider;
import com.fathzer.games.MoveGenerator;
import com.fathzer.games.Status;
import com.fathzer.games.ai.DepthFirstSearchParameters;
import com.fathzer.games.ai.Negamax;
import com.fathzer.games.ai.SearchContext;
import com.fathzer.games.ai.SearchStatistics;
import com.fathzer.games.ai.evaluation.EvaluatedMove;
import com.fathzer.games.ai.evaluation.Evaluator;
import com.fathzer.games.ai.evaluation.StaticEvaluator;
import com.fathzer.games.ai.iterativedeepening.DeepeningPolicy;
import com.fathzer.games.ai.iterativedeepening.IterativeDeepeningSearch;
import com.fathzer.games.ai.transposition.OneLongEntryTranspositionTable;
import com.fathzer.games.ai.transposition.SizeUnit;
import com.fathzer.games.util.exec.ExecutionContext;
import io.github.yomikiri.game.Node;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The negamax search of games-core 0.0.1, with alpha-beta, a transposition table and iterative
 * deepening. It plays and takes back moves on one board.
 *
 * <p>games-core takes a side without a move for the loser. An overridden hook returns the finished
 * game's value instead. A move from the table is not checked, because an entry answers only for its
 * whole key.
 *
 * @param <N> the game's node type
 */
final class GamesCoreSearch<N extends Node<N>> implements PeerSearch<N> {

  /** How much of games-core a search uses. */
  enum Parts {
    ALPHA_BETA,
    TABLE,
    TABLE_AND_DEEPENING
  }

  private static final int NO_MOVE = -1;

  private final PeerWorkload<N> workload;
  private final Parts parts;
  private final List<Integer> codes;
  private final Optional<Table> table;

  GamesCoreSearch(PeerWorkload<N> workload, Parts parts) {
    this.workload = workload;
    this.parts = parts;
    codes = IntStream.range(0, workload.moveCodes()).boxed().toList();
    table = parts == Parts.ALPHA_BETA ? Optional.empty() : Optional.of(new Table());
  }

  @Override
  public void forget() {
    table.ifPresent(Table::newGame);
  }

  @Override
  public Answer search(N root, int depth) {
    SearchContext<Integer, Board> context =
        SearchContext.get(new Board(root, depth), () -> new Leaves());
    Search search = new Search(context);
    table.ifPresent(search::setTranspositonTable);
    SearchStatistics statistics = search.getStatistics();
    statistics.setEnabled(false);
    DeepeningPolicy deepening = new DeepeningPolicy(depth);
    deepening.setDeepenOnForced(true);
    List<EvaluatedMove<Integer>> moves = parts == Parts.TABLE_AND_DEEPENING
        ? new IterativeDeepeningSearch<>(search, deepening).getSearchHistory().getLastList()
        : search.getBestMoves(new DepthFirstSearchParameters(depth)).getList();
    return Answer.ofValue(moves.get(0).getScore(), context.getGamePosition().nodes);
  }

  private final class Board implements MoveGenerator<Integer>, HashProvider {

    private final N root;
    private final int depth;
    private final Line<N, Integer> line;
    private long nodes = 1;

    Board(N root, int depth) {
      this.root = root;
      this.depth = depth;
      line = new Line<>(root, depth, codes, workload.order());
    }

    @Override
    public MoveGenerator<Integer> fork() {
      return new Board(root, depth);
    }

    @Override
    public boolean isWhiteToMove() {
      throw new UnsupportedOperationException("values are those of the side to move");
    }

    @Override
    public boolean makeMove(Integer move, MoveConfidence confidence) {
      if (move == NO_MOVE) {
        return false;
      }
      nodes++;
      line.play(move);
      return true;
    }

    @Override
    public void unmakeMove() {
      line.takeBack();
    }

    @Override
    public List<Integer> getMoves() {
      return line.moves();
    }

    @Override
    public Status getEndGameStatus() {
      return Status.DRAW;
    }

    @Override
    public long getHashKey() {
      return line.last().key();
    }
  }

  private final class Leaves implements StaticEvaluator<Integer, Board> {

    @Override
    public int evaluate(Board board) {
      return workload.value(board.line.last());
    }
  }

  private final class Search extends Negamax<Integer, Board> {

    Search(SearchContext<Integer, Board> context) {
      super(ExecutionContext.get(1, context));
    }

    @Override
    protected int getScore(
        Evaluator<Integer, Board> evaluator, Status status, int depth, int maxDepth) {
      return evaluator.evaluate(getContext().getGamePosition());
    }
  }

  private final class Table extends OneLongEntryTranspositionTable<Integer, Board> {

    Table() {
      super(OwnSearch.TABLE_MEBIBYTES, SizeUnit.MB);
    }

    @Override
    protected int toInt(@Nullable Integer move) {
      return move == null ? NO_MOVE : move;
    }

    @Override
    protected Integer toMove(int value) {
      return value;
    }
  }
}
