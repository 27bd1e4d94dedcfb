package io.github.yomikiri.bench.command;

import io.github.yomikiri.bench.tune.Trial;
import io.github.yomikiri.play.match.Elo;
import io.github.yomikiri.play.match.MatchResult.Tally;
import io.github.yomikiri.play.match.Sprt.Decision;
import java.io.PrintWriter;
import java.util.Locale;

/** A line of the output of {@code tune}. */
final class TrialRow {

  static final String[] HEADER = {
    "game",
    "change",
    "nodes",
    "same_move",
    "wins",
    "draws",
    "losses",
    "elo",
    "lower",
    "upper",
    "decision"
  };

  private TrialRow() {}

  private static String decision(Trial trial) {
    return switch (trial.match().decision().orElse(Decision.UNDECIDED)) {
      case ACCEPT_H1 -> "better";
      case ACCEPT_H0 -> "not better";
      case UNDECIDED -> "undecided";
    };
  }

  static Object[] fields(String game, Trial trial) {
    Tally games = trial.match().total();
    Elo elo = trial.match().elo();
    return new Object[] {
      game,
      trial.change(),
      trial.nodes(),
      trial.sameMoves(),
      games.wins(),
      games.draws(),
      games.losses(),
      elo.difference(),
      elo.lower(),
      elo.upper(),
      decision(trial)
    };
  }

  static void print(PrintWriter out, Trial trial, boolean first) {
    if (first) {
      out.printf(
          Locale.ROOT,
          "%-24s %6s %5s %15s  %-24s %s%n",
          "change",
          "nodes",
          "same",
          "points",
          "Elo",
          "decision");
    }
    Tally games = trial.match().total();
    out.printf(
        Locale.ROOT,
        "%-24s %6.2f %4.0f%% %7.1f of %4d  %-24s %s%n",
        trial.change(),
        trial.nodes(),
        100 * trial.sameMoves(),
        games.points(),
        games.games(),
        trial.match().elo(),
        decision(trial));
    out.flush();
  }
}
