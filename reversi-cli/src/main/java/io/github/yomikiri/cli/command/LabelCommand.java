package io.github.yomikiri.cli.command;

import io.github.yomikiri.cli.console.Console;
import io.github.yomikiri.cli.console.NumberRanges;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.cli.output.Progress;
import io.github.yomikiri.reversi.dataset.GameCorrector;
import io.github.yomikiri.reversi.dataset.TrainingGame;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code label}: it replaces the last moves of games by perfect play. */
@Command(
    name = "label",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    header = "Replaces the last moves of games by perfect play, for training.",
    description = {
      "%nEach game is cut at its last position with --empties empty squares and played"
          + " perfectly from there to the end. So its final score is the exact value of that"
          + " position, and the label for training.",
      "%nReads WTHOR files (.wtb) and text files with a game on each line: a transcript"
          + " (f5d6c3...), then optionally a blank and the first ply to train on. A line that"
          + " begins with # is a comment.",
      "%nGames that end before that position are skipped and counted. A line that is no"
          + " game is reported on standard error and skipped; the exit code is then 1.",
      GamesOutput.RESTART
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri label WTH_2012.wtb -o 2012.games",
      "  yomikiri label WTH_2011.wtb WTH_2012.wtb --empties 20 --threads 2 -o games.txt",
      "  yomikiri label - --empties 16 -o games.txt < transcripts.txt"
    })
final class LabelCommand implements Callable<Integer> {

  private final Console console;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Files of games; - for transcripts from standard input.")
  private List<String> files = List.of();

  @Option(
      names = "--empties",
      paramLabel = "N",
      defaultValue = "18",
      description = "Number of empty squares from which play is perfect, 1 to 30. Default: 18.")
  private int empties = 18;

  @Mixin
  private GamesOutput output = new GamesOutput();

  LabelCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException {
    output.check();
    NumberRanges.check("--empties", empties, 1, GameCorrector.MAX_EMPTIES);
    List<String> header = GamesOutput.header("label", arguments());
    GamesOutput.Outcome outcome;
    long leftOut;
    long bad;
    try (Progress progress = console.progress();
        GameInput input = input(problem -> progress.aside(() -> console.err().println(problem)))) {
      outcome = output.write(console, header, count(progress), progress, input, this::corrector);
      leftOut = input.leftOut();
      bad = input.bad();
    }
    output.print(console, "Labeled", outcome);
    if (leftOut > 0) {
      console
          .out()
          .printf("Skipped %d games that end with more than %d empty squares%n", leftOut, empties);
    }
    return GameInput.exitCode(bad);
  }

  private Function<TrainingGame, Optional<TrainingGame>> corrector(StopSignal stop) {
    GameCorrector corrector = new GameCorrector(empties);
    return game -> corrector.correct(game, stop);
  }

  private GameInput input(Consumer<String> bad) {
    return new GameInput(console, files, new GameCorrector(empties)::canCorrect, bad);
  }

  private List<String> arguments() throws IOException {
    List<String> arguments = new ArrayList<>();
    arguments.add("empties " + empties);
    for (String file : files) {
      arguments.add(GameInput.described(file));
    }
    return arguments;
  }

  /**
   * Counts the games that will be written. Returns empty for standard input, which can be read only
   * once.
   */
  private OptionalLong count(Progress progress) {
    if (files.contains(GameInput.STANDARD_INPUT)) {
      return OptionalLong.empty();
    }
    progress.update(() -> "counting the games");
    long count = 0;
    try (GameInput input = input(problem -> {})) {
      while (input.hasNext() && !console.stop().isRaised()) {
        input.next();
        count++;
      }
    }
    return OptionalLong.of(count);
  }
}
