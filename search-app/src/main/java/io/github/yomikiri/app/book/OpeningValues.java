package io.github.yomikiri.app.book;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;

/** How openings are valued and written, with the options for it. */
public interface OpeningValues<P extends Position<P>> extends PositionValues<P> {

  /** Returns the moves of an opening, if nothing else is typed. */
  String usualPlies();

  /** Returns the text of an opening, without blanks if its moves have none. */
  String text(Game<P> opening);
}
