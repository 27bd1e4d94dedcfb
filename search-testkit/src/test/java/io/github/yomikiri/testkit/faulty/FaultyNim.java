package io.github.yomikiri.testkit.faulty;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Nim with a fault to be chosen, or none. A move takes one to three stones, and the player who
 * takes the last stone wins.
 */
final class FaultyNim implements Node<FaultyNim> {

  /** A fault, the contract's test that must find the fault, and a part of the message. */
  enum Fault {
    NONE("", ""),
    MOVES_CHANGE("positionsNeverChange", "moves() differ from call to call"),
    MOVE_TWICE("movesAreDistinct", "lists a move twice: [1, 2, 3, 1]"),
    MOVE_TOO_GREAT("movesAreInRange", "move 1048575 is outside [0, 1048575)"),
    CLEARS_LIST("movesAreAppended", "must append"),
    OVER_TOO_EARLY("terminalMeansNoMoves", "isTerminal() is wrong with 3 moves"),
    PLAY_CHANGES_NODE("positionsNeverChange", "play(1) changed the position it was played in"),
    KEY_OF_IDENTITY(
        "equalPositionsHaveEqualKeys", "key() differs when the same moves are played again"),
    KEY_TOO_SMALL("differentPositionsHaveDifferentKeys", "two different positions share the key 0"),
    PASS_KEEPS_SIDE("sidesAlternate", "the same side is to move after move 2"),
    NOTATION_TWICE("notationsAreDistinct", "moves 1 and 2 are both written \"take\""),
    NOTATION_BLANK("notationsAreDistinct", "move 1 has a blank notation"),
    NOTATION_OF_TWO_WORDS(
        "notationsAreDistinct", "the notation \"take 1\" of move 1 has white space"),
    PARSES_WRONG("parseReadsEveryNotation", "parse(\"2\") is not move 2"),
    PARSES_NONSENSE("parseReadsEveryNotation", "parse(\"no such move\") is a move"),
    LEGAL_MOVES_MISS_ONE("legalMovesAreTheMoves", "legalMoves() are not the moves()"),
    PLAYS_ANYTHING("checkedPlayRefusesIllegalMoves", "which moves() does not list"),
    SCORE_TOO_GREAT("finishedGamesAreScored", "terminalScore() -100000001 is outside +-maxScore()"),
    NEVER_ENDS("everyGameEnds", "the game is not over after 40 plies"),
    BOUND_TO_THREAD("threadsSeeTheSame", "a thread among several saw another position");

    final String test;
    final String says;

    Fault(String test, String says) {
      this.test = test;
      this.says = says;
    }
  }

  private static final AtomicInteger CALLS = new AtomicInteger();

  private final Thread maker = Thread.currentThread();
  private final Fault fault;
  private final int side;
  private int stones;

  FaultyNim(int stones, int side, Fault fault) {
    this.stones = stones;
    this.side = side;
    this.fault = fault;
  }

  int side() {
    return side;
  }

  /** Changes this position, for an evaluator that must not do so. */
  void takeAway() {
    stones--;
  }

  @Override
  public void moves(MoveList out) {
    if (fault == Fault.CLEARS_LIST) {
      out.clear();
    }
    boolean backwards = fault == Fault.MOVES_CHANGE && CALLS.incrementAndGet() % 2 == 0;
    int most = Math.min(3, stones);
    for (int take = 1; take <= most; take++) {
      out.add(backwards ? most + 1 - take : take);
    }
    if (fault == Fault.MOVE_TWICE && stones > 3) {
      out.add(1);
    }
    if (fault == Fault.MOVE_TOO_GREAT && stones > 3) {
      out.add(MOVE_LIMIT);
    }
  }

  @Override
  public FaultyNim play(int move) {
    int left = move == MOVE_LIMIT ? 0 : stones - move;
    if (fault == Fault.PLAY_CHANGES_NODE) {
      stones = left;
    }
    if (fault == Fault.NEVER_ENDS && left < 4) {
      left = 20;
    }
    return new FaultyNim(
        left, fault == Fault.PASS_KEEPS_SIDE && move == 2 ? side : 1 - side, fault);
  }

  @Override
  public boolean isTerminal() {
    return stones == 0 || fault == Fault.OVER_TOO_EARLY && stones == 4;
  }

  @Override
  public int terminalScore() {
    return fault == Fault.SCORE_TOO_GREAT ? -Score.MAX - 1 : -1;
  }

  @Override
  public long key() {
    return switch (fault) {
      case KEY_OF_IDENTITY -> System.identityHashCode(this);
      case KEY_TOO_SMALL -> 0;
      case BOUND_TO_THREAD -> Hash64.of(stones, side, Thread.currentThread() == maker ? 0 : 1);
      default -> Hash64.of(stones, side);
    };
  }

  @Override
  public String notation(int move) {
    return switch (fault) {
      case NOTATION_TWICE -> "take";
      case NOTATION_BLANK -> " ";
      case NOTATION_OF_TWO_WORDS -> "take " + move;
      default -> Integer.toString(move);
    };
  }

  @Override
  public Optional<Move> parse(String text) {
    boolean wrong = fault == Fault.PARSES_WRONG && text.equals("2")
        || fault == Fault.PARSES_NONSENSE && text.contains("such");
    return wrong ? Optional.of(new Move(1, "1")) : Node.super.parse(text);
  }

  @Override
  public List<Move> legalMoves() {
    List<Move> moves = Node.super.legalMoves();
    return fault == Fault.LEGAL_MOVES_MISS_ONE && moves.size() == 3 ? moves.subList(0, 2) : moves;
  }

  @Override
  public Optional<FaultyNim> play(Move move) {
    return fault == Fault.PLAYS_ANYTHING ? Optional.of(play(move.code())) : Node.super.play(move);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof FaultyNim that && stones == that.stones && side == that.side;
  }

  @Override
  public int hashCode() {
    return 2 * stones + side;
  }

  @Override
  public String toString() {
    return stones + " stones";
  }
}
