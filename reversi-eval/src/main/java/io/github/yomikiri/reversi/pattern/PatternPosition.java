package io.github.yomikiri.reversi.pattern;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.reversi.Reversi;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of Reversi with the configurations of its patterns. A move updates the configurations
 * by a few additions for each disc, so a search does not count them again in every node.
 *
 * <pre>{@code
 * Searcher<PatternPosition> searcher = Searchers.forGame(PatternPosition.class)
 *     .evaluator(evaluator.incremental())
 *     .build();
 * searcher.search(PatternPosition.of(position, evaluator.weights().set()), Limits.depth(8));
 * }</pre>
 *
 * <p>A position computes its configurations when a move is first played from it. Most nodes of a
 * search are leaves, which never need configurations of their own. The evaluator values a leaf by
 * its parent's configurations and by the discs that the last move changed.
 *
 * <p>Moves, keys and notation are those of {@link Reversi}. Immutable.
 */
public final class PatternPosition implements Node<PatternPosition> {

  /**
   * Configurations that any thread may read. Java guarantees that a thread which sees this record
   * also sees what its final field refers to, although nothing orders the two threads.
   */
  private record Computed(PackedConfigurations configurations) {}

  private final Reversi board;
  private final DiscVectors vectors;
  private final PackedConfigurations before;
  private final int square;
  private final long flips;

  /**
   * Null until a move is played from this position. If several threads compute the configurations
   * at once, the results are equal.
   */
  private @Nullable Computed computed;

  private PatternPosition(
      Reversi board, DiscVectors vectors, PackedConfigurations before, int square, long flips) {
    this.board = board;
    this.vectors = vectors;
    this.before = before;
    this.square = square;
    this.flips = flips;
  }

  /**
   * Returns a position with its configurations.
   *
   * @param board the position; on a board smaller than 8x8 its configurations mean nothing
   * @param set the patterns of the evaluator that values the position
   * @return the position
   */
  public static PatternPosition of(Reversi board, PatternSet set) {
    PackedConfigurations turned = new PackedConfigurations();
    turned.set(board.opponent(), board.own(), set.vectors());
    return new PatternPosition(board, set.vectors(), turned, Reversi.PASS, 0);
  }

  /**
   * Returns the position without its configurations.
   *
   * @return the position
   */
  public Reversi board() {
    return board;
  }

  /** Returns the configurations of the position before the last move. */
  PackedConfigurations before() {
    return before;
  }

  /** Returns the last move. */
  int square() {
    return square;
  }

  /** Returns the discs that the last move flipped. */
  long flips() {
    return flips;
  }

  private PackedConfigurations configurations() {
    Computed known = computed; // Read once: a second read might see an older value.
    return known == null ? workOut() : known.configurations;
  }

  private PackedConfigurations workOut() {
    PackedConfigurations next = new PackedConfigurations();
    next.play(before, square, flips, vectors);
    computed = new Computed(next);
    return next;
  }

  @Override
  public void moves(MoveList out) {
    board.moves(out);
  }

  @Override
  public PatternPosition play(int move) {
    Reversi after = board.play(move);
    // A pass flips nothing, though the sides change places.
    long flipped = board.opponent() & ~after.own();
    return new PatternPosition(after, vectors, configurations(), move, flipped);
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
