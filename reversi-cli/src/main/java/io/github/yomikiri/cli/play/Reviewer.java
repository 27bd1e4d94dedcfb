package io.github.yomikiri.cli.play;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.app.review.GameJudge;
import io.github.yomikiri.app.review.JudgedGame;
import io.github.yomikiri.cli.player.ReversiContext;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.search.Limits;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/**
 * Judges a game as {@code analyze --game} does, in the time that a person waits for. A game that
 * was judged is not judged again.
 */
final class Reviewer {

  /** The time for a position. A game then takes at most about 15 seconds. */
  private static final Duration TIME = Duration.ofMillis(250);

  private final Console console;
  private final Map<Game<Reversi>, JudgedGame<Reversi>> judged = new HashMap<>();

  Reviewer(Console console) {
    this.console = console;
  }

  JudgedGame<Reversi> judge(Game<Reversi> game) {
    return judged.computeIfAbsent(game, this::judgeNew);
  }

  private JudgedGame<Reversi> judgeNew(Game<Reversi> game) {
    console.out().flush();
    try (Engine engine = Engine.builder().build();
        Progress progress = console.progress()) {
      GameJudge<Reversi> judge = new GameJudge<>(
          ReversiContext.TEXTS, engine, Limits.time(TIME).withStop(console.stop()), progress);
      judge.prepare();
      return judge.judge("the game", game);
    }
  }
}
