package io.github.yomikiri.play.uci;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.PositionText;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.StopSignal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * The player behind a server, and how it plays.
 *
 * @param player the player; a server does not close it
 * @param positions the texts of the game's positions
 * @param limits the limits of each move, in addition to those of the client
 * @param ponders whether the player searches during the opponent's moves
 * @param seed the seed of the first game; each further game takes the next number
 * @param name the player's name
 * @param author who wrote the player
 * @param info writes what searches have found
 * @param options what the client can set
 */
record UciSettings<P extends Position<P>>(
    Player<P> player,
    PositionText<P> positions,
    Limits limits,
    boolean ponders,
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

    /** Returns whether this is the option's name, whose case does not matter. */
    boolean isNamed(String wanted) {
      return name.equalsIgnoreCase(wanted);
    }
  }

  static <P extends Position<P>> UciSettings<P> of(Player<P> player, PositionText<P> positions) {
    return new UciSettings<>(
        Objects.requireNonNull(player, "player"),
        Objects.requireNonNull(positions, "positions"),
        Limits.none(),
        false,
        0,
        "Yomikiri",
        "Yomikiri contributors",
        positions.start() instanceof Node<?> ? UciInfo.USUAL : UciInfo.USUAL.withoutMates(),
        List.of());
  }

  UciSettings<P> withLimits(Limits newLimits) {
    return new UciSettings<>(
        player, positions, newLimits, ponders, seed, name, author, info, options);
  }

  UciSettings<P> withPondering() {
    return new UciSettings<>(player, positions, limits, true, seed, name, author, info, options);
  }

  UciSettings<P> withSeed(long newSeed) {
    return new UciSettings<>(
        player, positions, limits, ponders, newSeed, name, author, info, options);
  }

  UciSettings<P> withName(String newName, String newAuthor) {
    return new UciSettings<>(
        player, positions, limits, ponders, seed, newName, newAuthor, info, options);
  }

  UciSettings<P> withInfo(UciInfo newInfo) {
    return new UciSettings<>(
        player, positions, limits, ponders, seed, name, author, newInfo, options);
  }

  UciSettings<P> withOption(Option option) {
    boolean isTaken = options.stream().anyMatch(each -> each.isNamed(option.name()))
        || ClientOptions.NAMES.contains(option.name().toLowerCase(Locale.ROOT));
    if (isTaken) {
      throw new IllegalArgumentException("option " + option.name() + " exists already");
    }
    List<Option> more = new ArrayList<>(options);
    more.add(option);
    return new UciSettings<>(
        player, positions, limits, ponders, seed, name, author, info, List.copyOf(more));
  }

  /**
   * Returns the number of a seat: 0 for the side that UCI calls White, and 1 for Black. Positions
   * with seats are numbered by themselves, so there may be more.
   */
  int number(Game<P> game, int seat) {
    return game.start() instanceof SeatedPosition<?> || positions.isFirstToMove(game.start())
        ? seat
        : 1 - seat;
  }

  /** Returns the number of the seat to move, or {@link SeatedPosition#CHANCE}. */
  int toMove(Game<P> game) {
    return number(game, game.seat());
  }

  /**
   * Returns the limits of a move. All limits that are set apply. A move without any limit takes
   * {@code USUAL_TIME}, unless the client asked for an infinite search or for a mate.
   *
   * @param go the client's command
   * @param seat the number of the seat to move
   * @param overhead the part of the clock that passes outside the search
   */
  Limits limits(GoCommand go, int seat, Duration overhead) {
    Limits all = go.limits(seat, overhead).and(limits);
    boolean isLimited = go.isInfinite()
        || go.mate().isPresent()
        || !all.withoutRootMoves().withStop(StopSignal.NEVER).equals(Limits.none());
    return isLimited ? all : all.withTime(USUAL_TIME);
  }
}
