package io.github.yomikiri.reversi.training;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.notation.GameRecord;
import io.github.yomikiri.reversi.notation.NotationException;
import io.github.yomikiri.reversi.notation.Transcript;
import io.github.yomikiri.reversi.notation.WthorGame;
import io.github.yomikiri.reversi.notation.WthorHeader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A game to learn from: what was played, from which ply on its positions may be used, and what they are worth.
 *
 * <p>A position's {@link #label} is the final score of the game, a difference in discs in which the empty squares count for
 * the winner, from the view of the side to move. In a game of the WTHOR database the positions before the one that the
 * database has solved are worth what that one is. Positions before {@link #usableFrom} must not be used, because a move that
 * was drawn by lot comes after them.
 *
 * <p>As a line of text a game is its {@link Transcript}, followed by a blank and {@code usableFrom} unless that is 0:
 * {@code f5d6c3 2}. Immutable.
 */
public final class TrainingGame {

  private static final Pattern LINE =
      Pattern.compile("(.*?)(?:\\s+(\\d{1,3}))?(?:\\s+(\\d{1,2}):([+-]\\d{1,2}))?");
  private static final int NEVER = Integer.MAX_VALUE;

  private final GameRecord record;
  private final int usableFrom;
  private final boolean hasScore;
  private final int darkScore;

  /** From that many empty squares on the positions are worth the other score. */
  private final int solvedEmpties;

  private final int solvedDarkScore;

  private TrainingGame(
      GameRecord record,
      int usableFrom,
      boolean hasScore,
      int darkScore,
      int solvedEmpties,
      int solvedDarkScore) {
    this.record = record;
    this.usableFrom = usableFrom;
    this.hasScore = hasScore;
    this.darkScore = darkScore;
    this.solvedEmpties = solvedEmpties;
    this.solvedDarkScore = solvedDarkScore;
  }

  /**
   * Makes a game whose record tells the score, if it goes on to the end of the game.
   *
   * @param record the game
   * @param usableFrom the first ply whose position may be used, in {@code [0, record.plies()]}; the plies are those of the
   *     record, passes included, and ply 0 has the start
   * @return the game
   * @throws IllegalArgumentException if {@code usableFrom} is outside its range
   */
  public static TrainingGame of(GameRecord record, int usableFrom) {
    if (usableFrom < 0 || usableFrom > record.plies()) {
      throw new IllegalArgumentException(
          "usable from ply " + usableFrom + ": the game has positions 0 to " + record.plies());
    }
    Reversi end = record.end();
    int score = end.scoreWithEmptiesToWinner();
    int darkScore = end.sideToMove() == Side.DARK ? score : -score;
    return new TrainingGame(record, usableFrom, end.isTerminal(), darkScore, NEVER, 0);
  }

  /**
   * Makes a game of the WTHOR database. Its score is the one that the database gives, even if the record stops before the
   * end of the game.
   *
   * @param game the game
   * @param header what its file says of the games
   * @return the game, usable from the start
   */
  public static TrainingGame of(WthorGame game, WthorHeader header) {
    int depth = header.depth();
    boolean solved = depth > 0 && game.record().positionWithEmpties(depth).isPresent();
    return new TrainingGame(
        game.record(),
        0,
        true,
        game.score(Side.DARK),
        solved ? depth : NEVER,
        game.theoreticalScore(Side.DARK));
  }

  /**
   * Reads a line of text.
   *
   * @param line a transcript from the standard start, perhaps a blank and the first usable ply, perhaps a blank and the number of
   *     empty squares with which the game was solved, a colon and Dark's score then
   * @return the game
   * @throws NotationException if the transcript is wrong
   * @throws IllegalArgumentException if the game has not so many plies
   */
  public static TrainingGame parse(String line) {
    Matcher matcher = LINE.matcher(line.strip());
    if (!matcher.matches()) {
      throw new IllegalArgumentException("not a line: " + line);
    }
    GameRecord record = Transcript.parse(matcher.group(1));
    String from = matcher.group(2);
    TrainingGame game = of(record, from == null ? 0 : Integer.parseInt(from));
    String solved = matcher.group(3);
    return solved == null
        ? game
        : game.solved(Integer.parseInt(solved), Integer.parseInt(matcher.group(4)));
  }

  private TrainingGame solved(int empties, int score) {
    if (score < -64 || score > 64) {
      throw new IllegalArgumentException("score " + score + " is outside [-64, 64]");
    }
    return new TrainingGame(record, usableFrom, hasScore, darkScore, empties, score);
  }

  /**
   * Returns a game whose last moves are others, and whose score is that of the new end.
   *
   * @param corrected the new record, to the end of the game
   * @param newUsableFrom the first ply whose position may be used
   * @return the game, with the other score that this one has for the positions before it was solved, if it still has the position
   *     that was
   */
  TrainingGame corrected(GameRecord corrected, int newUsableFrom) {
    TrainingGame game = of(corrected, newUsableFrom);
    boolean hasSolved = solvedEmpties != NEVER
        && corrected
            .positionWithEmpties(solvedEmpties)
            .equals(record.positionWithEmpties(solvedEmpties));
    return hasSolved ? game.solved(solvedEmpties, solvedDarkScore) : game;
  }

  /**
   * Writes the game as a line of text, which {@link #parse} reads back.
   *
   * @return the line, without its end
   */
  public String format() {
    String line = Transcript.format(record);
    if (usableFrom > 0) {
      line += " " + usableFrom;
    }
    return solvedEmpties == NEVER
        ? line
        : line + " %d:%+d".formatted(solvedEmpties, solvedDarkScore);
  }

  /**
   * Returns what was played.
   *
   * @return the record, which may stop before the end of the game
   */
  public GameRecord record() {
    return record;
  }

  /**
   * Returns the first ply whose position may be used.
   *
   * @return the ply, in {@code [0, record().plies()]}
   */
  public int usableFrom() {
    return usableFrom;
  }

  /**
   * Tells whether the score is known.
   *
   * @return false if the record stops before the end of the game and nothing else tells the score
   */
  public boolean hasScore() {
    return hasScore;
  }

  /**
   * Returns the final score of the game.
   *
   * @param side from whose view
   * @return the difference in discs, in {@code [-64, 64]}, positive when that side won
   * @throws IllegalStateException if it is not known
   */
  public int score(Side side) {
    checkScore();
    return forSide(darkScore, side);
  }

  /**
   * Returns what a position is worth.
   *
   * @param ply which position, in {@code [usableFrom(), record().plies()]}
   * @return the difference in discs at the end of the game, in {@code [-64, 64]}, positive when the side to move wins
   * @throws IllegalStateException if the score is not known
   * @throws IndexOutOfBoundsException if there is no such position, or it is not to be used
   */
  public int label(int ply) {
    checkScore();
    if (ply < usableFrom) {
      throw new IndexOutOfBoundsException(
          "ply " + ply + " is before " + usableFrom + ", the first to be used");
    }
    Reversi position = record.positions().get(ply);
    return forSide(
        position.emptyCount() >= solvedEmpties ? solvedDarkScore : darkScore,
        position.sideToMove());
  }

  private void checkScore() {
    if (!hasScore) {
      throw new IllegalStateException(
          "the record stops before the end of the game, after " + record.plies() + " plies");
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
