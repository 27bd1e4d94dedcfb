package io.github.yomikiri.learn.selfplay;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.AtomicFile;
import io.github.yomikiri.game.internal.TextLines;
import io.github.yomikiri.learn.job.FileLocks;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The files of a learning. As long as this object is open, no other run uses the folder. */
final class LearningFolder implements AutoCloseable {

  private final Path folder;
  private final String options;
  private final String form;
  private final FileChannel lock;
  private final List<LearningProgress> generations = new ArrayList<>();
  /** The last generation that has a line. */
  private int written;

  LearningFolder(Path folder, String options, String form) throws IOException {
    this.folder = folder;
    this.options = options;
    this.form = form;
    FileLocks.checkIsOwn(folder.resolve("evaluator"), folder.resolve("state"));
    lock = FileLocks.lockFolder(folder);
  }

  /**
   * Reads the state, or begins.
   *
   * @throws IOException if reading fails
   * @throws InvalidInputException if the state or a line of the table is damaged, or the state
   *     belongs to another learning
   */
  LearningState read(int weights) throws IOException {
    LearningState state = LearningState.read(folder.resolve("state"), options, form, weights);
    written = state.generation;
    // The lines of generations that were not written to the state are dropped.
    Path table = folder.resolve("learning.csv");
    if (Files.exists(table)) {
      List<String> known = TextLines.readAll(table);
      for (int i = 1; i <= state.generation && i < known.size(); i++) {
        if (!LearningLine.isRight(known.get(i))) {
          throw new InvalidInputException(
                  known.get(i),
                  "line " + (i + 1),
                  "no learning wrote this line; if the file is removed, its table begins again")
              .inSource(table.toString());
        }
        generations.add(LearningLine.parse(known.get(i)));
      }
    }
    return state;
  }

  /** Returns the generations that have a line. */
  List<LearningProgress> generations() {
    return generations;
  }

  /**
   * Writes the line of the state's generation if it is new, and then the state. If the process is
   * killed in between, the line has no state, and is dropped.
   */
  void write(LearningState state) throws IOException {
    if (written < state.generation) {
      written = state.generation;
      generations.add(state.progress());
      String table = Stream.concat(
              Stream.of(LearningLine.TITLES), generations.stream().map(LearningLine::of))
          .collect(Collectors.joining("\n", "", "\n"));
      AtomicFile.write(
          folder.resolve("learning.csv"), out -> out.write(table.getBytes(StandardCharsets.UTF_8)));
      draw();
    }
    state.write(folder.resolve("state"), options, form);
  }

  /** Draws the generations, if there are any. */
  private void draw() throws IOException {
    String curve = LearningCurve.draw(generations, 2 * Learning.MATCH_PAIRS);
    if (!curve.isEmpty()) {
      AtomicFile.write(
          folder.resolve("learning.svg"), out -> out.write(curve.getBytes(StandardCharsets.UTF_8)));
    }
  }

  /** Writes the evaluator, and the curve, which a folder of an earlier version lacks until then. */
  void write(LearnedEvaluator<?> evaluator) throws IOException {
    draw();
    AtomicFile.write(folder.resolve("evaluator"), evaluator::write);
  }

  @Override
  public void close() throws IOException {
    lock.close();
  }
}
