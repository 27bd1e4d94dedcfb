package io.github.yomikiri.play.kit;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.PlayerBuilder;
import io.github.yomikiri.play.PositionText;
import io.github.yomikiri.play.uci.UciEngine;
import io.github.yomikiri.search.Limits;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A kind of players, such as those that search to a depth. It reads the names of its players.
 *
 * @param <P> the game's position type
 */
public interface PlayerKind<P extends Position<P>> {

  /**
   * Returns how names of this kind begin.
   *
   * @return words for messages, such as {@code random}
   */
  String beginning();

  /**
   * Returns the names of this kind, for people.
   *
   * @return lines; what a name means begins at column 21
   */
  String help();

  /**
   * Returns what else people need to know about names of this kind. It follows the names of all
   * kinds.
   *
   * @return lines; by default there are none
   */
  default String details() {
    return "";
  }

  /**
   * Returns the numbers that names of this kind can set.
   *
   * @return the options; by default there are none
   */
  default List<PlayerOption> options() {
    return List.of();
  }

  /**
   * Reads a name.
   *
   * @param name the name
   * @return the player; empty if the name begins in another way
   * @throws PlayerSyntaxException if the name begins in this way, but is wrong
   */
  Optional<PlayerSpec<P>> read(PlayerName name);

  /**
   * Starts another program that plays.
   *
   * @param <P> the game's position type
   */
  @FunctionalInterface
  interface Starter<P extends Position<P>> {

    /**
     * Starts a program.
     *
     * @param name the name of the player
     * @param command the program and its arguments
     * @param limits the limits of each move: a time, a depth, both or none
     * @return the player
     * @throws io.github.yomikiri.play.EngineFailure if the program cannot be started
     */
    Player<P> start(String name, List<String> command, Limits limits);
  }

  /**
   * Returns the kinds of players that a game of two sides has.
   *
   * @param <N> the game's node type
   * @param kit the game
   * @return {@code engine}, {@code random}, {@code greedy}, the algorithms, {@code monte-carlo},
   *     and programs that talk UCI
   */
  static <N extends Node<N>> List<PlayerKind<N>> usual(NodeKit<N> kit) {
    return List.of(
        new EngineKind<>(kit),
        random(),
        greedy(kit),
        search(kit),
        monteCarlo(kit),
        uci(kit.text()));
  }

  /**
   * Returns the player {@code random}.
   *
   * @param <P> the game's position type
   * @return a kind of one player
   */
  static <P extends Position<P>> PlayerKind<P> random() {
    return new RandomKind<>();
  }

  /**
   * Returns the player {@code greedy}, which looks one ply ahead.
   *
   * @param <N> the game's node type
   * @param kit the game, whose evaluators may follow the name
   * @return the kind
   */
  static <N extends Node<N>> PlayerKind<N> greedy(NodeKit<N> kit) {
    return new GreedyKind<>(kit);
  }

  /**
   * Returns the players that search with a given algorithm, such as {@code alphabeta4:killers}. A
   * name that begins with a limit, such as {@code time=1s}, is the best search of the game.
   *
   * @param <N> the game's node type
   * @param kit the game
   * @return the kind
   */
  static <N extends Node<N>> PlayerKind<N> search(NodeKit<N> kit) {
    return new SearchKind<>(kit);
  }

  /**
   * Returns the player {@code monte-carlo}, which searches a Monte-Carlo tree.
   *
   * @param <N> the game's node type
   * @param kit the game, whose evaluators may follow the name
   * @return the kind
   */
  static <N extends Node<N>> PlayerKind<N> monteCarlo(NodeKit<N> kit) {
    return new MonteCarloKind<>(kit);
  }

  /**
   * Returns the players of a builder, such as {@code engine:level=5:time=2s}. The name is followed
   * by {@code level=}, {@code depth=}, {@code time=}, {@code nodes=} and {@code clock=}. Without a
   * limit, a move takes a second.
   *
   * @param <P> the game's position type
   * @param name what names of this kind begin with, in small letters
   * @param inPoints whether the values of moves are points of the game
   * @param builders starts each player, without a level
   * @param help the lines about this kind
   * @return the kind
   */
  static <P extends Position<P>> PlayerKind<P> built(
      String name, boolean inPoints, Supplier<PlayerBuilder<P>> builders, String help) {
    return new BuiltKind<>(name, inPoints, builders, help);
  }

  /**
   * Returns other programs that talk UCI, such as {@code uci:COMMAND}.
   *
   * @param <P> the game's position type
   * @param text the texts of positions
   * @return the kind
   */
  static <P extends Position<P>> PlayerKind<P> uci(PositionText<P> text) {
    // On a busy machine, a program in Java with trained weights took more than ten seconds.
    UciEngine<P> engine = UciEngine.of(text).withStartTime(Duration.ofSeconds(30));
    return external(
        "UCI",
        true,
        "1 s a move",
        (name, command, limits) -> engine.withName(name).start(command).inMatches(name, limits),
        """
        uci:COMMAND         another program that uses UCI. Before the command, time=2s: and depth=8:
                            can stand
        """);
  }

  /**
   * Returns other programs that talk a protocol.
   *
   * @param <P> the game's position type
   * @param protocol the protocol's name, in upper case; names of players have it in lower case
   *     before a colon
   * @param knowsDepths whether the protocol has a command for a depth
   * @param usualLimits the limits of a move for which none are set, in words
   * @param starter starts a program
   * @param help the lines about this kind
   * @return the kind
   */
  static <P extends Position<P>> PlayerKind<P> external(
      String protocol, boolean knowsDepths, String usualLimits, Starter<P> starter, String help) {
    return new ExternalKind<>(protocol, knowsDepths, usualLimits, starter, help);
  }
}
