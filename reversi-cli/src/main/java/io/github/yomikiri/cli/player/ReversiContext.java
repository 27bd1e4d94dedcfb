package io.github.yomikiri.cli.player;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.input.MatchRows;
import io.github.yomikiri.app.job.JobPlace;
import io.github.yomikiri.app.page.GameTexts;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.cli.option.ReversiInput;
import io.github.yomikiri.cli.option.ReversiStart;
import io.github.yomikiri.cli.output.ReversiTexts;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.kit.ReversiKit;

/** What the commands of Reversi share. */
public final class ReversiContext {

  /** The rows of matches. */
  public static final MatchRows<Reversi> ROWS = new MatchRows<>(ReversiKit.KIT);

  /** What tables and pages say. */
  public static final GameTexts<Reversi> TEXTS = new ReversiTexts(ReversiKit.KIT);

  private ReversiContext() {}

  /** Returns what the commands share that run at a place. */
  public static GameContext<Reversi> of(Console console, JobPlace place) {
    return new GameContext<>(
        console,
        place,
        Version.PROGRAM,
        ReversiKit.KIT,
        TEXTS,
        ReversiStart::new,
        () -> new ReversiInput(ROWS));
  }
}
