package io.github.yomikiri.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A position of a two-player game of perfect information in which the sides move in strict alternation.
 *
 * <p>A node is an immutable value: {@link #play(int)} returns a new one. The type parameter is the implementing class
 * itself, so that {@code play} returns the game's own type without a cast:
 *
 * <pre>{@code
 * record TicTacToe(int own, int opponent) implements Node<TicTacToe> { ... }
 * }</pre>
 *
 * <p>There are two doors. Searches use the fast one, {@link #moves(MoveList)} and {@link #play(int)}, with bare {@code int}
 * moves and no checks. People use the checked one, {@link #legalMoves()}, {@link #parse(String)} and {@link #play(Move)},
 * which the interface builds out of the fast one.
 *
 * <p>A side that has no move while the game goes on plays an explicit pass, which is a move like any other. Implementations
 * should have {@code equals} and {@code hashCode} by value (a record has), and must be safe for use by several threads,
 * which immutability brings.
 *
 * @param <R> the implementing class itself
 */
public interface Node<R extends Node<R>> {

  /** Every move is in {@code [0, MOVE_LIMIT)}, so that tables can pack it into 20 bits. */
  int MOVE_LIMIT = (1 << 20) - 1;

  /**
   * Appends the legal moves, in an order that is the same at every call. Appends nothing if and only if the game is over.
   *
   * @param out the list to append to; what it already holds is left as it is
   */
  void moves(MoveList out);

  /**
   * Returns the position after a move. This is the fast door: the move must be one that {@link #moves} lists here, and what
   * happens otherwise is undefined.
   *
   * @param move a legal move
   * @return the position after it, with the other side to move
   */
  R play(int move);

  /**
   * Returns the exact value of a finished game, from the view of the side that would be to move. What it returns while the
   * game goes on is undefined.
   *
   * @return the value in {@code [-Score.MAX, Score.MAX]}, positive when the side to move has won
   */
  int terminalScore();

  /**
   * Returns 64 well-mixed bits that are equal for equal positions; the side to move is part of the position. Transposition
   * tables take positions with equal keys for the same position, so two different ones should share a key no more often than
   * chance has it. {@link Hash64} helps to make one.
   *
   * @return the key
   */
  long key();

  /**
   * Tells whether the game is over. The default lists the moves; override it where that can be told more cheaply, for a
   * search asks it at every leaf.
   *
   * @return whether {@link #moves} lists nothing
   */
  default boolean isTerminal() {
    MoveList moves = new MoveList();
    moves(moves);
    return moves.isEmpty();
  }

  /**
   * Returns the text of a move that is legal here. Different moves of one position must have different texts. The default is
   * the number itself.
   *
   * @param move a legal move
   * @return its text
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
   * Returns the position after a move, if that move is legal here: the checked door.
   *
   * @param move any move
   * @return the position after it, or empty when the move is not legal here
   */
  default Optional<R> play(Move move) {
    MoveList moves = new MoveList();
    moves(moves);
    return moves.contains(move.code()) ? Optional.of(play(move.code())) : Optional.empty();
  }

  /**
   * Returns the legal move that a text names. The default compares with the notation of each legal move, without regard to
   * surrounding white space, nor to case unless a move's text is the very same.
   *
   * @param text what a person typed
   * @return the move, or empty when the text names none that is legal here
   */
  default Optional<Move> parse(String text) {
    String wanted = text.strip();
    List<Move> moves = legalMoves();
    return Stream.<Predicate<String>>of(wanted::equals, wanted::equalsIgnoreCase)
        .flatMap(names -> moves.stream().filter(move -> names.test(move.notation())))
        .findFirst();
  }
}
