package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.thinking.Budget;
import io.github.yomikiri.play.thinking.PlayerCore;
import io.github.yomikiri.play.thinking.PlayerCore.MovesLeft;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.search.GameClock;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * A player of Reversi. You give the engine a position and limits such as time or depth, and it
 * returns a move and its value.
 *
 * <pre>{@code
 * try (Engine engine = Engine.builder().build()) {
 *   SearchResult result = engine.play(Reversi.start(), Limits.time(Duration.ofSeconds(1)));
 *   result.bestMove();   // c4, d3, e6 or f5
 *   result.points();     // the expected difference in discs at the end of the game
 * }
 * }</pre>
 *
 * <p>The points of all results are discs of the final difference, from the view of the side to
 * move. Empty squares count for the winner. An estimate has fractions, but a solved value is a
 * whole number. If a search went to the end of the game, the depth is the number of empty squares.
 * The {@linkplain SearchResult#confidence() confidence} then is how sure the predictions of the
 * final score were. A move from a book has the depth 1.
 *
 * <p>In the midgame the engine searches deeper and deeper with an evaluator. Towards the end it
 * estimates the final score at rising confidence, by selective searches to the end of the game. It
 * calls the exact solver as soon as the budget is likely to be enough. If the budget is small, the
 * solver first finds the winner, and then looks for the score until a limit is reached. If a game
 * has a clock, the engine divides it among the moves. During the opponent's moves, the engine may
 * {@linkplain #ponder ponder}. With a {@linkplain EngineBuilder#book book}, the first moves of a
 * game need no search. The {@link Level} sets how well the engine plays.
 *
 * <p>With one thread and a limit of depth or nodes, results are reproducible to the node. This
 * holds for a new engine, or after {@linkplain #newGame a new game}, if the engine has not
 * pondered.
 *
 * <p>An engine serves one call at a time, and rejects a second call with an
 * {@link IllegalStateException}. Any thread can stop a search by the {@link StopSignal} among the
 * limits. The engine has no threads of its own. After a stop or {@link #close()}, it uses no thread
 * of the executors.
 */
public final class Engine implements Player<Reversi> {

  private static final int WARM_ENDGAME = 14;
  private static final long WARM_MIDGAME_NODES = 5_000;
  private static final long WARM_ENDGAME_NODES = 300_000;

  private final Level level;
  private final DiscEvaluator evaluator;
  private final Scores scores;
  private final Searcher<Reversi> midgame;
  private final Endgame endgame;
  private final MoveChooser chooser;
  private final PlayerCore<Reversi> core;
  private final LongSupplier nanoTime;
  private final int varietyPlies;
  private final int varietyMargin;
  private final Optional<BookMoves> book;

  private long seed;

  Engine(EngineBuilder parts) {
    level = parts.level;
    evaluator = Midgame.byTournamentRule(parts.evaluator());
    scores = new Scores(evaluator.unitsPerDisc());
    nanoTime = parts.nanoTime;
    midgame = Midgame.searcher(evaluator, parts);
    endgame = new Endgame(parts.endgameMebibytes, parts.threads, parts.executor, nanoTime);
    chooser = new MoveChooser(midgame, scores, endgame, level.solverEmpties(), parts.selectivity());
    core = new PlayerCore<>(name(), this::movesLeft, parts.overhead, nanoTime);
    varietyPlies = parts.varietyPlies;
    varietyMargin = scores.ofDiscs(parts.varietyDiscs);
    book = parts.book;
    seed = parts.seed;
  }

  /**
   * Returns a builder of an engine. The defaults are full strength and one thread.
   *
   * @return a builder
   */
  public static EngineBuilder builder() {
    return new EngineBuilder();
  }

  /**
   * Returns how well the engine plays.
   *
   * @return the level
   */
  public Level level() {
    return level;
  }

  @Override
  public String name() {
    return "engine";
  }

  /** Clears all tables and statistics, and sets the seed of the engine's randomness. */
  @Override
  public void newGame(Game<Reversi> opening, long newSeed) {
    core.newGame(() -> forget(newSeed));
  }

  private void forget(long newSeed) {
    midgame.reset();
    endgame.reset();
    seed = newSeed;
  }

  /**
   * Makes the virtual machine load and compile the code of the searches, and then clears the
   * results. Without this call, a program's first move exceeds its time by some tenths of a second,
   * or more on a busy machine. The call takes half a second, or less at a weak level. Use it before
   * a game with a short clock.
   *
   * @param start a position that games begin with, usually {@link Reversi#start()}
   */
  @Override
  public void warmUp(Reversi start) {
    core.run(() -> warmUpAlone(start));
  }

  private void warmUpAlone(Reversi start) {
    // A weak level looks ahead a few plies, and calls the solver late or never.
    int solved = Math.min(WARM_ENDGAME, level.solverEmpties());
    Reversi position = start;
    while (!position.isTerminal()) {
      long nodes = position.emptyCount() > solved ? WARM_MIDGAME_NODES : WARM_ENDGAME_NODES;
      Budget budget = Budget.of(ownDepth(Limits.nodes(nodes)), nanoTime);
      SearchResult result = chooser.choose(position, budget, soFar -> {});
      bestMoves(position, Budget.of(Limits.depth(2), nanoTime), soFar -> {});
      position = position.play(result.bestMove().code());
    }
    forget(seed);
  }

  @Override
  public SearchResult play(Game<Reversi> game, Limits limits, Consumer<SearchResult> listener) {
    return core.run(game, ownDepth(limits), ofPosition(this::choose), listener);
  }

  private MovesLeft movesLeft(Reversi position, GameClock clock) {
    return ClockPlan.movesLeft(
        position.emptyCount(), clock.left(), level.solverEmpties(), endgame::secondsToSolve);
  }

  private SearchResult choose(Reversi position, Budget budget, Consumer<SearchResult> listener) {
    Optional<SearchResult> known = level.makesErrors() || budget.excludesMoves()
        ? Optional.empty()
        : book.flatMap(moves -> moves.choose(position, scores, budget, seed));
    return known.orElseGet(() -> search(position, budget, listener));
  }

  private SearchResult search(Reversi position, Budget budget, Consumer<SearchResult> listener) {
    boolean varies = 64 - position.emptyCount() - 4 < varietyPlies && position.size() == 8;
    boolean readable = position.emptyCount() <= level.solverEmpties();
    boolean hasChoice = budget.moves(position).size() > 1;
    SearchResult result;
    if (hasChoice && level.makesErrors() && !readable) {
      result = RandomChoice.mistaken(
          bestMoves(position, budget, listener), position, level.errorDiscs(), seed);
    } else if (hasChoice && varies) {
      result =
          RandomChoice.varied(bestMoves(position, budget, listener), position, varietyMargin, seed);
    } else {
      result = chooser.choose(position, budget, listener);
    }
    return budget.excludesMoves() ? result : RandomChoice.turned(result, position, seed);
  }

  /**
   * Values the best moves of a position. The values of several moves take about three times as long
   * as choosing the best move. The level's errors do not apply.
   */
  @Override
  public SearchResult analyze(
      Game<Reversi> game, int moves, Limits limits, Consumer<SearchResult> listener) {
    PositionSearch search = moves == 1 || game.isOver() ? chooser::choose : this::bestMoves;
    return core.run(game, ownDepth(limits), ofPosition(search), listener);
  }

  /** A search that needs no moves before the position, because no position occurs twice. */
  private interface PositionSearch {
    SearchResult run(Reversi position, Budget budget, Consumer<SearchResult> listener);
  }

  private static PlayerCore.Search<Reversi> ofPosition(PositionSearch search) {
    return (game, budget, listener) -> search.run(game.position(), budget, listener);
  }

  private SearchResult bestMoves(Reversi position, Budget budget, Consumer<SearchResult> listener) {
    return new MoveValuation(
            midgame, evaluator, scores, endgame, level.solverEmpties(), position, budget, listener)
        .run();
  }

  private Limits ownDepth(Limits limits) {
    return limits.and(Limits.depth(level.depth()));
  }

  @Override
  public void ponder(Game<Reversi> game, Executor executor) {
    core.ponder(game, ownDepth(Limits.none()), ofPosition(chooser::choose), executor);
  }

  @Override
  public void stopPondering() {
    core.stopPondering();
  }

  @Override
  public void close() {
    core.close();
  }
}
