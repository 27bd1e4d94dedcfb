package io.github.yomikiri.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * A game: its start position, its moves, all its positions, and its score if it is over. An opening
 * is a game with only a few moves.
 *
 * <p>Players have seats, counted from 0. In a game of {@linkplain Node nodes}, seat 0 is that of
 * the side to move in the start position, which is called the first mover. The other side is called
 * the second mover. In Reversi's own start position the first mover is Dark. A
 * {@link SeatedPosition} says itself which seat is to move. What chance decides is a move of the
 * game like any other.
 *
 * <p>A game is immutable. Two games are equal if they have equal start positions and the same
 * moves. A game is as safe for use by several threads as its positions are.
 *
 * @param <P> the game's position type
 */
public final class Game<P extends Position<P>> {

  private final List<Move> moves;
  private final List<P> positions;

  private Game(List<Move> moves, List<P> positions) {
    this.moves = Collections.unmodifiableList(moves);
    this.positions = Collections.unmodifiableList(positions);
  }

  /**
   * Returns a game without moves.
   *
   * @param <P> the game's position type
   * @param start the start position
   * @return the game
   */
  public static <P extends Position<P>> Game<P> of(P start) {
    return new Game<>(List.of(), List.of(start));
  }

  /**
   * Returns a game with moves, passes included.
   *
   * @param <P> the game's position type
   * @param start the start position
   * @param moves the moves from the start position
   * @return the game
   * @throws IllegalArgumentException if a move is not legal in its position
   */
  public static <P extends Position<P>> Game<P> of(P start, List<Move> moves) {
    List<P> positions = new ArrayList<>(moves.size() + 1);
    positions.add(start);
    for (int ply = 0; ply < moves.size(); ply++) {
      positions.add(next(positions.get(ply), moves.get(ply), moves.subList(0, ply)));
    }
    return new Game<>(List.copyOf(moves), positions);
  }

  /**
   * Returns this game with one more move.
   *
   * @param move the move
   * @return a new game
   * @throws IllegalArgumentException if the move is not legal here
   */
  public Game<P> play(Move move) {
    return new Game<>(append(moves, move), append(positions, next(position(), move, moves)));
  }

  /**
   * Returns this game with one more move, given as text.
   *
   * @param move the text of a move, as the position's {@link Position#parse} reads it
   * @return a new game
   * @throws IllegalArgumentException if the text is not that of a move that is legal here
   */
  public Game<P> play(String move) {
    Move parsed = position().parse(move).orElseThrow(() -> illegal(position(), move, moves));
    return play(parsed);
  }

  private static <P extends Position<P>> P next(P position, Move move, List<Move> before) {
    return position.play(move).orElseThrow(() -> illegal(position, move, before));
  }

  private static IllegalArgumentException illegal(
      Position<?> position, Object move, List<Move> before) {
    return new IllegalArgumentException(
        "move " + move + " is not legal after [" + text(before) + "] in " + position);
  }

  private static <T> List<T> append(List<T> list, T last) {
    List<T> longer = new ArrayList<>(list.size() + 1);
    longer.addAll(list);
    longer.add(last);
    return longer;
  }

  /**
   * Returns the start position.
   *
   * @return the first of {@link #positions()}
   */
  public P start() {
    return positions.get(0);
  }

  /**
   * Returns the current position.
   *
   * @return the last of {@link #positions()}
   */
  public P position() {
    return positions.get(moves.size());
  }

  /**
   * Returns the moves.
   *
   * @return an unmodifiable list; without extra turns, the first mover's moves are at even places
   */
  public List<Move> moves() {
    return moves;
  }

  /**
   * Returns all positions, from the start position to the current one.
   *
   * @return an unmodifiable list, one longer than {@link #moves()}; the move at an index leads from
   *     the position at this index to the next position
   */
  public List<P> positions() {
    return positions;
  }

  /**
   * Returns the number of seats.
   *
   * @return how many players play the game; 2 for a game of {@linkplain Node nodes}
   */
  public int seats() {
    return start() instanceof SeatedPosition<?> seated ? seated.seats() : 2;
  }

  /**
   * Returns whose turn it is, or would be if the game were not over.
   *
   * @return the seat, in {@code [0, seats())}; 0 for the first mover; {@link SeatedPosition#CHANCE}
   *     if chance decides
   */
  public int seat() {
    if (position() instanceof SeatedPosition<?> seated) {
      return seated.seat();
    }
    int seat = 0;
    for (P after : positions.subList(1, positions.size())) {
      seat = node(after).movesAgain() ? seat : 1 - seat;
    }
    return seat;
  }

  private static Node<?> node(Position<?> position) {
    return (Node<?>) position;
  }

  /**
   * Returns whether chance decides what happens next.
   *
   * @return whether the game is not over, and {@link #seat()} is {@link SeatedPosition#CHANCE}
   */
  public boolean isChance() {
    return seatOf(position()) == SeatedPosition.CHANCE && !isOver();
  }

  /**
   * Lets chance decide, as often as it is its turn. All programs and platforms draw the same
   * outcomes from a seed. How often chance has decided before is part of the draw: two games with
   * one seed have the same dice in the same order, whatever moves are made between.
   *
   * @param seed any number
   * @return the game up to a turn of a seat, or to its end
   */
  public Game<P> withChance(long seed) {
    if (!isChance()) {
      return this;
    }
    Game<P> game = this;
    long throwsBefore = positions.subList(0, moves.size()).stream()
        .filter(position -> seatOf(position) == SeatedPosition.CHANCE)
        .count();
    for (; game.isChance(); throwsBefore++) {
      game = game.play(outcome(game.position(), Hash64.of(seed, throwsBefore)));
    }
    return game;
  }

  private static int seatOf(Position<?> position) {
    return position instanceof SeatedPosition<?> seated ? seated.seat() : 0;
  }

  /** Draws an outcome by its weight. */
  private static Move outcome(Position<?> position, long lot) {
    SeatedPosition<?> chance = (SeatedPosition<?>) position;
    List<Move> outcomes = position.legalMoves();
    long sum = outcomes.stream().mapToLong(each -> chance.weight(each.code())).sum();
    long rest = Math.floorMod(lot, sum);
    int i = 0;
    for (; rest >= chance.weight(outcomes.get(i).code()); i++) {
      rest -= chance.weight(outcomes.get(i).code());
    }
    return outcomes.get(i);
  }

  /**
   * Returns the game as it was after some of its moves.
   *
   * @param plies the number of moves, in {@code [0, moves().size()]}
   * @return the game so far
   * @throws IndexOutOfBoundsException if {@code plies} is outside its range
   */
  public Game<P> first(int plies) {
    return new Game<>(moves.subList(0, plies), positions.subList(0, plies + 1));
  }

  /**
   * Returns whether the game is over.
   *
   * @return whether the position is terminal, or the game {@linkplain #isDrawnByRule() is a draw}
   */
  public boolean isOver() {
    return position().isTerminal() || isDrawnByRule();
  }

  /**
   * Returns whether the game is a draw although a move is legal, because of what was played: its
   * position has occurred {@link Position#repetitionLimit()} times, or no
   * {@linkplain Position#quietPliesLeft() quiet ply is left}.
   *
   * @return whether one of these rules has ended the game
   */
  public boolean isDrawnByRule() {
    P last = position();
    if (last.isTerminal()) {
      return false;
    }
    int limit = last.repetitionLimit();
    return last.quietPliesLeft() <= 0
        || limit <= positions.size() && occurrences(last.key()) >= limit;
  }

  /**
   * Returns whether a game may end as a draw because of what was played, see
   * {@link #isDrawnByRule}.
   *
   * @param position any position of the game
   * @return whether its rules count repetitions or quiet plies
   */
  public static boolean hasDrawRules(Position<?> position) {
    return position.repetitionLimit() != Integer.MAX_VALUE
        || position.quietPliesLeft() != Integer.MAX_VALUE;
  }

  private long occurrences(long key) {
    return positions.stream().filter(position -> position.key() == key).count();
  }

  /**
   * Returns what the end of the game is worth to a player.
   *
   * @param seat the player's seat, in {@code [0, seats())}
   * @return the game's own score in its own unit, positive when the player has won; 0 if the game
   *     {@linkplain #isDrawnByRule() is a draw}
   * @throws IndexOutOfBoundsException if the game has no such seat
   * @throws IllegalStateException if the game is not over
   */
  public int payoff(int seat) {
    Objects.checkIndex(seat, seats());
    if (!isOver()) {
      throw new IllegalStateException("the game is not over: " + this);
    }
    if (isDrawnByRule()) {
      return 0;
    }
    if (position() instanceof SeatedPosition<?> seated) {
      return seated.payoff(seat);
    }
    int score = node(position()).terminalScore();
    return seat == seat() ? score : -score;
  }

  /**
   * Returns the final score.
   *
   * @return the {@linkplain #payoff payoff} of seat 0; empty if the game is not over
   */
  public OptionalInt score() {
    return isOver() ? OptionalInt.of(payoff(0)) : OptionalInt.empty();
  }

  /**
   * Returns who won.
   *
   * @return the outcome by the score; {@link Outcome#UNFINISHED} if the game is not over
   */
  public Outcome outcome() {
    if (!isOver()) {
      return Outcome.UNFINISHED;
    }
    int score = score().orElseThrow();
    return score > 0 ? Outcome.FIRST_WON : score < 0 ? Outcome.SECOND_WON : Outcome.DRAWN;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Game<?> game
        && start().equals(game.start())
        && moves.equals(game.moves);
  }

  @Override
  public int hashCode() {
    return 31 * start().hashCode() + moves.hashCode();
  }

  /** Returns the moves' notations with spaces between, such as {@code f5 d6 c3}. */
  @Override
  public String toString() {
    return text(moves);
  }

  private static String text(List<Move> moves) {
    return moves.stream().map(Move::notation).collect(Collectors.joining(" "));
  }

  /** Who won a game. */
  public enum Outcome {
    /** The first mover, in seat 0. */
    FIRST_WON,
    /** The second mover, or any other seat. */
    SECOND_WON,
    /** Nobody: the final score was 0. */
    DRAWN,
    /** Nobody: the game was stopped before its end. */
    UNFINISHED
  }
}
