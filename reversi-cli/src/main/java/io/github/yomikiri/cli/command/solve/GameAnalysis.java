package io.github.yomikiri.cli.command.solve;

import io.github.yomikiri.cli.console.Console;
import io.github.yomikiri.cli.input.GameReader.NamedGame;
import io.github.yomikiri.cli.output.Csv;
import io.github.yomikiri.cli.output.JudgedGame;
import io.github.yomikiri.cli.output.Progress;
import io.github.yomikiri.play.JudgedMove;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.search.Limits;
import java.util.List;
import java.util.Optional;

/**
 * Judges the moves of games, and prints a table for each game.
 *
 * @param console the streams, and Ctrl-C
 * @param engine values the positions
 * @param limits the limits for each position
 * @param csv whether to write CSV
 */
record GameAnalysis(Console console, Engine engine, Limits limits, boolean csv) {

  void run(List<NamedGame> games) {
    Optional<Csv> rows = csv ? Optional.of(JudgedGame.csv(console.out())) : Optional.empty();
    try (Progress progress = console.progress()) {
      if (limits.time().isPresent()) {
        // The ends of games come first. A virtual machine that is still slow would not solve them.
        progress.update(() -> "preparing the engine");
        engine.warmUp();
      }
      for (int i = 0; i < games.size() && !console.stop().isRaised(); i++) {
        NamedGame game = games.get(i);
        int number = i + 1;
        String name = "game " + number + " of " + games.size();
        JudgedGame judged = new JudgedGame(game.game(), judge(name, game, progress));
        progress.aside(() -> rows.ifPresentOrElse(
            csvRows -> judged.rows(number, csvRows),
            () -> print(name, number, games.size(), game, judged)));
      }
    }
  }

  private void print(String name, int number, int games, NamedGame game, JudgedGame judged) {
    console.out().print(number > 1 ? "\n" : "");
    title(name, games, game).ifPresent(console.out()::println);
    judged.print(console.out());
  }

  private static Optional<String> title(String name, int games, NamedGame game) {
    if (games == 1) {
      return Optional.of(game.players()).filter(players -> !players.isEmpty());
    }
    String number = "G" + name.substring(1);
    return Optional.of(game.players().isEmpty() ? number : number + ": " + game.players());
  }

  private List<JudgedMove> judge(String name, NamedGame game, Progress progress) {
    int plies = game.game().moves().size();
    progress.update(() -> name + ", 0 of " + plies + " moves judged");
    return engine.review(
        game.game(),
        limits,
        move -> progress.update(
            () -> name + ", " + (plies - move.ply()) + " of " + plies + " moves judged"));
  }
}
