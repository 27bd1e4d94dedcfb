package io.github.yomikiri.play.kit;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.kit.text.LimitText;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.mcts.MonteCarloBuilder;
import java.util.Locale;
import java.util.Optional;

/**
 * The player {@code monte-carlo}: Monte-Carlo tree search.
 *
 * <pre>
 * player = "monte-carlo" {":" part}
 * part   = evaluator | limit
 * limit  = "time=" duration | "nodes=" number
 * </pre>
 *
 * <p>Without an evaluator, random games value the leaves. Without a limit, a move takes a second.
 *
 * @param kit the game
 */
record MonteCarloKind<N extends Node<N>>(NodeKit<N> kit) implements PlayerKind<N> {

  private static final String NAME = "monte-carlo";

  @Override
  public String beginning() {
    return NAME;
  }

  @Override
  public String help() {
    return """
        monte-carlo         Monte-Carlo tree search; one second a move by default. After colons:
                            time=2s, nodes=N, an evaluator of the leaves instead of random games
        """;
  }

  @Override
  public Optional<PlayerSpec<N>> read(PlayerName name) {
    if (!name.first().equals(NAME)) {
      return Optional.empty();
    }
    Optional<Evaluator<N>> evaluator = Optional.empty();
    for (String typed : name.rest()) {
      String part = typed.toLowerCase(Locale.ROOT);
      if (!name.readLimit(part)) {
        evaluator = name.evaluator(kit, typed);
        if (evaluator.isEmpty()) {
          throw name.fault("no part \"" + part + "\"; there are "
              + new EvaluatorNames<>(kit).forParts() + "time=, nodes=");
        }
        name.only("evaluator", typed);
      }
    }
    name.checkLimits();
    Optional<Evaluator<N>> leaves = evaluator;
    Limits limits = name.moveLimits(false);
    return Optional.of(PlayerSpec.of(name.name(), () -> player(name.name(), leaves, limits))
        .withUntimed(() -> player(name.name(), leaves, name.moveLimits(true)))
        .withLimits(LimitText.of(limits))
        .dependingOn(() -> leaves.flatMap(kit::fingerprint))
        .withChances(leaves.flatMap(each -> each.unit().chances())));
  }

  private Player<N> player(String name, Optional<Evaluator<N>> leaves, Limits limits) {
    MonteCarloBuilder<N> search = Searchers.monteCarlo(kit.type());
    leaves.ifPresent(search::evaluator);
    return Player.of(name, search.build(), limits);
  }
}
