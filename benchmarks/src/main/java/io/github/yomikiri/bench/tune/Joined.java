package io.github.yomikiri.bench.tune;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.NullMove;
import io.github.yomikiri.search.algorithm.Selection;
import java.util.List;
import java.util.Optional;

/** Leaves out what one of several selections leaves out. Their reductions add up. */
record Joined<N extends Node<N>>(List<Selection<N>> all) implements Selection<N> {

  @Override
  public boolean isInDanger(N node) {
    return all.stream().anyMatch(each -> each.isInDanger(node));
  }

  @Override
  public int margin(N node, int depth) {
    return all.stream().mapToInt(each -> each.margin(node, depth)).min().orElse(NO_MARGIN);
  }

  @Override
  public Optional<NullMove<N>> nullMove() {
    return all.stream().flatMap(each -> each.nullMove().stream()).findFirst();
  }

  @Override
  public int passReduction(int depth) {
    return all.stream()
        .filter(each -> each.nullMove().isPresent())
        .mapToInt(each -> each.passReduction(depth))
        .findFirst()
        .orElse(1);
  }

  @Override
  public int unguidedReduction(int depth) {
    return all.stream().mapToInt(each -> each.unguidedReduction(depth)).max().orElse(0);
  }

  @Override
  public boolean leavesOut(N node, int move, int depth, int earlier, int lack) {
    return all.stream().anyMatch(each -> each.leavesOut(node, move, depth, earlier, lack));
  }

  @Override
  public int reduction(N node, int move, N child, int depth, int earlier, boolean isCut) {
    return all.stream()
        .mapToInt(each -> each.reduction(node, move, child, depth, earlier, isCut))
        .sum();
  }
}
