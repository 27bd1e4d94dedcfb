package io.github.yomikiri.search.algorithm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.NoisyMoves;
import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.ConnectFourKnowledge;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.WildSelection;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.probcut.Selectivity;
import io.github.yomikiri.search.table.LockFreeTable;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class NodeRuleTest {

  private static final Evaluator<Breakthrough> LEAD = Breakthrough::lead;

  /** A capture takes one piece, and no other move gains anything. */
  static final NoisyMoves<Breakthrough> CAPTURES = new NoisyMoves<>() {
    @Override
    public void list(Breakthrough node, MoveList out) {
      MoveList moves = new MoveList();
      node.moves(moves);
      for (int move : moves.toArray()) {
        if (gain(node, move) > 0) {
          out.add(move);
        }
      }
    }

    @Override
    public int gain(Breakthrough node, int move) {
      return -node.play(move).lead() - node.lead();
    }
  };

  private static SearcherBuilder<Breakthrough> builder() {
    return Searchers.bare(Breakthrough.class)
        .evaluator(LEAD)
        .ordering(() -> MoveOrdering.byEvaluation(LEAD, 2))
        .table(() -> LockFreeTable.ofMebibytes(4));
  }

  private static long nodes(SearcherBuilder<Breakthrough> builder) {
    SearchResult result = builder.build().search(Breakthrough.start(5, 6), Limits.depth(7));
    assertThat(result.depth()).isEqualTo(7);
    return result.statistics().nodes();
  }

  /** The counts do not change by chance: a changed count belongs into the commit's message. */
  @Test
  void countsAreOnFile() {
    Map<String, Long> counts = new LinkedHashMap<>();
    for (NodeRule<Breakthrough> rule : List.of(
        NodeRule.<Breakthrough>internalDeepening(4),
        NodeRule.<Breakthrough>quiescence((node, out) -> out.add(firstMove(node))))) {
      counts.put(
          rule.toString().replaceFirst(",? \\S+Test\\S+$", ""), nodes(builder().rule(rule)));
    }
    assertThat(counts).hasToString("{internal deepening 4=63196, quiescence=41797}");
  }

  private static int firstMove(Breakthrough node) {
    MoveList moves = new MoveList();
    node.moves(moves);
    return moves.get(0);
  }

  /** Searches Connect Four, in which many ways lead to the same position. */
  private static long nodes(List<NodeRule<ConnectFour>> rules) {
    SearcherBuilder<ConnectFour> builder = Searchers.bare(ConnectFour.class)
        .evaluator(ConnectFourKnowledge.THREATS)
        .table(() -> LockFreeTable.ofMebibytes(4))
        .fixedDepth(9);
    rules.forEach(builder::rule);
    SearchResult result = builder.build().search(ConnectFour.START, Limits.none());
    assertThat(result.score()).isEqualTo(1);
    return result.statistics().nodes();
  }

  @Test
  void tableCutoffsAndInternalDeepeningSaveNodes() {
    long plain = nodes(List.of());
    assertThat(nodes(List.of(NodeRule.tableCutoffs(3)))).isLessThan(plain);
    assertThat(nodes(List.of(NodeRule.internalDeepening(4)))).isLessThan(plain);
  }

  @Test
  void aSelectiveSearchDoesNotShareEntriesWithAnExactSearch() {
    RandomGame root = RandomGame.graph(7, 9, 5, 20);
    TranspositionTable table = TranspositionTable.unbounded();
    SearcherBuilder<RandomGame> exact = Searchers.bare(RandomGame.class)
        .evaluator(RandomGame.evaluator())
        .table(table)
        .compose(old -> old.withTableDepth(1));
    SearchResult before = exact.build().search(root, Limits.depth(6));
    table.clear();
    Searchers.bare(RandomGame.class)
        .evaluator(RandomGame.evaluator())
        .table(table)
        .compose(old -> old.withTableDepth(1))
        .selection(new WildSelection<>(7, Optional.empty()))
        .build()
        .search(root, Limits.depth(6));
    SearchResult after = exact.build().search(root, Limits.depth(6));
    assertThat(after.statistics().nodes()).isEqualTo(before.statistics().nodes());
    assertThat(after.score()).isEqualTo(before.score());
  }

  @Test
  void predictionsSearchWithQuiescenceOnly() {
    Composition<Breakthrough> parts = Composition.of(Breakthrough.class, LEAD)
        .withProbCut((node, depth) -> List.of(), Selectivity.PERCENT_95)
        .withSelection(new SelectionTest.Nothing<>())
        .withRule(NodeRule.quiescence((node, out) -> {}));
    assertThat(parts.forPredictions().selection()).isEmpty();
    assertThat(parts.forPredictions().rules()).singleElement().matches(NodeRule::isQuiescence);
    assertThat(parts.forPredictions().isPredictive()).isFalse();
  }

  @Test
  void levelsDependOnWhatIsSelective() {
    Composition<Breakthrough> plain = Composition.of(Breakthrough.class, LEAD);
    Composition<Breakthrough> quiet = plain.withRule(NodeRule.quiescence(CAPTURES));
    assertThat(quiet.level())
        .isNotEqualTo(plain.level())
        .isNotEqualTo(plain.withRule(NodeRule.quiescence((node, out) -> {})).level())
        .isEqualTo(plain
            .withRule(NodeRule.tableCutoffs(4))
            .withRule(NodeRule.quiescence(CAPTURES))
            .level());
    assertThat(plain.withRule(NodeRule.tableCutoffs(4)).isSelective()).isFalse();
  }

  @Test
  void anAlgorithmOfOnesOwnCanHaveRules() {
    Composition<RandomGame> parts = Composition.of(RandomGame.class, RandomGame.evaluator())
        .withTable(TranspositionTable::unbounded)
        .withDepthRule(DepthRule.EXACT)
        .withRule(NodeRule.internalDeepening(3));
    RandomGame root = RandomGame.graph(3, 6, 4, 20);
    SearchResult own = Searchers.bare(RandomGame.class)
        .search(() -> new Negamax<>(Algorithm.expander(parts)))
        .build()
        .search(root, Limits.depth(5));
    SearchResult plain = Searchers.bare(RandomGame.class)
        .evaluator(RandomGame.evaluator())
        .build()
        .search(root, Limits.depth(5));
    assertThat(own.score()).isEqualTo(plain.score());
  }

  @Test
  void aGameThatListsNoMoveWhereOneIsNeededIsNamed() {
    Evaluator<RandomGame> evaluator = RandomGame.evaluator();
    var nothing = new NoisyMoves<RandomGame>() {
      @Override
      public void list(RandomGame node, MoveList out) {}

      @Override
      public boolean mayDecline(RandomGame node) {
        return false;
      }
    };
    assertThatIllegalStateException()
        .isThrownBy(() -> Searchers.bare(RandomGame.class)
            .evaluator(evaluator)
            .rule(NodeRule.quiescence(nothing))
            .build()
            .search(RandomGame.tree(2, 9, 3, 20), Limits.depth(2)))
        .withMessageContaining("lists no move")
        .withMessageContaining("RandomGame");
  }

  @Test
  void rangesAreChecked() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> NodeRule.tableCutoffs(1))
        .withMessage("minimum depth 1 of table cutoffs is outside [2, 250]");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> NodeRule.internalDeepening(2))
        .withMessage("minimum depth 2 of internal deepening is outside [3, 250]");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> builder()
            .rule(NodeRule.quiescence((node, out) -> {}))
            .rule(NodeRule.quiescence((node, out) -> {}))
            .build())
        .withMessageContaining("at most one quiescence search: [quiescence ");
  }

  @Test
  void textsSeparateDifferentRules() {
    NoisyMoves<Breakthrough> noisy = (node, out) -> {};
    assertThat(NodeRule.<Breakthrough>tableCutoffs(4)).hasToString("table cutoffs 4");
    assertThat(NodeRule.quiescence(noisy))
        .hasToString("quiescence " + noisy.getClass().getName());
  }
}
