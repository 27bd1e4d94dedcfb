package io.github.yomikiri.cli.command.learn;

import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.fit.FitProbCutCommand;
import io.github.yomikiri.app.job.JobPlace;
import io.github.yomikiri.cli.option.EvaluatorOption;
import io.github.yomikiri.cli.player.ReversiContext;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.kit.ReversiKit;
import java.util.List;

/** The commands for who trains evaluators, or fits predictions. */
public final class LearnCommands {

  private LearnCommands() {}

  /**
   * Makes the commands.
   *
   * @param console the streams of the process
   * @param place where bulk jobs run
   * @return the commands, which have an annotation of picocli
   */
  public static List<Object> of(Console console, JobPlace place) {
    GameContext<Reversi> context = ReversiContext.of(console, place);
    return List.of(
        new SelfPlayCommand(console, place),
        new LabelCommand(console, place),
        new TrainCommand(console),
        new AccuracyCommand(console),
        new FitProbCutCommand<>(
            context,
            ReversiKit.KIT,
            new EvaluatorOption("interprism"),
            new ReversiStages(),
            position -> !position.mustPass()),
        new FitEndgameCommand(context));
  }
}
