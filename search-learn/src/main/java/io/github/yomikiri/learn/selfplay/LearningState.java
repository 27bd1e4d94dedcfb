package io.github.yomikiri.learn.selfplay;

import io.github.yomikiri.game.internal.AtomicFile;
import io.github.yomikiri.game.internal.CheckedInput;
import io.github.yomikiri.game.internal.CheckedOutput;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.OptionalDouble;

/**
 * What a learning has reached, in memory and in a file. The file is never incomplete, even if the
 * process is killed while it is written.
 */
final class LearningState {

  private static final String FORMAT = "Yomikiri learning";
  private static final int VERSION = 2;
  private static final int MAX_TEXT = 1 << 20;

  final float[] weights;
  /** The weights of the best generation. */
  final float[] best;

  int generation;
  long games;
  long moves;
  long nanos;
  double loss = Double.NaN;
  double points;
  boolean isBest = true;
  /** The points against the rival; not a number if there is none. */
  double rival = Double.NaN;

  // Since the begin of the generation.
  double squaredErrors;
  long heldOut;

  LearningState(int weights) {
    this.weights = new float[weights];
    best = new float[weights];
  }

  LearningProgress progress() {
    return progress(0, 0);
  }

  /** Returns the progress with games that nothing was learned from yet. */
  LearningProgress progress(int moreGames, long moreNanos) {
    return new LearningProgress(
        generation,
        games + moreGames,
        moves,
        Duration.ofNanos(nanos + moreNanos),
        loss,
        points,
        isBest,
        Double.isNaN(rival) ? OptionalDouble.empty() : OptionalDouble.of(rival));
  }

  /** Writes this state to a file. */
  void write(Path file, String options, String form) throws IOException {
    AtomicFile.write(file, out -> {
      CheckedOutput data = new CheckedOutput(out, FORMAT, VERSION);
      data.writeText(options);
      data.writeText(form);
      data.writeNumber(generation);
      data.writeNumber(games);
      data.writeNumber(moves);
      data.writeNumber(nanos);
      data.writeNumber(isBest ? 1 : 0);
      data.writeNumber(heldOut);
      data.writeDoubles(loss, points, rival, squaredErrors);
      data.writeFloats(weights);
      data.writeFloats(best);
      data.writeChecksum();
    });
  }

  /**
   * Reads the state from a file, or begins if there is no file.
   *
   * @throws IOException if reading fails
   * @throws io.github.yomikiri.game.input.InvalidInputException if the file is damaged or belongs
   *     to another learning
   */
  static LearningState read(Path file, String options, String form, int weights)
      throws IOException {
    LearningState state = new LearningState(weights);
    if (!Files.exists(file)) {
      return state;
    }
    try (InputStream in = Files.newInputStream(file)) {
      CheckedInput data =
          new CheckedInput(new BufferedInputStream(in), file.toString(), FORMAT, VERSION);
      data.at("options");
      String found = data.readText("the options", MAX_TEXT);
      if (!found.equals(options)) {
        throw data.wrong("the folder belongs to another learning: " + found + "; not " + options);
      }
      if (!data.readText("the form", MAX_TEXT).equals(form)) {
        throw data.wrong("the folder belongs to a learning with other features");
      }
      data.at("numbers");
      state.generation = (int) data.readNumber("the generation", 0, Integer.MAX_VALUE);
      state.games = data.readNumber("the number of games", 0, Long.MAX_VALUE);
      state.moves = data.readNumber("the number of moves", 0, Long.MAX_VALUE);
      state.nanos = data.readNumber("the time", 0, Long.MAX_VALUE);
      state.isBest = data.readNumber("whether it is the best", 0, 1) == 1;
      state.heldOut = data.readNumber("the number of positions", 0, Long.MAX_VALUE);
      state.loss = Double.longBitsToDouble(data.readWord());
      state.points = Double.longBitsToDouble(data.readWord());
      state.rival = Double.longBitsToDouble(data.readWord());
      state.squaredErrors = Double.longBitsToDouble(data.readWord());
      data.at("weights");
      data.readFloats(state.weights);
      data.readFloats(state.best);
      data.at("end");
      data.readChecksum();
      data.readEnd();
    }
    return state;
  }
}
