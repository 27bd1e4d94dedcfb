package io.github.yomikiri.cli.command.solve;

import io.github.yomikiri.app.command.EvalCommand;
import io.github.yomikiri.app.command.PerftCommand;
import io.github.yomikiri.app.command.PositionsCommand;
import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.explore.ExploreCommand;
import io.github.yomikiri.app.job.JobPlace;
import io.github.yomikiri.app.review.AnalyzeCommand;
import io.github.yomikiri.app.solve.SolveCommand;
import io.github.yomikiri.cli.input.ObfScores;
import io.github.yomikiri.cli.option.EngineOptions;
import io.github.yomikiri.cli.option.EvaluatorOption;
import io.github.yomikiri.cli.player.ReversiContext;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.kit.ReversiKit;
import io.github.yomikiri.reversi.notation.ObfPosition;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** The commands for who examines positions and games. */
public final class SolveCommands {

  private SolveCommands() {}

  /**
   * Makes the commands.
   *
   * @param console the streams of the process
   * @param place where bulk jobs run
   * @return the commands, which have an annotation of picocli
   */
  public static List<Object> of(Console console, JobPlace place) {
    return List.of(
        new AnalyzeCommand<>(ReversiContext.of(console, place), new EngineOptions()),
        new SolveCommand<>(
            ReversiContext.of(console, place), new ObfScores(), new EndgameChoice(place.files())),
        new FfoCommand(console),
        new ExplainCommand(console),
        new ExploreCommand<>(
            ReversiContext.of(console, place), ReversiKit.KIT, new EvaluatorOption("interprism")),
        new EvalCommand<>(console, ReversiKit.KIT, new ObfScores(), new EvaluatorOption("pattern")),
        new PerftCommand<>(ReversiContext.of(console, place), new PublishedPerft()),
        new PositionsCommand<>(ReversiContext.of(console, place), SolveCommands::line));
  }

  /** Returns a position in OBF, with the moves that led to it as a comment. */
  private static String line(Game<Reversi> game, int plies) {
    List<Move> moves = game.moves();
    String comment = moves.subList(moves.size() - plies, moves.size()).stream()
        .map(Move::notation)
        .collect(Collectors.joining(" "));
    return new ObfPosition(game.position(), Map.of(), OptionalInt.empty(), comment).format();
  }
}
