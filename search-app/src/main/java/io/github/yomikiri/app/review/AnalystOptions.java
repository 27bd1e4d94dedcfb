package io.github.yomikiri.app.review;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.app.page.GameTexts;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Limits;
import java.time.Duration;
import java.util.concurrent.ExecutorService;

/** The options for the player that values moves. picocli finds them in the object. */
public interface AnalystOptions<P extends Position<P>> {

  /**
   * Makes the player.
   *
   * @param executor lends threads
   * @return a new player, which the caller must close
   * @throws UserError if what was typed is wrong
   */
  Player<P> make(ExecutorService executor);

  /** Returns what the player's values are, in a game that has these texts. */
  default ValueScale scale(GameTexts<P> texts) {
    return texts.scale();
  }

  /**
   * Returns the limits of a search. If no option limits the search, the limit is the usual time.
   *
   * @throws UserError if what was typed is wrong
   */
  Limits limits(Duration usualTime);
}
