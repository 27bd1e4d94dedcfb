package io.github.yomikiri.cli.command.solve;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.input.NamedGame;
import io.github.yomikiri.app.output.Csv;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.cli.output.GameJudge;
import io.github.yomikiri.cli.output.JudgedGame;
import io.github.yomikiri.cli.output.ReviewPage;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.search.Limits;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Judges the moves of games, and prints a table for each game. A single game can also become a
 * page.
 *
 * @param console the streams, and Ctrl-C
 * @param engine values the positions
 * @param limits the limits for each position
 * @param csv whether to write CSV
 * @param html the file of the page
 */
record GameAnalysis(
    Console console, Engine engine, Limits limits, boolean csv, Optional<Path> html) {

  /**
   * Judges games, and then writes the page of the last one.
   *
   * @param games all games of the input
   * @param only the number of the only game to judge, from 1
   * @throws IOException if the page cannot be written
   */
  void run(List<NamedGame<Reversi>> games, Optional<Integer> only) throws IOException {
    Optional<ReviewPage> page = judge(games, only);
    if (page.isPresent()) {
      TextFile.write(console, html.orElseThrow(), page.get().toHtml());
    }
  }

  private Optional<ReviewPage> judge(List<NamedGame<Reversi>> games, Optional<Integer> only) {
    boolean isPrinted = html.filter(TextFile::isStandardOutput).isEmpty();
    Optional<ReviewPage> page = Optional.empty();
    Optional<Csv> rows = csv ? Optional.of(JudgedGame.csv(console.out())) : Optional.empty();
    int first = only.orElse(1);
    int last = only.orElse(games.size());
    try (Progress progress = console.progress()) {
      GameJudge judge = new GameJudge(engine, limits, progress);
      judge.prepare();
      for (int i = first; i <= last && !console.stop().isRaised(); i++) {
        NamedGame<Reversi> game = games.get(i - 1);
        int number = i;
        String name = "game " + number + " of " + games.size();
        JudgedGame judged = judge.judge(name, game.game());
        page = html.map(file -> new ReviewPage(game.players(), judged));
        if (isPrinted) {
          progress.aside(() -> rows.ifPresentOrElse(
              csvRows -> judged.rows(number, csvRows),
              () -> print(name, number > first, games.size(), game, judged)));
        }
      }
    }
    return page;
  }

  private void print(
      String name, boolean isNext, int games, NamedGame<Reversi> game, JudgedGame judged) {
    console.out().print(isNext ? "\n" : "");
    title(name, games, game).ifPresent(console.out()::println);
    judged.print(console.out());
  }

  private static Optional<String> title(String name, int games, NamedGame<Reversi> game) {
    if (games == 1) {
      return Optional.of(game.players()).filter(players -> !players.isEmpty());
    }
    String number = "G" + name.substring(1);
    return Optional.of(game.players().isEmpty() ? number : number + ": " + game.players());
  }
}
