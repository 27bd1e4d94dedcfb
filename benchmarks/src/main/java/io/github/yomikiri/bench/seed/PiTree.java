package io.github.yomikiri.bench.seed;

import io.github.yomikiri.cli.player.Algorithms;
import io.github.yomikiri.games.UniformTree;
import io.github.yomikiri.recorder.SearchTree;
import io.github.yomikiri.recorder.TreeRecorder;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.Composition;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.table.TranspositionTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A search of the tree in Knuth and Moore's paper: branching 3, depth 4, and the digits of pi as
 * leaves.
 *
 * @param searcher the searcher's name
 * @param result the result of the search
 * @param tree the tree, which recorded the visited nodes
 * @param published the counts of 2011, if there are any
 */
public record PiTree(
    String searcher, SearchResult result, SearchTree tree, Optional<Published.Counts> published) {

  private static final int DEPTH = 4;
  private static final int MAX_NODES = 10_000;

  /**
   * Lists the last move first. It is not known how the program of 2011 hashed the moves of this
   * tree. There are six possible orders. The three orders with the last move before the first move
   * lead to the published counts, the other three to 40 leaves.
   */
  private static final class LastFirst implements HashOrder {

    @Override
    public void put(int move) {}

    @Override
    public int place(int move) {
      return 2 - move;
    }

    @Override
    public void clear() {}
  }

  private record Recipe(
      String name,
      Algorithm algorithm,
      Composition<UniformTree> parts,
      Optional<Published.Counts> published) {}

  /**
   * Searches the tree with every searcher.
   *
   * @return the searches; those with published counts come first
   */
  public static List<PiTree> all() {
    List<PiTree> all = new ArrayList<>();
    for (Recipe recipe : recipes()) {
      all.add(search(recipe));
    }
    return all;
  }

  private static List<Recipe> recipes() {
    Composition<UniformTree> bare = Composition.of(UniformTree.class, UniformTree::estimate);
    List<Recipe> recipes = new ArrayList<>();
    recipes.add(published(Algorithm.MINIMAX, bare, 81, 40));
    recipes.add(published(Algorithm.BRANCH_AND_BOUND, bare, 36, 24));
    recipes.add(published(Algorithm.ALPHA_BETA, bare, 31, 24));
    recipes.add(new Recipe(
        "killer",
        Algorithm.NEGA_ALPHA,
        bare.withOrdering(() -> MoveOrdering.killers(32)),
        Optional.of(new Published.Counts(30, 24))));
    recipes.add(new Recipe(
        "history",
        Algorithm.NEGA_ALPHA,
        bare.withOrdering(() -> new ScalaHistory<>(new LastFirst())),
        Optional.of(new Published.Counts(38, 31))));
    recipes.add(new Recipe(
        "transposition",
        Algorithm.NEGA_ALPHA,
        bare.withTable(TranspositionTable::unbounded),
        Optional.of(new Published.Counts(31, 24))));
    for (Algorithm algorithm :
        List.of(Algorithm.NEGAMAX, Algorithm.NEGA_ALPHA, Algorithm.SCOUT, Algorithm.PVS)) {
      recipes.add(new Recipe(Algorithms.name(algorithm), algorithm, bare, Optional.empty()));
    }
    recipes.add(new Recipe(
        Algorithms.name(Algorithm.MTDF),
        Algorithm.MTDF,
        bare.withTable(TranspositionTable::unbounded),
        Optional.empty()));
    return recipes;
  }

  private static Recipe published(
      Algorithm algorithm, Composition<UniformTree> parts, long leaves, long inner) {
    return new Recipe(
        Algorithms.name(algorithm),
        algorithm,
        parts,
        Optional.of(new Published.Counts(leaves, inner)));
  }

  private static PiTree search(Recipe recipe) {
    TreeRecorder<UniformTree> recorder = new TreeRecorder<>(MAX_NODES);
    SearchResult result = Searchers.bare(UniformTree.class)
        .search(() -> recorder.record(recipe.algorithm, recipe.parts))
        .fixedDepth(DEPTH)
        .build()
        .search(UniformTree.pi(), Limits.none());
    return new PiTree(recipe.name, result, recorder.tree(), recipe.published);
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
    return published.isEmpty()
        || published.get().node() == leaves && published.get().inode() == inner;
  }
}
