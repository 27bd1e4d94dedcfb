package io.github.yomikiri.reversi.training;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.learn.fit.Sample;
import io.github.yomikiri.learn.fit.SampleFolder;
import io.github.yomikiri.learn.fit.StageRange;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.pattern.PatternSet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.function.IntConsumer;
import java.util.function.ToIntFunction;

/** Positions of random games with a known score, for trainers. */
final class RandomSamples {

  private RandomSamples() {}

  /** Fills a folder with three chunks of 400 games. */
  static TrainingSamples fill(Path folder, long seed, ToIntFunction<Reversi> score)
      throws IOException {
    return fill(folder, 400, seed, score);
  }

  /** Fills a folder with three chunks of the given number of games. */
  static TrainingSamples fill(Path folder, int games, long seed, ToIntFunction<Reversi> score)
      throws IOException {
    TrainingSamples samples = new TrainingSamples(folder);
    Random random = new Random(seed);
    for (int chunk = 0; chunk < 3; chunk++) {
      SampleFolder.Chunk positions = samples.folder().chunk(1);
      for (int game = 0; game < games; game++) {
        for (Reversi node = Reversi.start(); !node.isTerminal(); ) {
          if (node.emptyCount() > 0) {
            positions.add(TrainingSamples.sample(node, score.applyAsInt(node)));
          }
          List<Move> moves = node.legalMoves();
          node = node.play(moves.get(random.nextInt(moves.size())).code());
        }
      }
      samples.folder().append(positions);
    }
    return samples;
  }

  /** Returns the position of a sample. */
  static Reversi position(Sample sample) {
    return Reversi.of(sample.position()[0], sample.position()[1], Side.DARK);
  }

  /** Trains one stage, together with those that share its weights. Returns its weights. */
  static short[] train(
      TrainingOptions options,
      PatternSet set,
      TrainingSamples samples,
      int stage,
      Path checkpoint,
      IntConsumer passDone)
      throws IOException {
    StageRange range = options.ranges().stream()
        .filter(stages -> stages.nearest(stage) == stage)
        .findAny()
        .orElseThrow();
    return options
        .training(set, samples)
        .train(range, checkpoint, (learner, passes) -> passDone.accept(passes))
        .get(stage - range.first());
  }
}
