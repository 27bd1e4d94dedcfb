package io.github.yomikiri.reversi.dataset;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.notation.Transcript;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A game to train evaluators on: its moves, the first ply whose position may be used, and the
 * labels of its positions.
 *
 * <p>A position's {@link #label} is the final score of the game from the view of the side to move.
 * The score is a difference in discs, and the empty squares count for the winner. The WTHOR
 * database has the exact score of one position of each game. This score is the label of the
 * position and of all earlier positions. Positions before {@link #usableFrom} must not be used,
 * because a random move comes after them.
 *
 * <p>A search may have valued positions, see {@link GameLabeler}. Then its value is the label, and
 * a game that stops before its end has labels, too.
 *
 * <p>As a line of text a game is its {@link Transcript}. If {@code usableFrom} is not 0, a blank
 * and this number follow: {@code f5d6c3 2}. Values of a search follow after a blank and {@code =}:
 * the values for Dark of the position at {@code usableFrom} and of the next ones, {@code f5d6c3 2
 * =+1,-1}. Immutable.
 */
public final class TrainingGame {

  private static final Pattern FROM = Pattern.compile("\\d{1,3}");

  /** A square such as {@code f 5}, whose digit is no field. */
  private static final Pattern LAST_SQUARE = Pattern.compile("(?:^|[^\\p{L}])\\p{L}\\s++\\d$");

  private static final Pattern SOLVED = Pattern.compile("\\d{1,2}:[+-]\\d{1,2}");
  private static final Pattern VALUES = Pattern.compile("=([+-]\\d{1,2},)*+[+-]\\d{1,2}");

  /** The maximum number of characters of these fields, with a value for each ply of a game. */
  private static final int MAX_FIELD = 1 + 4 * 128;

  private static final int NEVER = Integer.MAX_VALUE;

  private final Game<Reversi> game;
  private final int usableFrom;
  private final boolean hasScore;
  private final int darkScore;

  /**
   * Positions with at least {@code solvedEmpties} empty squares are labeled with the solved score.
   */
  private final int solvedEmpties;

  private final int solvedDarkScore;

  /** The values for Dark of the positions from {@link #usableFrom} on. */
  private final List<Integer> darkValues;

  private TrainingGame(
      Game<Reversi> game,
      int usableFrom,
      boolean hasScore,
      int darkScore,
      int solvedEmpties,
      int solvedDarkScore,
      List<Integer> darkValues) {
    this.game = game;
    this.usableFrom = usableFrom;
    this.hasScore = hasScore;
    this.darkScore = darkScore;
    this.solvedEmpties = solvedEmpties;
    this.solvedDarkScore = solvedDarkScore;
    this.darkValues = darkValues;
  }

  /**
   * Makes a training game. Its score is known if the game is finished.
   *
   * @param game the game
   * @param usableFrom the first ply whose position may be used, in {@code [0,
   *     game.moves().size()]}; the plies are those of the game, passes included, and ply 0 has the
   *     start
   * @return the game
   * @throws IllegalArgumentException if {@code usableFrom} is outside its range
   */
  public static TrainingGame of(Game<Reversi> game, int usableFrom) {
    if (usableFrom < 0 || usableFrom > game.moves().size()) {
      throw new IllegalArgumentException("usable from ply " + usableFrom
          + ": the game has positions 0 to " + game.moves().size());
    }
    Reversi end = game.position();
    int score = end.scoreWithEmptiesToWinner();
    int darkScore = end.sideToMove() == Side.DARK ? score : -score;
    return new TrainingGame(game, usableFrom, end.isTerminal(), darkScore, NEVER, 0, List.of());
  }

  /**
   * Makes a game of the WTHOR database. Its score is the score in the database, even if the moves
   * stop before the end of the game.
   *
   * @param darkScore Dark's final score
   * @param solvedEmpties the number of empty squares of the solved position, or 0 if there is none
   * @param solvedDarkScore Dark's score after perfect play from the solved position on
   * @return the game, usable from the start
   */
  static TrainingGame of(
      Game<Reversi> game, int darkScore, int solvedEmpties, int solvedDarkScore) {
    boolean solved =
        solvedEmpties > 0 && positionWithEmpties(game, solvedEmpties).isPresent();
    return new TrainingGame(
        game, 0, true, darkScore, solved ? solvedEmpties : NEVER, solvedDarkScore, List.of());
  }

  /**
   * Reads a line of text.
   *
   * @param line a transcript from the standard start, and three optional fields after a blank each.
   *     The first is the first usable ply. The second is the number of empty squares with which the
   *     game was solved, a colon and Dark's score in that position. The third is {@code =} and the
   *     values for Dark of usable positions, with commas in between
   * @return the game
   * @throws InvalidInputException if the transcript or a number is wrong, the first usable ply is
   *     after the end, or there are more values than positions
   */
  public static TrainingGame parse(String line) {
    // The fields are read from the end of the line, because a transcript may have blanks, too.
    String moves = line.strip();
    String values = lastField(moves, VALUES);
    moves = moves.substring(0, moves.length() - values.length()).stripTrailing();
    String solved = lastField(moves, SOLVED);
    moves = moves.substring(0, moves.length() - solved.length()).stripTrailing();
    String from = LAST_SQUARE.matcher(moves).find() ? "" : lastField(moves, FROM);
    moves = moves.substring(0, moves.length() - from.length());
    TrainingGame game;
    try {
      game = of(Transcript.parse(moves), from.isEmpty() ? 0 : Integer.parseInt(from));
    } catch (InvalidInputException e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw new InvalidInputException(line, "first usable ply", String.valueOf(e.getMessage()));
    }
    try {
      if (!solved.isEmpty()) {
        int colon = solved.indexOf(':');
        int score = score("solved score", solved.substring(colon + 1));
        game = game.solved(Integer.parseInt(solved.substring(0, colon)), score);
      }
      return values.isEmpty()
          ? game
          : game.valued(Stream.of(values.substring(1).split(",", -1))
              .map(value -> score("value", value))
              .toList());
    } catch (IllegalArgumentException e) {
      throw new InvalidInputException(line, "labels", String.valueOf(e.getMessage()));
    }
  }

  private static int score(String what, String text) {
    int score = Integer.parseInt(text);
    if (score < -64 || score > 64) {
      throw new IllegalArgumentException(what + " " + text + " is outside [-64, 64]");
    }
    return score;
  }

  /**
   * Returns the field after the last blank of a line if it matches a form, otherwise an empty
   * string.
   */
  private static String lastField(String line, Pattern form) {
    int begin = line.length();
    while (begin > 0 && !Character.isWhitespace(line.charAt(begin - 1))) {
      begin--;
    }
    boolean isField = line.length() - begin <= MAX_FIELD
        && form.matcher(line.substring(begin)).matches();
    return isField ? line.substring(begin) : "";
  }

  private TrainingGame solved(int empties, int score) {
    return new TrainingGame(game, usableFrom, hasScore, darkScore, empties, score, darkValues);
  }

  /**
   * Returns this game with values of a search as labels.
   *
   * @param forDark the values for Dark of the position at {@link #usableFrom} and of the next ones,
   *     in discs
   * @return the new game, which has only these values
   * @throws IllegalArgumentException if there are more values than usable positions
   */
  TrainingGame valued(List<Integer> forDark) {
    int positions = game.moves().size() - usableFrom + 1;
    if (forDark.size() > positions) {
      throw new IllegalArgumentException(
          forDark.size() + " values for " + positions + " positions from ply " + usableFrom);
    }
    return new TrainingGame(
        game,
        usableFrom,
        hasScore,
        darkScore,
        solvedEmpties,
        solvedDarkScore,
        List.copyOf(forDark));
  }

  /**
   * Returns this game with other last moves, with the score of the new end, and without values of a
   * search.
   *
   * @param corrected the new moves, to the end of the game
   * @return the new game, which keeps the solved score if it still has the solved position
   */
  TrainingGame corrected(Game<Reversi> corrected) {
    TrainingGame result = of(corrected, usableFrom);
    boolean hasSolved = solvedEmpties != NEVER
        && positionWithEmpties(corrected, solvedEmpties)
            .equals(positionWithEmpties(game, solvedEmpties));
    return hasSolved ? result.solved(solvedEmpties, solvedDarkScore) : result;
  }

  /**
   * Returns the position of a game that has a number of empty squares. If two such positions differ
   * by a pass, the later one is returned, in which the side to move can play.
   */
  static Optional<Reversi> positionWithEmpties(Game<Reversi> game, int empties) {
    for (int ply = game.moves().size(); ply >= 0; ply--) {
      Reversi position = game.positions().get(ply);
      if (position.emptyCount() == empties) {
        return Optional.of(position);
      }
    }
    return Optional.empty();
  }

  /**
   * Returns positions near this game, as they occur inside a search. Players avoid bad moves, but a
   * search looks at them. An evaluator that has seen only good moves misjudges the positions after
   * bad ones.
   *
   * <p>A variation leaves this game at a random ply by one to three random moves, and stops there.
   * Only its last position is usable, and it needs a label from a {@link GameLabeler}.
   *
   * @param count the number of variations, at least 0; a game that has no other moves has fewer
   * @param seed the seed of all random choices
   * @return the variations
   * @throws IllegalArgumentException if the number is less than 0
   */
  public List<TrainingGame> variations(int count, long seed) {
    return Variations.of(this, count, seed);
  }

  /**
   * Writes the game as a line of text, which {@link #parse} reads back.
   *
   * @return the line, without its end
   */
  public String format() {
    String line = Transcript.format(game);
    if (usableFrom > 0) {
      line += " " + usableFrom;
    }
    if (solvedEmpties != NEVER) {
      line += String.format(Locale.ROOT, " %d:%+d", solvedEmpties, solvedDarkScore);
    }
    return darkValues.isEmpty()
        ? line
        : line
            + darkValues.stream()
                .map(value -> String.format(Locale.ROOT, "%+d", value))
                .collect(Collectors.joining(",", " =", ""));
  }

  /**
   * Returns the game that was played.
   *
   * @return the game, which may stop before its end
   */
  public Game<Reversi> game() {
    return game;
  }

  /**
   * Returns the first ply whose position may be used.
   *
   * @return the ply, in {@code [0, game().moves().size()]}
   */
  public int usableFrom() {
    return usableFrom;
  }

  /**
   * Returns whether the score is known.
   *
   * @return false if the moves stop before the end of the game and the score has no other source
   */
  public boolean hasScore() {
    return hasScore;
  }

  /**
   * Returns the final score of the game.
   *
   * @param side the side from whose view the score is
   * @return the difference in discs, in {@code [-64, 64]}, positive when that side won
   * @throws IllegalStateException if the score is not known
   */
  public int score(Side side) {
    checkScore();
    return forSide(darkScore, side);
  }

  /**
   * Returns whether any position has a label.
   *
   * @return false if the score is not known and no search has valued a position
   */
  public boolean hasLabels() {
    return hasScore || !darkValues.isEmpty();
  }

  /**
   * Returns whether a position has a label.
   *
   * @param ply the position's ply, in {@code [usableFrom(), game().moves().size()]}
   * @return whether the score is known or a search has valued the position
   */
  public boolean hasLabel(int ply) {
    return hasScore || ply - usableFrom < darkValues.size();
  }

  /** Returns whether the position is the one that the database has solved. */
  boolean isSolved(int ply) {
    return game.positions().get(ply).emptyCount() == solvedEmpties;
  }

  /**
   * Returns the label of a position: the score to train an evaluator with.
   *
   * @param ply the position's ply, in {@code [usableFrom(), game().moves().size()]}
   * @return the value of a search, or else the score at the end of the game: a difference in discs,
   *     in {@code [-64, 64]}, positive when the side to move wins
   * @throws IllegalStateException if the position has no label
   * @throws IndexOutOfBoundsException if the ply is outside its range
   */
  public int label(int ply) {
    if (ply < usableFrom) {
      throw new IndexOutOfBoundsException(
          "ply " + ply + " is before " + usableFrom + ", the first to be used");
    }
    Reversi position = game.positions().get(ply);
    if (ply - usableFrom < darkValues.size()) {
      return forSide(darkValues.get(ply - usableFrom), position.sideToMove());
    }
    if (position.emptyCount() >= solvedEmpties) {
      return forSide(solvedDarkScore, position.sideToMove());
    }
    checkScore();
    return forSide(darkScore, position.sideToMove());
  }

  private void checkScore() {
    if (!hasScore) {
      throw new IllegalStateException(
          "the moves stop before the end of the game, after " + game.moves().size() + " plies");
    }
  }

  private static int forSide(int darkScore, Side side) {
    return side == Side.DARK ? darkScore : -darkScore;
  }

  /** Returns the line of text. */
  @Override
  public String toString() {
    return format();
  }
}
