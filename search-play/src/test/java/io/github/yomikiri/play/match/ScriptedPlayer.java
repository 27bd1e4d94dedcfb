package io.github.yomikiri.play.match;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** A player that follows a script and records its calls. */
final class ScriptedPlayer<P extends Position<P>> implements Player<P> {

  final List<Game<P>> openings = new ArrayList<>();
  final List<Game<P>> asked = new ArrayList<>();
  final List<Long> seeds = new ArrayList<>();
  int closed;
  private final String name;
  private final Function<Game<P>, Optional<Move>> script;

  ScriptedPlayer(String name, Function<Game<P>, Optional<Move>> script) {
    this.name = name;
    this.script = script;
  }

  /** Returns a player that always makes the same move, legal or not. */
  static <P extends Position<P>> ScriptedPlayer<P> always(String name, int move) {
    return new ScriptedPlayer<>(name, game -> Optional.of(new Move(move, Integer.toString(move))));
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void newGame(Game<P> opening, long seed) {
    openings.add(opening);
    seeds.add(seed);
  }

  @Override
  public SearchResult play(Game<P> game, Limits limits, Consumer<SearchResult> listener) {
    asked.add(game);
    return script
        .apply(game)
        .map(move -> SearchResult.builder(move).build())
        .orElseGet(SearchResult::resignation);
  }

  @Override
  public void close() {
    closed++;
  }
}
