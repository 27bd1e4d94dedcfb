package io.github.yomikiri.reversi.dataset;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.training.SampleFolder;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.function.LongConsumer;

/**
 * Stores the positions of games with their labels in a {@link SampleFolder}, to train evaluators
 * with. A chunk has the positions of {@value #GAMES_PER_CHUNK} games, or of the last games with one
 * weight. So an interrupted run resumes after the last complete chunk. For one thread.
 */
public final class TrainingSamples {

  /** The number of games of a chunk. */
  public static final int GAMES_PER_CHUNK = 5_000;

  private final SampleFolder folder;
  private final int complete;
  private int chunks;
  private long read;

  /**
   * Begins to fill a folder, or resumes an interrupted run. Games whose chunks are complete are
   * skipped. So the same games must be added, in the same order and with the same weights.
   *
   * @param folder stores the positions
   */
  public TrainingSamples(SampleFolder folder) {
    this.folder = folder;
    complete = folder.chunks();
  }

  /**
   * Adds games.
   *
   * @param games the games whose usable positions with labels are stored, except finished ones
   * @param weight how much each position counts, in {@code (0, SampleFolder.MAX_WEIGHT]}
   * @param done called after each game with the number of games that were read so far
   * @throws IOException if writing fails
   * @throws IllegalArgumentException if the weight is outside its range
   */
  public void add(Iterator<TrainingGame> games, double weight, LongConsumer done)
      throws IOException {
    while (games.hasNext()) {
      SampleFolder.Chunk chunk = new SampleFolder.Chunk(weight);
      for (int count = 0; count < GAMES_PER_CHUNK && games.hasNext(); count++) {
        TrainingGame game = games.next();
        if (chunks >= complete) {
          add(game, chunk);
        }
        done.accept(++read);
      }
      if (chunks >= complete) {
        folder.append(chunk);
      }
      chunks++;
    }
  }

  private static void add(TrainingGame game, SampleFolder.Chunk chunk) {
    List<Reversi> positions = game.game().positions();
    for (int ply = game.usableFrom(); ply < positions.size() && game.hasLabel(ply); ply++) {
      Reversi position = positions.get(ply);
      if (!position.isTerminal()) {
        chunk.accept(position.own(), position.opponent(), game.label(ply));
      }
    }
  }
}
