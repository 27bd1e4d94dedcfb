package io.github.yomikiri.testkit;

import static java.util.regex.Pattern.DOTALL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.games.Centrality;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.ConnectFourKnowledge;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.Searchers;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class ConnectFourTest implements NodeContract<ConnectFour>, EvaluatorContract<ConnectFour> {

  @Override
  public List<ConnectFour> positions() {
    return List.of(
        ConnectFour.START,
        ConnectFour.START.after("444444"),
        ConnectFour.START.after("1122337766"));
  }

  @Override
  public OptionalInt sideToMove(ConnectFour node) {
    return OptionalInt.of(Long.bitCount(node.own() | node.opponent()) % 2);
  }

  @Override
  public OptionalInt winner(ConnectFour node) {
    String drawing = node.toString();
    boolean firstToMove = sideToMove(node).orElseThrow() == 0;
    boolean first = hasFour(drawing, 'X');
    boolean second = hasFour(drawing, 'O');
    return OptionalInt.of(!first && !second ? 0 : first == firstToMove ? 1 : -1);
  }

  /** In the drawing, the square in the next row is 8 characters further. */
  private static boolean hasFour(String drawing, char side) {
    return Stream.of(1, 7, 8, 9)
        .map(step -> Pattern.compile("(%c.{%d}){3}%c".formatted(side, step - 1, side), DOTALL))
        .anyMatch(four -> four.matcher(drawing).find());
  }

  /** Games are long, so half of the usual walks see about a thousand positions. */
  @Override
  public int walks() {
    return 10;
  }

  @Override
  public int maxPlies() {
    return 43;
  }

  @Override
  public Evaluator<ConnectFour> evaluator() {
    return new Centrality();
  }

  @Override
  public Optional<Knowledge<ConnectFour>> knowledge() {
    return Optional.of(new ConnectFourKnowledge());
  }

  @Override
  public List<ConnectFour> symmetries(ConnectFour node) {
    return List.of(new ConnectFour(mirror(node.own()), mirror(node.opponent()), node.board()));
  }

  private static long mirror(long discs) {
    long result = 0;
    for (int column = 0; column < 7; column++) {
      result |= (discs >> 7 * column & 0x7F) << 7 * (6 - column);
    }
    return result;
  }

  @Override
  public Optional<ConnectFour> withSidesChanged(ConnectFour node) {
    return node.isTerminal()
        ? Optional.empty()
        : Optional.of(new ConnectFour(node.opponent(), node.own(), node.board()));
  }

  @TestFactory
  Stream<DynamicTest> perft() throws IOException {
    Path file = Path.of("src/test/resources/io/github/yomikiri/testkit/connect-four.perft");
    return PerftSuite.read(file)
        .tests(text -> ConnectFour.START.after(text.replace("-", "")), 10_000_000);
  }

  /** The published count of eight plies leaves out games that are won by the seventh ply. */
  @TestFactory
  Stream<DynamicTest> gamesOfEightMovesAreAsPublished() {
    return PerftSuite.parse(List.of("- ; D8 5673234"))
        .leavingOutFinishedGames()
        .tests(text -> ConnectFour.START, 10_000_000);
  }

  @Test
  void rowsInAllFourDirectionsWin() {
    for (String game : List.of("1212121", "1122334", "12233434474", "76655454414")) {
      ConnectFour node = ConnectFour.START.after(game);
      assertThat(node.isTerminal()).as(game).isTrue();
      // The winner has 21 discs, less those that are played.
      assertThat(node.terminalScore()).as(game).isEqualTo(-(22 - (game.length() + 1) / 2));
    }
  }

  @Test
  void aColumnDoesNotRunIntoTheNext() {
    // X has the three upper squares of column 1 and the lowest square of column 2.
    assertThat(ConnectFour.START.after("21713115151").isTerminal()).isFalse();
  }

  @Test
  void illegalColumnsAreRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ConnectFour.START.after("4444444"))
        .withMessageContaining("move 4 is not legal after [4 4 4 4 4 4]");
  }

  @Test
  void boardsOfTooManySquaresAreRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> ConnectFour.start(7, 9));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ConnectFour.start(4, (1 << 30) - 1))
        .withMessageContaining("a board of 4 columns of 1073741823 squares");
    assertThat(ConnectFour.start(1, 62).isTerminal()).isFalse();
  }

  @Test
  void drawsItself() {
    assertThat(ConnectFour.START.after("443")).hasToString("""
        .......
        .......
        .......
        .......
        ...O...
        ..XX...
        1234567""");
  }

  @Test
  void aThreatOnBothSidesIsFound() {
    SearchResult result = Searchers.forGame(ConnectFour.class)
        .evaluator(new Centrality())
        .build()
        .search(ConnectFour.START.after("4433"), Limits.depth(5));
    // X wins with its fourth disc.
    assertThat(result.score()).isEqualTo(1800);
    assertThat(result.bestMove().notation()).isIn("2", "5");
  }
}
