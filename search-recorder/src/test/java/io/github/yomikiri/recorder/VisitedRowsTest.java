package io.github.yomikiri.recorder;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.games.ChineseCheckers;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.ConnectFourKnowledge;
import io.github.yomikiri.games.Pig;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.mcts.MonteCarloSearcher;
import io.github.yomikiri.search.mcts.VisitedNode;
import io.github.yomikiri.seats.SeatedSearcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class VisitedRowsTest {

  private static final TicTacToe ROOT = TicTacToe.START;
  private static final int UNKNOWN = Score.MAX;

  private static VisitedNode<TicTacToe> node(
      String moves,
      int visits,
      double mean,
      int lower,
      int upper,
      List<VisitedNode<TicTacToe>> below) {
    TicTacToe position = ROOT;
    Optional<Move> last = Optional.empty();
    for (String text : moves.isEmpty() ? new String[0] : moves.split(" ")) {
      Move move = position.legalMoves().stream()
          .filter(each -> each.notation().equals(text))
          .findFirst()
          .orElseThrow();
      position = position.play(move.code());
      last = Optional.of(move);
    }
    return new VisitedNode<>(
        last, position, visits, mean, List.of(), lower, upper, OptionalDouble.empty(), below, 0);
  }

  private static ShownRows rows(VisitedNode<?> root) {
    return new ShownRows(html(root));
  }

  private static <P extends Position<P>> String html(VisitedNode<P> root) {
    return TreePage.of("R&D", root).toHtml();
  }

  @Test
  void valuesAreFromTheViewOfTheRootsSide() {
    ShownRows rows = rows(node(
        "",
        10,
        0.254,
        -UNKNOWN,
        UNKNOWN,
        List.of(
            node("a1", 6, -0.5, 0, UNKNOWN, List.of(node("a1 b1", 2, 0.75, 1, 1, List.of()))),
            node("b2", 3, 0.001, -2, 3, List.of()))));
    assertThat(rows.cell("value", 0)).isEqualTo("0.25");
    assertThat(rows.cell("proven", 0)).isEmpty();
    assertThat(rows.cell("visits", 0)).isEqualTo("10");
    assertThat(rows.picture(0)).isEqualTo(ROOT.toString().lines().toList());
    int reply = rows.row("a1");
    assertThat(rows.cell("value", reply)).isEqualTo("0.50");
    assertThat(rows.cell("proven", reply)).isEqualTo("\u22640");
    assertThat(rows.number("flags", reply)).as("the best move, the other side").isEqualTo(3);
    int second = rows.row("a1", "b1");
    assertThat(rows.cell("value", second)).isEqualTo("0.75");
    assertThat(rows.cell("proven", second)).isEqualTo("1");
    assertThat(rows.kind(second)).isEqualTo("proven");
    int other = rows.row("b2");
    assertThat(rows.cell("value", other)).isEqualTo("0.00");
    assertThat(rows.cell("proven", other)).isEqualTo("[\u22123, 2]");
    assertThat(rows.kind(other)).isEqualTo("leaf");
    assertThat(rows.number("flags", other)).isEqualTo(2);
  }

  @Test
  void aLostMoveIsNotBestIfAnotherMoveIsUnknown() {
    VisitedNode<TicTacToe> lost = node("a1", 1, 1, 1, 1, List.of());
    assertThat(rows(node("", 1, -1, -UNKNOWN, UNKNOWN, List.of(lost))).number("flags", 1))
        .isEqualTo(2);
    assertThat(rows(node("", 1, -1, -1, -1, List.of(lost))).number("flags", 1)).isEqualTo(3);
  }

  @Test
  void theTreeOfASearchHasARowForEachNode() {
    ConnectFour root = ConnectFour.START.after("4443535");
    MonteCarloSearcher<ConnectFour> searcher = Searchers.monteCarlo(ConnectFour.class)
        .knowledge(new ConnectFourKnowledge())
        .progressiveBias(ConnectFourKnowledge.THREATS)
        .memoryMebibytes(1)
        .visits(3_000)
        .build();
    SearchResult result = searcher.search(root, Limits.none());
    VisitedNode<ConnectFour> tree = searcher.tree(200).orElseThrow();
    String html = TreePage.of("R&D", tree).toHtml();
    assertThat(html)
        .contains(
            "<title>R&#x26;D</title>", "3,000 visits. The page shows the most visited 200 nodes.")
        .contains("\"columns\":3,\n\"bar\":2,");
    ShownRows rows = new ShownRows(html);
    assertThat(rows.size()).isEqualTo(200);
    assertThat(rows.kinds()).contains("searched", "not shown");
    int best = rows.row(result.bestMove().notation());
    assertThat(rows.number("flags", best)).isEqualTo(3);
    assertThat(rows.cell("visits", best))
        .isEqualTo(Long.toString(result.rootMoves().get(0).visits()));
    assertThat(rows.cell("prior", 0)).isEmpty();
    assertThat(rows.cell("prior", best)).matches("\u2212?[01]\\.\\d\\d");
    assertThat(rows.picture(best))
        .isEqualTo(root.play(result.bestMove().code()).toString().lines().toList());
    assertThat(bestLine(rows)).startsWith(result.bestMove().notation());
    List<String> line = result.principalVariation().stream().map(Move::notation).toList();
    assertThat(line).containsSequence(bestLine(rows));
    assertThat(notes(rows))
        .contains("1 visited move is not shown", "2 visited moves are not shown");
  }

  private static List<String> notes(ShownRows rows) {
    List<String> notes = new ArrayList<>();
    for (int row = 0; row < rows.size(); row++) {
      notes.add(rows.text("note", row));
    }
    return notes;
  }

  /** Returns the moves of the principal variation, of which each row comes right after the last. */
  private static List<String> bestLine(ShownRows rows) {
    List<String> line = new ArrayList<>();
    for (int row = 1; row < rows.size() && rows.number("ply", row) == row; row++) {
      if (rows.number("flags", row) % 2 == 0) {
        break;
      }
      line.add(rows.text("move", row));
    }
    return line;
  }

  private static <P extends SeatedPosition<P>> VisitedNode<P> tree(P root, int maxNodes) {
    SeatedSearcher<P> searcher = SeatedSearcher.builder(root)
        .algorithm(SeatedSearcher.Algorithm.MONTE_CARLO)
        .visits(2_000)
        .build();
    searcher.search(root, Limits.none());
    return searcher.tree(maxNodes).orElseThrow();
  }

  @Test
  void outcomesOfChanceHaveTheirKindAndTheirProbability() {
    Pig root = new Pig(10, 12, 5, 0, false, 30);
    String html = html(tree(root, 100));
    assertThat(html)
        .contains("2,000 visits. The page shows the most visited 100 nodes. The values");
    ShownRows rows = new ShownRows(html);
    assertThat(rows.size()).isEqualTo(100);
    int roll = rows.row("roll");
    assertThat(rows.kind(roll)).isEqualTo("searched");
    assertThat(rows.cell("turn", 0)).isEqualTo("seat 0");
    assertThat(rows.cell("turn", roll)).isEqualTo("chance");
    assertThat(rows.cell("seat 0", roll)).matches("\u2212?[01]\\.\\d\\d");
    assertThat(rows.cell("seat 1", roll)).isEqualTo(negative(rows.cell("seat 0", roll)));
    assertThat(rows.number("flags", roll) & 2)
        .as("not the turn of the root's side")
        .isEqualTo(2);
    assertThat(rows.picture(roll))
        .isEqualTo(root.play(Pig.ROLL).toString().lines().toList());
    for (int number = 1; number <= 6; number++) {
      int outcome = rows.row("roll", Integer.toString(number));
      assertThat(rows.kind(outcome)).isEqualTo("outcome");
      assertThat(rows.cell("probability", outcome)).isEqualTo("1/6");
      assertThat(rows.cell("turn", outcome)).isEqualTo(number == 1 ? "seat 1" : "seat 0");
      assertThat(rows.number("flags", outcome))
          .as("nobody chooses it")
          .isEqualTo(number == 1 ? 2 : 0);
    }
    assertThat(rows.cell("probability", roll)).isEmpty();
  }

  @Test
  void aProvenOrFinishedOutcomeHasThisKind() {
    Pig root = new Pig(28, 12, 1, 0, false, 30);
    Pig rolls = root.play(Pig.ROLL);
    List<VisitedNode<Pig>> outcomes =
        List.of(seated(rolls, 1, 200, List.of()), seated(rolls, 2, 1_000, List.of()));
    VisitedNode<Pig> roll = seated(root, Pig.ROLL, UNKNOWN, outcomes);
    ShownRows rows = rows(roll);
    assertThat(rows.kind(0)).isEqualTo("searched");
    assertThat(rows.kind(rows.row("1"))).isEqualTo("proven");
    assertThat(rows.cell("seat 0", rows.row("1"))).isEqualTo("0.20");
    assertThat(rows.cell("seat 1", rows.row("1"))).isEqualTo("\u22120.20");
    assertThat(rows.kind(rows.row("2"))).isEqualTo("finished");
    assertThat(rows.cell("turn", rows.row("2"))).isEmpty();
  }

  private static VisitedNode<Pig> seated(
      Pig before, int move, int proven, List<VisitedNode<Pig>> below) {
    boolean isOpen = proven == UNKNOWN;
    double payoff = isOpen ? 0 : proven / 1_000.0;
    return new VisitedNode<>(
        Optional.of(new Move(move, before.notation(move))),
        before.play(move),
        1,
        payoff,
        List.of(payoff, -payoff),
        isOpen ? -UNKNOWN : proven,
        proven,
        OptionalDouble.empty(),
        below,
        0);
  }

  private static String negative(String number) {
    return number.startsWith("\u2212") ? number.substring(1) : "\u2212" + number;
  }

  @Test
  void theFirstColumnIsThatOfTheRootsSeat() {
    ChineseCheckers start = ChineseCheckers.start(3, 1, 30);
    ChineseCheckers root = start.play(start.legalMoves().get(0).code());
    VisitedNode<ChineseCheckers> tree = tree(root, 50);
    String html = html(tree);
    assertThat(html).contains("\"columns\":4,\n\"bar\":3,");
    ShownRows rows = new ShownRows(html);
    assertThat(rows.names()).startsWith("seat 1", "seat 0", "seat 2", "visits");
    for (int seat = 0; seat < 3; seat++) {
      assertThat(rows.cell("seat " + seat, 0))
          .isEqualTo(PageTexts.reward(tree.payoffs().get(seat), true));
    }
    for (int row = 0; row < rows.size(); row++) {
      assertThat(rows.number("flags", row) & 2)
          .isEqualTo(rows.cell("turn", row).equals("seat 1") ? 0 : 2);
    }
    assertThat(rows.number("flags", 1)).as("the best move").isEqualTo(3);
  }

  @Test
  void finishedAndProvenPositionsHaveTheirKinds() {
    MonteCarloSearcher<TicTacToe> searcher =
        Searchers.monteCarlo(TicTacToe.class).memoryMebibytes(1).visits(10).build();
    searcher.search(TicTacToe.parseBoard("XX.OO...."), Limits.none());
    VisitedNode<TicTacToe> tree = searcher.tree(Integer.MAX_VALUE).orElseThrow();
    ShownRows rows = rows(tree);
    assertThat(html(tree)).contains("The page shows all 2 nodes.");
    assertThat(rows.kind(0)).isEqualTo("proven");
    assertThat(rows.cell("proven", 0)).isEqualTo("1");
    assertThat(rows.kind(rows.row("c1"))).isEqualTo("finished");
    assertThat(rows.cell("proven", rows.row("c1"))).isEqualTo("1");
  }
}
