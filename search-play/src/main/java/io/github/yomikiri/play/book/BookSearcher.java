package io.github.yomikiri.play.book;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchListener;
import io.github.yomikiri.search.SearchReport;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.parallel.SingleUse;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Plays from a book. It asks another searcher if the book has no move, or if the limits exclude
 * moves.
 */
final class BookSearcher<P extends Position<P>> implements Searcher<P> {

  private final Book<P> book;
  private final Searcher<P> searcher;
  private final int margin;
  private final long seed;
  private final SingleUse use = new SingleUse("searcher");
  private PortableRandom random;

  BookSearcher(Book<P> book, Searcher<P> searcher, int margin, long seed) {
    this.book = book;
    this.searcher = searcher;
    this.margin = margin;
    this.seed = seed;
    random = new PortableRandom(seed);
  }

  @Override
  public SearchResult search(P root, Limits limits, SearchListener listener) {
    return search(Game.of(root), limits, listener);
  }

  @Override
  public SearchResult search(Game<P> game, Limits limits, SearchListener listener) {
    return use.call(() -> {
      P root = game.position();
      List<RootMove> moves =
          limits.rootMoves().isEmpty() ? book.choose(root, margin, random.nextLong()) : List.of();
      return moves.isEmpty()
          ? searcher.search(game, limits, listener)
          : SearchReport.run(limits, listener, iterationFinished -> result(root, moves));
    });
  }

  /** Returns a result with the book's moves, then the others. */
  private static <P extends Position<P>> SearchResult result(P root, List<RootMove> moves) {
    Set<Move> ordered = new LinkedHashSet<>();
    moves.forEach(each -> ordered.add(each.move()));
    ordered.addAll(root.legalMoves());
    return SearchResult.builder(moves.get(0).move())
        .rootMoves(ordered.stream().map(RootMove::unknown).toList())
        .completion(Completion.BOOK)
        .build();
  }

  @Override
  public void reset() {
    use.run(() -> {
      searcher.reset();
      random = new PortableRandom(seed);
    });
  }
}
