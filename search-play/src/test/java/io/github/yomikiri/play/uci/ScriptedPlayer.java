package io.github.yomikiri.play.uci;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.games.Breakthrough;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A player under a test's control. A search with a limit of nodes or depth returns the script's
 * result at once. Any other search ends when it is stopped.
 */
final class ScriptedPlayer implements Player<Breakthrough> {

  final List<Game<Breakthrough>> asked = new CopyOnWriteArrayList<>();
  final List<Limits> limits = new CopyOnWriteArrayList<>();
  final List<Long> seeds = new CopyOnWriteArrayList<>();
  private final Function<Breakthrough, SearchResult> script;

  ScriptedPlayer(Function<Breakthrough, SearchResult> script) {
    this.script = script;
  }

  /** Returns a player that plays the first legal move. */
  static ScriptedPlayer first() {
    return new ScriptedPlayer(
        position -> SearchResult.builder(position.legalMoves().get(0)).build());
  }

  @Override
  public String name() {
    return "scripted";
  }

  @Override
  public void newGame(Game<Breakthrough> opening, long seed) {
    seeds.add(seed);
  }

  @Override
  public SearchResult play(Game<Breakthrough> game, Limits given, Consumer<SearchResult> listener) {
    asked.add(game);
    limits.add(given);
    SearchResult result = script.apply(game.position());
    listener.accept(result);
    boolean ends = given.nodes().isPresent() || given.depth().isPresent();
    while (!ends && !given.stop().isRaised()) {
      Thread.onSpinWait();
    }
    return result;
  }
}
