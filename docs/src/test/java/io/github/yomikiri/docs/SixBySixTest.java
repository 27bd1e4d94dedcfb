package io.github.yomikiri.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.endgame.EndgameOptions;
import io.github.yomikiri.reversi.endgame.EndgameSolver;
import io.github.yomikiri.reversi.engine.ReversiBook;
import io.github.yomikiri.reversi.notation.ObfPosition;
import io.github.yomikiri.search.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Checks the scores of the 6x6 board's openings, and the tables that were made from them. */
class SixBySixTest {

  private static final int PLIES = 6;
  private static final Page PAGE = Page.read(Page.PROJECT.resolve("docs/guide/six-by-six.md"));
  private static final Pattern OPENING = Pattern.compile("\\| ([a-f1-6 ]+) \\| ([+-]\\d+) \\|");
  private static final Pattern COUNT = Pattern.compile("\\| (win|draw|loss) \\| (\\d+) \\|");

  private final List<ObfPosition> solved = read();

  private static List<ObfPosition> read() {
    try {
      return ObfPosition.parseLines(
          Files.readString(Page.PROJECT.resolve("docs/data/openings-6x6.obf")));
    } catch (IOException e) {
      throw new AssertionError("the scores cannot be read", e);
    }
  }

  @Test
  void everyPositionIsThereOnce() {
    Set<Long> expected = new HashSet<>();
    Stream<Reversi> last = Stream.of(Reversi.start(6));
    for (int ply = 0; ply < PLIES; ply++) {
      last = last.flatMap(node -> node.legalMoves().stream().map(move -> node.play(move.code())));
    }
    last.forEach(node -> expected.add(ReversiBook.identity(node)));
    assertThat(solved.stream().map(line -> ReversiBook.identity(line.position())))
        .containsExactlyInAnyOrderElementsOf(expected);
  }

  /** The solver finds the scores of a few positions that take it the fewest nodes. */
  @Test
  void scoresAreThoseOfTheSolver() {
    EndgameSolver solver = new EndgameSolver(EndgameOptions.exact());
    for (int index : List.of(442, 431, 5, 11, 462)) {
      ObfPosition line = solved.get(index);
      assertThat(solver.search(line.position(), Limits.none()).score())
          .isEqualTo(line.bestScore().orElseThrow());
    }
  }

  /** Dark loses the game by 4 discs (Feinstein 1993). */
  @Test
  void theStartHasItsKnownValue() {
    assertThat(value(Game.of(Reversi.start(6)), scores())).isEqualTo(-4);
  }

  @Test
  void openingsOfThePageHaveTheirValues() throws IOException {
    Map<Long, Integer> scores = scores();
    Map<String, Integer> shown = new TreeMap<>();
    Map<String, Integer> found = new TreeMap<>();
    Matcher row = OPENING.matcher(Files.readString(PAGE.path()));
    while (row.find()) {
      Game<Reversi> game = game(row.group(1));
      shown.put(row.group(1), Integer.valueOf(row.group(2)));
      int value = value(game, scores);
      found.put(row.group(1), game.seat() == 0 ? value : -value);
    }
    assertThat(shown).hasSizeGreaterThan(10).isEqualTo(found);
  }

  @Test
  void countsOfThePageAreThoseOfTheScores() throws IOException {
    Map<String, Integer> shown = new TreeMap<>();
    Matcher row = COUNT.matcher(Files.readString(PAGE.path()));
    while (row.find()) {
      shown.put(row.group(1), Integer.valueOf(row.group(2)));
    }
    Map<String, Integer> found = new TreeMap<>();
    for (ObfPosition line : solved) {
      int score = line.bestScore().orElseThrow();
      found.merge(score > 0 ? "win" : score == 0 ? "draw" : "loss", 1, Integer::sum);
    }
    assertThat(shown).isEqualTo(found);
  }

  private Map<Long, Integer> scores() {
    Map<Long, Integer> scores = new HashMap<>();
    for (ObfPosition line : solved) {
      scores.put(ReversiBook.identity(line.position()), line.bestScore().orElseThrow());
    }
    return scores;
  }

  private static Game<Reversi> game(String transcript) {
    Game<Reversi> game = Game.of(Reversi.start(6));
    for (String move : transcript.split(" ")) {
      game = game.play(game.position().parse(move).orElseThrow());
    }
    return game;
  }

  /** Returns the value of a position from the view of the side to move. */
  private static int value(Game<Reversi> game, Map<Long, Integer> scores) {
    Reversi position = game.position();
    if (game.moves().size() == PLIES) {
      return scores.get(ReversiBook.identity(position));
    }
    List<Integer> values = new ArrayList<>();
    for (Move move : position.legalMoves()) {
      values.add(-value(game.play(move), scores));
    }
    return values.stream().mapToInt(Integer::intValue).max().orElseThrow();
  }
}
