package io.github.yomikiri.cli.command.learn;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.input.TextInput;
import io.github.yomikiri.cli.console.Version;
import io.github.yomikiri.cli.input.GameInput;
import io.github.yomikiri.cli.job.GamesOutput;
import io.github.yomikiri.learn.job.Job;
import io.github.yomikiri.learn.job.Units;
import io.github.yomikiri.learn.job.Worker;
import io.github.yomikiri.reversi.dataset.GameLabeler;
import io.github.yomikiri.reversi.dataset.TrainingGame;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * The job of the command {@code label}. A unit is a game as a line of text, and a variation is a
 * unit of its own.
 */
final class LabelJob implements Job {

  private final Console console;
  private final List<String> files;
  private final LabelSettings settings;
  /** Without a search, games and variations that stop too early for perfect play have no label. */
  private final Predicate<TrainingGame> hasLabel;

  private Optional<GameInput> input = Optional.empty();

  /**
   * Makes the job.
   *
   * @param files the names of the files of games
   * @param settings how to label
   */
  LabelJob(Console console, List<String> files, LabelSettings settings) {
    this.console = console;
    this.files = files;
    this.settings = settings;
    hasLabel = settings.labeler()::canLabel;
  }

  @Override
  public String things() {
    return GamesOutput.THINGS;
  }

  @Override
  public List<String> header() throws IOException {
    List<String> arguments = new ArrayList<>(settings.described());
    for (String file : files) {
      arguments.add(new TextInput(file).described());
    }
    return Version.PROGRAM.header("label", arguments);
  }

  @Override
  public boolean isRepeatable() {
    return !files.contains(TextInput.STANDARD_INPUT);
  }

  /**
   * Counts the games that will be written. Returns empty for standard input, which can be read only
   * once.
   */
  @Override
  public OptionalLong size() {
    if (!isRepeatable()) {
      return OptionalLong.empty();
    }
    long count = 0;
    try (GameInput games = input(problem -> {})) {
      Iterator<TrainingGame> all = withVariations(games);
      while (all.hasNext() && !console.stop().isRaised()) {
        all.next();
        count++;
      }
    }
    return OptionalLong.of(count);
  }

  private GameInput input(Consumer<String> bad) {
    return new GameInput(console, files, hasLabel, bad);
  }

  private Iterator<TrainingGame> withVariations(GameInput games) {
    AtomicLong number = new AtomicLong();
    return StreamSupport.stream(
            Spliterators.spliteratorUnknownSize(games, Spliterator.ORDERED), false)
        .flatMap(game -> Stream.concat(
            Stream.of(game), settings.variations(game, number.getAndIncrement()).filter(hasLabel)))
        .iterator();
  }

  @Override
  public Units units(Consumer<String> bad) {
    GameInput games = input(bad);
    input = Optional.of(games);
    Iterator<TrainingGame> all = withVariations(games);
    return new Units() {

      @Override
      public boolean hasNext() {
        return all.hasNext();
      }

      @Override
      public String next() {
        return all.next().format();
      }

      @Override
      public long errors() {
        return games.bad();
      }

      @Override
      public void close() {
        games.close();
      }
    };
  }

  /** Returns how many games of the units that were read so far are left out. */
  long leftOut() {
    return input.map(GameInput::leftOut).orElse(0L);
  }

  @Override
  public Worker worker(StopSignal stop) {
    GameLabeler labeler = settings.labeler();
    return unit -> {
      long before = labeler.nodes();
      return labeler
          .label(TrainingGame.parse(unit), stop)
          .map(game -> SelfPlayJob.line(game, labeler.nodes() - before));
    };
  }
}
