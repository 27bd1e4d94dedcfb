package io.github.yomikiri.play.uci;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * The player behind a server, and how it plays.
 *
 * @param player the player; a server does not close it
 * @param positions the texts of the game's positions
 * @param limits the limits of each move, in addition to those of the client
 * @param pondering provides a thread for the search during the opponent's moves; empty for a server
 *     that does not ponder
 * @param seed the seed of the first game; each further game takes the next number
 * @param name the player's name
 * @param author who wrote the player
 * @param info writes what searches have found
 * @param options what the client can set
 */
record UciSettings<N extends Node<N>>(
    Player<N> player,
    PositionText<N> positions,
    Limits limits,
    Optional<Executor> pondering,
    long seed,
    String name,
    String author,
    UciInfo info,
    List<Option> options) {

  private static final Duration USUAL_TIME = Duration.ofSeconds(1);

  /**
   * An option that a client can set.
   *
   * @param name the option's name
   * @param type its type, default and range
   * @param setter receives the values
   */
  record Option(String name, String type, Consumer<String> setter) {

    Option {
      Objects.requireNonNull(setter, "setter");
    }
  }

  static <N extends Node<N>> UciSettings<N> of(Player<N> player, PositionText<N> positions) {
    return new UciSettings<>(
        Objects.requireNonNull(player, "player"),
        Objects.requireNonNull(positions, "positions"),
        Limits.none(),
        Optional.empty(),
        0,
        "Yomikiri",
        "Yomikiri contributors",
        UciInfo.USUAL,
        List.of());
  }

  UciSettings<N> withLimits(Limits newLimits) {
    return new UciSettings<>(
        player, positions, newLimits, pondering, seed, name, author, info, options);
  }

  UciSettings<N> withPondering(Executor executor) {
    return new UciSettings<>(
        player, positions, limits, Optional.of(executor), seed, name, author, info, options);
  }

  UciSettings<N> withSeed(long newSeed) {
    return new UciSettings<>(
        player, positions, limits, pondering, newSeed, name, author, info, options);
  }

  UciSettings<N> withName(String newName, String newAuthor) {
    return new UciSettings<>(
        player, positions, limits, pondering, seed, newName, newAuthor, info, options);
  }

  UciSettings<N> withInfo(UciInfo newInfo) {
    return new UciSettings<>(
        player, positions, limits, pondering, seed, name, author, newInfo, options);
  }

  UciSettings<N> withOption(Option option) {
    if (option(option.name()).isPresent() || option.name().equalsIgnoreCase("Ponder")) {
      throw new IllegalArgumentException("option " + option.name() + " exists already");
    }
    List<Option> more = new ArrayList<>(options);
    more.add(option);
    return new UciSettings<>(
        player, positions, limits, pondering, seed, name, author, info, List.copyOf(more));
  }

  /** Returns the option of a name, whose case does not matter. */
  Optional<Option> option(String wanted) {
    return options.stream().filter(each -> each.name().equalsIgnoreCase(wanted)).findFirst();
  }

  /**
   * Returns the limits of a move. All limits that are set apply. A move without any limit takes
   * {@code USUAL_TIME}, unless the client asked for an infinite search.
   *
   * @param go the client's command
   * @param isFirst whether White is to move
   * @param stop the signal that ends the move
   */
  Limits limits(GoCommand go, boolean isFirst, StopSignal stop) {
    Limits all = go.limits(isFirst).and(limits);
    boolean isLimited = go.isInfinite() || !all.withStop(StopSignal.NEVER).equals(Limits.none());
    return (isLimited ? all : all.withTime(USUAL_TIME)).and(Limits.none().withStop(stop));
  }
}
