package io.github.yomikiri.reversi.dataset;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.training.SampleFolder;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.function.LongConsumer;

/**
 * Stores the positions of games with their labels in a {@link SampleFolder}, to train evaluators
 * with. A chunk has the positions of {@value #GAMES_PER_CHUNK} games. So an interrupted run resumes
 * after the last complete chunk.
 */
public final class TrainingSamples {

  /** The number of games of a chunk. */
  public static final int GAMES_PER_CHUNK = 5_000;

  private TrainingSamples() {}

  /**
   * Fills a folder, or resumes an interrupted run. It skips the games of the chunks that are
   * complete, so every call must be given the same games in the same order.
   *
   * @param folder stores the positions
   * @param games the games whose usable positions are stored, except finished ones; a game without
   *     a score is skipped
   * @param done called after each game with the number of games read
   * @throws IOException if writing fails
   */
  public static void fill(SampleFolder folder, Iterator<TrainingGame> games, LongConsumer done)
      throws IOException {
    long there = (long) folder.chunks() * GAMES_PER_CHUNK;
    SampleFolder.Chunk chunk = new SampleFolder.Chunk();
    long read = 0;
    while (games.hasNext()) {
      TrainingGame game = games.next();
      read++;
      if (read > there) {
        add(game, chunk);
        if (read % GAMES_PER_CHUNK == 0) {
          folder.append(chunk);
          chunk = new SampleFolder.Chunk();
        }
      }
      done.accept(read);
    }
    if (chunk.size() > 0) {
      folder.append(chunk);
    }
  }

  private static void add(TrainingGame game, SampleFolder.Chunk chunk) {
    List<Reversi> positions = game.game().positions();
    for (int ply = game.usableFrom(); game.hasScore() && ply < positions.size() - 1; ply++) {
      Reversi position = positions.get(ply);
      chunk.accept(position.own(), position.opponent(), game.label(ply));
    }
  }
}
