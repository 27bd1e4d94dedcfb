package io.github.yomikiri.app.match;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.output.Setting;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.GameResult.PlayerTime;
import io.github.yomikiri.play.match.MatchResult;
import io.github.yomikiri.play.match.MatchResult.Tally;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What a match reports at its end: a text and a page.
 *
 * @param context the game, and the program
 * @param words the words of the game
 * @param settings the players and the seed
 * @param plan the openings, and the number of games that are wanted
 * @param result the result of the games that were played
 * @param stopped whether the match ended before its last game, other than by its test
 */
record MatchReport<P extends Position<P>>(
    GameContext<P> context,
    MatchWords words,
    MatchSettings<P> settings,
    OpeningOptions.Plan<P> plan,
    MatchResult result,
    boolean stopped) {

  /** Prints the text. */
  void print(PrintWriter out) {
    String text = result.toString(words.first(), words.second(), words.draws());
    if (context.kit().seats().size() == 2) {
      out.println(text);
    } else {
      // The first two lines are about two seats.
      Tally total = result.total();
      out.println(counts(result.player(), total.wins(), total.draws(), total.losses()));
      out.println(counts(result.opponent(), total.losses(), total.draws(), total.wins()));
      text.lines().skip(2).forEach(out::println);
    }
    if (!settings.untimed()) {
      out.printf(
          Locale.ROOT,
          "processor time: %s %s, %s %s%n",
          result.player(),
          text(result.playerTime()),
          result.opponent(),
          text(result.opponentTime()));
    }
    if (stopped) {
      out.printf(
          Locale.ROOT, "stopped after %d of %d games%n", result.total().games(), plan.games());
    }
    out.flush();
  }

  private static String counts(String player, int wins, int draws, int losses) {
    return player + ": wins " + wins + ", draws " + draws + ", losses " + losses;
  }

  private static String text(PlayerTime time) {
    String wall = String.format(Locale.ROOT, " (wall %.1f s)", time.wall().toNanos() / 1e9);
    return time.processor()
            .map(known -> String.format(Locale.ROOT, "%.1f s", known.toNanos() / 1e9))
            .orElse("not known")
        + wall;
  }

  /**
   * Returns the page.
   *
   * @param games the games of the match, at least one; those after the last that counts are left
   *     out
   */
  String page(List<GameResult<P>> games) {
    int counted = result.total().games();
    String note = stopped
        ? "This match is not finished: " + counted + " of " + plan.games() + " games were played."
        : "";
    return new MatchPage<>(
            context.texts(), result, games.subList(0, counted), plan.openings(), facts(), note)
        .toHtml();
  }

  private List<Setting> facts() {
    List<Setting> facts = new ArrayList<>();
    add(facts, "A", settings.player(), result.playerTime());
    add(facts, "B", settings.opponent(), result.opponentTime());
    facts.add(new Setting("games", String.valueOf(plan.games())));
    // The first line has the names of the players.
    List<String> arguments = settings.described(plan);
    for (String argument : arguments.subList(1, arguments.size())) {
      String[] words = argument.split(" ", 2);
      facts.add(new Setting(words[0], words.length == 1 ? "yes" : words[1]));
    }
    facts.add(new Setting("program", context.version().text()));
    return facts;
  }

  private void add(List<Setting> facts, String letter, PlayerSpec<P> player, PlayerTime time) {
    facts.add(new Setting(letter, player.name()));
    facts.add(new Setting("limits of " + letter, player.limits()));
    if (!settings.untimed()) {
      facts.add(new Setting("processor time of " + letter, text(time)));
    }
  }
}
