package io.github.yomikiri.seats;

import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.PlayerBuilder;
import io.github.yomikiri.play.kit.PlayerKind;
import io.github.yomikiri.seats.SeatedSearcher.Algorithm;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The kinds of players that a game of seats has, unless it has others.
 *
 * @param kit the game
 */
record SeatedPlayers<P extends SeatedPosition<P>>(SeatedKit<P> kit) {

  static final String ENGINE = "engine";

  List<PlayerKind<P>> usual() {
    List<PlayerKind<P>> kinds = new ArrayList<>();
    kinds.add(kind(ENGINE, kit::search, """
        engine              the usual search of the game; one second a move by default.
                            After colons: level=5 (1-8), depth=8, time=2s, nodes=N, clock=5m or
                            clock=1m+2s (the whole game)
        """));
    kinds.add(PlayerKind.random());
    if (kit.start().seats() > 2) {
      kinds.add(algorithm("paranoid", Algorithm.PARANOID, """
          paranoid            the others want this player to get little; settings as for engine
          """));
      kinds.add(algorithm("best-reply", Algorithm.BEST_REPLY, """
          best-reply          one of the others replies, the rest play ordinary moves; as engine
          """));
      kinds.add(algorithm("max-n", Algorithm.MAX_N, """
          max-n               each player wants much for itself; settings as for engine
          """));
    }
    kinds.add(algorithm("monte-carlo", Algorithm.MONTE_CARLO, """
        monte-carlo         Monte-Carlo tree search; settings as for engine
        """));
    kinds.add(PlayerKind.uci(kit.text()));
    return kinds;
  }

  private PlayerKind<P> algorithm(String name, Algorithm algorithm, String help) {
    return kind(name, () -> kit.search().of(algorithm), help);
  }

  private PlayerKind<P> kind(String name, Supplier<SeatedSearcher.Builder<P>> search, String help) {
    return PlayerKind.built(name, true, () -> player(search), help);
  }

  private PlayerBuilder<P> player(Supplier<SeatedSearcher.Builder<P>> search) {
    return Player.builder(() -> search.get().build(), () -> search.get().buildForAllMoves());
  }
}
