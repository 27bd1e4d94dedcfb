package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.play.match.GameClock;
import io.github.yomikiri.play.thinking.Budget;
import io.github.yomikiri.play.thinking.GameReview;
import io.github.yomikiri.play.thinking.Thinker;
import io.github.yomikiri.play.thinking.TimeShare.MovesLeft;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.search.JudgedMove;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.ValuedMove;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * A player of Reversi. You give the engine a position and limits such as time or depth, and it
 * returns a move and an analysis.
 *
 * <pre>{@code
 * try (Engine engine = Engine.builder().build()) {
 *   Analysis analysis = engine.choose(Reversi.start(), Limits.time(Duration.ofSeconds(1)));
 *   analysis.bestMove();   // c4, d3, e6 or f5
 *   analysis.discs();      // the expected difference in discs at the end of the game
 * }
 * }</pre>
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
public final class Engine implements AutoCloseable {

  private static final int WARM_ENDGAME = 14;
  private static final long WARM_MIDGAME_NODES = 5_000;
  private static final long WARM_ENDGAME_NODES = 300_000;

  private final Level level;
  private final DiscEvaluator evaluator;
  private final Scores scores;
  private final Searcher<Reversi> midgame;
  private final Endgame endgame;
  private final MoveChooser chooser;
  private final Thinker<Reversi, Analysis> thinker;
  private final LongSupplier nanoTime;
  private final int varietyPlies;
  private final double varietyDiscs;
  private final Optional<BookMoves> book;

  private long seed;

  Engine(EngineBuilder parts) {
    level = parts.level();
    evaluator = Midgame.byTournamentRule(parts.evaluator());
    scores = new Scores(evaluator.unitsPerDisc(), Midgame.confidence(parts));
    nanoTime = parts.nanoTime();
    midgame = Midgame.searcher(evaluator, parts);
    endgame = new Endgame(parts.endgameMebibytes(), parts.executor(), parts.threads(), nanoTime);
    chooser = new MoveChooser(midgame, scores, endgame, level.solverEmpties(), parts.selectivity());
    thinker = new Thinker<>("engine", this::choose, Engine::movesLeft, parts.overhead(), nanoTime);
    varietyPlies = parts.varietyPlies();
    varietyDiscs = parts.varietyDiscs();
    book = parts.book();
    seed = parts.seed();
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

  /**
   * Clears all tables and statistics, and sets another seed.
   *
   * @param newSeed the seed of the engine's randomness
   */
  public void newGame(long newSeed) {
    thinker.newGame(() -> forget(newSeed));
  }

  private void forget(long newSeed) {
    midgame.reset();
    endgame.reset();
    seed = newSeed;
  }

  /**
   * Makes the virtual machine load and compile the code of the searches, and then clears the
   * results. Without this call, a program's first move exceeds its time by some tenths of a second,
   * or more on a busy machine. The call takes half a second. Use it before a game with a short
   * clock.
   *
   * @throws IllegalStateException if the engine is closed or in use
   */
  public void warmUp() {
    thinker.run(this::warmUpAlone);
  }

  private void warmUpAlone() {
    // A weak level calls the solver late or never. Until then, it needs few nodes.
    int solved = Math.min(WARM_ENDGAME, level.solverEmpties());
    Reversi position = Reversi.start();
    while (!position.isTerminal()) {
      long nodes = position.emptyCount() > solved ? WARM_MIDGAME_NODES : WARM_ENDGAME_NODES;
      Budget budget = Budget.of(Limits.nodes(nodes), nanoTime);
      Analysis analysis = chooser.choose(position, budget, soFar -> {});
      allMoves(position, Budget.of(Limits.depth(2), nanoTime), soFar -> {});
      position = position.play(analysis.bestMove().code());
    }
    forget(seed);
  }

  /**
   * Chooses a move.
   *
   * @param position the position
   * @param limits the limits of the search; the level's depth applies, too
   * @return the move and the analysis of the position
   * @throws IllegalStateException if the engine is closed or in use
   */
  public Analysis choose(Reversi position, Limits limits) {
    return choose(position, limits, soFar -> {});
  }

  /**
   * Chooses a move, and reports the progress to a listener.
   *
   * @param position the position
   * @param limits the limits of the search; the level's depth applies, too
   * @param listener called on this thread with the results so far, after every iteration
   * @return the move and the analysis of the position
   * @throws IllegalStateException if the engine is closed or in use
   */
  public Analysis choose(Reversi position, Limits limits, Consumer<Analysis> listener) {
    return thinker.choose(position, ownDepth(limits), listener);
  }

  /**
   * Chooses a move with the clock of a game. The engine decides how much time the move takes. To
   * keep the clock from running out, it reserves the {@linkplain EngineBuilder#overhead overhead}
   * for each later move. If moves took longer than planned before, it reserves more. But if the
   * machine stops for a while, the engine can still lose on time.
   *
   * @param position the position
   * @param clock the clock as it is now
   * @param limits further limits of the search; the level's depth applies, too
   * @param listener called on this thread with the results so far, after every iteration
   * @return the move and the analysis of the position
   * @throws IllegalStateException if the engine is closed or in use
   */
  public Analysis choose(
      Reversi position, GameClock clock, Limits limits, Consumer<Analysis> listener) {
    return thinker.choose(position, clock, ownDepth(limits), listener);
  }

  static MovesLeft movesLeft(Reversi position) {
    int empties = position.emptyCount();
    double thought = 0;
    for (int later = empties; later > 0; later -= 2) {
      thought += thought(later);
    }
    // If the opponent has to pass, there is one move more.
    int passes = empties > 2 ? 1 : 0;
    return new MovesLeft(
        Math.max(1, (empties + 1) / 2 + passes), Math.max(1, thought / thought(empties)));
  }

  /**
   * Returns how much thought a move needs, relative to a move of the midgame. Most games are
   * decided where reading out the end begins. From then on, the table has the answers.
   */
  private static double thought(int empties) {
    if (empties > 26) {
      return 1;
    }
    return empties > 22 ? 5 : empties > 20 ? 2 : 0.2;
  }

  private Analysis choose(Reversi position, Budget budget, Consumer<Analysis> listener) {
    Optional<Analysis> known = level.makesErrors()
        ? Optional.empty()
        : book.flatMap(moves -> moves.choose(position, budget, seed));
    return known.orElseGet(() -> search(position, budget, listener));
  }

  private Analysis search(Reversi position, Budget budget, Consumer<Analysis> listener) {
    boolean varies = 64 - position.emptyCount() - 4 < varietyPlies && position.size() == 8;
    boolean readable = position.emptyCount() <= level.solverEmpties();
    Analysis analysis;
    if (position.legalMoves().size() > 1 && level.makesErrors() && !readable) {
      analysis =
          Choice.mistaken(allMoves(position, budget, listener), position, level.errorDiscs(), seed);
    } else if (position.legalMoves().size() > 1 && varies) {
      analysis = Choice.varied(allMoves(position, budget, listener), position, varietyDiscs, seed);
    } else {
      analysis = chooser.choose(position, budget, listener);
    }
    return Choice.turned(analysis, position, seed);
  }

  /**
   * Computes a value for every legal move. This takes about three times as long as choosing the
   * best move. The level's errors do not apply.
   *
   * @param position the position
   * @param limits what ends the analysis; the level's depth applies, too
   * @param listener called on this thread with the results so far, after each depth and after each
   *     solved move
   * @return the results for every move, the best first
   * @throws IllegalStateException if the engine is closed or in use
   */
  public Analysis analyze(Reversi position, Limits limits, Consumer<Analysis> listener) {
    return thinker.call(() -> {
      Budget budget = Budget.of(ownDepth(limits), nanoTime);
      return position.isTerminal()
          ? chooser.choose(position, budget, listener)
          : allMoves(position, budget, listener);
    });
  }

  /**
   * Judges every move of a game: its value, the best alternative, and what the move has cost, all
   * in discs. The engine analyzes the positions from the end of the game to its start. So its
   * tables know the later positions when an earlier position is searched, and solved ends make
   * earlier moves exact. If a limit stops a search, the last depth that was searched to its end
   * counts.
   *
   * @param game the game, which need not be over
   * @param limits what ends the analysis of each position; the level's depth applies, too. A raised
   *     stop signal ends the analysis of the game
   * @param listener called on this thread after each move, the last move first
   * @return the moves in the order of the game, passes included
   * @throws IllegalStateException if the engine is closed or in use
   */
  public List<JudgedMove> analyze(
      Game<Reversi> game, Limits limits, Consumer<JudgedMove> listener) {
    return thinker.call(() -> GameReview.of(game, analyst(limits), limits.stop(), listener));
  }

  private GameReview.Analyst<Reversi> analyst(Limits limits) {
    return new GameReview.Analyst<>() {

      @Override
      public double score(Reversi over) {
        return over.terminalScore();
      }

      @Override
      public void search(Reversi position, Consumer<List<ValuedMove>> listener) {
        Budget budget = Budget.of(ownDepth(limits), nanoTime);
        allMoves(position, budget, soFar -> listener.accept(soFar.valuedMoves()));
      }
    };
  }

  private Analysis allMoves(Reversi position, Budget budget, Consumer<Analysis> listener) {
    return new AllMoves(
            midgame, evaluator, scores, endgame, level.solverEmpties(), position, budget, listener)
        .run();
  }

  private Limits ownDepth(Limits limits) {
    return limits.and(Limits.depth(level.depth()));
  }

  /**
   * Searches a position, usually with the opponent to move, until the next call stops the search.
   * The results stay in the tables and improve the next answer. Earlier pondering is stopped.
   *
   * <p>If the search throws an exception, for example from the evaluator, the next call throws this
   * exception and does nothing else. The engine can be used afterwards. If the executor rejects the
   * task, the engine does not ponder.
   *
   * @param position the position
   * @param executor runs the search as one long task, on another thread than the caller's
   * @throws IllegalStateException if the engine is closed or in use
   */
  public void ponder(Reversi position, Executor executor) {
    thinker.ponder(position, ownDepth(Limits.none()), chooser::choose, executor);
  }

  /**
   * Stops pondering, and waits for its end, which takes milliseconds. If its search has thrown an
   * exception, throws this exception.
   */
  public void stopPondering() {
    thinker.stopPondering();
  }

  /** Closes the engine. Stops pondering as {@link #stopPondering} does. */
  @Override
  public void close() {
    thinker.close();
  }
}
