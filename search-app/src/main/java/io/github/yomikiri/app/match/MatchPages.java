package io.github.yomikiri.app.match;

import io.github.yomikiri.app.output.Setting;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.match.GameResult;
import io.github.yomikiri.play.match.MatchResult;
import java.util.List;

/** Writes the pages of matches. */
@FunctionalInterface
public interface MatchPages<P extends Position<P>> {

  /**
   * Writes a page.
   *
   * @param result the result of the games
   * @param games the games in the order of the match, at least one
   * @param openings the openings of the match: the first for its first two games, and so on
   * @param settings what the games depend on
   * @param note why the match is not finished; empty if it is finished
   * @return the text of an HTML file
   */
  String write(
      MatchResult result,
      List<GameResult<P>> games,
      List<Game<P>> openings,
      List<Setting> settings,
      String note);
}
