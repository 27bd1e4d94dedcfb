package io.github.yomikiri.cli.command.learn;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ExitCode;
import io.github.yomikiri.app.console.NumberRanges;
import io.github.yomikiri.app.job.BulkCommand;
import io.github.yomikiri.app.job.JobPlace;
import io.github.yomikiri.app.option.SeedOption;
import io.github.yomikiri.cli.job.GamesOutput;
import io.github.yomikiri.learn.job.JobOutcome;
import io.github.yomikiri.reversi.dataset.GameLabeler;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * The command {@code label}: it replaces the last moves of games by perfect play, and values the
 * positions before by a search.
 */
@Command(
    name = "label",
    mixinStandardHelpOptions = true,
    header = "Labels the positions of games for training, by perfect play and by searches.",
    description = {
      "%nEach game is cut at its last position with --empties empty squares and played"
          + " perfectly from there to the end. So its final score is the exact value of that"
          + " position, and the label for training.",
      "%nReads WTHOR files (.wtb) and text files with a game on each line: a transcript"
          + " (f5d6c3...), then optionally a blank and the first ply to train on. A line that"
          + " begins with # is a comment.",
      "%nWith --search, the label of each earlier position is the value of a search of that depth,"
          + " in place of the final score. With --variations, positions near each game are added:"
          + " one to three random moves away, as a search meets them. Without --search, only those"
          + " with at most --empties empty squares are added.",
      "%nGames that end before that position are skipped and counted, unless --search labels them."
          + " A line that is no"
          + " game is reported on standard error and skipped; the exit code is then 1.",
      GamesOutput.RESTART,
      "A run with standard input cannot resume, because the input may be different. A file that has"
          + " games already is then rejected with exit code 2.%n"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  yomikiri label WTH_2012.wtb -o 2012.games",
      "  yomikiri label WTH_2011.wtb WTH_2012.wtb --empties 20 --threads 2 -o games.txt",
      "  yomikiri label self.games --search 8 --variations 10 --evaluator my.weights -o deep.games",
      "  yomikiri label self.games --empties 18 --variations 40 -o ends.games",
      "  yomikiri label - --empties 16 -o games.txt < transcripts.txt"
    })
final class LabelCommand implements Callable<Integer>, BulkCommand {

  private static final int MAX_VARIATIONS = 1000;

  private final Console console;
  private final JobPlace place;

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
  private SearchOptions searchOptions;

  @Option(
      names = "--variations",
      paramLabel = "N",
      defaultValue = "0",
      description = "Number of positions near each game to add, 0 to 1000. Default: 0.")
  private int variations;

  @Mixin
  private SeedOption seed = new SeedOption();

  @Mixin
  private GamesOutput output = new GamesOutput();

  LabelCommand(Console console, JobPlace place) {
    this.console = console;
    this.place = place;
    searchOptions = new SearchOptions(place.files());
  }

  @Override
  public Integer call() throws IOException {
    LabelJob job = job();
    JobOutcome outcome = output.write(console, place, job);
    output.print(console, place, "Labeled", outcome, job.isRepeatable());
    if (job.leftOut() > 0) {
      console
          .out()
          .printf(
              Locale.ROOT,
              "Skipped %d games that end with more than %d empty squares%n",
              job.leftOut(),
              empties);
    }
    return ExitCode.skipping(outcome.errors());
  }

  @Override
  public LabelJob job() {
    output.check();
    NumberRanges.check("--empties", empties, 1, GameLabeler.MAX_EMPTIES);
    NumberRanges.check("--variations", variations, 0, MAX_VARIATIONS);
    return new LabelJob(
        console,
        files,
        new LabelSettings(empties, searchOptions.search(), variations, seed.value()));
  }
}
