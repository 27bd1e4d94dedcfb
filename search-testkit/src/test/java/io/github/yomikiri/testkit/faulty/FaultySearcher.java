package io.github.yomikiri.testkit.faulty;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.games.RandomTree;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;

/** A correct searcher whose input or result is changed by a fault. */
final class FaultySearcher implements Searcher<RandomTree> {

  /** A fault, the contract's test that must find the fault, and a part of the message. */
  enum Fault {
    NONE("", ""),
    SCORE_OFF_BY_ONE("scoresAreTheReferences", "the reference has"),
    SCORE_NEVER_EXACT("scoresAreTheReferences", "has no exact score"),
    LOOKS_LESS_DEEP("scoresAreTheReferences", "the reference has"),
    WORST_MOVE("movesAreAmongTheReferencesBest", "the reference's best are"),
    ILLEGAL_MOVE("movesAreAmongTheReferencesBest", "the move nowhere is not among the legal"),
    LINE_ILLEGAL("principalVariationsLeadToTheScore", "has the illegal move nowhere"),
    LINE_WITHOUT_MOVE("principalVariationsLeadToTheScore", "no principal variation"),
    LINE_OF_ANOTHER_SCORE(
        "principalVariationsLeadToTheScore", "leads to a leaf of another value than the score"),
    ROOT_MOVE_MISSING("rootMovesAreCompleteAndHonest", "the root moves are"),
    ROOT_MOVE_EXACT("rootMovesAreCompleteAndHonest", "is EXACT"),
    ROOT_MOVES_BACKWARDS("bestMovesComeFirst", "the root moves begin with"),
    ALWAYS_SOLVED("solvedMeansSolved", "the solved score is EXACT"),
    NEVER_SOLVED("solvedMeansSolved", "but the result is not called solved"),
    NO_MOVE_WHEN_CUT_SHORT("oneNodeIsEnoughForAMove", "no move, although the game is not over"),
    TWO_NODES_MORE("nodeLimitsHold", "nodes were visited, more than the limit of"),
    CUT_SHORT_BUT_EXACT("nodeLimitsHold", "the reference has"),
    EVERY_SEARCH_ANOTHER("nodeLimitsRepeat", "ends differently the second time"),
    SHARES_STATE("newSearchersShareNothing", "a new searcher searches differently after another"),
    RESET_DOES_NOTHING("resetMakesNew", "searches differently from a new one"),
    DEAF_TO_STOP("stopSignalRaisedBefore", "the stop signal did not end the search"),
    DEAF_TO_LATE_STOP("stopSignalRaisedDuring", "the stop signal did not end the search"),
    FINISHED_IS_DEPTH("finishedGamesAreAnswered", "the game is over"),
    TELLS_NOBODY("listenersAreTold", ""),
    ITERATION_TWICE("listenersAreTold", "iterationFinished() must come once for every depth"),
    ITERATIONS_BACKWARDS("listenersAreTold", "iterationFinished() must come once for every depth"),
    HIDES_ITS_END("everyEndIsReported", "finished() must come last, with the result"),
    IGNORES_THE_USUAL_TIME("theUsualTimeEndsTheIterations", "did not end the iterations"),
    IGNORES_THE_LEAST_DEPTH("theUsualTimeEndsTheIterations", "ended the search at depth 1"),
    IGNORES_THE_ROOT_MOVES("rootMovesCanBeExcluded", "the limits have the root moves"),
    SCORES_THE_EXCLUDED_MOVE("rootMovesCanBeExcluded", "the score of the root moves");

    final String test;
    final String says;

    Fault(String test, String says) {
      this.test = test;
      this.says = says;
    }
  }

  private static final AtomicInteger SEARCHES = new AtomicInteger();
  private static final Searcher<RandomTree> SHARED = Searchers.forGame(RandomTree.class)
      .compose(old -> old.withDepthRule(DepthRule.EXACT))
      .evaluator(RandomTree::estimate)
      .build();

  private static final Move NOWHERE = new Move(500, "nowhere");

  private final Fault fault;
  private final Searcher<RandomTree> sound;

  FaultySearcher(Fault fault, Evaluator<RandomTree> evaluator) {
    this.fault = fault;
    SearcherBuilder<RandomTree> builder = fault == Fault.RESET_DOES_NOTHING
        ? Searchers.forGame(RandomTree.class).compose(old -> old.withDepthRule(DepthRule.EXACT))
        : Searchers.bare(RandomTree.class);
    sound = builder
        .evaluator(evaluator)
        .algorithm(fault == Fault.ROOT_MOVES_BACKWARDS ? Algorithm.NEGAMAX : Algorithm.PVS)
        .build();
  }

  @Override
  public SearchResult search(RandomTree root, Limits limits, SearchListener listener) {
    boolean late = !limits.stop().isRaised();
    SearchResult result = switch (fault) {
      case LOOKS_LESS_DEEP ->
        sound.search(
            root,
            limits.withDepth(Math.max(1, limits.depth().orElse(Limits.MAX_DEPTH) - 1)),
            listener);
      case TWO_NODES_MORE -> sound.search(root, more(limits, () -> 2), listener);
      case EVERY_SEARCH_ANOTHER ->
        sound.search(root, more(limits, SEARCHES::incrementAndGet), listener);
      case IGNORES_THE_ROOT_MOVES -> sound.search(root, limits.withoutRootMoves(), listener);
      case SCORES_THE_EXCLUDED_MOVE -> {
        int score = sound.search(root, limits.withoutRootMoves()).score();
        SearchResult some = sound.search(root, limits, listener);
        yield limits.rootMoves().isEmpty()
            ? some
            : some.toBuilder().score(score).build();
      }
      case DEAF_TO_STOP -> sound.search(root, limits.withStop(StopSignal.NEVER), listener);
      case DEAF_TO_LATE_STOP ->
        sound.search(root, late ? limits.withStop(StopSignal.NEVER) : limits, listener);
      case SHARES_STATE -> SHARED.search(root, limits, listener);
      case TELLS_NOBODY -> sound.search(root, limits);
      case IGNORES_THE_USUAL_TIME -> sound.search(root, limits.withoutUsualTime(), listener);
      case IGNORES_THE_LEAST_DEPTH ->
        sound.search(root, limits.usualTime().map(limits::withUsualTime).orElse(limits), listener);
      case ITERATION_TWICE, ITERATIONS_BACKWARDS, HIDES_ITS_END ->
        sound.search(root, limits, limits.usualTime().isPresent() ? listener : tampered(listener));
      default -> sound.search(root, limits, listener);
    };
    if (result.completion() == Completion.GAME_OVER) {
      return fault == Fault.FINISHED_IS_DEPTH ? withCompletion(result, Completion.DEPTH) : result;
    }
    return tamper(root, result);
  }

  private SearchListener tampered(SearchListener listener) {
    return new SearchListener() {
      @Override
      public void started(Limits limits) {
        listener.started(limits);
      }

      @Override
      public void iterationFinished(SearchResult soFar) {
        if (fault == Fault.ITERATION_TWICE) {
          listener.iterationFinished(soFar);
          listener.iterationFinished(soFar);
        } else if (fault == Fault.HIDES_ITS_END) {
          listener.iterationFinished(soFar);
        } else {
          listener.iterationFinished(
              soFar.toBuilder().depth(Limits.MAX_DEPTH - soFar.depth()).build());
        }
      }

      @Override
      public void finished(SearchResult result) {
        if (fault != Fault.HIDES_ITS_END || result.completion() != Completion.TIME) {
          listener.finished(result);
        }
      }
    };
  }

  private static Limits more(Limits limits, IntSupplier nodes) {
    return limits.nodes().isPresent()
        ? limits.withNodes(limits.nodes().getAsLong() + nodes.getAsInt())
        : limits;
  }

  private SearchResult tamper(RandomTree root, SearchResult r) {
    List<Move> line = r.principalVariation();
    List<RootMove> roots = new ArrayList<>(r.rootMoves());
    boolean cutShort = !r.completion().isComplete();
    return switch (fault) {
      case SCORE_OFF_BY_ONE ->
        with(r, r.move(), r.score() + 1, r.bound(), r.solved(), r.depth(), line, roots);
      case SCORE_NEVER_EXACT ->
        with(r, r.move(), r.score(), Bound.LOWER, r.solved(), r.depth(), line, roots);
      case LOOKS_LESS_DEEP ->
        with(r, r.move(), r.score(), r.bound(), r.solved(), r.depth() + 1, line, roots);
      case WORST_MOVE -> {
        Move worst = roots.stream()
            .min(Comparator.comparing(RootMove::score))
            .orElseThrow()
            .move();
        yield with(
            r,
            Optional.of(worst),
            r.score(),
            r.bound(),
            r.solved(),
            r.depth(),
            List.of(worst),
            roots);
      }
      case ILLEGAL_MOVE ->
        with(
            r,
            Optional.of(NOWHERE),
            r.score(),
            r.bound(),
            r.solved(),
            r.depth(),
            List.of(NOWHERE),
            roots);
      case LINE_ILLEGAL ->
        with(
            r,
            r.move(),
            r.score(),
            r.bound(),
            r.solved(),
            r.depth(),
            List.of(r.bestMove(), NOWHERE),
            roots);
      case LINE_WITHOUT_MOVE ->
        with(r, r.move(), r.score(), r.bound(), r.solved(), r.depth(), List.of(), roots);
      case LINE_OF_ANOTHER_SCORE ->
        with(
            r,
            r.move(),
            r.score(),
            r.bound(),
            r.solved(),
            r.depth(),
            anyLine(root, r.bestMove(), r.depth()),
            roots);
      case ROOT_MOVE_MISSING -> {
        roots.remove(roots.size() - 1);
        yield with(r, r.move(), r.score(), r.bound(), r.solved(), r.depth(), line, roots);
      }
      case ROOT_MOVE_EXACT -> {
        roots.replaceAll(known ->
            new RootMove(known.move(), known.score(), Bound.EXACT, known.solved(), known.depth()));
        yield with(r, r.move(), r.score(), r.bound(), r.solved(), r.depth(), line, roots);
      }
      case ROOT_MOVES_BACKWARDS -> {
        Collections.reverse(roots);
        yield with(r, r.move(), r.score(), r.bound(), r.solved(), r.depth(), line, roots);
      }
      case ALWAYS_SOLVED -> with(r, r.move(), r.score(), r.bound(), true, r.depth(), line, roots);
      case NEVER_SOLVED -> with(r, r.move(), r.score(), r.bound(), false, r.depth(), line, roots);
      case NO_MOVE_WHEN_CUT_SHORT ->
        cutShort
            ? with(r, Optional.empty(), r.score(), r.bound(), r.solved(), r.depth(), line, roots)
            : r;
      case CUT_SHORT_BUT_EXACT ->
        cutShort && r.depth() > 0
            ? with(r, r.move(), r.score(), Bound.EXACT, r.solved(), r.depth(), line, roots)
            : r;
      default -> r;
    };
  }

  private static List<Move> anyLine(RandomTree root, Move first, int depth) {
    List<Move> line = new ArrayList<>(List.of(first));
    RandomTree node = root.play(first.code());
    while (line.size() < depth && !node.isTerminal()) {
      List<Move> moves = node.legalMoves();
      Move last = moves.get(moves.size() - 1);
      line.add(last);
      node = node.play(last.code());
    }
    return line;
  }

  private static SearchResult with(
      SearchResult r,
      Optional<Move> move,
      int score,
      Bound bound,
      boolean solved,
      int depth,
      List<Move> line,
      List<RootMove> roots) {
    SearchResult.Builder tampered = move.isPresent()
        ? SearchResult.builder(move.get())
        : SearchResult.gameOver(score).toBuilder();
    return tampered
        .score(score)
        .bound(bound)
        .solved(solved)
        .depth(depth)
        .principalVariation(line)
        .rootMoves(roots)
        .completion(r.completion())
        .statistics(r.statistics())
        .build();
  }

  private static SearchResult withCompletion(SearchResult r, Completion completion) {
    return r.toBuilder().completion(completion).build();
  }

  @Override
  public void reset() {
    if (fault != Fault.RESET_DOES_NOTHING) {
      sound.reset();
    }
  }
}
