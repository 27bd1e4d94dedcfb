package io.github.yomikiri.play;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.StopSignal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Judges the moves of a game, the last one first.
 *
 * <p>The tables keep what the searches of the later positions have found. So the search of an
 * earlier position sees deeper along the game. If the position after a move is solved, the value of
 * the move is exact. If only some answers are solved, the best of them limits the value of the
 * move. A forced move needs no search, because its value is that of the position after the move.
 *
 * <p>Moves of chance are not judged. If chance decides after a move, or another one of more than
 * two seats, the position there says nothing about the value of the move. Then its search does.
 *
 * @param <P> the game's position type
 */
final class GameReview<P extends Position<P>> {

  /**
   * The value of a position from the view of its side to move.
   *
   * @param score the value of the best move
   * @param solved whether it is proven
   * @param depth the depth of its search
   * @param atLeast the best proven value of a move; less than every score if none is proven
   */
  private record Value(int score, boolean solved, int depth, int atLeast) {

    /** Returns the move that leads to this position, from the view of the side that makes it. */
    RootMove ofMove(Move move, boolean again) {
      return new RootMove(move, again ? score : -score, Bound.EXACT, solved, depth + 1);
    }

    /** Returns an estimate of the move that leads to this position, limited by what is proven. */
    RootMove limit(RootMove move, boolean again) {
      int limited = again ? Math.max(move.score(), atLeast) : Math.min(move.score(), -atLeast);
      return new RootMove(move.move(), limited, move.bound(), move.solved(), move.depth());
    }
  }

  private static final Comparator<RootMove> BY_VALUE = Comparator.comparingInt(RootMove::score);

  private final Player<P> player;
  private final Game<P> game;
  private final Limits limits;
  private final StopSignal stop;
  private final List<JudgedMove> judged = new ArrayList<>();
  private int unitsPerPoint = 1;
  private List<RootMove> lastDepth = List.of();

  private GameReview(Player<P> player, Game<P> game, Limits limits) {
    this.player = player;
    this.game = game;
    this.limits = limits;
    stop = limits.stop();
  }

  /** Judges all moves, or those from the end back to where the stop signal was raised. */
  static <P extends Position<P>> List<JudgedMove> of(
      Player<P> player, Game<P> game, Limits limits, Consumer<JudgedMove> listener) {
    GameReview<P> review = new GameReview<>(player, game, limits);
    Optional<Value> after = review.end();
    for (int ply = game.moves().size() - 1; ply >= 0 && !review.stop.isRaised(); ply--) {
      after = review.judge(ply, after, listener);
    }
    Collections.reverse(review.judged);
    return Collections.unmodifiableList(review.judged);
  }

  private Optional<Value> end() {
    if (game.seat() == SeatedPosition.CHANCE) {
      return Optional.empty();
    }
    if (!game.isOver()) {
      return best(moves(game));
    }
    SearchResult over = player.analyze(game, limits);
    unitsPerPoint = over.unitsPerPoint();
    return Optional.of(new Value(over.score(), true, 0, over.score()));
  }

  /** Returns the moves with the values of the last depth, or none if there is no such depth. */
  private List<RootMove> moves(Game<P> before) {
    lastDepth = List.of();
    SearchResult result = player.analyze(before, Integer.MAX_VALUE, limits, this::keep);
    if (result.completion().isComplete()) {
      keep(result);
    }
    return stop.isRaised() ? List.of() : lastDepth;
  }

  private void keep(SearchResult depth) {
    unitsPerPoint = depth.unitsPerPoint();
    lastDepth = depth.rootMoves().stream().filter(RootMove::isValued).toList();
  }

  /**
   * Judges a move.
   *
   * @param ply the move's index
   * @param found the value of the position after the move, if it is known
   * @return the value of the position before the move, if it is known
   */
  private Optional<Value> judge(int ply, Optional<Value> found, Consumer<JudgedMove> listener) {
    Move move = game.moves().get(ply);
    Game<P> before = game.first(ply);
    int seat = before.seat();
    if (seat == SeatedPosition.CHANCE) {
      return Optional.empty();
    }
    int next = game.first(ply + 1).seat();
    boolean again = seat == next;
    boolean isOfMove = again || next != SeatedPosition.CHANCE && game.seats() == 2;
    Optional<Value> after = found.filter(value -> isOfMove);
    Optional<RootMove> fromAfter = after.map(value -> value.ofMove(move, again));
    List<RootMove> others = new ArrayList<>();
    Optional<RootMove> played = fromAfter;
    boolean isForced = before.position().legalMoves().size() == 1;
    if (!isForced || !isOfMove) {
      others.addAll(moves(before));
      Optional<RootMove> searched =
          others.stream().filter(each -> each.move().equals(move)).findFirst();
      others.removeIf(each -> each.move().equals(move));
      if (others.isEmpty() && !isForced) {
        return Optional.empty();
      }
      // An estimate is compared with estimates of the same search, if there is no exact value.
      played = fromAfter
          .filter(RootMove::solved)
          .or(() ->
              searched.map(each -> after.map(value -> value.limit(each, again)).orElse(each)))
          .or(() -> fromAfter);
    }
    if (played.isEmpty()) {
      return Optional.empty();
    }
    JudgedMove result =
        new JudgedMove(ply, played.get(), others.stream().max(BY_VALUE), unitsPerPoint);
    judged.add(result);
    listener.accept(result);
    others.add(played.get());
    return best(others);
  }

  private static Optional<Value> best(List<RootMove> moves) {
    boolean solved = moves.stream().allMatch(RootMove::solved);
    int atLeast = moves.stream()
        .filter(RootMove::solved)
        .mapToInt(RootMove::score)
        .max()
        .orElse(-Score.INFINITY);
    return moves.stream()
        .max(BY_VALUE)
        .map(best -> new Value(best.score(), solved, best.depth(), atLeast));
  }
}
