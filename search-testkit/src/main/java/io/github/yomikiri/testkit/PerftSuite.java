package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Perft;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.TextLines;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * A file of positions and their move counts, in a form that chess programs exchange. Each line has
 * one position, in the game's own notation, and the number of leaves at each depth.
 *
 * <pre>
 *   # tic-tac-toe
 *   ......... ; D1 9 ; D2 72 ; D3 504
 * </pre>
 *
 * <p>Blank lines and lines that begin with {@code #} are skipped. A position contains no semicolon.
 * Depths may be left out, and each is at least 1.
 *
 * <p>Sources differ in how they count games that are over before the depth is reached. By default
 * such a game counts 1, at every greater depth again, as in {@link Perft}. With
 * {@link #leavingOutFinishedGames()} only sequences of exactly as many moves as the depth count. In
 * tic-tac-toe, 255,168 games are over after nine plies or earlier, and 127,872 games last for nine
 * plies. A pass is one ply in both ways.
 */
public final class PerftSuite {

  private static final Pattern COUNT = Pattern.compile("D([0-9]{1,3})\\s+([0-9]{1,18})");

  /**
   * A position and its counts.
   *
   * @param number the line's number in the file, from 1
   * @param position the position's text
   * @param counts the number of leaves by depth in plies
   */
  record Line(int number, String position, Map<Integer, Long> counts) {}

  private final List<Line> lines;
  private final boolean finishedGamesCount;

  private PerftSuite(List<Line> lines, boolean finishedGamesCount) {
    this.lines = List.copyOf(lines);
    this.finishedGamesCount = finishedGamesCount;
  }

  /**
   * Reads a file in UTF-8.
   *
   * @param file the file
   * @return the suite
   * @throws IOException if the file cannot be read
   * @throws InvalidInputException if a line is malformed, or the file is no text; the message names
   *     the file, the line and the reason
   */
  public static PerftSuite read(Path file) throws IOException {
    List<String> lines = TextLines.readAll(file);
    try {
      return parse(lines);
    } catch (InvalidInputException e) {
      throw e.inSource(file.toString());
    }
  }

  /**
   * Reads lines.
   *
   * @param text the lines of a file
   * @return the suite
   * @throws InvalidInputException if a line is malformed; the message names the line and the reason
   */
  public static PerftSuite parse(List<String> text) {
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < text.size(); i++) {
      String line = text.get(i).strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        lines.add(parseLine(i + 1, line));
      }
    }
    return new PerftSuite(lines, true);
  }

  private static Line parseLine(int number, String line) {
    String[] fields = line.split(";", -1);
    String position = fields[0].strip();
    if (position.isEmpty()) {
      throw malformed(number, "there is no position before the first semicolon", line);
    }
    if (fields.length == 1) {
      throw malformed(number, "there are no counts, such as \"; D1 20\", after the position", line);
    }
    Map<Integer, Long> counts = new LinkedHashMap<>();
    for (int i = 1; i < fields.length; i++) {
      String field = fields[i].strip();
      Matcher count = COUNT.matcher(field);
      if (!count.matches()) {
        throw malformed(
            number, "\"" + field + "\" is not a depth and a count, such as \"D1 20\"", line);
      }
      int depth = Integer.parseInt(count.group(1));
      if (depth < 1) {
        throw malformed(number, "depth " + depth + " is less than 1", line);
      }
      if (counts.put(depth, Long.parseLong(count.group(2))) != null) {
        throw malformed(number, "depth " + depth + " occurs twice", line);
      }
    }
    return new Line(number, position, Collections.unmodifiableMap(counts));
  }

  private static InvalidInputException malformed(int number, String reason, String line) {
    return new InvalidInputException(line, "line " + number, reason);
  }

  List<Line> lines() {
    return lines;
  }

  /**
   * Returns a suite of the same positions and counts, in which a game that is over before the depth
   * is reached does not count.
   *
   * @return a new suite
   */
  public PerftSuite leavingOutFinishedGames() {
    return new PerftSuite(lines, false);
  }

  /**
   * Makes a JUnit test of every count, for a {@code @TestFactory} method. A test that fails lists
   * the counts below each move, so that you can compare them with those of another program. It also
   * says if the count is right in the other way of counting.
   *
   * @param <P> the game's position type
   * @param parser makes a position from the position's text
   * @param maxLeaves greater counts are left out, to keep the tests quick
   * @return the tests, in the order of the file
   */
  public <P extends Position<P>> Stream<DynamicTest> tests(
      Function<String, P> parser, long maxLeaves) {
    return lines.stream()
        .flatMap(line -> line.counts().entrySet().stream()
            .filter(count -> count.getValue() <= maxLeaves)
            .map(count -> DynamicTest.dynamicTest(
                "line " + line.number() + ", depth " + count.getKey() + ": " + line.position(),
                () -> check(parser.apply(line.position()), count.getKey(), count.getValue()))));
  }

  private <P extends Position<P>> void check(P position, int depth, long expected) {
    assertEquals(
        expected,
        count(position, depth, finishedGamesCount),
        () -> "leaves at depth " + depth + "; by move: " + divide(position, depth)
            + (count(position, depth, !finishedGamesCount) == expected ? otherWay() : ""));
  }

  private String otherWay() {
    return finishedGamesCount
        ? "; the count is right if finished games are left out: see leavingOutFinishedGames()"
        : "; the count is right if finished games count, too: remove leavingOutFinishedGames()";
  }

  private <P extends Position<P>> Map<Move, Long> divide(P position, int depth) {
    Map<Move, Long> counts = new LinkedHashMap<>();
    for (Move move : position.legalMoves()) {
      counts.put(move, count(position.play(move.code()), depth - 1, finishedGamesCount));
    }
    return counts;
  }

  private static <P extends Position<P>> long count(
      P position, int depth, boolean finishedGamesCount) {
    return finishedGamesCount
        ? Perft.count(position, depth)
        : Perft.countUnfinished(position, depth);
  }
}
