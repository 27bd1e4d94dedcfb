package io.github.yomikiri.play;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.play.thinking.Budget;
import io.github.yomikiri.play.thinking.MoveChoice;
import io.github.yomikiri.play.thinking.PlayerCore;
import io.github.yomikiri.play.thinking.PlayerCore.MovesLeft;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A player of any game, with searches, a level, a book and variety. */
final class GamePlayer<P extends Position<P>> implements Player<P> {

  private static final double TWO_TO_53 = 1L << 53;

  private final PlayerLevel level;
  private final Searcher<P> searcher;
  private final Supplier<? extends Searcher<P>> analysis;
  private final PlayerCore<P> core;
  private final Optional<Book<P>> book;
  private final int bookMargin;
  private final Optional<PlayerBuilder.Variety<P>> variety;
  private Optional<Searcher<P>> searcherOfBestMoves = Optional.empty();
  private long seed;

  GamePlayer(PlayerBuilder<P> parts) {
    level = parts.level;
    book = parts.book;
    bookMargin = parts.bookMargin;
    variety = parts.variety;
    seed = parts.seed;
    analysis = parts.analysis;
    searcher = parts.search.get();
    core = new PlayerCore<>(
        name(),
        (position, clock) -> {
          int moves = Math.max(1, parts.movesLeft.applyAsInt(position));
          return new MovesLeft(moves, moves);
        },
        parts.overhead,
        parts.nanoTime);
  }

  @Override
  public String name() {
    return "player";
  }

  @Override
  public void newGame(Game<P> opening, long newSeed) {
    core.newGame(() -> {
      searcher.reset();
      searcherOfBestMoves.ifPresent(Searcher::reset);
      seed = newSeed;
    });
  }

  /** Also makes the searcher that {@link PlayerBuilder#variety} needs. */
  @Override
  public void warmUp(P position) {
    // A move of a book needs no search, so a move alone would not be enough.
    play(position, Limits.nodes(1));
    core.run(() -> {
      SearcherPlayer.warmUp(searcher, position);
      if (variety.isPresent()) {
        SearcherPlayer.warmUp(forBestMoves(), position);
      }
    });
  }

  @Override
  public SearchResult play(Game<P> game, Limits limits, Consumer<SearchResult> listener) {
    return core.run(game, limits.and(level.limits()), this::choose, listener);
  }

  private SearchResult choose(Game<P> game, Budget budget, Consumer<SearchResult> listener) {
    P position = game.position();
    long lot = Hash64.of(seed, position.key());
    if (budget.moves(position).size() > 1 && (lot >>> 11) / TWO_TO_53 < level.randomMoves()) {
      return Searchers.<P>random(lot).search(game, budget.rest());
    }
    SearchResult found = choose(game, lot, budget, listener);
    budget.spend(found);
    // A level that plays random moves errs on purpose, and whoever excludes moves has a reason.
    return level.randomMoves() > 0 || budget.excludesMoves()
        ? found
        : new WinInOne<>(
                game,
                searcher,
                () -> budget.isOver() ? Optional.empty() : Optional.of(budget.rest()))
            .heededBy(found);
  }

  private SearchResult choose(
      Game<P> game, long lot, Budget budget, Consumer<SearchResult> listener) {
    P position = game.position();
    List<Move> moves = budget.moves(position);
    Optional<Book<P>> opening = book.filter(each -> level.randomMoves() == 0
        && !budget.excludesMoves()
        && !each.moves(position).isEmpty());
    if (opening.isPresent()) {
      return opening.get().over(searcher, bookMargin, lot).search(game, Limits.none());
    }
    Optional<PlayerBuilder.Variety<P>> varied =
        variety.filter(each -> moves.size() > 1 && each.where().test(position));
    if (varied.isPresent()) {
      SearchResult all = search(forBestMoves(), game, budget, listener);
      return MoveChoice.nearBest(all, varied.get().margin(), Hash64.mix(lot));
    }
    return search(searcher, game, budget, listener);
  }

  private SearchResult search(
      Searcher<P> by, Game<P> game, Budget budget, Consumer<SearchResult> listener) {
    return by.search(game, budget.saving(), SearchListener.ofIterations(listener));
  }

  /** The first call makes a second searcher, with a table of its own. */
  private Searcher<P> forBestMoves() {
    Searcher<P> all = searcherOfBestMoves.orElseGet(analysis);
    searcherOfBestMoves = Optional.of(all);
    return all;
  }

  @Override
  public SearchResult analyze(
      Game<P> game, int moves, Limits limits, Consumer<SearchResult> listener) {
    return core.run(
        game,
        limits.and(Limits.depth(level.depth())),
        (root, budget, heard) -> search(moves > 1 ? forBestMoves() : searcher, root, budget, heard),
        listener);
  }

  @Override
  public void ponder(Game<P> game, Executor executor) {
    if (game.isChance()) {
      core.run(() -> {});
      return;
    }
    core.ponder(
        game,
        level.limits(),
        (root, budget, heard) -> search(searcher, root, budget, heard),
        executor);
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
