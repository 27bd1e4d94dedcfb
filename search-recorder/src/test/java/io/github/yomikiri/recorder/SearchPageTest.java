package io.github.yomikiri.recorder;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.ConnectFourKnowledge;
import io.github.yomikiri.games.Dodgem;
import io.github.yomikiri.games.UniformTree;
import io.github.yomikiri.recorder.board.BoardPicture;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.Composition;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SearchPageTest {

  private static final Evaluator<UniformTree> ESTIMATE = UniformTree::estimate;
  private static final Composition<UniformTree> BARE = Composition.of(UniformTree.class, ESTIMATE);

  private static <N extends Node<N>> SearchTree search(
      N root, Algorithm algorithm, Composition<N> parts, int depth, Limits limits) {
    TreeRecorder<N> recorder = new TreeRecorder<>(20_000);
    Searchers.bare(parts.game())
        .search(() -> recorder.record(algorithm, parts))
        .fixedDepth(depth)
        .build()
        .search(root, limits);
    return recorder.tree();
  }

  private static ShownRows rows(SearchTree tree) {
    return new ShownRows(tree.toHtml("A search"));
  }

  private static ShownRows piTree(Algorithm algorithm) {
    return rows(search(UniformTree.pi(), algorithm, BARE, 4, Limits.none()));
  }

  @ParameterizedTest
  @EnumSource
  void everyNodeHasARow(Algorithm algorithm) {
    SearchTree tree = search(UniformTree.pi(), algorithm, BARE, 4, Limits.none());
    String html = tree.toHtml("R&D");
    assertThat(html).isEqualTo(tree.toHtml("R&D")).contains("<title>R&#x26;D</title>");
    ShownRows rows = new ShownRows(html);
    assertThat(rows.size()).isEqualTo(count(tree.root()));
    int leaf = rows.row("0", "0", "0", "0");
    assertThat(rows.cell("value", 0)).matches("[\u2264\u2265]?2");
    assertThat(rows.cell("value", leaf)).isEqualTo("3");
    assertThat(rows.kind(leaf)).isEqualTo("game over");
    assertThat(rows.picture(leaf)).containsExactly("ply 4, place 0 of 81");
    assertThat(rows.text("key", leaf)).matches("[0-9a-f]{16}");
  }

  private static int count(TreeNode node) {
    return 1 + node.children().stream().mapToInt(SearchPageTest::count).sum();
  }

  @Test
  void rowsHaveValuesAndWindowsOfTheRootsSide() {
    ShownRows rows = piTree(Algorithm.ALPHA_BETA);
    assertThat(rows.text("move", 0)).isEqualTo("root");
    assertThat(rows.cell("window", 0)).isEqualTo("(\u2212\u221e, \u221e)");
    assertThat(rows.cell("visits", 0)).isEqualTo("55");
    int second = rows.row("1");
    assertThat(rows.cell("value", second)).isEqualTo("\u22642");
    assertThat(rows.cell("window", second)).isEqualTo("(2, \u221e)");
    assertThat(rows.number("flags", rows.row("0"))).isEqualTo(3);
    assertThat(rows.number("flags", second)).isEqualTo(2);
    assertThat(rows.cell("window", rows.row("0", "0", "0", "0"))).isEmpty();
  }

  @Test
  void cutsNameTheAncestorThatTheyComeFrom() {
    ShownRows rows = piTree(Algorithm.ALPHA_BETA);
    int shallow = rows.row("1", "1");
    assertThat(rows.kind(shallow)).isEqualTo("cut");
    assertThat(rows.text("note", shallow)).isEqualTo("2 \u2264 2, the value of 0 at the root");
    assertThat(rows.text("note", rows.row("1")))
        .isEqualTo("cutoff: 2 \u2264 2, the value of 0 at the root");
    assertThat(rows.number("about", shallow)).isZero();
    assertThat(notes(rows)).anyMatch(note -> note.matches("deep cutoff: .* at the root"));
    assertThat(notes(piTree(Algorithm.BRANCH_AND_BOUND))).noneMatch(note -> note.contains("deep"));
    assertThat(notes(piTree(Algorithm.PVS)))
        .anyMatch(note -> note.contains(", the end of the null window at "));
    assertThat(notes(piTree(Algorithm.MTDF)))
        .anyMatch(note -> note.endsWith(", the end of the window of the whole search"));
    assertThat(piTree(Algorithm.MINIMAX).kinds()).containsExactly("searched", "game over");
  }

  private static List<String> notes(ShownRows rows) {
    return IntStream.range(0, rows.size())
        .mapToObj(row -> rows.text("note", row))
        .toList();
  }

  @Test
  void allVisitsAreListed() {
    ShownRows rows = piTree(Algorithm.MTDF);
    assertThat(rows.cell("visits of the row", 0)).isEqualTo("3");
    assertThat(rows.cell("earlier visits", 0)).isEqualTo("(\u22121, 0): \u22651\n(1, 2): \u22652");
  }

  @Test
  void knowledgeIsNotATable() {
    Composition<ConnectFour> parts = Composition.of(ConnectFour.class, node -> 0)
        .withKnowledge(new ConnectFourKnowledge())
        .withTable(TranspositionTable::unbounded)
        .withDepthRule(DepthRule.EXACT);
    SearchTree tree = search(ConnectFour.start(4, 4), Algorithm.PVS, parts, 16, Limits.none());
    ShownRows rows = rows(tree);
    assertThat(rows.kinds()).contains("known", "left out", "table");
    assertThat(rows.picture(0)).hasSize(5).last().isEqualTo("1234");
  }

  @Test
  void repetitionsAreNotATable() {
    Composition<Dodgem> parts = Composition.of(Dodgem.class, node -> 0).withRepetition();
    SearchTree tree = search(Dodgem.start(3), Algorithm.PVS, parts, 6, Limits.none());
    assertThat(rows(tree).kinds()).contains("repetition").doesNotContain("table");
    assertThat(tree.leaves()).anyMatch(leaf -> leaf.kind() == TreeNode.Kind.REPETITION);
  }

  @Test
  void movesThatWereNotReachedAreNotCut() {
    SearchTree tree = search(UniformTree.pi(), Algorithm.NEGAMAX, BARE, 4, Limits.nodes(20));
    assertThat(rows(tree).kinds()).contains("stopped", "not reached").doesNotContain("cut");
  }

  @Test
  void valuesAreInPointsOfTheGame() {
    Evaluator<UniformTree> tenths = Evaluator.of(node -> 5, 100);
    Composition<UniformTree> parts = Composition.of(UniformTree.class, tenths);
    SearchTree tree = search(UniformTree.pi(), Algorithm.PVS, parts, 4, Limits.none());
    ShownRows rows = rows(tree);
    assertThat(tree.root().value()).isEqualTo(200);
    assertThat(rows.cell("value", 0)).isEqualTo("2");
    assertThat(IntStream.range(0, rows.size()).mapToObj(row -> rows.cell("window", row)))
        .contains("(2, 2.01)");
    assertThat(notes(rows)).anyMatch(note -> note.contains("2 \u2264 2, "));
    assertThat(rows(search(UniformTree.pi(), Algorithm.PVS, parts, 3, Limits.none()))
            .cell("value", 0))
        .isEqualTo("\u22120.05");
  }

  @Test
  void thePageWarnsOfATreeThatIsNotWhole() {
    String stopped =
        search(UniformTree.pi(), Algorithm.NEGAMAX, BARE, 4, Limits.nodes(20)).toHtml("A search");
    assertThat(stopped).contains("<p class=\"warning\">The search was stopped before its end.</p>");
    assertThat(
            search(UniformTree.pi(), Algorithm.NEGAMAX, BARE, 4, Limits.none()).toHtml("A search"))
        .contains("<p class=\"warning\"></p>");
  }

  @Test
  void movesThatAFullRecorderMissedAreNotCut() {
    TreeRecorder<UniformTree> recorder = new TreeRecorder<>(20);
    Searchers.bare(UniformTree.class)
        .search(() -> recorder.record(Algorithm.NEGAMAX, BARE))
        .fixedDepth(4)
        .build()
        .search(UniformTree.pi(), Limits.none());
    assertThat(rows(recorder.tree()).kinds()).contains("not recorded").doesNotContain("cut");
    assertThat(TreePage.of("A search", recorder.tree()).toHtml())
        .contains("Some nodes are missing: the recorder was full after 20 visits.");
  }

  @Test
  void positionsAreDrawnAsPeopleSeeThem() {
    ConnectFour start = ConnectFour.START.after("44");
    Composition<ConnectFour> parts = Composition.of(ConnectFour.class, node -> 0);
    SearchTree tree = search(start, Algorithm.MINIMAX, parts, 1, Limits.none());
    String html =
        TreePage.of("Drawn", tree, start.drawing(), List.of("X", "O"), 0).toHtml();
    ShownRows rows = new ShownRows(html);
    String root = String.join("", rows.picture(0));
    assertThat(root).hasSize(42).containsOnlyOnce("1").containsOnlyOnce("2");
    String after = String.join("", rows.picture(rows.row("4")));
    assertThat(BoardPicture.changes(root, after))
        .as("one more disc of X")
        .startsWith("1")
        .hasSize(2);
    assertThat(html).contains("\"seats\":[\"X\",\"O\"]", "\"owners\":[0,1]");
  }
}
