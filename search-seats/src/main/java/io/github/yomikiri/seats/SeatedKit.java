package io.github.yomikiri.seats;

import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.PlayerBuilder;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.PlayerKind;
import io.github.yomikiri.seats.SeatedSearcher.Algorithm;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * A game with dice, or with another number of players than two, as programs for people need it. A
 * game without an evaluator needs its name and its start only:
 *
 * <pre>{@code
 * public final class PigKit implements SeatedKit<Pig> {
 *
 *   public String name() {
 *     return "pig";
 *   }
 *
 *   public Pig start() {
 *     return Pig.start();
 *   }
 * }
 * }</pre>
 *
 * <p>The players of a game are, unless it has others: {@code engine}, the usual search with its
 * levels; {@code random}; the algorithms that the game can have, such as {@code max-n}; and other
 * programs that talk UCI.
 *
 * @param <P> the game's position type
 */
public interface SeatedKit<P extends SeatedPosition<P>> extends GameKit<P> {

  /**
   * Returns what estimates positions at the horizon of a search.
   *
   * @return the evaluator; by default there is none
   */
  default Optional<SeatedEvaluator<P>> evaluator() {
    return Optional.empty();
  }

  /**
   * Starts the usual search of the game.
   *
   * @return a new builder with the {@linkplain #evaluator evaluator}, and by default without other
   *     settings
   */
  default SeatedSearcher.Builder<P> search() {
    SeatedSearcher.Builder<P> search = SeatedSearcher.builder(start());
    evaluator().ifPresent(search::evaluator);
    return search;
  }

  @Override
  default List<String> seats() {
    int seats = start().seats();
    return seats == 2
        ? List.of("First", "Second")
        : IntStream.rangeClosed(1, seats).mapToObj(number -> "Player " + number).toList();
  }

  @Override
  default String usualPlayer() {
    return "engine";
  }

  @Override
  default List<PlayerKind<P>> players() {
    List<PlayerKind<P>> kinds = new ArrayList<>();
    kinds.add(PlayerKind.built("engine", true, () -> player(this::search), """
        engine              the usual search of the game; one second a move by default.
                            After colons: level=5 (1-8), depth=8, time=2s, nodes=N, clock=5m or
                            clock=1m+2s (the whole game)
        """));
    kinds.add(PlayerKind.random());
    for (Algorithm each : Algorithm.values()) {
      if (each.plays(start())) {
        kinds.add(PlayerKind.built(
            each.text(), true, () -> player(() -> search().of(each)), each.help()));
      }
    }
    kinds.add(PlayerKind.uci(text()));
    return kinds;
  }

  private PlayerBuilder<P> player(Supplier<SeatedSearcher.Builder<P>> search) {
    return Player.builder(() -> search.get().build(), () -> search.get().buildForAllMoves());
  }
}
