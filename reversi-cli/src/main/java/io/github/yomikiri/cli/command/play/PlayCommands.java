package io.github.yomikiri.cli.command.play;

import io.github.yomikiri.app.attribution.AttributeCommand;
import io.github.yomikiri.app.command.UciCommand;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.job.JobPlace;
import io.github.yomikiri.app.loss.JudgeCommand;
import io.github.yomikiri.app.loss.LossCommand;
import io.github.yomikiri.app.match.MatchCommand;
import io.github.yomikiri.app.match.MatchWords;
import io.github.yomikiri.app.play.PlayCommand;
import io.github.yomikiri.app.serve.ServeCommand;
import io.github.yomikiri.cli.option.EvaluatorOption;
import io.github.yomikiri.cli.play.EngineSettings;
import io.github.yomikiri.cli.play.ReversiFace;
import io.github.yomikiri.cli.player.ReversiContext;
import io.github.yomikiri.reversi.kit.ReversiKit;
import java.util.List;

/** The commands for who plays, or compares players. */
public final class PlayCommands {

  private PlayCommands() {}

  /**
   * Makes the commands.
   *
   * @param console the streams of the process
   * @param place where bulk jobs run
   * @return the commands, which have an annotation of picocli
   */
  public static List<Object> of(Console console, JobPlace place) {
    return List.of(
        new PlayCommand<>(
            ReversiContext.of(console, place),
            input -> new ReversiFace(console, input),
            List.of(List.of("--black", "--dark"), List.of("--white", "--light")),
            new EngineSettings()),
        new ServeCommand<>(ReversiContext.of(console, place)),
        new MatchCommand<>(ReversiContext.of(console, place), new MatchWords("D", "L", "-")),
        new AttributeCommand<>(ReversiContext.of(console, place), new DiscValuation()),
        new LossCommand<>(ReversiContext.of(console, place), new ReversiLoss()),
        new JudgeCommand<>(
            ReversiContext.of(console, place),
            ReversiKit.KIT,
            new ReversiLoss(),
            new EvaluatorOption("pattern")),
        new GtpCommand(console),
        new NBoardCommand(console),
        new UciCommand<>(console, new ReversiUci()));
  }
}
