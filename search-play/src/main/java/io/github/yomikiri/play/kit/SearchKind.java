package io.github.yomikiri.play.kit;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.kit.text.Algorithms;
import java.util.Optional;

/**
 * The players that search, such as {@code pvs8:killers} or {@code time=1s}.
 *
 * <pre>
 * player = algorithm depth {":" part} | algorithm {":" part} | limit {":" part}
 * part   = evaluator | "killers" [number] | "history" | "table" [MiB] | "probcut" percent
 *          | "predictions=" path | limit
 * evaluator = an evaluator's name | a path, without colons, of a file that the game reads
 * limit  = "time=" duration | "nodes=" number
 * </pre>
 *
 * <p>A search has a depth, a limit, or both. Without a limit, it searches to its depth at once;
 * with a limit, it deepens. A search whose name begins with a limit is the game's usual search.
 *
 * @param kit the game
 */
record SearchKind<N extends Node<N>>(NodeKit<N> kit) implements PlayerKind<N> {

  @Override
  public String beginning() {
    return "an algorithm with its depth such as alphabeta4 (" + Algorithms.names()
        + "), a limit such as time=1s or nodes=100000";
  }

  @Override
  public String help() {
    return """
        alphabeta4          an algorithm and its depth
        time=1s             the usual search of the game, for this time; or nodes=100000
        """;
  }

  @Override
  public String details() {
    EvaluatorNames<N> evaluators = new EvaluatorNames<>(kit);
    return "Algorithms: " + Algorithms.names() + ".\n"
        + "After colons, such as pvs8:killers:table or mtdf:time=1s:\n"
        + evaluators.help()
        + """
          a limit             time=500ms, time=2s or time=1m per move, or nodes=100000; the search
                              deepens until the limit or its depth
          ordering, table     killers, killersN (N moves kept), history, table, tableN (N MiB)
        """
        + evaluators.helpOnSelectivity();
  }

  @Override
  public Optional<PlayerSpec<N>> read(PlayerName name) {
    return SearchRecipe.read(kit, name)
        .map(recipe -> PlayerSpec.of(
                name.name(),
                () -> Player.of(name.name(), recipe.builder().build(), recipe.limits()))
            .withLimits(recipe.limitText())
            .dependingOn(() -> kit.fingerprint(recipe.evaluator()))
            .withChances(recipe.evaluator().unit().chances())
            .withAnalyst(
                () -> Player.builder(recipe.builder())
                    .build()
                    .inMatches(name.name(), recipe.limits()),
                kit.isInPoints(recipe.evaluator())));
  }
}
