package io.github.yomikiri.cli.command;

import io.github.yomikiri.cli.command.GameReader.NamedGame;
import io.github.yomikiri.cli.console.Console;
import io.github.yomikiri.cli.output.Csv;
import io.github.yomikiri.cli.output.JudgedGame;
import io.github.yomikiri.cli.output.Progress;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.search.JudgedMove;
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
    if (limits.time().isPresent()) {
      // The ends of games come first. A virtual machine that is still slow would not solve them.
      engine.warmUp();
    }
    Optional<Csv> rows = csv ? Optional.of(JudgedGame.csv(console.out())) : Optional.empty();
    for (int i = 0; i < games.size() && !console.stop().isRaised(); i++) {
      NamedGame game = games.get(i);
      String name = "game " + (i + 1) + " of " + games.size();
      JudgedGame judged = new JudgedGame(game.game(), judge(name, game));
      if (rows.isPresent()) {
        judged.rows(i + 1, rows.get());
      } else {
        console.out().print(i > 0 ? "\n" : "");
        title(name, games.size(), game).ifPresent(console.out()::println);
        judged.print(console.out());
      }
    }
  }

  private static Optional<String> title(String name, int games, NamedGame game) {
    if (games == 1) {
      return Optional.of(game.players()).filter(players -> !players.isEmpty());
    }
    String number = "G" + name.substring(1);
    return Optional.of(game.players().isEmpty() ? number : number + ": " + game.players());
  }

  private List<JudgedMove> judge(String name, NamedGame game) {
    int plies = game.game().moves().size();
    try (Progress progress = console.progress()) {
      progress.update(() -> name + ", 0 of " + plies + " moves judged");
      return engine.analyze(
          game.game(),
          limits,
          move -> progress.update(
              () -> name + ", " + (plies - move.ply()) + " of " + plies + " moves judged"));
    }
  }
}
