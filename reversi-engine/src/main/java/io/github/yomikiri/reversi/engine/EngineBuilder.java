package io.github.yomikiri.reversi.engine;

import io.github.yomikiri.game.internal.Ranges;
import io.github.yomikiri.game.internal.Settings;
import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.platform.HeapShare;
import io.github.yomikiri.search.probcut.ProbCutTable;
import io.github.yomikiri.search.probcut.Selectivity;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;

/**
 * The builder of an {@link Engine}. Every setting has a default that plays well. A setting is made
 * once; a second call is rejected by an {@link IllegalStateException}.
 */
public final class EngineBuilder {

  private static final int MAX_MEBIBYTES = 8192;

  private final Settings<EngineBuilder> settings = new Settings<>(this);
  private Optional<DiscEvaluator> evaluator = Optional.empty();
  private Optional<ProbCutTable> predictions = Optional.empty();
  private Optional<Selectivity> selectivity = Optional.empty();
  Level level = Level.MAX;
  int midgameMebibytes = HeapShare.mebibytes(32);
  int endgameMebibytes = HeapShare.mebibytes(64);
  Executor executor = Runnable::run;
  int threads = 1;
  long seed;
  int varietyPlies;
  double varietyDiscs;
  Optional<BookMoves> book = Optional.empty();
  Duration overhead = Duration.ofMillis(30);
  LongSupplier nanoTime = System::nanoTime;

  EngineBuilder() {}

  /**
   * Sets the evaluator, which values positions. The default is {@link PatternEvaluator#network()}.
   *
   * @param newEvaluator the evaluator, whose values are discs in any unit; {@link DiscEvaluator#of}
   *     names the unit of a lambda. Finished games are counted by the rule of tournaments, not by
   *     the evaluator
   * @return this builder
   */
  public EngineBuilder evaluator(DiscEvaluator newEvaluator) {
    return settings.set(
        "evaluator",
        () -> evaluator = Optional.of(Objects.requireNonNull(newEvaluator, "evaluator")));
  }

  /**
   * Sets how well shallow searches with the evaluator predict deep searches. With this table the
   * midgame search can be selective. The default is the {@linkplain DiscEvaluator#predictions()
   * evaluator's own predictions}. Without predictions, searches have the full width.
   *
   * @param table the predictions by {@link io.github.yomikiri.reversi.eval.Stages}, at most 60
   *     stages, in the evaluator's unit
   * @return this builder
   */
  public EngineBuilder predictions(ProbCutTable table) {
    return settings.set("predictions", () -> predictions = Optional.of(table));
  }

  /**
   * Chooses how sure a prediction must be. The default, {@link Selectivity#PERCENT_73}, plays best.
   * Without predictions, only {@link Selectivity#FULL_WIDTH} can be chosen. Towards the end of the
   * game, estimates of the final score begin at the same level, but at least at 87 %.
   *
   * @param newSelectivity the level; at {@link Selectivity#FULL_WIDTH} nothing is predicted
   * @return this builder
   */
  public EngineBuilder selectivity(Selectivity newSelectivity) {
    return settings.set("selectivity", () -> selectivity = Optional.of(newSelectivity));
  }

  /**
   * Chooses how well the engine plays. The default is {@link Level#MAX}.
   *
   * @param newLevel the level
   * @return this builder
   */
  public EngineBuilder level(Level newLevel) {
    return settings.set("level", () -> level = Objects.requireNonNull(newLevel, "level"));
  }

  /**
   * Chooses the memory of the transposition tables. The defaults are 32 and 64 MiB, or an eighth of
   * a smaller heap.
   *
   * @param midgame the size of the table of the midgame search, in MiB, in {@code [1, 8192]};
   *     rounded down to a power of two
   * @param endgame the size of the solver's table, likewise
   * @return this builder
   * @throws IllegalArgumentException if a size is outside its range
   */
  public EngineBuilder tables(int midgame, int endgame) {
    Ranges.between("midgame table of", midgame, " MiB", 1, MAX_MEBIBYTES);
    Ranges.between("endgame table of", endgame, " MiB", 1, MAX_MEBIBYTES);
    return settings.set("tables", () -> {
      midgameMebibytes = midgame;
      endgameMebibytes = endgame;
    });
  }

  /**
   * Lets the midgame search and the solver use several threads. The default is one thread, the
   * caller's own. With several threads, results are not reproducible to the node.
   *
   * @param count the number of threads of a search, the caller's included, at least 1
   * @param newExecutor runs the other threads of a search. If the executor rejects some of them, or
   *     all, the search runs with fewer threads. When an answer is returned, no thread of the
   *     executor is used any more
   * @return this builder
   * @throws IllegalArgumentException if the number is less than 1
   */
  public EngineBuilder threads(int count, Executor newExecutor) {
    Ranges.atLeast("number of threads", count, 1);
    return settings.set("threads", () -> {
      executor = Objects.requireNonNull(newExecutor, "executor");
      threads = count;
    });
  }

  /**
   * Chooses the seed of the engine's randomness. Random are the errors of weak levels, the variety
   * of openings, the choice among a book's moves, and the choice among symmetric first moves. The
   * default is 0.
   *
   * @param newSeed any number
   * @return this builder
   */
  public EngineBuilder seed(long newSeed) {
    return settings.set("seed", () -> seed = newSeed);
  }

  /**
   * Makes openings vary on the 8x8 board: early in the game, the engine may play any move that is
   * nearly as good as the best move. By default the engine plays only the best move.
   *
   * @param plies the number of plies with variety, counted from the start of the game, at least 0
   * @param discs by how many discs a move's value may be less than the best value, not negative
   * @return this builder
   * @throws IllegalArgumentException if a number is outside its range
   */
  public EngineBuilder variety(int plies, double discs) {
    if (plies < 0 || !(discs >= 0)) {
      throw new IllegalArgumentException(
          "variety of " + plies + " plies within " + discs + " discs is negative");
    }
    return settings.set("variety", () -> {
      varietyPlies = plies;
      varietyDiscs = discs;
    });
  }

  /**
   * Lets the engine play from an opening book as long as the book has the position. Then nothing is
   * searched, and the analysis ends with {@link io.github.yomikiri.search.Completion#BOOK}. By
   * default the engine has no book. A {@link Level} that makes errors uses no book, and neither do
   * analyses of all moves.
   *
   * @param newBook a book of {@link ReversiBook}; a book without values is of no use
   * @param discs by how many discs a move's value may be less than the best value, not negative;
   *     the seed chooses among these moves
   * @return this builder
   * @throws IllegalArgumentException if the number of discs is negative
   */
  public EngineBuilder book(Book<Reversi> newBook, double discs) {
    if (!(discs >= 0)) {
      throw new IllegalArgumentException("book moves within " + discs + " discs: less than 0");
    }
    return settings.set("book", () -> book = Optional.of(BookMoves.within(newBook, discs)));
  }

  /**
   * Sets the overhead: the time that is reserved for each move on a game's clock, in addition to
   * the search. The overhead covers the delay between the engine's answer and the stop of the
   * clock. The default is 30 ms.
   *
   * @param newOverhead the overhead, not negative, and less than an hour
   * @return this builder
   * @throws IllegalArgumentException if the overhead is outside its range
   */
  public EngineBuilder overhead(Duration newOverhead) {
    if (newOverhead.isNegative() || newOverhead.toHours() > 0) {
      throw new IllegalArgumentException("overhead " + newOverhead + " is outside [0 s, 1 h)");
    }
    return settings.set("overhead", () -> overhead = newOverhead);
  }

  /**
   * Uses another clock than {@link System#nanoTime()}, for tests.
   *
   * @param newNanoTime a clock in nanoseconds
   * @return this builder
   */
  public EngineBuilder clock(LongSupplier newNanoTime) {
    return settings.set("clock", () -> nanoTime = Objects.requireNonNull(newNanoTime, "clock"));
  }

  /**
   * Makes the engine.
   *
   * @return a new engine
   * @throws IllegalArgumentException if the predictions have more than 60 stages
   * @throws IllegalStateException if a selectivity was chosen for an evaluator without predictions
   */
  public Engine build() {
    check();
    return new Engine(this);
  }

  /**
   * Makes the midgame search of the engine alone, for example to value positions to a given depth.
   * Its evaluator, predictions, selectivity, midgame table, threads and clock are those of this
   * builder; other settings do not matter.
   *
   * @return a new searcher, whose values have points in discs. A finished game is counted by the
   *     rule of tournaments
   * @throws IllegalArgumentException if the predictions have more than 60 stages
   * @throws IllegalStateException if a selectivity was chosen for an evaluator without predictions
   */
  public Searcher<Reversi> buildMidgame() {
    check();
    return Midgame.searcher(Midgame.byTournamentRule(evaluator()), this);
  }

  /** Throws {@link IllegalStateException} if the selectivity needs predictions and has none. */
  void check() {
    boolean predicts =
        selectivity.filter(level -> level != Selectivity.FULL_WIDTH).isPresent();
    if (predicts && predictions().isEmpty()) {
      throw new IllegalStateException("selectivity(" + selectivity.get()
          + ") needs predictions for the evaluator: call predictions(table) as well, or choose"
          + " FULL_WIDTH");
    }
  }

  DiscEvaluator evaluator() {
    return evaluator.orElseGet(PatternEvaluator::network);
  }

  Optional<ProbCutTable> predictions() {
    return predictions.or(() -> evaluator().predictions());
  }

  Selectivity selectivity() {
    return selectivity.orElse(Selectivity.PERCENT_73);
  }
}
