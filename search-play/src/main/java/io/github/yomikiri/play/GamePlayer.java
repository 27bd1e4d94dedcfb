package io.github.yomikiri.play;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.play.match.GameClock;
import io.github.yomikiri.play.match.Player;
import io.github.yomikiri.play.thinking.Budget;
import io.github.yomikiri.play.thinking.BudgetSearch;
import io.github.yomikiri.play.thinking.ClockPlayer;
import io.github.yomikiri.play.thinking.ClockPlayer.Answer;
import io.github.yomikiri.play.thinking.GameReview;
import io.github.yomikiri.play.thinking.Thinker;
import io.github.yomikiri.play.thinking.TimeShare.MovesLeft;
import io.github.yomikiri.search.JudgedMove;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.ValuedMove;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * A player of any game. It divides a game's clock among its moves, and ponders while the opponent
 * thinks. It values all moves of a position, and plays as well or as badly as you choose.
 *
 * <pre>{@code
 * SearcherBuilder<ConnectFour> search = Searchers.forGame(ConnectFour.class).evaluator(evaluator);
 * try (GamePlayer<ConnectFour> player = GamePlayer.of(search).build()) {
 *   Move move = player.choose(position, Limits.time(Duration.ofSeconds(1))).bestMove();
 * }
 * }</pre>
 *
 * <p>A player serves one call at a time, and rejects a second call with an
 * {@link IllegalStateException}. Any thread can stop a search by the stop signal among the limits.
 *
 * @param <N> the game's node type
 */
public final class GamePlayer<N extends Node<N>> implements AutoCloseable {

  private static final double TWO_TO_53 = 1L << 53;

  private final PlayerLevel level;
  private final Searcher<N> searcher;
  private final Supplier<? extends Searcher<N>> analysis;
  private final Thinker<N, SearchResult> thinker;
  private final LongSupplier nanoTime;
  private final Optional<Book> book;
  private final Optional<NearBestChoice<N>> variety;
  private Optional<Searcher<N>> searcherOfAllMoves = Optional.empty();
  private long seed;

  GamePlayer(GamePlayerBuilder<N> parts) {
    level = parts.level;
    book = parts.book;
    variety = parts.variety;
    seed = parts.seed;
    nanoTime = parts.nanoTime;
    analysis = parts.analysis;
    searcher = parts.search.get();
    thinker = new Thinker<>(
        "player",
        this::choose,
        position -> {
          int moves = Math.max(1, parts.movesLeft.applyAsInt(position));
          return new MovesLeft(moves, moves);
        },
        parts.overhead,
        parts.nanoTime);
  }

  /**
   * Returns a builder of a player.
   *
   * @param <N> the game's node type
   * @param search the parts of the player's searches, with iterative deepening; not to be changed
   *     afterwards
   * @return a builder
   */
  public static <N extends Node<N>> GamePlayerBuilder<N> of(SearcherBuilder<N> search) {
    return new GamePlayerBuilder<>(search::build, search::buildForAllMoves);
  }

  /**
   * Returns a builder of a player that uses searchers of another kind, such as
   * {@code Searchers.monteCarlo(ConnectFour.class)::build}. With a game's clock, the limits of a
   * search have a usual time. A searcher of your own ends by it if it asks {@link Limits#isEnough}.
   *
   * @param <N> the game's node type
   * @param searchers makes the player's searcher, and another one for {@link #analyze}
   * @return a builder
   */
  public static <N extends Node<N>> GamePlayerBuilder<N> of(
      Supplier<? extends Searcher<N>> searchers) {
    return new GamePlayerBuilder<>(searchers, searchers);
  }

  /**
   * Forgets everything learned, and sets another seed.
   *
   * @param newSeed the seed of all random choices
   * @throws IllegalStateException if the player is in use
   */
  public void newGame(long newSeed) {
    thinker.newGame(() -> {
      searcher.reset();
      searcherOfAllMoves.ifPresent(Searcher::reset);
      seed = newSeed;
    });
  }

  /**
   * Chooses a move.
   *
   * @param position the position
   * @param limits the limits of the search; those of the level apply, too
   * @return the result; at a weak level, its move may be a random one
   * @throws IllegalStateException if the player is closed or in use
   */
  public SearchResult choose(N position, Limits limits) {
    return choose(position, limits, soFar -> {});
  }

  /**
   * Chooses a move, and reports the progress to a listener.
   *
   * @param position the position
   * @param limits the limits of the search; those of the level apply, too
   * @param listener called on this thread with the results so far, after every iteration
   * @return the result; at a weak level, its move may be a random one
   * @throws IllegalStateException if the player is closed or in use
   */
  public SearchResult choose(N position, Limits limits, Consumer<SearchResult> listener) {
    return thinker.choose(position, limits.and(level.limits()), listener);
  }

  /**
   * Chooses a move with the clock of a game. The player decides how much time the move takes. To
   * keep the clock from running out, it reserves the {@linkplain GamePlayerBuilder#overhead
   * overhead} for each later move. If moves took longer than planned before, it reserves more. But
   * if the machine stops for a while, the player can still lose on time.
   *
   * @param position the position
   * @param clock the clock as it is now
   * @param limits further limits of the search; those of the level apply, too
   * @param listener called on this thread with the results so far, after every iteration
   * @return the result; at a weak level, its move may be a random one
   * @throws IllegalStateException if the player is closed or in use
   */
  public SearchResult choose(
      N position, GameClock clock, Limits limits, Consumer<SearchResult> listener) {
    return thinker.choose(position, clock, limits.and(level.limits()), listener);
  }

  private SearchResult choose(N position, Budget budget, Consumer<SearchResult> listener) {
    List<Move> moves = position.legalMoves();
    long lot = Hash64.of(seed, position.key());
    if (moves.size() > 1 && (lot >>> 11) / TWO_TO_53 < level.randomMoves()) {
      return Searchers.<N>random(lot).search(position, Limits.none());
    }
    Optional<Book> opening =
        book.filter(each -> level.randomMoves() == 0 && !each.moves(position).isEmpty());
    if (opening.isPresent()) {
      return opening.get().over(searcher, lot).search(position, Limits.none());
    }
    Optional<NearBestChoice<N>> varied =
        variety.filter(each -> moves.size() > 1 && each.where().test(position));
    if (varied.isPresent()) {
      SearchResult all = BudgetSearch.run(forAllMoves(), position, budget, listener);
      return varied.get().choose(all, Hash64.mix(lot));
    }
    return BudgetSearch.run(searcher, position, budget, listener);
  }

  /**
   * Computes a value for every legal move: the best first, each with its exact value at the
   * result's depth. A player {@linkplain #of(Supplier) with searchers of another kind} has the
   * values that they find. This takes longer than choosing the best move. The level's random moves
   * do not apply. The first call makes a second searcher, with a table of its own.
   *
   * @param position the position
   * @param limits what ends the analysis; the level's depth applies, too
   * @param listener called on this thread with the results so far, after each depth
   * @return the result, whose root moves have the values
   * @throws IllegalStateException if the player is closed or in use, or its searches are of your
   *     own ({@link SearcherBuilder#search})
   */
  public SearchResult analyze(N position, Limits limits, Consumer<SearchResult> listener) {
    return thinker.call(() -> analyzeAlone(position, limits, listener));
  }

  private Searcher<N> forAllMoves() {
    Searcher<N> all = searcherOfAllMoves.orElseGet(analysis);
    searcherOfAllMoves = Optional.of(all);
    return all;
  }

  private SearchResult analyzeAlone(N position, Limits limits, Consumer<SearchResult> listener) {
    Budget budget = Budget.of(limits.and(Limits.depth(level.depth())), nanoTime);
    return BudgetSearch.run(forAllMoves(), position, budget, listener);
  }

  /**
   * Judges every move of a game: its value, the best alternative, and what the move has cost. The
   * player analyzes the positions from the end of the game to its start. So its table knows the
   * later positions when an earlier position is searched, and solved ends make earlier moves exact.
   * If a limit stops a search, the last depth that was searched to its end counts.
   *
   * @param game the game, which need not be over
   * @param limits what ends the analysis of each position; the level's depth applies, too. A raised
   *     stop signal ends the analysis of the game
   * @param listener called on this thread after each move, the last move first
   * @return the moves in the order of the game. A move is left out if no depth of its search was
   *     finished
   * @throws IllegalStateException if the player is closed or in use, or its searches are of your
   *     own ({@link SearcherBuilder#search})
   */
  public List<JudgedMove> analyze(Game<N> game, Limits limits, Consumer<JudgedMove> listener) {
    return thinker.call(() -> GameReview.of(game, analyst(limits), limits.stop(), listener));
  }

  private GameReview.Analyst<N> analyst(Limits limits) {
    return new GameReview.Analyst<>() {

      @Override
      public double score(N over) {
        return analyzeAlone(over, limits, soFar -> {}).score();
      }

      @Override
      public void search(N position, Consumer<List<ValuedMove>> listener) {
        SearchResult result =
            analyzeAlone(position, limits, soFar -> listener.accept(values(soFar)));
        if (result.completion().isComplete()) {
          listener.accept(values(result));
        }
      }
    };
  }

  private static List<ValuedMove> values(SearchResult result) {
    return result.rootMoves().stream()
        .filter(NearBestChoice::isValued)
        .map(each -> new ValuedMove(each.move(), each.score(), each.solved(), each.depth()))
        .toList();
  }

  /**
   * Searches a position, usually with the opponent to move, until the next call stops the search.
   * The results stay in the table and improve the next answer. Earlier pondering is stopped.
   *
   * <p>If the search throws an exception, for example from the evaluator, the next call throws this
   * exception and does nothing else. The player can be used afterwards. If the executor rejects the
   * task, the player does not ponder.
   *
   * @param position the position
   * @param executor runs the search as one long task, on another thread than the caller's
   * @throws IllegalStateException if the player is closed or in use
   */
  public void ponder(N position, Executor executor) {
    thinker.ponder(
        position,
        level.limits(),
        (node, budget, listener) -> BudgetSearch.run(searcher, node, budget, listener),
        executor);
  }

  /**
   * Stops pondering, and waits for its end, which takes milliseconds. If its search has thrown an
   * exception, throws this exception.
   */
  public void stopPondering() {
    thinker.stopPondering();
  }

  /**
   * Returns this player as a player in matches, with the same limits for each move.
   *
   * @param name the player's name in results
   * @param limits the limits of each move
   * @return the player; closing it closes this one
   */
  public Player<N> inMatches(String name, Limits limits) {
    return new ClockPlayer<>(name, new Program<>(this), limits, Optional.empty());
  }

  /**
   * Returns this player as a player in matches, with a clock that starts full in each game. If the
   * clock and its overtime have run out, the player resigns. If the clock's time is for a number of
   * moves, the same time is added after each such number of moves.
   *
   * @param name the player's name in results
   * @param limits the limits of each move, in addition to the clock
   * @param clock the clock at the start of each game
   * @return the player; closing it closes this one
   */
  public Player<N> inMatches(String name, Limits limits, GameClock clock) {
    return new ClockPlayer<>(name, new Program<>(this), limits, Optional.of(clock));
  }

  /** Closes the player. Stops pondering as {@link #stopPondering} does. */
  @Override
  public void close() {
    thinker.close();
  }

  /** The player as a match sees it. */
  private record Program<N extends Node<N>>(GamePlayer<N> player)
      implements ClockPlayer.Program<N> {

    @Override
    public void newGame(long seed) {
      player.newGame(seed);
    }

    @Override
    public Answer choose(N position, Limits limits) {
      return answer(player.choose(position, limits));
    }

    @Override
    public Answer choose(N position, GameClock clock, Limits limits) {
      return answer(player.choose(position, clock, limits, soFar -> {}));
    }

    private static Answer answer(SearchResult result) {
      return new Answer(
          result.move(), result.statistics().elapsed(), result.statistics().nodes());
    }

    @Override
    public void close() {
      player.close();
    }
  }
}
