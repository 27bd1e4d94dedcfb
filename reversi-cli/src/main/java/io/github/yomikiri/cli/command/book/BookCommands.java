package io.github.yomikiri.cli.command.book;

import io.github.yomikiri.app.book.BookCommand;
import io.github.yomikiri.app.book.BookShowCommand;
import io.github.yomikiri.app.book.OpeningsCommand;
import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.job.JobPlace;
import io.github.yomikiri.cli.player.ReversiContext;
import io.github.yomikiri.reversi.Reversi;
import java.util.List;

/** The commands for who makes openings and books. */
public final class BookCommands {

  private BookCommands() {}

  /**
   * Makes the commands.
   *
   * @param console the streams of the process
   * @return the commands, which have an annotation of picocli
   */
  public static List<Object> of(Console console) {
    GameContext<Reversi> context = ReversiContext.of(console, JobPlace.LOCAL);
    return List.of(
        new OpeningsCommand<>(context, ReversiValues.ofOpenings()),
        new BookCommand<>(context, ReversiValues.ofBooks()),
        new BookShowCommand<>(context, new ReversiBookFiles()));
  }
}
