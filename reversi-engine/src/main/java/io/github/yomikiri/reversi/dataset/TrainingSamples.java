package io.github.yomikiri.reversi.dataset;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.training.SampleFolder;
import java.io.IOException;
import java.util.Iterator;
import java.util.List;
import java.util.function.LongConsumer;

/**
 * Takes the positions of games, with what they are worth, into a {@link SampleFolder}, to train evaluators with. A chunk holds those of
 * {@value #GAMES_PER_CHUNK} games, and so an interrupted run goes on where the next chunk begins.
 */
public final class TrainingSamples {

  /** The number of games of a chunk. */
  public static final int GAMES_PER_CHUNK = 5_000;

  private TrainingSamples() {}

  /**
   * Fills a folder, or goes on with it: the games of the chunks that are there are passed over. So it must be given the same games
   * in the same order.
   *
   * @param folder takes the positions
   * @param games their usable positions that are not over are taken; a game without a score is passed over
   * @param done told of the number of games read, after each
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
