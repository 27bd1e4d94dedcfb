package io.github.yomikiri.play.book;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
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
import java.util.Map;
import java.util.Set;

/** Plays from a book, and asks another searcher if the book has no move. */
final class BookSearcher<N extends Node<N>> implements Searcher<N> {

  private final Book book;
  private final Searcher<N> searcher;
  private final long seed;
  private final SingleUse use = new SingleUse("searcher");
  private PortableRandom random;

  BookSearcher(Book book, Searcher<N> searcher, long seed) {
    this.book = book;
    this.searcher = searcher;
    this.seed = seed;
    random = new PortableRandom(seed);
  }

  @Override
  public SearchResult search(N root, Limits limits, SearchListener listener) {
    return use.call(() -> {
      Map<Move, Integer> moves = book.moves(root);
      return moves.isEmpty()
          ? searcher.search(root, limits, listener)
          : SearchReport.run(limits, listener, iterationFinished -> play(root, moves));
    });
  }

  private SearchResult play(N root, Map<Move, Integer> moves) {
    Move chosen = choose(moves);
    // The chosen move is first, then the other moves of the book, the heaviest first.
    Set<Move> ordered = new LinkedHashSet<>();
    ordered.add(chosen);
    ordered.addAll(moves.keySet());
    ordered.addAll(root.legalMoves());
    return SearchResult.builder(chosen)
        .rootMoves(ordered.stream().map(RootMove::unknown).toList())
        .completion(Completion.BOOK)
        .build();
  }

  private Move choose(Map<Move, Integer> moves) {
    long total = moves.values().stream().mapToLong(Integer::longValue).sum();
    long left = random.nextLong(total);
    for (Map.Entry<Move, Integer> each : moves.entrySet()) {
      left -= each.getValue();
      if (left < 0) {
        return each.getKey();
      }
    }
    throw new AssertionError("the weights' sum is " + total);
  }

  @Override
  public void reset() {
    use.run(() -> {
      searcher.reset();
      random = new PortableRandom(seed);
    });
  }
}
