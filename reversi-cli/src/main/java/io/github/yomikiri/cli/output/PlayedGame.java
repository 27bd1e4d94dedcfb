package io.github.yomikiri.cli.output;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.GameResult.Ending;
import io.github.yomikiri.reversi.Reversi;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * A game of a match as a page shows it. A is the player whose result is reported, and B is the
 * opponent.
 *
 * @param number which game of the match, from 1; A is Dark in the games with an odd number
 * @param openingNumber which opening of the match, from 1
 * @param opening the opening
 * @param result the game, which begins with the opening
 */
record PlayedGame(
    int number, int openingNumber, Game<Reversi> opening, GameResult<Reversi> result) {

  /** A result from the view of A. */
  enum Outcome {
    WON("A won"),
    DRAWN("draw"),
    LOST("B won");

    private final String text;

    Outcome(String text) {
      this.text = text;
    }

    /** Returns the result in words. */
    String text() {
      return text;
    }

    /** Returns the class of elements that show the result. */
    String style() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  boolean isDarkA() {
    return number % 2 == 1;
  }

  /** Returns which player is Dark. */
  String dark() {
    return isDarkA() ? "A" : "B";
  }

  /** Returns the result, which an unfinished game does not have. */
  Outcome outcome() {
    return switch (result.outcome()) {
      case FIRST_WON -> isDarkA() ? Outcome.WON : Outcome.LOST;
      case SECOND_WON -> isDarkA() ? Outcome.LOST : Outcome.WON;
      case DRAWN -> Outcome.DRAWN;
      case UNFINISHED -> throw new IllegalStateException("an unfinished game does not count");
    };
  }

  /** Returns the points of A, in half points. */
  int halfPoints() {
    return switch (outcome()) {
      case WON -> 2;
      case DRAWN -> 1;
      case LOST -> 0;
    };
  }

  /** Returns the final difference in discs from the view of A, if the game was played out. */
  OptionalInt difference() {
    if (result.ending() != Ending.PLAYED_OUT) {
      return OptionalInt.empty();
    }
    int score = result.game().score().orElseThrow();
    return OptionalInt.of(isDarkA() ? score : -score);
  }

  /** Returns the difference as people read it, or nothing if the game was not played out. */
  String differenceText() {
    return difference().stream()
        .mapToObj(discs -> discs == 0 ? "0" : String.format(Locale.ROOT, "%+d", discs))
        .collect(Collectors.joining());
  }

  /** Returns the discs of Dark and those of Light. */
  String discs() {
    Reversi end = result.game().position();
    return Long.bitCount(end.dark()) + "-" + Long.bitCount(end.light());
  }

  /** Returns the number of moves without passes. */
  long moves() {
    return result.game().moves().stream()
        .map(Move::code)
        .filter(code -> code != Reversi.PASS)
        .count();
  }

  /** Returns what ended the game if the rules did not, and otherwise nothing. */
  String ending() {
    return switch (result.ending()) {
      case RESIGNED -> loser() + " resigned";
      case OUT_OF_TIME -> loser() + " ran out of time";
      case ILLEGAL_MOVE -> loser() + " played an illegal move";
      case FAILED -> "the program of " + loser() + " failed";
      case PLAYED_OUT, ADJUDICATED, PLY_LIMIT, STOPPED -> "";
    };
  }

  private String loser() {
    return outcome() == Outcome.WON ? "B" : "A";
  }

  /** Returns the result in a few words, such as {@code A won by 24 discs, 44-20}. */
  String text() {
    String result = outcome().text();
    if (!ending().isEmpty()) {
      return result + ", because " + ending();
    }
    int discs = Math.abs(difference().orElseThrow());
    return (discs == 0 ? result : result + " by " + discs + (discs == 1 ? " disc" : " discs"))
        + ", "
        + discs();
  }

  /** Returns the number and the players. */
  String title() {
    return "Game " + number + ": " + dark() + " is Dark, " + (isDarkA() ? "B" : "A") + " is Light";
  }
}
