package io.github.yomikiri.bench.seed;

import io.github.yomikiri.app.lesson.PiRecipe;
import io.github.yomikiri.app.lesson.PublishedCounts;
import io.github.yomikiri.games.UniformTree;
import io.github.yomikiri.recorder.SearchTree;
import io.github.yomikiri.recorder.TreeRecorder;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.Searchers;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A search of the tree in Knuth and Moore's paper: branching 3, depth 4, and the digits of pi as
 * leaves.
 *
 * @param recipe the searcher
 * @param result the result of the search
 * @param tree the tree, which recorded the visited nodes
 */
public record PiTree(PiRecipe recipe, SearchResult result, SearchTree tree) {

  private static final int DEPTH = 4;
  private static final int MAX_NODES = 10_000;

  /**
   * Searches the tree with every searcher.
   *
   * @return the searches; those with published counts come first
   */
  public static List<PiTree> all() {
    return PiRecipe.all().stream().map(PiTree::search).toList();
  }

  private static PiTree search(PiRecipe recipe) {
    TreeRecorder<UniformTree> recorder = new TreeRecorder<>(MAX_NODES);
    SearchResult result = Searchers.bare(UniformTree.class)
        .search(() -> recorder.record(recipe.algorithm(), PiRecipe.compose(recipe.parts())))
        .fixedDepth(DEPTH)
        .build()
        .search(UniformTree.pi(), Limits.none());
    return new PiTree(recipe, result, recorder.tree());
  }

  /**
   * Returns the searcher's name.
   *
   * @return the name
   */
  public String searcher() {
    return recipe.name();
  }

  /**
   * Returns the counts of 2011.
   *
   * @return the counts, if there are any
   */
  public Optional<PublishedCounts> published() {
    return recipe.published();
  }

  /**
   * Returns the leaves in the order they were first visited.
   *
   * @return a digit for each
   */
  public String leafOrder() {
    return tree.leaves().stream()
        .map(leaf -> Integer.toString(Math.abs(leaf.value())))
        .collect(Collectors.joining());
  }

  /**
   * Returns whether the counts are the published counts.
   *
   * @return false if there are published counts and the measured counts differ from them
   */
  public boolean isAsPublished() {
    long leaves = result.statistics().leaves();
    long inner = result.statistics().innerNodes();
    return published()
        .map(each -> each.node() == leaves && each.inode() == inner)
        .orElse(true);
  }
}
