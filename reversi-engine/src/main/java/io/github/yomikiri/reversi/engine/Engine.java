package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.SingleUse;
import io.github.yomikiri.search.StopSignal;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * A player of Reversi: position in, time or depth in, move and analysis out.
 *
 * <pre>{@code
 * try (Engine engine = Engine.builder().build()) {
 *   Analysis analysis = engine.choose(Reversi.start(), Limits.time(Duration.ofSeconds(1)));
 *   analysis.bestMove();   // c4, d3, e6 or f5
 *   analysis.discs();      // how many discs that is expected to win by
 * }
 * }</pre>
 *
 * <p>In the midgame it deepens by an evaluator's values; towards the end it hands over to the exact solver, as soon as reading
 * the game out is likely to be affordable, first for the winner alone. How much of a game's clock a move may take it decides
 * itself. While the opponent thinks it may {@linkplain #ponder ponder}. How well it plays is its {@link Level}.
 *
 * <p>With a limit of depth or nodes, and one thread, an engine that is new, or told of a {@linkplain #newGame new game},
 * repeats itself to the node, unless it has pondered.
 *
 * <p>It serves one call at a time, and refuses a second one with an {@link IllegalStateException}. A search is ended
 * from any thread by the {@link StopSignal} among its limits. The engine has
 * no threads of its own, and uses none of the executors' when it has been stopped or closed.
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
  private final Thinker thinker;
  private final LongSupplier nanoTime;
  private final int varietyPlies;
  private final double varietyDiscs;
  private final long overhead;
  private final SingleUse use = new SingleUse("engine");

  private long seed;
  private long overrun;
  private Optional<Pondering> pondering = Optional.empty();
  private boolean closed;

  Engine(EngineBuilder parts) {
    level = parts.level();
    evaluator = Midgame.byTournamentRule(parts.evaluator());
    scores = new Scores(evaluator.unitsPerDisc());
    nanoTime = parts.nanoTime();
    midgame = Midgame.searcher(evaluator, parts);
    endgame = new Endgame(parts.endgameMebibytes(), parts.executor(), parts.threads(), nanoTime);
    thinker = new Thinker(midgame, scores, endgame, level.solverEmpties());
    varietyPlies = parts.varietyPlies();
    varietyDiscs = parts.varietyDiscs();
    overhead = parts.overhead().toNanos();
    seed = parts.seed();
  }

  /**
   * Starts an engine of full strength with one thread.
   *
   * @return a builder
   */
  public static EngineBuilder builder() {
    return new EngineBuilder();
  }

  /**
   * Returns how well it plays.
   *
   * @return the level
   */
  public Level level() {
    return level;
  }

  /**
   * Forgets everything learned, and draws its lots from another seed.
   *
   * @param newSeed of its randomness
   */
  public void newGame(long newSeed) {
    use.run(() -> forget(newSeed));
  }

  private void forget(long newSeed) {
    stopPondering();
    midgame.reset();
    endgame.reset();
    overrun = 0;
    seed = newSeed;
  }

  /**
   * Makes the virtual machine load and compile what thinking needs, and forgets what was thought. The first move of a program
   * takes some tenths of a second longer than it is told, or more on a machine that is busy: before a game by a short clock this
   * is worth its half second.
   *
   * @throws IllegalStateException if the engine is closed or in use
   */
  public void warmUp() {
    use.run(this::warmUpAlone);
  }

  private void warmUpAlone() {
    begin();
    Reversi position = Reversi.start();
    while (!position.isTerminal()) {
      long nodes = position.emptyCount() > WARM_ENDGAME ? WARM_MIDGAME_NODES : WARM_ENDGAME_NODES;
      Budget budget = Budget.of(Limits.nodes(nodes), nanoTime);
      Analysis analysis = thinker.choose(position, budget, soFar -> {});
      allMoves(position, Budget.of(Limits.depth(2), nanoTime), soFar -> {});
      position = position.play(analysis.bestMove().code());
    }
    forget(seed);
  }

  /**
   * Chooses a move.
   *
   * @param position the position
   * @param limits what ends the thinking; the level's depth applies, too
   * @return the move and what is known of the position
   * @throws IllegalStateException if the engine is closed or in use
   */
  public Analysis choose(Reversi position, Limits limits) {
    return choose(position, limits, soFar -> {});
  }

  /**
   * Chooses a move, and tells of its progress.
   *
   * @param position the position
   * @param limits what ends the thinking; the level's depth applies, too
   * @param listener told of what is known so far, on this thread, after every iteration
   * @return the move and what is known of the position
   * @throws IllegalStateException if the engine is closed or in use
   */
  public Analysis choose(Reversi position, Limits limits, Consumer<Analysis> listener) {
    return use.call(() -> choose(position, Budget.of(ownDepth(limits), nanoTime), listener));
  }

  /**
   * Chooses a move by the clock of a game. The time it takes is its own decision, and is never so long that the clock runs out:
   * for each move to come the {@linkplain EngineBuilder#overhead overhead} is set aside, or more if thinking has taken longer
   * than was decided before. Nothing guards it from a machine that stands still.
   *
   * @param position the position
   * @param clock the clock as it is now
   * @param limits what else ends the thinking; the level's depth applies, too
   * @param listener told of what is known so far, on this thread, after every iteration
   * @return the move and what is known of the position
   * @throws IllegalStateException if the engine is closed or in use
   */
  public Analysis choose(
      Reversi position, GameClock clock, Limits limits, Consumer<Analysis> listener) {
    return use.call(() -> chooseByClock(position, clock, limits, listener));
  }

  private Analysis chooseByClock(
      Reversi position, GameClock clock, Limits limits, Consumer<Analysis> listener) {
    TimeManager.Share share =
        TimeManager.share(clock, position.emptyCount(), Math.max(overhead, 2 * overrun));
    Limits narrowed = ownDepth(limits);
    if (position.legalMoves().size() <= 1) {
      // There is nothing to choose; a glance is enough to say something of the position.
      narrowed = narrowed.and(Limits.nodes(1_000));
    }
    Budget budget = Budget.of(narrowed, share, nanoTime);
    Analysis analysis = choose(position, budget, listener);
    // One long wait for a busy machine is to be forgotten again.
    overrun = Math.max(overrun / 2, budget.elapsed().toNanos() - share.max());
    return analysis;
  }

  private Analysis choose(Reversi position, Budget budget, Consumer<Analysis> listener) {
    begin();
    boolean varies = 64 - position.emptyCount() - 4 < varietyPlies && position.size() == 8;
    boolean readable = position.emptyCount() <= level.solverEmpties();
    Analysis analysis;
    if (position.legalMoves().size() > 1 && level.makesErrors() && !readable) {
      analysis =
          Choice.mistaken(allMoves(position, budget, listener), position, level.errorDiscs(), seed);
    } else if (position.legalMoves().size() > 1 && varies) {
      analysis = Choice.varied(allMoves(position, budget, listener), position, varietyDiscs, seed);
    } else {
      analysis = thinker.choose(position, budget, listener);
    }
    return Choice.turned(analysis, position, seed);
  }

  /**
   * Gives every legal move a value of its own, which takes some three times as long as choosing the best one. The level's errors
   * do not apply.
   *
   * @param position the position
   * @param limits what ends the analysis; the level's depth applies, too
   * @param listener told of what is known so far, on this thread, whenever all moves were searched one ply deeper or one was
   *     solved
   * @return what is known of every move, the best first
   * @throws IllegalStateException if the engine is closed or in use
   */
  public Analysis analyse(Reversi position, Limits limits, Consumer<Analysis> listener) {
    return use.call(() -> {
      begin();
      Budget budget = Budget.of(ownDepth(limits), nanoTime);
      return position.isTerminal()
          ? thinker.choose(position, budget, listener)
          : allMoves(position, budget, listener);
    });
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
   * Thinks about a position, usually with the opponent to move, until it is told to stop or asked something else. What it finds
   * out makes the answer to the next question a better one, for it stays in the tables. What it pondered before is stopped.
   *
   * @param position the position
   * @param executor runs the thinking as one long task, on another thread than the caller's
   * @throws IllegalStateException if the engine is closed or in use
   */
  public void ponder(Reversi position, Executor executor) {
    use.run(() -> beginPondering(position, executor));
  }

  private void beginPondering(Reversi position, Executor executor) {
    begin();
    Pondering task = new Pondering(stop -> {
      Budget budget = Budget.of(ownDepth(Limits.none().withStop(stop)), nanoTime);
      thinker.choose(position, budget, soFar -> {});
    });
    pondering = Optional.of(task);
    executor.execute(task);
  }

  /** Stops pondering, and returns when nothing of it runs any more: within milliseconds. */
  public void stopPondering() {
    pondering.ifPresent(Pondering::stop);
    pondering = Optional.empty();
  }

  private void begin() {
    if (closed) {
      throw new IllegalStateException("the engine is closed");
    }
    stopPondering();
  }

  /** Stops pondering, for good. */
  @Override
  public void close() {
    stopPondering();
    closed = true;
  }
}
