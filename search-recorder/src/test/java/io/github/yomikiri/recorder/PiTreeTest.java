package io.github.yomikiri.recorder;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.games.UniformTree;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.Composition;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.table.TranspositionTable;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Compares searches of the tree in Knuth and Moore's paper with the counts published in the 2011
 * blog series.
 */
class PiTreeTest {

  private static final Evaluator<UniformTree> ESTIMATE = UniformTree::estimate;
  private static final Composition<UniformTree> BARE = Composition.of(UniformTree.class, ESTIMATE);

  private final TreeRecorder<UniformTree> recorder = new TreeRecorder<>(1000);

  @ParameterizedTest
  @CsvSource({
    "MINIMAX, 81, 40",
    "NEGAMAX, 81, 40",
    "BRANCH_AND_BOUND, 36, 24",
    "ALPHA_BETA, 31, 24",
    "NEGA_ALPHA, 31, 24",
  })
  void countsArePublished(Algorithm algorithm, int leaves, int innerNodes) {
    check(algorithm, BARE, leaves, innerNodes);
    SearchResult unrecorded = Searchers.bare(UniformTree.class)
        .evaluator(ESTIMATE)
        .algorithm(algorithm)
        .fixedDepth(4)
        .build()
        .search(UniformTree.pi(), Limits.none());
    assertThat(unrecorded.statistics().leaves()).isEqualTo(leaves);
    assertThat(unrecorded.statistics().innerNodes()).isEqualTo(innerNodes);
  }

  @Test
  void countsWithKillersArePublished() {
    check(Algorithm.NEGA_ALPHA, BARE.withOrdering(() -> MoveOrdering.killers(32)), 30, 24);
  }

  @Test
  void countsWithHistoryArePublished() {
    check(Algorithm.NEGA_ALPHA, BARE.withOrdering(HistoryOf2011::new), 38, 31);
  }

  @Test
  void historyThatKeepsTheGamesOrderAmongEqualsVisitsTwoMore() {
    check(Algorithm.NEGA_ALPHA, BARE.withOrdering(MoveOrdering::history), 40, 31);
  }

  /**
   * The history heuristic with the tie rule behind the published count. Moves of equal value are in
   * the order of Scala 2.9's hash map, which iterates over its buckets from the last to the first.
   */
  private static final class HistoryOf2011 implements MoveOrdering<UniformTree> {

    private final MoveOrdering<UniformTree> history = MoveOrdering.history();

    @Override
    public void score(UniformTree node, int ply, int depth, MoveList moves, int[] scores) {
      int[] values = new int[moves.size()];
      history.score(node, ply, depth, moves, values);
      for (int i = 0; i < moves.size(); i++) {
        scores[i] += values[i] == 0 ? 0 : 3 * values[i] + moves.get(i);
      }
    }

    @Override
    public void cutoff(UniformTree node, int ply, int depth, MoveList moves, int place) {
      history.cutoff(node, ply, depth, moves, place);
    }

    @Override
    public void best(int ply, int depth, int move) {
      history.best(ply, depth, move);
    }
  }

  @Test
  void countsWithTableArePublished() {
    check(Algorithm.NEGA_ALPHA, BARE.withTable(TranspositionTable::unbounded), 31, 24);
  }

  private void check(
      Algorithm algorithm, Composition<UniformTree> parts, int leaves, int innerNodes) {
    SearchResult result = search(algorithm, parts);
    assertThat(result.score()).isEqualTo(2);
    assertThat(result.bestMove().code()).isZero();
    assertThat(result.solved()).isTrue();
    assertThat(result.statistics().leaves()).isEqualTo(leaves);
    assertThat(result.statistics().innerNodes()).isEqualTo(innerNodes);
    assertThat(recorder.tree().leaves()).hasSize(leaves);
    assertThat(recorder.tree().innerNodes()).hasSize(innerNodes);
  }

  @ParameterizedTest
  @CsvSource({
    "MINIMAX, 314159265358979323846264338327950288419716939937510582097494459230781640628620899",
    "BRANCH_AND_BOUND, 314126535884632795020974944230781640",
    "ALPHA_BETA, 3141265358846329502049442781640",
    "NEGA_ALPHA, 3141265358846329502049442781640",
  })
  void leavesAreVisitedInThePublishedOrder(Algorithm algorithm, String digits) {
    search(algorithm, BARE);
    String visited = recorder.tree().leaves().stream()
        .map(TreeNode::value)
        .map(String::valueOf)
        .collect(Collectors.joining());
    assertThat(visited).isEqualTo(digits);
  }

  private SearchResult search(Algorithm algorithm, Composition<UniformTree> parts) {
    return Searchers.bare(UniformTree.class)
        .search(() -> recorder.record(algorithm, parts))
        .fixedDepth(4)
        .build()
        .search(UniformTree.pi(), Limits.none());
  }
}
