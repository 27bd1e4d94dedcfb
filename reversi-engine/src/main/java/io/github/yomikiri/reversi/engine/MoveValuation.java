package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.play.thinking.Budget;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchReport;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/**
 * Computes a value for every legal move that the budget allows. A search for the best move only
 * proves that the other moves are not better. So here the position after each move is searched
 * separately with the full window: all moves to depth 1, then to depth 2, and so on. This takes
 * about three times as long as a search for the best move.
 *
 * <p>If the budget allows for solving all moves, estimates get a twentieth of the solver's expected
 * cost. Then the solver solves the moves one by one, the best first. If the estimates reach the end
 * of the game with budget left, the solver gets the rest, whatever it is expected to cost.
 */
final class MoveValuation {

  private static final Comparator<RootMove> BEST_FIRST =
      Comparator.comparingInt(RootMove::score).reversed();
  private static final double NODES_PER_ESTIMATES = 20;

  private final Searcher<Reversi> midgame;
  private final Evaluator<Reversi> evaluator;
  private final Scores scores;
  private final Endgame endgame;
  private final int solverEmpties;
  private final Reversi position;
  private final Budget budget;
  private final Consumer<SearchResult> listener;
  private final List<RootMove> moves = new ArrayList<>();
  private OptionalInt confidence = OptionalInt.empty();

  MoveValuation(
      Searcher<Reversi> midgame,
      Evaluator<Reversi> evaluator,
      Scores scores,
      Endgame endgame,
      int solverEmpties,
      Reversi position,
      Budget budget,
      Consumer<SearchResult> listener) {
    this.midgame = midgame;
    this.evaluator = evaluator;
    this.scores = scores;
    this.endgame = endgame;
    this.solverEmpties = solverEmpties;
    this.position = position;
    this.budget = budget;
    this.listener = listener;
    budget.moves(position).forEach(move -> moves.add(RootMove.unknown(move)));
  }

  /** Runs until the budget is used up or every move is solved. The position must not be over. */
  SearchResult run() {
    for (int depth = 1; depth <= budget.depth(); depth++) {
      if (isTimeToReadOut(depth)) {
        return analysis(readOut());
      }
      Optional<Completion> cutShort = deepen(depth);
      if (cutShort.isPresent()) {
        return analysis(cutShort.get());
      }
      if (moves.stream().allMatch(RootMove::solved)) {
        return analysis(Completion.SOLVED);
      }
      if (depth < budget.depth() && budget.isEnough()) {
        return analysis(Completion.TIME);
      }
    }
    return analysis(Completion.DEPTH);
  }

  private SearchResult analysis(Completion completion) {
    return scores.ofMoves(moves, confidence, completion, budget);
  }

  private boolean isTimeToReadOut(int depth) {
    if (position.emptyCount() > solverEmpties) {
      return false;
    }
    if (depth > position.emptyCount()) {
      // Every move was searched to the end of the game, so a deeper search would find little.
      return true;
    }
    int empties = position.play(moves.get(0).move().code()).emptyCount();
    double cost = Endgame.nodes(empties) * moves.size();
    boolean lookedAt = depth > 1 && budget.nodesSpent() >= cost / NODES_PER_ESTIMATES;
    return (empties < Endgame.AT_ONCE || lookedAt || depth == budget.depth())
        && endgame.isAffordable(Endgame.Aim.EXACT, empties, moves.size(), budget);
  }

  /** Searches every move to a depth. Returns the reason if a limit stopped the searches early. */
  private Optional<Completion> deepen(int depth) {
    if (depth == 1) {
      lookAhead();
    }
    for (RootMove known : List.copyOf(moves)) {
      if (known.solved() || known.depth() == depth) {
        continue;
      }
      Move move = known.move();
      Reversi after = position.play(move.code());
      if (budget.isOver()) {
        return cutShort(depth, budget.reason());
      }
      Limits limits = budget.rest().withoutRootMoves();
      SearchResult result = midgame.search(after, limits.and(Limits.depth(Math.max(1, depth - 1))));
      budget.spend(result);
      if (!result.completion().isComplete()) {
        return cutShort(depth, result.completion());
      }
      if (!result.solved()) {
        confidence = Scores.confidence(result, position);
      }
      learn(new RootMove(
          move,
          -result.score(),
          Bound.EXACT,
          result.solved(),
          result.solved() ? result.depth() + 1 : depth,
          0,
          line(move, result)));
    }
    moves.sort(BEST_FIRST);
    listener.accept(analysis(Completion.DEPTH));
    return Optional.empty();
  }

  /**
   * Values the moves that do not end the game by the evaluator alone. This is a search of one ply,
   * and is reported as one. As in the analysis, it has no nodes.
   */
  private void lookAhead() {
    List<Move> unfinished = moves.stream()
        .map(RootMove::move)
        .filter(move -> !position.play(move.code()).isTerminal())
        .toList();
    if (unfinished.isEmpty()) {
      return;
    }
    SearchReport.run(Limits.depth(1), SearchListener.NONE, iterationFinished -> {
      Move best = unfinished.get(0);
      int bestScore = -Score.INFINITY;
      for (Move move : unfinished) {
        Reversi after = position.play(move.code());
        int score = -Score.check(evaluator.evaluate(after), after, "the evaluator");
        learn(new RootMove(move, score, Bound.EXACT, false, 1));
        if (score > bestScore) {
          best = move;
          bestScore = score;
        }
      }
      return SearchResult.builder(best)
          .score(bestScore)
          .bound(Bound.EXACT)
          .depth(1)
          .build();
    });
  }

  /** Solves every move. Returns why the solving ended. */
  private Completion readOut() {
    int beyond = position.size() * position.size() + 1;
    for (RootMove known : List.copyOf(moves)) {
      if (known.solved()) {
        continue;
      }
      Move move = known.move();
      Limits limits = budget.rest().withoutRootMoves();
      SearchResult result = endgame.solve(position.play(move.code()), -beyond, beyond, limits);
      budget.spend(result);
      if (!result.completion().isComplete()) {
        return result.completion();
      }
      learn(new RootMove(
          move,
          -scores.ofSolver(result.score()),
          Bound.EXACT,
          true,
          position.emptyCount(),
          0,
          line(move, result)));
      moves.sort(BEST_FIRST);
      listener.accept(analysis(Completion.DEPTH));
    }
    return Completion.SOLVED;
  }

  /**
   * Puts the best of the moves that were searched to {@code depth} first. Estimates of different
   * depths cannot be compared.
   */
  private Optional<Completion> cutShort(int depth, Completion reason) {
    moves.sort(BEST_FIRST);
    if (moves.stream().anyMatch(known -> !known.solved() && known.depth() == depth)) {
      RootMove best = moves.stream()
          .filter(known -> known.solved() || known.depth() == depth)
          .findFirst()
          .orElseThrow();
      moves.remove(best);
      moves.add(0, best);
    }
    return Optional.of(reason);
  }

  private void learn(RootMove scored) {
    moves.replaceAll(known -> known.move().equals(scored.move()) ? scored : known);
  }

  private static List<Move> line(Move move, SearchResult after) {
    List<Move> line = new ArrayList<>();
    line.add(move);
    line.addAll(after.principalVariation());
    return line;
  }
}
