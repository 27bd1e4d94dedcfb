package io.github.yomikiri.bench.seed;

import io.github.yomikiri.app.lesson.ScalaHistory;
import io.github.yomikiri.app.lesson.SeedPart;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.ordering.MoveOrdering;
import io.github.yomikiri.search.table.TranspositionTable;
import io.github.yomikiri.search.table.TranspositionTable.DepthRule;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A searcher of the tables of 2011, composed of the library's parts.
 *
 * <p>It searches positions mirrored in the diagonal from a1 to h8. The programs of 2011 listed
 * moves file by file (a1 a2 ...), but the library lists moves rank by rank (a1 b1 ...).
 *
 * @param name its published name
 * @param algorithm the algorithm
 * @param depth in plies
 * @param parts the parts that are added to the algorithm
 */
public record SeedSearcher(String name, Algorithm algorithm, int depth, Set<SeedPart> parts) {

  private static final int TRANSPOSED = 4;
  private static final List<SeedSearcher> ALL = list();

  private static List<SeedSearcher> list() {
    List<SeedSearcher> all = new ArrayList<>();
    for (int depth = 2; depth <= 6; depth++) {
      all.add(of("negamax" + depth, Algorithm.NEGAMAX, depth));
    }
    for (int depth = 2; depth <= 6; depth++) {
      all.add(of("negaalpha" + depth, Algorithm.NEGA_ALPHA, depth));
    }
    all.add(of("killer6_32", Algorithm.NEGA_ALPHA, 6, SeedPart.KILLERS));
    all.add(of("history6", Algorithm.NEGA_ALPHA, 6, SeedPart.HISTORY));
    all.add(of("transposition6", Algorithm.NEGA_ALPHA, 6, SeedPart.TABLE));
    all.add(of("transposition_k6", Algorithm.NEGA_ALPHA, 6, SeedPart.TABLE, SeedPart.KILLERS));
    all.add(of("transposition_h6", Algorithm.NEGA_ALPHA, 6, SeedPart.TABLE, SeedPart.HISTORY));
    return List.copyOf(all);
  }

  private static SeedSearcher of(String name, Algorithm algorithm, int depth, SeedPart... parts) {
    Set<SeedPart> set = EnumSet.noneOf(SeedPart.class);
    set.addAll(List.of(parts));
    return new SeedSearcher(name, algorithm, depth, set);
  }

  /** Copies the set. */
  public SeedSearcher {
    parts = Set.copyOf(parts);
  }

  /**
   * Returns all searchers of the tables.
   *
   * @return the searchers in the published order
   */
  public static List<SeedSearcher> all() {
    return ALL;
  }

  /**
   * Returns the mirror image that is searched instead of a position.
   *
   * @param position a position
   * @return its mirror image
   */
  public static Reversi mirrored(Reversi position) {
    return position.symmetry(TRANSPOSED);
  }

  /**
   * Makes the searcher.
   *
   * @param evaluator scores the leaves
   * @return a new searcher of {@linkplain #mirrored mirrored} positions
   */
  public Searcher<Reversi> make(Evaluator<Reversi> evaluator) {
    SearcherBuilder<Reversi> builder =
        Searchers.bare(Reversi.class).evaluator(evaluator).algorithm(algorithm).fixedDepth(depth);
    if (parts.contains(SeedPart.KILLERS)) {
      builder.ordering(() -> MoveOrdering.killers(SeedPart.KILLERS_KEPT));
    }
    if (parts.contains(SeedPart.HISTORY)) {
      builder.ordering(() -> new ScalaHistory<>(new ScalaHashOrder(TRANSPOSED)));
    }
    if (parts.contains(SeedPart.KILLERS) || parts.contains(SeedPart.HISTORY)) {
      builder.compose(old -> old.withOrderingDepth(1));
    }
    if (parts.contains(SeedPart.TABLE)) {
      builder
          .table(TranspositionTable.unbounded())
          .compose(old -> old.withDepthRule(DepthRule.AT_LEAST).withTableDepth(1));
    }
    return builder.build();
  }
}
