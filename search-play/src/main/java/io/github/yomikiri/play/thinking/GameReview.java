package io.github.yomikiri.play.thinking;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.search.JudgedMove;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.ValuedMove;
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
 * @param <N> the game's node type
 */
public final class GameReview<N extends Node<N>> {

  /**
   * Values positions.
   *
   * @param <N> the game's node type
   */
  public interface Analyst<N> {

    /**
     * Returns the score of a position in which the game is over.
     *
     * @param over the position
     * @return the score from the view of the side that would be to move
     */
    double score(N over);

    /**
     * Values the moves of a position deeper and deeper until a limit is reached.
     *
     * @param position the position, in which the game is not over
     * @param listener called after each depth with all moves, whose values can be compared
     */
    void search(N position, Consumer<List<ValuedMove>> listener);
  }

  /**
   * The value of a position from the view of its side to move.
   *
   * @param value the value of the best move
   * @param solved whether it is proven
   * @param depth the depth of its search
   * @param atLeast the best proven value of a move; minus infinity if none is proven
   */
  private record Value(double value, boolean solved, int depth, double atLeast) {

    ValuedMove ofMove(Move move) {
      return new ValuedMove(move, -value, solved, depth + 1);
    }

    /** Returns an estimate of the move that leads here, lowered to what is proven here. */
    ValuedMove limit(ValuedMove move) {
      return new ValuedMove(
          move.move(), Math.min(move.value(), -atLeast), move.solved(), move.depth());
    }
  }

  private static final Comparator<ValuedMove> BY_VALUE =
      Comparator.comparingDouble(ValuedMove::value);

  private final Analyst<N> analyst;
  private final Game<N> game;
  private final StopSignal stop;
  private final List<JudgedMove> judged = new ArrayList<>();
  private List<ValuedMove> lastDepth = List.of();

  private GameReview(Analyst<N> analyst, Game<N> game, StopSignal stop) {
    this.analyst = analyst;
    this.game = game;
    this.stop = stop;
  }

  /**
   * Judges the moves of a game.
   *
   * @param <N> the game's node type
   * @param game the game
   * @param analyst values the game's positions
   * @param stop ends the review early
   * @param listener called after each move, the last move first
   * @return the judged moves in the order of the game, without those whose value is not known
   */
  public static <N extends Node<N>> List<JudgedMove> of(
      Game<N> game, Analyst<N> analyst, StopSignal stop, Consumer<JudgedMove> listener) {
    GameReview<N> review = new GameReview<>(analyst, game, stop);
    Optional<Value> after = review.end();
    for (int ply = game.moves().size() - 1; ply >= 0 && !stop.isRaised(); ply--) {
      after = review.judge(ply, after, listener);
    }
    Collections.reverse(review.judged);
    return Collections.unmodifiableList(review.judged);
  }

  private Optional<Value> end() {
    N position = game.position();
    return position.isTerminal()
        ? Optional.of(over(analyst.score(position)))
        : best(moves(position));
  }

  private static Value over(double score) {
    return new Value(score, true, 0, score);
  }

  /** Returns the moves with the values of the last depth, or none if there is no such depth. */
  private List<ValuedMove> moves(N position) {
    lastDepth = List.of();
    analyst.search(position, moves -> lastDepth = moves);
    return stop.isRaised() ? List.of() : lastDepth;
  }

  /**
   * Judges a move.
   *
   * @param ply the move's index
   * @param after the value of the position after the move, if it is known
   * @return the value of the position before the move, if it is known
   */
  private Optional<Value> judge(int ply, Optional<Value> after, Consumer<JudgedMove> listener) {
    Move move = game.moves().get(ply);
    N position = game.positions().get(ply);
    Optional<ValuedMove> fromAfter = after.map(value -> value.ofMove(move));
    List<ValuedMove> others = new ArrayList<>();
    Optional<ValuedMove> played = fromAfter;
    if (position.legalMoves().size() > 1) {
      others.addAll(moves(position));
      Optional<ValuedMove> searched =
          others.stream().filter(each -> each.move().equals(move)).findFirst();
      others.removeIf(each -> each.move().equals(move));
      if (others.isEmpty()) {
        return Optional.empty();
      }
      // An estimate is compared with estimates of the same search, if there is no exact value.
      played = fromAfter
          .filter(ValuedMove::solved)
          .or(() -> searched.map(each -> after.map(value -> value.limit(each)).orElse(each)))
          .or(() -> fromAfter);
    }
    if (played.isEmpty()) {
      return Optional.empty();
    }
    JudgedMove result = new JudgedMove(ply, played.get(), others.stream().max(BY_VALUE));
    judged.add(result);
    listener.accept(result);
    others.add(played.get());
    return best(others);
  }

  private static Optional<Value> best(List<ValuedMove> moves) {
    boolean solved = moves.stream().allMatch(ValuedMove::solved);
    double atLeast = moves.stream()
        .filter(ValuedMove::solved)
        .mapToDouble(ValuedMove::value)
        .max()
        .orElse(Double.NEGATIVE_INFINITY);
    return moves.stream()
        .max(BY_VALUE)
        .map(best -> new Value(best.value(), solved, best.depth(), atLeast));
  }
}
