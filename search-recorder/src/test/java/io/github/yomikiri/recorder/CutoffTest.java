package io.github.yomikiri.recorder;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.games.UniformTree;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.Composition;
import io.github.yomikiri.search.driver.Searchers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** Compares the reasons of cutoffs with the values in the tree. */
class CutoffTest {

  private static final Evaluator<UniformTree> ESTIMATE = UniformTree::estimate;

  private static SearchTree search(Algorithm algorithm, int seed) {
    TreeRecorder<UniformTree> recorder = new TreeRecorder<>(10_000);
    Searchers.bare(UniformTree.class)
        .search(() -> recorder.record(algorithm, Composition.of(UniformTree.class, ESTIMATE)))
        .fixedDepth(6)
        .build()
        .search(UniformTree.random(seed, 3, 6, 20), Limits.none());
    return recorder.tree();
  }

  /** Without a second visit, every value in the tree is the one that the search has used. */
  @ParameterizedTest
  @EnumSource(
      mode = Mode.INCLUDE,
      names = {"BRANCH_AND_BOUND", "ALPHA_BETA", "NEGA_ALPHA"})
  void theAncestorHasTheBound(Algorithm algorithm) {
    for (int seed = 0; seed < 20; seed++) {
      List<Cutoff> cutoffs = new ArrayList<>();
      check(search(algorithm, seed).root(), new ArrayList<>(), cutoffs);
      assertThat(cutoffs).isNotEmpty();
      assertThat(cutoffs).extracting(Cutoff::cause).containsOnly(Cutoff.Cause.BETTER_MOVE);
    }
  }

  private static void check(TreeNode node, List<TreeNode> path, List<Cutoff> cutoffs) {
    List<TreeNode> children = node.children();
    boolean isCut = children.stream().anyMatch(child -> child.kind() == TreeNode.Kind.CUT);
    if (isCut) {
      assertThat(node.cutoff()).isPresent();
    }
    node.cutoff().ifPresent(cutoff -> {
      TreeNode ancestor = path.get(cutoff.ply());
      TreeNode better = ancestor.children().stream()
          .filter(child -> child.move().equals(cutoff.move()))
          .findFirst()
          .orElseThrow();
      int sign = (node.ply() - better.ply()) % 2 == 0 ? 1 : -1;
      assertThat(cutoff.value()).isEqualTo(node.value()).isGreaterThanOrEqualTo(cutoff.bound());
      assertThat(sign * better.value()).isEqualTo(cutoff.bound());
      assertThat(better.firstStep()).isLessThan(node.firstStep());
      assertThat((node.ply() - ancestor.ply()) % 2).isEqualTo(1);
      cutoffs.add(cutoff);
    });
    path.add(node);
    children.forEach(child -> check(child, path, cutoffs));
    path.remove(path.size() - 1);
  }

  @ParameterizedTest
  @EnumSource(
      mode = Mode.INCLUDE,
      names = {"SCOUT", "PVS", "MTDF", "BISECTION"})
  void everyCutMoveHasAReason(Algorithm algorithm) {
    for (int seed = 0; seed < 20; seed++) {
      checkReasons(search(algorithm, seed).root());
    }
  }

  private static void checkReasons(TreeNode node) {
    for (TreeNode child : node.children()) {
      if (child.kind() == TreeNode.Kind.CUT) {
        assertThat(Reason.of(child, Optional.of(node)).text()).isNotEmpty();
      }
      checkReasons(child);
    }
  }

  @Test
  void aSecondSearchWithoutACutoffForgetsTheFirst() {
    SearchTree tree = search(Algorithm.PVS, 1);
    List<TreeNode> again = new ArrayList<>();
    collect(tree.root(), again);
    assertThat(again)
        .isNotEmpty()
        .allSatisfy(
            node -> assertThat(node.cutoff().isPresent()).isEqualTo(node.value() >= node.beta()));
  }

  /** Collects the nodes whose moves were searched more than once. */
  private static void collect(TreeNode node, List<TreeNode> again) {
    if (node.visits() > 1 && node.kind() == TreeNode.Kind.INNER) {
      again.add(node);
    }
    node.children().forEach(child -> collect(child, again));
  }
}
