package io.github.yomikiri.app.play;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.app.review.GameJudge;
import io.github.yomikiri.app.review.JudgedGame;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.search.Limits;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/**
 * Judges a game as {@code analyze --game} does, in the time that a person waits for. A game that
 * was judged is not judged again.
 */
final class Reviewer<P extends Position<P>> {

  /** The time for a position. A game then takes at most about 15 seconds. */
  private static final Duration TIME = Duration.ofMillis(250);

  private final GameContext<P> context;
  private final Map<Game<P>, JudgedGame<P>> judged = new HashMap<>();

  Reviewer(GameContext<P> context) {
    this.context = context;
  }

  /**
   * Judges a game.
   *
   * @param game has at least one move
   * @throws UserError if the game's usual player does not value moves
   */
  JudgedGame<P> judge(Game<P> game) {
    return judged.computeIfAbsent(game, this::judgeNew);
  }

  private JudgedGame<P> judgeNew(Game<P> game) {
    Console console = context.console();
    console.out().flush();
    Limits limits = Limits.time(TIME).withStop(console.stop());
    try (Player<P> analyst = analyst();
        Progress progress = console.progress()) {
      GameJudge<P> judge = new GameJudge<>(context.texts(), analyst, limits, progress);
      judge.prepare();
      return judge.judge("the game", game);
    }
  }

  private Player<P> analyst() {
    GameKit<P> kit = context.kit();
    return PlayerSpec.parse(kit, kit.usualPlayer())
        .makeAnalyst()
        .orElseThrow(() -> new UserError(
            "No review: " + kit.usualPlayer() + " chooses moves, but does not value them."));
  }
}
