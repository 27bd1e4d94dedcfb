package io.github.yomikiri.play;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.play.thinking.MoveChoice;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.Statistics;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Keeps a player from passing up a win in one move, and from leaving such a win to the other side.
 *
 * <p>A search that is right about values may do both. Where every win counts 1, a win in one move
 * is worth no more than a later win. All moves of a lost position are equal. A search that was
 * stopped early has not seen these moves at all. So the player looks two plies ahead after the
 * search, as far as it has to: at all moves, then at the replies to the chosen move. If one of
 * these replies wins, it looks for a move without such a reply, the best move first.
 *
 * <p>In a game that counts points, a win in one move may be a small win, and a loss in two moves a
 * small loss. So the search's move stays if a search has proven that it is better.
 *
 * <p>In a game with dice, or with another number of players than two, every move stays.
 *
 * @param <P> the game's position type
 */
final class WinInOne<P extends Position<P>> {

  private final Game<P> game;
  private final P root;
  private final Searcher<P> searcher;
  private final Supplier<Optional<Limits>> rest;

  /**
   * Prepares for a move.
   *
   * @param game the game so far
   * @param searcher finds what a move is worth, in the unit of the result
   * @param rest the limits that are left for a further search; empty if they are used up
   */
  WinInOne(Game<P> game, Searcher<P> searcher, Supplier<Optional<Limits>> rest) {
    this.game = game;
    root = game.position();
    this.searcher = searcher;
    this.rest = rest;
  }

  /** Returns a result, with another move if its own passes up a win or leaves one. */
  SearchResult heededBy(SearchResult found) {
    List<Move> legal = root.legalMoves();
    boolean isHeeded = root instanceof Node<?> && found.move().isPresent() && !isOfNoSearch(found);
    if (!isHeeded || legal.size() < 2) {
      return found;
    }
    Move chosen = found.bestMove();
    // 1. Take the greatest win.
    Optional<Move> win = bestFirst(found, legal)
        .filter(move -> isWon(after(move)))
        .max(Comparator.comparingInt(this::points));
    if (win.isPresent()) {
      return isWon(after(chosen)) && points(chosen) == points(win.get())
          ? found
          : taking(win.get(), found);
    }
    // 2. Otherwise leave no win, if a move prevents it.
    if (!leavesWin(chosen)) {
      return found;
    }
    return bestFirst(found, legal)
        .filter(move -> !leavesWin(move))
        .findFirst()
        .map(move -> preventing(move, found))
        .orElse(found);
  }

  /** Returns whether nothing was searched on purpose, as for a random move. */
  private static boolean isOfNoSearch(SearchResult found) {
    return found.depth() == 0 && found.completion() == Completion.DEPTH;
  }

  /** Returns the legal moves, the search's moves first in its order. */
  private static Stream<Move> bestFirst(SearchResult found, List<Move> legal) {
    return Stream.concat(found.rootMoves().stream().map(RootMove::move), legal.stream())
        .distinct();
  }

  private Node<?> after(Move move) {
    return (Node<?>) root.play(move.code());
  }

  /** Returns whether the side has won that made the last move. */
  private static boolean isWon(Node<?> after) {
    return after.isTerminalLeaf() && Score.ofMove(after, after.terminalScore()) > 0;
  }

  /** Returns how many points a move wins that ends the game. */
  private int points(Move win) {
    return points(win, after(win).terminalScore());
  }

  /** Returns whether a move loses the game, or has a reply that does. */
  private boolean leavesWin(Move move) {
    Game<P> after = game.play(move);
    Node<?> position = (Node<?>) after.position();
    if (position.isTerminalLeaf()) {
      return Score.ofMove(position, position.terminalScore()) < 0;
    }
    MoveList replies = new MoveList();
    if (!after.isDrawnByRule() && !position.movesAgain()) {
      position.moves(replies);
    }
    for (int i = 0; i < replies.size(); i++) {
      if (isWon(position.play(replies.get(i)))) {
        return true;
      }
    }
    return false;
  }

  /** Returns a result with a move that wins at once, unless a greater win is proven. */
  private SearchResult taking(Move win, SearchResult found) {
    int value = found.pliesToEnd().isPresent()
        ? Score.MAX - 1
        : points(win, searcher.search(game.play(win), Limits.none()).score());
    if (found.solved() && found.bound() != Bound.UPPER && found.score() > value) {
      return found;
    }
    long visits = known(win, found).visits();
    return MoveChoice.preferring(
        found, new RootMove(win, value, Bound.EXACT, true, 1, visits, List.of(win)));
  }

  /** Returns a result with a move that leaves no win, unless the move is proven to be worse. */
  private SearchResult preventing(Move move, SearchResult found) {
    Optional<Limits> left = found.isExact() ? rest.get() : Optional.empty();
    if (left.isEmpty()) {
      return playing(move, found);
    }
    SearchResult reply = searcher.search(game.play(move), left.get());
    SearchResult both = found.toBuilder().statistics(sum(found, reply)).build();
    return reply.isExact() && valueOfMove(move, reply) < found.score() ? both : playing(move, both);
  }

  /** Returns the value of the move before a reply. A win or loss is a ply farther from there. */
  private int valueOfMove(Move move, SearchResult reply) {
    int score = reply.score();
    return points(move, reply.pliesToEnd().isPresent() ? Score.oneMorePly(score) : score);
  }

  /** Returns the score of a move by the value of the position after it. */
  private int points(Move move, int value) {
    return Score.ofMove(after(move), value);
  }

  /** Returns a result with another move. What it says about the position stays as it is. */
  private static SearchResult playing(Move move, SearchResult found) {
    List<RootMove> moves = new ArrayList<>(found.rootMoves());
    moves.removeIf(each -> each.move().equals(move));
    moves.add(0, known(move, found));
    return found.toBuilder()
        .move(move)
        .principalVariation(List.of(move))
        .rootMoves(moves)
        .build();
  }

  private static RootMove known(Move move, SearchResult found) {
    return found.rootMoves().stream()
        .filter(each -> each.move().equals(move))
        .findFirst()
        .orElseGet(() -> RootMove.unknown(move));
  }

  private static Statistics sum(SearchResult found, SearchResult reply) {
    Statistics one = found.statistics();
    Statistics other = reply.statistics();
    return Statistics.of(one.nodes() + other.nodes(), one.elapsed().plus(other.elapsed()));
  }
}
