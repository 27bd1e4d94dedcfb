package io.github.yomikiri.seats;

import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.PlayerKind;
import java.util.List;
import java.util.Optional;
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
    return SeatedPlayers.ENGINE;
  }

  @Override
  default List<PlayerKind<P>> players() {
    return new SeatedPlayers<>(this).usual();
  }
}
