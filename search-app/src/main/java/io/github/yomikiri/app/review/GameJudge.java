package io.github.yomikiri.app.review;

import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.app.page.GameTexts;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Limits;

/**
 * Judges the moves of games, and reports how far it is.
 *
 * @param texts of the game
 * @param analyst values the positions
 * @param scale what its values are
 * @param limits the limits for each position
 * @param progress shows how far the judge is
 */
public record GameJudge<P extends Position<P>>(
    GameTexts<P> texts, Player<P> analyst, ValueScale scale, Limits limits, Progress progress) {

  /**
   * Prepares the analyst if the limit is a time. The ends of games come first, and a virtual
   * machine that is still slow would not solve them.
   */
  public void prepare() {
    if (limits.time().isPresent()) {
      progress.update(() -> "preparing the engine");
      analyst.warmUp(Game.of(texts.kit().start()).withChance(0).position());
    }
  }

  /**
   * Judges a game.
   *
   * @param name what the progress calls the game
   * @param game the game
   * @return the judged game; if the limits stop the judge, without its first moves
   */
  public JudgedGame<P> judge(String name, Game<P> game) {
    int plies = game.moves().size();
    progress.update(() -> name + ", 0 of " + plies + " moves judged");
    return new JudgedGame<>(
        texts,
        scale,
        game,
        analyst.review(
            game,
            limits,
            move -> progress.update(
                () -> name + ", " + (plies - move.ply()) + " of " + plies + " moves judged")));
  }
}
