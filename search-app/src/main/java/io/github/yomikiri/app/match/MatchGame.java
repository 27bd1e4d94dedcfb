package io.github.yomikiri.app.match;

import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.app.page.GameTexts;
import io.github.yomikiri.app.page.ShownMove;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.GameResult.Ending;
import io.github.yomikiri.play.match.round.Round;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A game of a match as a page shows it. A is the player whose result is reported, and B is the
 * opponent.
 *
 * @param texts of the game
 * @param number which game of the match, from 1; A is the first mover in the games with an odd
 *     number
 * @param openingNumber which opening of the match, from 1
 * @param opening the opening
 * @param result the game, which begins with the opening
 * @param moves the moves of the game without passes
 * @param counts the pieces of each seat at the end, such as {@code 44-20}
 */
record MatchGame<P extends Position<P>>(
    GameTexts<P> texts,
    int number,
    int openingNumber,
    Game<P> opening,
    GameResult<P> result,
    List<ShownMove<P>> moves,
    String counts) {

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

  boolean isFirstA() {
    return number % 2 == 1;
  }

  /** Returns which player is the first mover. */
  String first() {
    return isFirstA() ? "A" : "B";
  }

  private IntStream seats(boolean ofA) {
    return new Round(result.game().seats()).of(ofA, number - 1);
  }

  /** Returns the result, which an unfinished game does not have. */
  Outcome outcome() {
    int lead = switch (result.ending()) {
      case PLAYED_OUT -> Integer.compare(best(true), best(false));
      case PLY_LIMIT -> 0;
      case RESIGNED, OUT_OF_TIME, ILLEGAL_MOVE, FAILED, ADJUDICATED ->
        seats(true).anyMatch(seat -> seat == result.game().seat()) ? -1 : 1;
      case STOPPED -> throw new IllegalStateException("an unfinished game does not count");
    };
    return lead > 0 ? Outcome.WON : lead < 0 ? Outcome.LOST : Outcome.DRAWN;
  }

  /** Returns the best result of the seats of A or B. */
  private int best(boolean ofA) {
    return seats(ofA).map(result.game()::payoff).max().orElseThrow();
  }

  /** Returns the points of A, in half points. */
  int halfPoints() {
    return switch (outcome()) {
      case WON -> 2;
      case DRAWN -> 1;
      case LOST -> 0;
    };
  }

  /**
   * Returns the final difference in points from the view of A, if the game has two seats and was
   * played out.
   */
  OptionalInt difference() {
    return result.ending() == Ending.PLAYED_OUT && result.game().seats() == 2
        ? OptionalInt.of(best(true))
        : OptionalInt.empty();
  }

  /** Returns the difference as people read it, or nothing if the game was not played out. */
  String differenceText() {
    return difference().stream()
        .mapToObj(discs -> discs == 0 ? "0" : String.format(Locale.ROOT, "%+d", discs))
        .collect(Collectors.joining());
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

  /**
   * Returns the result in a few words, such as {@code A won by 24 discs, 44-20} or {@code A won}.
   */
  String text() {
    String result = outcome().text();
    if (!ending().isEmpty()) {
      return result + ", because " + ending();
    }
    ValueScale scale = texts.scale();
    if (!scale.hasPoints() || difference().isEmpty()) {
      return result;
    }
    int points = Math.abs(difference().getAsInt());
    return (points == 0 ? result : result + " by " + scale.amount(points))
        + (counts.isEmpty() ? "" : ", " + counts);
  }

  /** Returns the number and the players. */
  String title() {
    return "Game " + number + ": " + player(isFirstA()) + ", " + player(!isFirstA());
  }

  private String player(boolean isA) {
    return (isA ? "A" : "B") + " is "
        + seats(isA).mapToObj(texts.kit().seats()::get).collect(Collectors.joining(" and "));
  }
}
