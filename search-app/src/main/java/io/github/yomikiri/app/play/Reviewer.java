package io.github.yomikiri.app.play;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.app.review.GameJudge;
import io.github.yomikiri.app.review.JudgedGame;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
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
    PlayerSpec<P> usual = PlayerSpec.parse(context.kit(), context.kit().usualPlayer());
    try (Player<P> analyst = analyst(usual);
        Progress progress = console.progress()) {
      ValueScale scale = ValueScale.of(context.kit(), usual);
      GameJudge<P> judge = new GameJudge<>(context.texts(), analyst, scale, limits, progress);
      judge.prepare();
      return judge.judge("the game", game);
    }
  }

  private static <P extends Position<P>> Player<P> analyst(PlayerSpec<P> usual) {
    return usual
        .makeAnalyst()
        .orElseThrow(() -> new UserError(
            "No review: " + usual.name() + " chooses moves, but does not value them."));
  }
}
