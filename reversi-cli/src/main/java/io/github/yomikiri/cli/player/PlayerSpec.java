package io.github.yomikiri.cli.player;

import io.github.yomikiri.app.console.InputFiles;
import io.github.yomikiri.app.player.Algorithms;
import io.github.yomikiri.app.player.LimitText;
import io.github.yomikiri.app.player.PlayerSyntaxException;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.play.EngineFailure;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.eval.PositionWeights;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.reversi.pattern.PatternWeights;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.Searchers;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.function.Supplier;

/**
 * A player as its name describes it, such as {@code random}, {@code alphabeta4} or
 * {@code pvs8:tanuki:killers}.
 *
 * <pre>
 * player  = "random" | "position-weights" | "greedy" [":" evaluator] | search {":" part}
 *         | "engine" {":" setting}
 *         | ("gtp" | "nboard" | "uci") ":" {("time=" duration | "depth=" number) ":"} command
 * search  = algorithm depth | algorithm | limit
 * part    = evaluator | "killers" [number] | "history" | "table" [MiB] | "probcut" percent | limit
 * evaluator = an evaluator's name | a path, without colons, of a weight file
 * limit   = "time=" duration | "nodes=" number
 * setting = evaluator | limit | "level=" number | "depth=" number | "clock=" duration ["+" duration]
 *         | "variety=" plies | "book=" ("default" | path) | "table=" MiB | "selectivity=" percent
 *         | "predictions=" path
 * </pre>
 *
 * <p>A search has a depth, a limit, or both. Without a limit, it searches to its depth at once;
 * with a limit, it deepens. A search whose name begins with a limit is the library's usual
 * composition.
 */
public final class PlayerSpec {

  private static final String RANDOM = "random";
  private static final String GREEDY = "greedy";
  private static final String ENGINE = "engine";
  private static final String POSITION_WEIGHTS = "position-weights";

  private final String name;
  private final String limits;
  private final boolean drawsLots;
  // The trained evaluator takes some tenths of a second to read, so it is read when it is used.
  private final Supplier<Optional<Evaluator<Reversi>>> evaluator;
  private final Supplier<Player<Reversi>> maker;
  private final Optional<Adviser> adviser;

  private PlayerSpec(
      String name,
      String limits,
      boolean drawsLots,
      Supplier<Optional<Evaluator<Reversi>>> evaluator,
      Supplier<Player<Reversi>> maker,
      Optional<Adviser> adviser) {
    this.name = name;
    this.limits = limits;
    this.drawsLots = drawsLots;
    this.evaluator = evaluator;
    this.maker = maker;
    this.adviser = adviser;
  }

  private static PlayerSpec drawingLots(
      String name,
      Optional<Evaluator<Reversi>> evaluator,
      LongFunction<Searcher<Reversi>> searcher,
      Optional<Adviser> adviser) {
    return new PlayerSpec(
        name,
        LimitText.NONE,
        true,
        () -> evaluator,
        () -> Player.seeded(name, searcher, Limits.none()),
        adviser);
  }

  /**
   * Reads a player's name.
   *
   * @param text the name, in upper or lower case except for paths
   * @return the player
   * @throws PlayerSyntaxException if the text names no player
   */
  public static PlayerSpec parse(String text) {
    return parse(text, InputFiles.LOCAL);
  }

  /**
   * Reads a player's name.
   *
   * @param text the name, in upper or lower case except for paths
   * @param files finds the weights and books that the name has
   * @return the player
   * @throws PlayerSyntaxException if the text names no player
   */
  public static PlayerSpec parse(String text, InputFiles files) {
    Optional<ExternalRecipe> external = ExternalRecipe.parse(text);
    if (external.isPresent()) {
      return new PlayerSpec(
          external.get().name(),
          external.get().limits(),
          false,
          Optional::empty,
          external.get()::start,
          Optional.empty());
    }
    String name = text.strip();
    return parse(text, name, List.of(name.split(":", -1)), files);
  }

  /**
   * Returns the engine with settings of its own.
   *
   * @param settings the settings that may follow {@code engine} after colons, in any order; here a
   *     path may have colons
   * @return the player
   * @throws PlayerSyntaxException if one of the texts is no setting
   */
  public static PlayerSpec engine(List<String> settings) {
    List<String> parts = new ArrayList<>(settings);
    parts.add(0, ENGINE);
    String name = String.join(":", parts);
    return parse(name, name, parts, InputFiles.LOCAL);
  }

  private static PlayerSpec parse(String text, String name, List<String> parts, InputFiles files) {
    String first = parts.get(0).toLowerCase(Locale.ROOT);
    List<String> rest = new ArrayList<>(parts.subList(1, parts.size()));
    switch (first) {
      case RANDOM -> {
        expectNothing(text, rest);
        return drawingLots(name, Optional.empty(), Searchers::random, Optional.empty());
      }
      case POSITION_WEIGHTS -> {
        expectNothing(text, rest);
        return drawingLots(
            name,
            Optional.empty(),
            PositionWeights::player,
            Optional.of(
                new SearchAdviser(false, count -> PositionWeights.player(0), Limits.none())));
      }
      case GREEDY -> {
        Evaluator<Reversi> evaluator = greedyEvaluator(text, rest, files);
        return drawingLots(
            name,
            Optional.of(evaluator),
            seed -> Searchers.greedy(Reversi.class, evaluator, seed),
            Optional.of(SearchAdviser.of(
                evaluator,
                Searchers.bare(Reversi.class).evaluator(evaluator).fixedDepth(1)::buildForBestMoves,
                Limits.none())));
      }
      case ENGINE -> {
        EngineRecipe recipe = EngineRecipe.parse(text, rest, files);
        return new PlayerSpec(
            name,
            recipe.limitText(),
            recipe.drawsLots(),
            () -> Optional.of(recipe.evaluator()),
            () -> recipe.make(name),
            Optional.of(recipe.adviser()));
      }
      default -> {
        SearchRecipe recipe = SearchRecipe.parse(text, first, rest, files);
        return new PlayerSpec(
            name,
            recipe.limitText(),
            false,
            () -> Optional.of(recipe.evaluator()),
            () -> Player.of(name, recipe.make(), recipe.limits()),
            Optional.of(recipe.adviser()));
      }
    }
  }

  private static void expectNothing(String text, List<String> rest) {
    if (!rest.isEmpty()) {
      throw new PlayerSyntaxException(
          text, "nothing may follow it, but \"" + rest.get(0) + "\" does");
    }
  }

  private static Evaluator<Reversi> greedyEvaluator(
      String text, List<String> rest, InputFiles files) {
    if (rest.isEmpty()) {
      return Evaluators.DISCS;
    }
    expectNothing(text, rest.subList(1, rest.size()));
    return Evaluators.ofPart(text, rest.get(0), files)
        .orElseThrow(() -> new PlayerSyntaxException(
            text,
            "no evaluator or weight file \"" + rest.get(0) + "\"; there are "
                + Evaluators.names()));
  }

  /**
   * Returns all possible beginnings of a name, for messages.
   *
   * @return such as {@code random, greedy}
   */
  static String beginnings() {
    return String.join(", ", RANDOM, GREEDY, POSITION_WEIGHTS, ENGINE)
        + ", an algorithm with its depth such as" + " alphabeta4 (" + Algorithms.names()
        + "), a limit such as time=1s or nodes=100000, and an external engine such as"
        + " gtp:\"edax -gtp\"";
  }

  /**
   * Returns the name.
   *
   * @return the text that was read
   */
  public String name() {
    return name;
  }

  /**
   * Returns what limits the player's moves, in words.
   *
   * @return such as {@code depth 8} or {@code 1 s a move}
   */
  public String limits() {
    return limits;
  }

  /**
   * Returns the weights that the player's moves depend on. Two files of one name may hold different
   * weights, so the name alone does not determine how the player plays.
   *
   * @return the weights of a pattern evaluator; empty if the player has none
   */
  public Optional<PatternWeights> weights() {
    return evaluator
        .get()
        .filter(PatternEvaluator.class::isInstance)
        .map(PatternEvaluator.class::cast)
        .map(PatternEvaluator::weights);
  }

  /**
   * Returns whether the player chooses at random. A player that does not choose at random always
   * plays the same way from the same opening.
   *
   * @return whether the player's moves depend on the game's seed
   */
  public boolean drawsLots() {
    return drawsLots;
  }

  /**
   * Makes the player.
   *
   * @return a new player
   * @throws EngineFailure if the player is an external engine that cannot be started
   */
  public Player<Reversi> make() {
    return maker.get();
  }

  /**
   * Returns the player's way to value several moves.
   *
   * @return the adviser; empty if the player chooses moves without values, or is another program
   */
  public Optional<Adviser> adviser() {
    return adviser;
  }

  @Override
  public String toString() {
    return name;
  }
}
