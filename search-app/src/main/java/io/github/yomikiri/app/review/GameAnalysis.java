package io.github.yomikiri.app.review;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.app.input.NamedGame;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.app.output.RowFormat;
import io.github.yomikiri.app.output.RowWriter;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Limits;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Judges the moves of games, and prints a table for each game. A single game can also become a
 * page.
 *
 * @param context the game, and the program
 * @param analyst values the positions
 * @param scale what its values are
 * @param limits the limits for each position
 * @param format how to write
 * @param html the file of the page
 */
record GameAnalysis<P extends Position<P>>(
    GameContext<P> context,
    Player<P> analyst,
    ValueScale scale,
    Limits limits,
    RowFormat format,
    Optional<Path> html) {

  /**
   * Judges games, and then writes the page of the last one.
   *
   * @param games all games of the input
   * @param only the number of the only game to judge, from 1
   * @throws IOException if the page cannot be written
   */
  void run(List<NamedGame<P>> games, Optional<Integer> only) throws IOException {
    Optional<ReviewPage<P>> page = judge(games, only);
    if (page.isPresent()) {
      TextFile.write(context.console(), html.orElseThrow(), page.get().toHtml());
    }
  }

  private Optional<ReviewPage<P>> judge(List<NamedGame<P>> games, Optional<Integer> only) {
    Console console = context.console();
    boolean isPrinted = html.filter(TextFile::isStandardOutput).isEmpty();
    Optional<ReviewPage<P>> page = Optional.empty();
    Optional<RowWriter> rows = format.rows(console.out(), JudgedGame.columns());
    int first = only.orElse(1);
    int last = only.orElse(games.size());
    try (Progress progress = console.progress()) {
      GameJudge<P> judge = new GameJudge<>(context.texts(), analyst, scale, limits, progress);
      judge.prepare();
      for (int i = first; i <= last && !console.stop().isRaised(); i++) {
        NamedGame<P> game = games.get(i - 1);
        int number = i;
        String name = "game " + number + " of " + games.size();
        JudgedGame<P> judged = judge.judge(name, game.game());
        page = html.map(file -> new ReviewPage<>(game.players(), judged));
        if (isPrinted) {
          progress.aside(() -> rows.ifPresentOrElse(
              each -> judged.rows(number, each),
              () -> print(name, number > first, games.size(), game, judged)));
        }
      }
    }
    return page;
  }

  private void print(
      String name, boolean isNext, int games, NamedGame<P> game, JudgedGame<P> judged) {
    Console console = context.console();
    console.out().print(isNext ? "\n" : "");
    title(name, games, game).ifPresent(console.out()::println);
    judged.print(console.out());
  }

  private Optional<String> title(String name, int games, NamedGame<P> game) {
    if (games == 1) {
      return Optional.of(game.players()).filter(players -> !players.isEmpty());
    }
    String number = "G" + name.substring(1);
    return Optional.of(game.players().isEmpty() ? number : number + ": " + game.players());
  }
}
