package io.github.yomikiri.cli.command.learn;

import io.github.yomikiri.cli.job.GamesOutput;
import io.github.yomikiri.learn.job.Job;
import io.github.yomikiri.learn.job.JobLine;
import io.github.yomikiri.learn.job.Units;
import io.github.yomikiri.learn.job.Worker;
import io.github.yomikiri.reversi.dataset.SelfPlay;
import io.github.yomikiri.reversi.dataset.TrainingGame;
import io.github.yomikiri.reversi.eval.DiscEvaluator;
import io.github.yomikiri.search.StopSignal;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.stream.LongStream;

/**
 * The job of the command {@code selfplay}. A unit is the number of a game.
 *
 * @param header the first lines of the file
 * @param games the number of games
 * @param judge the evaluator
 * @param options how to play
 */
record SelfPlayJob(List<String> header, long games, DiscEvaluator judge, SelfPlay.Options options)
    implements Job {

  @Override
  public String things() {
    return GamesOutput.THINGS;
  }

  @Override
  public OptionalLong size() {
    return OptionalLong.of(games);
  }

  @Override
  public Units units(Consumer<String> bad) {
    return Units.of(LongStream.range(0, games).mapToObj(Long::toString).iterator());
  }

  @Override
  public Worker worker(StopSignal stop) {
    SelfPlay player = new SelfPlay(judge, options);
    return unit -> {
      long before = player.nodes();
      return player
          .play(Long.parseLong(unit), stop)
          .map(game -> line(game, player.nodes() - before));
    };
  }

  /** Returns the line of a game. */
  static JobLine line(TrainingGame game, long nodes) {
    int positions = game.game().positions().size() - game.usableFrom();
    return new JobLine(game.format(), positions, nodes);
  }
}
