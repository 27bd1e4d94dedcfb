package io.github.yomikiri.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A position of a game: its moves, the positions after them, and their texts. A game implements
 * {@link Node}, a position of two sides, or {@link SeatedPosition}, which has dice or more players.
 * Code that needs neither takes any position: games, players, matches, books, protocols.
 *
 * <p>A position is an immutable value: {@link #play(int)} returns a new position. The type
 * parameter is the implementing class itself, so that {@code play} returns the game's own type
 * without a cast.
 *
 * <p>There are fast methods and checked methods. Searches use the fast methods
 * {@link #moves(MoveList)} and {@link #play(int)}, with plain {@code int} moves and no checks.
 * Programs for people use the checked methods {@link #legalMoves()}, {@link #parse(String)} and
 * {@link #play(Move)}, which the interface implements by the fast ones.
 *
 * <p>Implementations should have {@code equals} and {@code hashCode} by value, as a record has.
 * They must be safe for use by several threads, which is the case if they are immutable.
 *
 * @param <R> the implementing class itself
 */
public sealed interface Position<R extends Position<R>> permits Node, SeatedPosition {

  /** Every move is in {@code [0, MOVE_LIMIT)}, so that tables can pack it into 20 bits. */
  int MOVE_LIMIT = (1 << 20) - 1;

  /**
   * Appends the legal moves, in the same order at every call. Appends nothing if and only if the
   * game is over.
   *
   * @param out the list to append to; its earlier entries stay unchanged
   */
  void moves(MoveList out);

  /**
   * Returns the position after a move, without a check. The move must be one that {@link #moves}
   * lists for this position; otherwise the behavior is undefined.
   *
   * @param move a legal move
   * @return the position after the move
   */
  R play(int move);

  /**
   * Returns 64 well-mixed bits that are equal for equal positions; the side to move is part of the
   * position. Transposition tables treat positions with equal keys as the same position. So two
   * different positions should share a key no more often than by chance. {@link Hash64} helps to
   * make a key.
   *
   * @return the key
   */
  long key();

  /**
   * Returns whether the game is over. The default lists the moves. Override this method if there is
   * a cheaper test, because searches call it often.
   *
   * @return whether {@link #moves} lists nothing
   */
  default boolean isTerminal() {
    MoveList moves = new MoveList();
    moves(moves);
    return moves.isEmpty();
  }

  /**
   * Returns the greatest score that a finished game can have, if the game knows it: 1 in a game
   * that is only won, drawn or lost. A search ends as soon as it reaches this score. In a game of
   * wins, draws and losses, a won game is then worth more than any estimate, see
   * {@link Unit#unstated()}.
   *
   * @return at least 1, the same for all positions of a game; {@link Score#MAX}, the default, if
   *     nobody knows
   */
  default int maxScore() {
    return Score.MAX;
  }

  /**
   * Returns how often a position may occur: a game in which one occurs this many times is a draw.
   * In chess this is 3. Positions with equal {@linkplain #key() keys} are the same. {@link Game}
   * counts them, and searches with {@code repetition()} know what has been played.
   *
   * @return at least 2, the same for all positions of a game; {@link Integer#MAX_VALUE}, the
   *     default, if the game has no such rule
   */
  default int repetitionLimit() {
    return Integer.MAX_VALUE;
  }

  /**
   * Returns how many more plies may pass without progress. If none is left, the game is a draw,
   * unless it has ended by the rules of {@link #moves}. In chess these are 100 plies after the last
   * capture or move of a pawn. Progress cannot be undone: no position from before it can occur
   * again. The count is part of a position, but neither of its {@link #key()} nor of
   * {@link #moves}: two positions that differ only in the count are the same.
   *
   * @return at least 0; {@link Integer#MAX_VALUE}, the default, if the game has no such rule
   */
  default int quietPliesLeft() {
    return Integer.MAX_VALUE;
  }

  /**
   * Returns the text of a move that is legal in this position. Different moves of one position must
   * have different texts. The default is the number itself.
   *
   * <p>A text has 1 to 100 characters and no white space. It does not begin with {@code #}, and it
   * is neither {@code |} nor {@code *}. Files of lines of moves, such as those of opening books,
   * use these signs.
   *
   * @param move a legal move
   * @return the move's text
   */
  default String notation(int move) {
    return Integer.toString(move);
  }

  /**
   * Returns the legal moves with their texts, in the order of {@link #moves}.
   *
   * @return an unmodifiable list, empty if and only if the game is over
   */
  default List<Move> legalMoves() {
    MoveList moves = new MoveList();
    moves(moves);
    List<Move> result = new ArrayList<>(moves.size());
    for (int i = 0; i < moves.size(); i++) {
      result.add(new Move(moves.get(i), notation(moves.get(i))));
    }
    return List.copyOf(result);
  }

  /**
   * Returns the position after a move, if the move is legal in this position.
   *
   * @param move any move
   * @return the position after the move, or empty when the move is not legal
   */
  default Optional<R> play(Move move) {
    MoveList moves = new MoveList();
    moves(moves);
    return moves.contains(move.code()) ? Optional.of(play(move.code())) : Optional.empty();
  }

  /**
   * Returns the legal move that a text names. The default compares the text, without surrounding
   * white space, with the notation of each legal move. It ignores case, but an exact match takes
   * precedence.
   *
   * @param text a text that a person typed
   * @return the move, or empty when the text names no legal move
   */
  default Optional<Move> parse(String text) {
    String wanted = text.strip();
    List<Move> moves = legalMoves();
    return Stream.<Predicate<String>>of(wanted::equals, wanted::equalsIgnoreCase)
        .flatMap(names -> moves.stream().filter(move -> names.test(move.notation())))
        .findFirst();
  }
}
