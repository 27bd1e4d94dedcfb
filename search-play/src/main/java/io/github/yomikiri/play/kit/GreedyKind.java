package io.github.yomikiri.play.kit;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.driver.Searchers;
import java.util.List;
import java.util.Optional;

/**
 * The player {@code greedy}, which looks one ply ahead.
 *
 * @param kit the game, whose evaluators may follow the name
 */
record GreedyKind<N extends Node<N>>(NodeKit<N> kit) implements PlayerKind<N> {

  private static final String NAME = "greedy";

  @Override
  public String beginning() {
    return NAME;
  }

  @Override
  public String help() {
    return "greedy              the move with the best value one ply ahead, ties at random\n";
  }

  @Override
  public Optional<PlayerSpec<N>> read(PlayerName name) {
    if (!name.first().equals(NAME)) {
      return Optional.empty();
    }
    Evaluator<N> evaluator = evaluator(name);
    return Optional.of(PlayerSpec.of(
            name.name(),
            () -> Player.<N>seeded(
                name.name(), seed -> Searchers.greedy(kit.type(), evaluator, seed), Limits.none()))
        .drawingLots(true)
        .dependingOn(() -> kit.fingerprint(evaluator))
        .withChances(evaluator.unit().chances())
        .withAnalyst(
            () -> Player.builder(Searchers.bare(kit.type()).evaluator(evaluator).fixedDepth(1))
                .build()
                .inMatches(name.name(), Limits.none()),
            kit.isInPoints(evaluator)));
  }

  private Evaluator<N> evaluator(PlayerName name) {
    EvaluatorNames<N> evaluators = new EvaluatorNames<>(kit);
    List<String> rest = name.rest();
    if (rest.isEmpty()) {
      return evaluators.first();
    }
    if (rest.size() > 1) {
      throw name.fault("nothing may follow it, but \"" + rest.get(1) + "\" does");
    }
    return name.evaluator(kit, rest.get(0))
        .orElseThrow(() -> name.fault(
            "no evaluator or weight file \"" + rest.get(0) + "\"; there are " + evaluators.all()));
  }
}
