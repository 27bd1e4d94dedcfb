package io.github.yomikiri.reversi.pattern;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.reversi.Reversi;
import java.util.Optional;

/**
 * A position of Reversi that knows the configurations of its patterns: {@code play} brings them up to date, at the cost of a few additions per
 * disc, so that no search has to count them again.
 *
 * <pre>{@code
 * Searcher<PatternPosition> searcher = Searchers.forGame(PatternPosition.class)
 *     .evaluator(evaluator.incremental())
 *     .build();
 * searcher.search(PatternPosition.of(position, evaluator.weights().set()), Limits.depth(8));
 * }</pre>
 *
 * <p>Moves, keys and notation are those of {@link Reversi}. Immutable.
 */
public final class PatternPosition implements Node<PatternPosition> {

  private final Reversi board;
  private final DiscVectors vectors;
  private final Indices indices;

  private PatternPosition(Reversi board, DiscVectors vectors, Indices indices) {
    this.board = board;
    this.vectors = vectors;
    this.indices = indices;
  }

  /**
   * Works a position's configurations out.
   *
   * @param board the position; on a smaller board than 8x8 its configurations mean nothing
   * @param set the patterns, those of the evaluator that is to value it
   * @return the position
   */
  public static PatternPosition of(Reversi board, PatternSet set) {
    Indices indices = new Indices();
    indices.set(board.own(), board.opponent(), set.vectors());
    return new PatternPosition(board, set.vectors(), indices);
  }

  /**
   * Returns the position without its configurations.
   *
   * @return the position
   */
  public Reversi board() {
    return board;
  }

  Indices indices() {
    return indices;
  }

  int emptyCount() {
    return Long.bitCount(~(board.own() | board.opponent()));
  }

  @Override
  public void moves(MoveList out) {
    board.moves(out);
  }

  @Override
  public PatternPosition play(int move) {
    Reversi after = board.play(move);
    Indices next = new Indices();
    if (move == Reversi.PASS) {
      next.pass(indices);
    } else {
      next.play(indices, move, board.opponent() & ~after.own(), vectors);
    }
    return new PatternPosition(after, vectors, next);
  }

  @Override
  public boolean isTerminal() {
    return board.isTerminal();
  }

  @Override
  public int terminalScore() {
    return board.terminalScore();
  }

  @Override
  public long key() {
    return board.key();
  }

  @Override
  public String notation(int move) {
    return board.notation(move);
  }

  @Override
  public Optional<PatternPosition> play(Move move) {
    return board.play(move).isPresent() ? Optional.of(play(move.code())) : Optional.empty();
  }

  @Override
  public Optional<Move> parse(String text) {
    return board.parse(text);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PatternPosition that && board.equals(that.board);
  }

  @Override
  public int hashCode() {
    return board.hashCode();
  }

  /** Returns the board's drawing. */
  @Override
  public String toString() {
    return board.toString();
  }
}
