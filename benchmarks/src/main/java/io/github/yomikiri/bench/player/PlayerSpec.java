package io.github.yomikiri.bench.player;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.PositionWeightPlayer;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.match.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.LongFunction;

/**
 * A player as its name describes it, such as {@code random}, {@code alphabeta4} or {@code pvs8:tanuki:killers}.
 *
 * <pre>
 * player  = "random" | "position-weights" | "greedy" [":" evaluator] | search {":" part}
 * search  = algorithm depth | algorithm | limit
 * part    = evaluator | "killers" [number] | "history" | "table" [MiB] | "probcut" percent | limit
 * limit   = "time=" duration | "nodes=" number
 * </pre>
 *
 * <p>A search has a depth, a limit, or both; without a limit it searches its one depth, with a limit it deepens. One
 * that begins with a limit is the library's usual composition.
 */
public final class PlayerSpec {

  private static final String RANDOM = "random";
  private static final String GREEDY = "greedy";
  private static final String POSITION_WEIGHTS = "position-weights";

  private final String name;
  private final boolean drawsLots;
  private final LongFunction<Searcher<Reversi>> maker;
  private final Limits limits;

  private PlayerSpec(
      String name, boolean drawsLots, LongFunction<Searcher<Reversi>> maker, Limits limits) {
    this.name = name;
    this.drawsLots = drawsLots;
    this.maker = maker;
    this.limits = limits;
  }

  /**
   * Reads a player's name.
   *
   * @param text the name, in either case
   * @return the player
   * @throws PlayerSyntaxException if it names none
   */
  public static PlayerSpec parse(String text) {
    String name = text.strip().toLowerCase(Locale.ROOT);
    List<String> parts = List.of(name.split(":", -1));
    String first = parts.get(0);
    List<String> rest = new ArrayList<>(parts.subList(1, parts.size()));
    switch (first) {
      case RANDOM -> {
        expectNothing(text, rest);
        return new PlayerSpec(name, true, Searchers::random, Limits.none());
      }
      case POSITION_WEIGHTS -> {
        expectNothing(text, rest);
        return new PlayerSpec(name, true, PositionWeightPlayer::new, Limits.none());
      }
      case GREEDY -> {
        Evaluator<Reversi> evaluator = greedyEvaluator(text, rest);
        return new PlayerSpec(
            name, true, seed -> Searchers.greedy(Reversi.class, evaluator, seed), Limits.none());
      }
      default -> {
        SearchRecipe recipe = SearchRecipe.parse(text, first, rest);
        return new PlayerSpec(name, false, seed -> recipe.make(), recipe.limits());
      }
    }
  }

  private static void expectNothing(String text, List<String> rest) {
    if (!rest.isEmpty()) {
      throw new PlayerSyntaxException(
          text, "nothing can follow it, but \"" + rest.get(0) + "\" does");
    }
  }

  private static Evaluator<Reversi> greedyEvaluator(String text, List<String> rest) {
    if (rest.isEmpty()) {
      return Evaluators.DISCS;
    }
    expectNothing(text, rest.subList(1, rest.size()));
    return Evaluators.named(rest.get(0))
        .orElseThrow(() -> new PlayerSyntaxException(
            text, "no evaluator \"" + rest.get(0) + "\"; there are " + Evaluators.names()));
  }

  /**
   * Returns all that can begin a name, for messages.
   *
   * @return such as {@code random, greedy}
   */
  static String beginnings() {
    return String.join(", ", RANDOM, GREEDY, POSITION_WEIGHTS)
        + ", an algorithm with its depth such as" + " alphabeta4 (" + Algorithms.names()
        + "), and a limit such as time=1s or nodes=100000";
  }

  /**
   * Returns the name.
   *
   * @return what was read, in lower case
   */
  public String name() {
    return name;
  }

  /**
   * Tells whether the player draws lots. One that does not always plays the same from the same opening.
   *
   * @return whether a game's seed matters to it
   */
  public boolean drawsLots() {
    return drawsLots;
  }

  /**
   * Makes the player.
   *
   * @return a new player
   */
  public Player<Reversi> make() {
    return drawsLots ? Player.seeded(name, maker, limits) : Player.of(name, maker.apply(0), limits);
  }

  @Override
  public String toString() {
    return name;
  }
}
