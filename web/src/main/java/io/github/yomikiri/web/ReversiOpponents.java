package io.github.yomikiri.web;

import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.app.serve.Opponents;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.engine.Level;
import io.github.yomikiri.reversi.kit.ReversiKit;
import java.util.Optional;

/** The engine of Reversi at its levels, with tables for a browser. */
record ReversiOpponents() implements Opponents<Reversi> {

  private static final int MIDGAME_MEBIBYTES = 8;
  private static final int ENDGAME_MEBIBYTES = 16;

  @Override
  public int levels() {
    return Level.MAX.number();
  }

  @Override
  public Player<Reversi> make(int level) {
    return Engine.builder()
        .level(Level.of(level))
        .tables(MIDGAME_MEBIBYTES, ENDGAME_MEBIBYTES)
        .build();
  }

  @Override
  public ValueScale scale() {
    return ValueScale.of(ReversiKit.KIT);
  }

  @Override
  public Optional<Player<Reversi>> makeAnalyst() {
    return Optional.of(make(levels()));
  }
}
