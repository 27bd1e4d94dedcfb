package io.github.yomikiri.cli.output;

import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.search.Limits;

/**
 * Judges the moves of games, and reports how far it is.
 *
 * @param engine values the positions
 * @param limits the limits for each position
 * @param progress shows how far the judge is
 */
public record GameJudge(Engine engine, Limits limits, Progress progress) {

  /**
   * Prepares the engine if the limit is a time. The ends of games come first, and a virtual machine
   * that is still slow would not solve them.
   */
  public void prepare() {
    if (limits.time().isPresent()) {
      progress.update(() -> "preparing the engine");
      engine.warmUp(Reversi.start());
    }
  }

  /**
   * Judges a game.
   *
   * @param name what the progress calls the game
   * @param game the game
   * @return the judged game; if the limits stop the judge, without its first moves
   */
  public JudgedGame judge(String name, Game<Reversi> game) {
    int plies = game.moves().size();
    progress.update(() -> name + ", 0 of " + plies + " moves judged");
    return new JudgedGame(
        game,
        engine.review(
            game,
            limits,
            move -> progress.update(
                () -> name + ", " + (plies - move.ply()) + " of " + plies + " moves judged")));
  }
}
