package io.github.yomikiri.app.match;

import io.github.yomikiri.app.input.MatchRow;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.Match;
import io.github.yomikiri.play.match.Sprt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The arguments of a match, except for its openings.
 *
 * @param player the player whose result is reported
 * @param opponent the other player
 * @param seed the seed of openings and players
 * @param sprt the test that may end the match
 * @param untimed whether rows have no times
 * @param strict whether a program that fails ends the match
 */
record MatchSettings<P extends Position<P>>(
    PlayerSpec<P> player,
    PlayerSpec<P> opponent,
    long seed,
    Optional<Sprt> sprt,
    boolean untimed,
    boolean strict) {

  /** Applies the arguments that hold for each game. */
  Match<P> applyTo(Match<P> match) {
    match.seed(seed);
    return strict ? match.strict() : match;
  }

  /** Returns the lines of a header that name all that the games depend on. */
  List<String> described(OpeningOptions.Plan<P> plan) {
    List<String> arguments = new ArrayList<>();
    arguments.add("players " + player.name() + " " + opponent.name());
    arguments.addAll(plan.described());
    arguments.add("seed " + seed);
    for (PlayerSpec<P> each : List.of(player, opponent)) {
      each.fingerprint()
          .ifPresent(weights -> arguments.add("weights of " + each.name() + " " + weights));
    }
    if (untimed) {
      arguments.add("untimed");
    }
    return arguments;
  }

  /** Returns the row of a game. */
  MatchRow<P> row(int number, GameResult<P> game) {
    MatchRow<P> row = new MatchRow<>(number, game);
    return untimed ? row.untimed() : row;
  }
}
