package io.github.yomikiri.app.program;

import io.github.yomikiri.app.attribution.AttributeCommand;
import io.github.yomikiri.app.attribution.KitValuation;
import io.github.yomikiri.app.book.BookCommand;
import io.github.yomikiri.app.book.BookShowCommand;
import io.github.yomikiri.app.book.KitBooks;
import io.github.yomikiri.app.book.KitValues;
import io.github.yomikiri.app.book.OpeningsCommand;
import io.github.yomikiri.app.command.EvalCommand;
import io.github.yomikiri.app.command.GameContext;
import io.github.yomikiri.app.command.KitUci;
import io.github.yomikiri.app.command.PerftCommand;
import io.github.yomikiri.app.command.PerftCounts;
import io.github.yomikiri.app.command.PositionsCommand;
import io.github.yomikiri.app.command.UciCommand;
import io.github.yomikiri.app.console.Subcommands;
import io.github.yomikiri.app.console.WithMixins;
import io.github.yomikiri.app.explore.ExploreCommand;
import io.github.yomikiri.app.fit.FitProbCutCommand;
import io.github.yomikiri.app.input.KitScores;
import io.github.yomikiri.app.job.BulkCommand;
import io.github.yomikiri.app.learn.LearnCommand;
import io.github.yomikiri.app.learn.PictureCommand;
import io.github.yomikiri.app.loss.JudgeCommand;
import io.github.yomikiri.app.loss.KitLoss;
import io.github.yomikiri.app.loss.LossCommand;
import io.github.yomikiri.app.match.MatchCommand;
import io.github.yomikiri.app.match.MatchWords;
import io.github.yomikiri.app.option.KitEvaluator;
import io.github.yomikiri.app.option.PlayerConverter;
import io.github.yomikiri.app.option.TypedPlayer;
import io.github.yomikiri.app.play.PlayCommand;
import io.github.yomikiri.app.review.AnalyzeCommand;
import io.github.yomikiri.app.review.KitAnalyst;
import io.github.yomikiri.app.serve.ServeCommand;
import io.github.yomikiri.app.solve.KitSolver;
import io.github.yomikiri.app.solve.SolveCommand;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.play.kit.NodeKit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.HelpCommand;

/** The tree of the commands of a game. */
public final class GameCommands {

  private GameCommands() {}

  /**
   * Returns the commands of a game for one run.
   *
   * @param context the game, and the program
   * @param ownCommands make the commands that only this game has
   * @param args what the user typed. Commands that it does not name have only what the list of
   *     commands shows
   * @return a command line with the name of the game
   */
  public static <P extends Position<P>> CommandLine of(
      GameContext<P> context, List<Supplier<?>> ownCommands, String... args) {
    CommandLine line = empty(context);
    for (Object command : commands(context)) {
      String name = Subcommands.name(command);
      line.addSubcommand(name, Subcommands.line(command, Subcommands.isNeeded(name, args)));
    }
    ownCommands.forEach(command -> line.addSubcommand(command.get()));
    line.addSubcommand(new HelpCommand());
    line.addSubcommand("generate-completion", new GenerateCompletion());
    return described(line, context);
  }

  /** Returns the commands of a game whose work is a job, for a cluster. */
  public static <P extends Position<P>> CommandLine bulk(GameContext<P> context) {
    CommandLine line = empty(context);
    commands(context).stream()
        .filter(BulkCommand.class::isInstance)
        .forEach(command ->
            line.addSubcommand(Subcommands.name(command), Subcommands.line(command, true)));
    return described(line, context);
  }

  private static CommandLine empty(GameContext<?> context) {
    CommandLine line = new CommandLine(new GameCommand(context.console()));
    line.setCommandName(context.kit().name());
    return line;
  }

  /**
   * Gives the commands of a game the players, the words and the version of the program.
   *
   * @param line has the commands as its subcommands
   * @return the same object
   */
  public static <P extends Position<P>> CommandLine described(
      CommandLine line, GameContext<P> context) {
    line.registerConverter(
        TypedPlayer.class, new PlayerConverter<>(context::kit, context.place().files()));
    Map<String, String> words = context.inputs().get().words();
    line.setResourceBundle(new KitWords(context, words));
    line.getCommandSpec().versionProvider(context.version());
    for (CommandLine command : line.getSubcommands().values()) {
      command.getCommandSpec().versionProvider(context.version());
      if (command.getCommand() instanceof WithMixins more && !more.words().isEmpty()) {
        Map<String, String> all = new HashMap<>(words);
        all.putAll(more.words());
        command.setResourceBundle(new KitWords(context, all));
      }
    }
    return line;
  }

  private static <P extends Position<P>> List<Object> commands(GameContext<P> context) {
    List<Object> commands = new ArrayList<>();
    commands.add(new PlayCommand<>(context));
    if (context.kit().seats().size() > 1) {
      commands.add(new MatchCommand<>(context, MatchWords.of(context.kit())));
    }
    if (context.kit() instanceof NodeKit<?> kit) {
      commands.add(new AnalyzeCommand<>(context, new KitAnalyst<>(context.kit())));
      commands.addAll(searchCommands(context, kit));
    }
    if (context.kit() instanceof LearningKit<?> learning) {
      commands.addAll(learningCommands(context, learning));
    }
    commands.add(new UciCommand<>(context.console(), new KitUci<>(context)));
    commands.add(new ServeCommand<>(context));
    commands.add(
        new PositionsCommand<>(context, (game, plies) -> context.kit().text().writeGame(game)));
    commands.add(new PerftCommand<>(context, new PerftCounts<>() {}));
    return commands;
  }

  @SuppressWarnings("unchecked") // The context's position type is that of its kit.
  private static <N extends Node<N>> List<Object> searchCommands(
      GameContext<?> context, NodeKit<N> kit) {
    List<Object> commands = new ArrayList<>(List.of(
        new OpeningsCommand<>((GameContext<N>) context, new KitValues<>(kit)),
        new BookCommand<>((GameContext<N>) context, new KitValues<>(kit)),
        new BookShowCommand<>((GameContext<N>) context, new KitBooks<>(kit)),
        new SolveCommand<>((GameContext<N>) context, new KitScores<>(kit), new KitSolver<>(kit)),
        new AttributeCommand<>((GameContext<N>) context, new KitValuation<>(kit)),
        new LossCommand<>((GameContext<N>) context, new KitLoss<>(kit)),
        new JudgeCommand<>(
            (GameContext<N>) context, kit, new KitLoss<>(kit), new KitEvaluator<>(kit)),
        new ExploreCommand<>((GameContext<N>) context, kit, new KitEvaluator<>(kit))));
    if (!kit.evaluators().isEmpty() || kit instanceof LearningKit<N>) {
      commands.add(new FitProbCutCommand<>((GameContext<N>) context, kit));
      commands.add(
          new EvalCommand<>(context.console(), kit, new KitScores<>(kit), new KitEvaluator<>(kit)));
    }
    return commands;
  }

  @SuppressWarnings("unchecked") // The context's position type is that of its kit.
  private static <N extends Node<N>> List<Object> learningCommands(
      GameContext<?> context, LearningKit<N> kit) {
    return List.of(
        new LearnCommand<>(context.console(), kit),
        new PictureCommand<>((GameContext<N>) context, kit));
  }
}
