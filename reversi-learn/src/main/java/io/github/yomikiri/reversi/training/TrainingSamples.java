package io.github.yomikiri.reversi.training;

import io.github.yomikiri.learn.fit.Sample;
import io.github.yomikiri.learn.fit.SampleFolder;
import io.github.yomikiri.learn.fit.SampleFormat;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.dataset.TrainingGame;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.function.LongConsumer;

/**
 * The positions of games with their labels, on disk, to train evaluators with. A program can use
 * far more positions than fit in memory.
 *
 * <p>The folder has numbered chunks, which are never incomplete. A chunk has the positions of
 * {@value #GAMES_PER_CHUNK} games, or of the last games with one weight. So an interrupted run
 * resumes after the last complete chunk, and compares the chunks before with its games. For one
 * thread.
 */
public final class TrainingSamples {

  /** The number of games of a chunk. */
  public static final int GAMES_PER_CHUNK = 5_000;

  /** The maximum weight of a position. */
  public static final int MAX_WEIGHT = SampleFolder.MAX_WEIGHT;

  private static final int MAX_EMPTIES = 60;
  private static final int MAX_SCORE = 64;

  /** Positions as {@link PatternNumbers} pack them, sorted by the number of empty squares. */
  private static final SampleFormat FORMAT = new SampleFormat(2, MAX_EMPTIES + 1, true);

  private final SampleFolder folder;
  private final int complete;
  private int chunks;
  private long read;

  /**
   * Begins to fill a folder, or resumes an interrupted run. The same games must be added, in the
   * same order and with the same weights. Chunks that are complete are not written again, but
   * compared with the games.
   *
   * @param folder the folder; it is created if it does not exist
   * @throws IOException if the folder cannot be created
   */
  public TrainingSamples(Path folder) throws IOException {
    this.folder = new SampleFolder(folder, FORMAT);
    complete = this.folder.chunks();
  }

  /**
   * Adds games.
   *
   * @param games the games whose usable positions with labels are stored, except finished ones
   * @param weight how much each position counts, in {@code (0, MAX_WEIGHT]}
   * @param done called after each game with the number of games that were read so far
   * @throws IOException if reading or writing fails, or the folder has chunks of other games or
   *     weights
   * @throws IllegalArgumentException if the weight is outside its range
   */
  public void add(Iterator<TrainingGame> games, double weight, LongConsumer done)
      throws IOException {
    while (games.hasNext()) {
      SampleFolder.Chunk chunk = folder.chunk(weight);
      for (int count = 0; count < GAMES_PER_CHUNK && games.hasNext(); count++) {
        add(games.next(), chunk);
        done.accept(++read);
      }
      if (chunks >= complete) {
        folder.append(chunk);
      } else {
        folder.compare(chunks, chunk);
      }
      chunks++;
    }
  }

  private static void add(TrainingGame game, SampleFolder.Chunk chunk) {
    List<Reversi> positions = game.game().positions();
    for (int ply = game.usableFrom(); ply < positions.size() && game.hasLabel(ply); ply++) {
      Reversi position = positions.get(ply);
      if (!position.isTerminal()) {
        chunk.add(sample(position, game.label(ply)));
      }
    }
  }

  /** Returns a position with its label, in discs. */
  static Sample sample(Reversi position, int score) {
    int empties = position.emptyCount();
    if (empties > MAX_EMPTIES) {
      throw new IllegalArgumentException(
          empties + " empty squares are more than " + MAX_EMPTIES + ", those of a start");
    }
    if (Math.abs(score) > MAX_SCORE) {
      throw new IllegalArgumentException("score " + score + " is outside [-64, 64]");
    }
    return new Sample(empties, new long[] {position.own(), position.opponent()}, score);
  }

  /**
   * Returns the number of positions.
   *
   * @return the positions of all chunks together
   * @throws IOException if reading fails or a chunk is damaged
   */
  public long positions() throws IOException {
    return folder.size();
  }

  /** Returns the folder, for trainers. */
  SampleFolder folder() {
    return folder;
  }
}
