package io.github.yomikiri.reversi.training;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.function.ToIntFunction;

/** Positions of random games with a known score, for trainers. */
final class RandomSamples {

  private RandomSamples() {}

  /** Fills a folder with three chunks of 400 games. */
  static SampleFolder fill(Path folder, long seed, ToIntFunction<Reversi> score)
      throws IOException {
    return fill(folder, 400, seed, score);
  }

  /** Fills a folder with three chunks of the given number of games. */
  static SampleFolder fill(Path folder, int games, long seed, ToIntFunction<Reversi> score)
      throws IOException {
    SampleFolder samples = new SampleFolder(folder);
    Random random = new Random(seed);
    for (int chunk = 0; chunk < 3; chunk++) {
      SampleFolder.Chunk positions = new SampleFolder.Chunk(1);
      for (int game = 0; game < games; game++) {
        for (Reversi node = Reversi.start(); !node.isTerminal(); ) {
          if (node.emptyCount() > 0) {
            positions.accept(node.own(), node.opponent(), score.applyAsInt(node));
          }
          List<Move> moves = node.legalMoves();
          node = node.play(moves.get(random.nextInt(moves.size())).code());
        }
      }
      samples.append(positions);
    }
    return samples;
  }
}
