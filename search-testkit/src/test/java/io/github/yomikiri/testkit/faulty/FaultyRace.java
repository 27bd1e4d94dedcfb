package io.github.yomikiri.testkit.faulty;

import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.SeatedPosition;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A race of two seats to ten points with a fault to be chosen, or none. A step wins a point. Who
 * throws the die, with numbers from 1 to 3, takes the number or leaves it.
 *
 * @param first the points of seat 0
 * @param second the points of seat 1
 * @param mover the seat whose turn it is, also while the die rolls
 * @param number the number thrown; {@link #ROLLS} while the die rolls, 0 before
 * @param fault the fault
 */
record FaultyRace(int first, int second, int mover, int number, Fault fault)
    implements SeatedPosition<FaultyRace> {

  /** A fault, the contract's test that must find the fault, and a part of the message. */
  enum Fault {
    NONE("", ""),
    NO_SEATS("seatsStayTheSame", "seats() is 0; expected 1 to 6"),
    SEATS_CHANGE("seatsStayTheSame", "seats() differs from that at the start of the game"),
    TWO_WITHOUT_ZERO_SUM("seatsStayTheSame", "isZeroSum() is false with two seats"),
    MAX_SCORE_CHANGES("seatsStayTheSame", "maxScore() differs from that at the start"),
    WEIGHTS_CHANGE("positionsNeverChange", "answers differently from call to call"),
    THIRD_SEAT("turnsBelongToSeats", "seat() is 2; expected 0 to 1, or CHANCE"),
    CHANCE_FOR_EVER("chanceComesToAnEnd", "chance has decided 100 times without a turn"),
    MOVE_TWICE("movesAreDistinct", "moves() lists a move twice: [step, throw, step]"),
    OUTCOME_TWICE("movesAreDistinct", "moves() lists a move twice: [1, 2, 3, 3]"),
    KEY_OF_IDENTITY("equalPositionsHaveEqualKeys", "when the same moves are played again"),
    KEY_WITHOUT_SEAT("differentPositionsHaveDifferentKeys", "their seat() is "),
    KEY_WITHOUT_NUMBER("differentPositionsHaveDifferentKeys", "let key() depend on all"),
    KEY_WITHOUT_POINTS("differentPositionsHaveDifferentKeys", "let key() depend on all"),
    WEIGHT_ZERO("outcomesHaveWeights", "weight() of outcome 3 is 0; expected 1 at least"),
    WEIGHTS_TOO_GREAT("outcomesHaveWeights", "more than an int can hold"),
    PAYOFF_OF_OTHER_SEAT(
        "finishedGamesArePaid", "won games the greatest payoff is not that of the seat that"),
    PAYOFF_OF_ONE_SEAT("finishedGamesArePaid", "seat 0, has the greatest payoff, whoever moved"),
    PAYOFFS_DO_NOT_ADD_UP("finishedGamesArePaid", "of the seats do not add up to 0"),
    PAYOFF_TOO_GREAT("finishedGamesArePaid", "is outside +-maxScore(), which is 1"),
    MAX_SCORE_UNKNOWN("finishedGamesArePaid", "is 1, but maxScore() is the default, of a game");

    final String test;
    final String says;

    Fault(String test, String says) {
      this.test = test;
      this.says = says;
    }
  }

  static final int STEP = 0;
  static final int THROW = 1;
  static final int TAKE = 2;
  static final int LEAVE = 3;

  private static final int ROLLS = -1;
  private static final int TARGET = 10;
  private static final AtomicInteger CALLS = new AtomicInteger();

  static FaultyRace start(Fault fault) {
    return new FaultyRace(0, 0, 0, 0, fault);
  }

  @Override
  public int seats() {
    return switch (fault) {
      case NO_SEATS -> 0;
      case SEATS_CHANGE -> first + second > 5 ? 3 : 2;
      default -> 2;
    };
  }

  @Override
  public boolean isZeroSum() {
    return fault != Fault.TWO_WITHOUT_ZERO_SUM;
  }

  @Override
  public int maxScore() {
    return switch (fault) {
      case MAX_SCORE_CHANGES -> 1 + first;
      case MAX_SCORE_UNKNOWN -> Score.MAX;
      default -> 1;
    };
  }

  @Override
  public int seat() {
    return number == ROLLS ? CHANCE : fault == Fault.THIRD_SEAT && first > 3 ? 2 : mover;
  }

  @Override
  public void moves(MoveList out) {
    if (number == ROLLS) {
      for (int outcome = 1; outcome <= 3; outcome++) {
        out.add(outcome);
      }
      if (fault == Fault.OUTCOME_TWICE) {
        out.add(3);
      }
    } else if (number > 0) {
      out.add(TAKE);
      out.add(LEAVE);
    } else if (Math.max(first, second) < TARGET) {
      out.add(STEP);
      out.add(THROW);
      if (fault == Fault.MOVE_TWICE) {
        out.add(STEP);
      }
    }
  }

  @Override
  public int weight(int outcome) {
    return switch (fault) {
      case WEIGHTS_CHANGE -> 1 + CALLS.incrementAndGet() % 2;
      case WEIGHT_ZERO -> 3 - outcome;
      case WEIGHTS_TOO_GREAT -> Integer.MAX_VALUE / 2;
      default -> outcome == 2 ? 2 : 1;
    };
  }

  @Override
  public FaultyRace play(int move) {
    if (number == ROLLS) {
      boolean isAgain = fault == Fault.CHANCE_FOR_EVER && move == 3;
      return new FaultyRace(first, second, mover, isAgain || isStuck() ? ROLLS : move, fault);
    }
    if (move == THROW && number == 0) {
      return new FaultyRace(first, second, mover, ROLLS, fault);
    }
    int won = move == STEP ? 1 : move == TAKE ? number : 0;
    return mover == 0
        ? new FaultyRace(first + won, second, 1, 0, fault)
        : new FaultyRace(first, second + won, 0, 0, fault);
  }

  private boolean isStuck() {
    return fault == Fault.CHANCE_FOR_EVER && first > 2;
  }

  @Override
  public int payoff(int seat) {
    boolean hasWon = (first >= TARGET) == (seat == 0);
    return switch (fault) {
      case PAYOFF_OF_OTHER_SEAT -> hasWon ? -1 : 1;
      case PAYOFF_OF_ONE_SEAT -> seat == 0 ? 1 : -1;
      case PAYOFFS_DO_NOT_ADD_UP -> hasWon ? 1 : 0;
      case PAYOFF_TOO_GREAT -> hasWon ? 2 : -2;
      default -> hasWon ? 1 : -1;
    };
  }

  @Override
  public long key() {
    return switch (fault) {
      case KEY_OF_IDENTITY -> System.identityHashCode(this);
      case KEY_WITHOUT_SEAT -> Hash64.of(first, second, number);
      case KEY_WITHOUT_NUMBER -> Hash64.of(first, second, mover, Integer.signum(number));
      case KEY_WITHOUT_POINTS -> Hash64.of(Math.max(first, second), mover, number);
      default -> Hash64.of(first, second, mover, number);
    };
  }

  @Override
  public String notation(int move) {
    return number == ROLLS
        ? Integer.toString(move)
        : switch (move) {
          case STEP -> "step";
          case THROW -> "throw";
          case TAKE -> "take";
          default -> "leave";
        };
  }

  @Override
  public String toString() {
    return first + " : " + second + ", seat " + mover
        + (number == ROLLS ? " rolls" : number > 0 ? " has thrown " + number : " begins a turn");
  }
}
