package io.github.yomikiri.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.games.RandomDag;
import io.github.yomikiri.games.UniformTree;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.Composition;
import io.github.yomikiri.search.algorithm.NodeRule;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import io.github.yomikiri.testkit.Reference;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class TreeRecorderTest {

  private static final Evaluator<UniformTree> ESTIMATE = UniformTree::estimate;
  private static final Composition<UniformTree> BARE = Composition.of(UniformTree.class, ESTIMATE);
  private static final Evaluator<RandomDag> DAG = RandomDag::estimate;

  private final TreeRecorder<UniformTree> recorder = new TreeRecorder<>(10_000);

  private SearchResult search(Algorithm algorithm, Composition<UniformTree> parts, Limits limits) {
    return Searchers.bare(UniformTree.class)
        .search(() -> recorder.record(algorithm, parts))
        .fixedDepth(4)
        .build()
        .search(UniformTree.pi(), limits);
  }

  @ParameterizedTest
  @EnumSource
  void recordingChangesNothing(Algorithm algorithm) {
    RandomDag root = RandomDag.of(5, 4, 4, 9, 20);
    Composition<RandomDag> alone = Composition.of(RandomDag.class, DAG);
    SearchResult expected = Searchers.bare(RandomDag.class)
        .search(() -> algorithm.create(composed(alone)))
        .build()
        .search(root, Limits.depth(5));
    TreeRecorder<RandomDag> dags = new TreeRecorder<>(100_000);
    SearchResult recorded = Searchers.bare(RandomDag.class)
        .search(() -> dags.record(algorithm, composed(alone)))
        .build()
        .search(root, Limits.depth(5));
    assertThat(recorded.statistics().nodes()).isEqualTo(expected.statistics().nodes());
    assertThat(recorded.principalVariation()).isEqualTo(expected.principalVariation());
    long visits = dags.trees().stream().mapToLong(tree -> visits(tree.root())).sum();
    assertThat(visits).isEqualTo(recorded.statistics().nodes());
    assertThat(dags.trees()).hasSize(recorded.depth()).allMatch(SearchTree::isComplete);
  }

  @Test
  void shallowSearchesThatPredictAreNotRecorded() {
    RandomDag root = RandomDag.of(5, 4, 4, 9, 20);
    TreeRecorder<RandomDag> dags = new TreeRecorder<>(100_000);
    SearchResult alone = Searchers.bare(RandomDag.class)
        .search(() -> Algorithm.PVS.create(selective()))
        .build()
        .search(root, Limits.depth(6));
    SearchResult recorded = Searchers.bare(RandomDag.class)
        .search(() -> dags.record(Algorithm.PVS, selective()))
        .build()
        .search(root, Limits.depth(6));
    assertThat(recorded.statistics().nodes()).isEqualTo(alone.statistics().nodes());
    long visits = dags.trees().stream().mapToLong(tree -> visits(tree.root())).sum();
    assertThat(visits).isLessThan(recorded.statistics().nodes());
    List<TreeNode> cut = new ArrayList<>();
    dags.trees().forEach(tree -> collectCut(tree.root(), cut));
    assertThat(cut)
        .isNotEmpty()
        .allMatch(node -> node.beta() - node.alpha() == 1
            && (node.value() == node.alpha() || node.value() == node.beta()));
  }

  private static Composition<RandomDag> selective() {
    return composed(Composition.of(RandomDag.class, DAG))
        .withProbCut(
            (node, depth) -> depth < 2 ? List.of() : List.of(new Prediction(depth - 2, 1, 0, 1)),
            Selectivity.PERCENT_73);
  }

  /** Collects the nodes that were cut by a prediction, without those that were searched before. */
  private static void collectCut(TreeNode node, List<TreeNode> cut) {
    boolean isCut = node.children().stream().allMatch(child -> child.kind() == TreeNode.Kind.CUT);
    assertThat(node.kind() == TreeNode.Kind.INNER && isCut).isFalse();
    if (node.kind() == TreeNode.Kind.RULE && isCut) {
      cut.add(node);
    }
    node.children().forEach(child -> collectCut(child, cut));
  }

  private static final Evaluator<Breakthrough> LEAD = Breakthrough::lead;

  private static Stream<NodeRule<Breakthrough>> rules() {
    return Stream.of(
        NodeRule.tableCutoffs(2), NodeRule.internalDeepening(3), NodeRule.quiescence(Node::moves));
  }

  private static Composition<Breakthrough> ruled(NodeRule<Breakthrough> rule) {
    return Composition.of(Breakthrough.class, LEAD)
        .withTable(TranspositionTable::unbounded)
        .withRule(rule);
  }

  @ParameterizedTest
  @MethodSource("rules")
  void whatARuleAnswersIsNotCut(NodeRule<Breakthrough> rule) {
    Breakthrough root = Breakthrough.start(4, 5);
    TreeRecorder<Breakthrough> ruled = new TreeRecorder<>(100_000);
    SearchResult alone = Searchers.bare(Breakthrough.class)
        .search(() -> Algorithm.PVS.create(ruled(rule)))
        .build()
        .search(root, Limits.depth(5));
    SearchResult recorded = Searchers.bare(Breakthrough.class)
        .search(() -> ruled.record(Algorithm.PVS, ruled(rule)))
        .build()
        .search(root, Limits.depth(5));
    assertThat(recorded.statistics().nodes()).isEqualTo(alone.statistics().nodes());
    // What is searched beyond the horizon has no place in the tree.
    long visits = ruled.trees().stream().mapToLong(tree -> visits(tree.root())).sum();
    boolean isWhole = !rule.toString().startsWith("quiescence");
    assertThat(visits == alone.statistics().nodes()).isEqualTo(isWhole);
    List<TreeNode> all = new ArrayList<>();
    ruled.trees().forEach(tree -> collect(tree.root(), all));
    assertThat(all).filteredOn(node -> node.kind() == TreeNode.Kind.INNER).allSatisfy(node -> {
      List<TreeNode> cut = node.children().stream()
          .filter(child -> child.kind() == TreeNode.Kind.CUT)
          .toList();
      assertThat(cut.isEmpty() || node.cutoff().isPresent()).isTrue();
      assertThat(cut).hasSizeLessThan(node.children().size());
    });
    assertThat(all)
        .filteredOn(node -> node.kind() == TreeNode.Kind.RULE)
        .allMatch(node -> node.value() <= node.alpha() || node.value() >= node.beta());
    assertThat(all)
        .extracting(TreeNode::kind)
        .contains(rule.toString().startsWith("table") ? TreeNode.Kind.RULE : TreeNode.Kind.HORIZON);
  }

  private static Composition<RandomDag> composed(Composition<RandomDag> parts) {
    return parts
        .withOrdering(() -> MoveOrdering.killers(2))
        .withTable(TranspositionTable::unbounded)
        .withDepthRule(DepthRule.EXACT);
  }

  private static long visits(TreeNode node) {
    return node.visits()
        + node.children().stream().mapToLong(TreeRecorderTest::visits).sum();
  }

  @Test
  void valuesWithoutPruningAreTheReferences() {
    search(Algorithm.NEGAMAX, BARE, Limits.none());
    SearchTree tree = recorder.tree();
    assertThat(tree.depth()).isEqualTo(4);
    compare(UniformTree.pi(), tree.root(), new Reference<>(ESTIMATE));
    assertThat(tree.principalVariation())
        .extracting(TreeNode::value)
        .containsExactly(2, -2, 2, -2, 2);
  }

  private static void compare(
      UniformTree position, TreeNode node, Reference<UniformTree> reference) {
    assertThat(node.value()).isEqualTo(reference.value(position, 4 - node.ply()));
    for (TreeNode child : node.children()) {
      compare(position.play(child.move().orElseThrow().code()), child, reference);
    }
  }

  @Test
  void windowsAndCutsAreThere() {
    search(Algorithm.ALPHA_BETA, BARE, Limits.none());
    TreeNode second = recorder.tree().root().children().get(1);
    assertThat(second.kind()).isEqualTo(TreeNode.Kind.INNER);
    assertThat(second.alpha()).isEqualTo(-Score.INFINITY);
    assertThat(second.beta()).isEqualTo(-2);
    assertThat(second.children())
        .extracting(TreeNode::kind)
        .containsExactly(TreeNode.Kind.INNER, TreeNode.Kind.CUT, TreeNode.Kind.CUT);
    assertThat(second.children().get(1).visits()).isZero();
    assertThat(second.best()).contains(second.children().get(0));
  }

  @Test
  void severalPassesAreOneTree() {
    search(Algorithm.MTDF, BARE, Limits.none());
    assertThat(recorder.trees()).hasSize(1);
    assertThat(recorder.tree().root().visits()).isGreaterThan(1);
  }

  @Test
  void movesToOnePositionAreToldApart() {
    // Each level has one position, so all moves of the same length lead to the same position.
    TreeRecorder<RandomDag> dags = new TreeRecorder<>(100_000);
    Searchers.bare(RandomDag.class)
        .search(() -> dags.record(Algorithm.NEGAMAX, Composition.of(RandomDag.class, DAG)))
        .fixedDepth(5)
        .build()
        .search(RandomDag.of(6, 1, 4, 6, 20), Limits.none());
    List<TreeNode> all = new ArrayList<>();
    collect(dags.tree().root(), all);
    assertThat(all)
        .hasSizeGreaterThan(30)
        .allSatisfy(node -> assertThat(node.visits()).isEqualTo(1));
  }

  private static void collect(TreeNode node, List<TreeNode> all) {
    all.add(node);
    node.children().forEach(child -> collect(child, all));
  }

  @Test
  void aSearchThatIsStoppedLeavesNodesOpen() {
    search(Algorithm.ALPHA_BETA, BARE, Limits.nodes(20));
    assertThat(recorder.tree().root().kind()).isEqualTo(TreeNode.Kind.STOPPED);
    assertThat(recorder.tree().toSvg("stopped"))
        .contains("Depth 4, stopped, ")
        .contains(">?</text>");
    // Nodes that were left open do not affect the next search.
    search(Algorithm.ALPHA_BETA, BARE, Limits.none());
    assertThat(recorder.trees()).hasSize(2);
    assertThat(recorder.tree().leaves()).hasSize(31);
  }

  @Test
  void aFullRecorderLetsTheSearchGoOn() {
    TreeRecorder<UniformTree> small = new TreeRecorder<>(20);
    SearchResult result = Searchers.bare(UniformTree.class)
        .search(() -> small.record(Algorithm.NEGA_ALPHA, BARE))
        .fixedDepth(4)
        .build()
        .search(UniformTree.pi(), Limits.none());
    assertThat(result.score()).isEqualTo(2);
    assertThat(visits(small.tree().root())).isEqualTo(20);
    assertThat(small.tree().isComplete()).isFalse();
    assertThat(small.tree().toSvg("small")).contains("Some nodes are missing");
  }

  @Test
  void refusesWhatCannotBe() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new TreeRecorder<UniformTree>(0))
        .withMessage("number of nodes 0 is less than 1");
    assertThatIllegalStateException()
        .isThrownBy(recorder::tree)
        .withMessageContaining("search a position first");
  }
}
