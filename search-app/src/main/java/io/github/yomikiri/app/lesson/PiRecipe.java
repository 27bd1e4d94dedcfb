package io.github.yomikiri.app.lesson;

import io.github.yomikiri.games.UniformTree;
import io.github.yomikiri.play.kit.text.Algorithms;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.algorithm.Composition;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A searcher of the pi tree, with its counts as published in 2011.
 *
 * @param name the searcher's name
 * @param algorithm the algorithm
 * @param parts the parts that are added to the algorithm
 * @param published the counts of 2011, if there are any
 */
public record PiRecipe(
    String name, Algorithm algorithm, Set<SeedPart> parts, Optional<PublishedCounts> published) {

  private static final List<PiRecipe> ALL = List.of(
      published(Algorithm.MINIMAX, 81, 40),
      published(Algorithm.BRANCH_AND_BOUND, 36, 24),
      published(Algorithm.ALPHA_BETA, 31, 24),
      published("killer", SeedPart.KILLERS, 30, 24),
      published("history", SeedPart.HISTORY, 38, 31),
      published("transposition", SeedPart.TABLE, 31, 24),
      unpublished(Algorithm.NEGAMAX),
      unpublished(Algorithm.NEGA_ALPHA),
      unpublished(Algorithm.SCOUT),
      unpublished(Algorithm.PVS),
      unpublished(Algorithm.MTDF, SeedPart.TABLE));

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

  /** Copies the set. */
  public PiRecipe {
    parts = Set.copyOf(parts);
  }

  private static PiRecipe published(Algorithm algorithm, long leaves, long inner) {
    return new PiRecipe(
        Algorithms.name(algorithm),
        algorithm,
        Set.of(),
        Optional.of(new PublishedCounts(leaves, inner)));
  }

  private static PiRecipe published(String name, SeedPart part, long leaves, long inner) {
    return new PiRecipe(
        name, Algorithm.NEGA_ALPHA, Set.of(part), Optional.of(new PublishedCounts(leaves, inner)));
  }

  private static PiRecipe unpublished(Algorithm algorithm, SeedPart... parts) {
    return new PiRecipe(Algorithms.name(algorithm), algorithm, Set.of(parts), Optional.empty());
  }

  /**
   * Returns all searchers.
   *
   * @return the searchers; those with published counts come first
   */
  public static List<PiRecipe> all() {
    return ALL;
  }

  /**
   * Returns the counts that were published of a searcher.
   *
   * @param algorithm the algorithm
   * @param parts the parts that are added to it
   * @return the counts, if there are any
   */
  public static Optional<PublishedCounts> published(Algorithm algorithm, Set<SeedPart> parts) {
    return ALL.stream()
        .filter(each -> each.algorithm == algorithm && each.parts.equals(parts))
        .findFirst()
        .flatMap(PiRecipe::published);
  }

  /**
   * Composes the parts of 2011 for a search of a uniform tree of three moves.
   *
   * @param parts the parts
   * @return the composition
   */
  public static Composition<UniformTree> compose(Set<SeedPart> parts) {
    return SeedPart.compose(
        Composition.of(UniformTree.class, UniformTree::estimate),
        parts,
        () -> new ScalaHistory<>(new LastFirst()));
  }
}
