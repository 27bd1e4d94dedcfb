package io.github.yomikiri.cli.command.learn;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

import io.github.yomikiri.learn.svg.ErrorPicture;
import io.github.yomikiri.learn.svg.ErrorPicture.Errors;
import io.github.yomikiri.learn.svg.ErrorPicture.Measure;
import io.github.yomikiri.learn.svg.ErrorPicture.Row;
import io.github.yomikiri.learn.svg.ErrorTable;
import io.github.yomikiri.reversi.dataset.TrainingGame;
import io.github.yomikiri.reversi.pattern.PatternEvaluator;
import io.github.yomikiri.reversi.pattern.PatternWeights;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * The errors of a training after every pass, on a sample of the games that it learns from and on a
 * sample of other games. A file keeps them, so a resumed training draws the same picture.
 */
final class TrainingErrors implements Closeable {

  /** The maximum number of games of a sample, so that measuring takes little of the time. */
  static final int MAX_GAMES = 1_000;

  private final ErrorTable table;
  private final List<TrainingGame> learned;
  private final List<TrainingGame> others;

  /**
   * Opens the file.
   *
   * @param path the file, which is created if it does not exist
   * @param learned games that the training learns from
   * @param others other games, perhaps none
   */
  TrainingErrors(Path path, List<TrainingGame> learned, List<TrainingGame> others)
      throws IOException {
    this.learned = learned;
    this.others = others;
    table = ErrorTable.open(path);
  }

  /**
   * Returns a sample of games that depends on nothing but the games.
   *
   * @param games all games
   * @return at most {@link #MAX_GAMES} of them
   */
  static List<TrainingGame> sample(Iterator<TrainingGame> games) {
    SplittableRandom random = new SplittableRandom(0);
    List<TrainingGame> sample = new ArrayList<>();
    for (int seen = 1; games.hasNext(); seen++) {
      TrainingGame game = games.next();
      int place = sample.size() < MAX_GAMES ? sample.size() : random.nextInt(seen);
      if (place == sample.size()) {
        sample.add(game);
      } else if (place < MAX_GAMES) {
        sample.set(place, game);
      }
    }
    return sample;
  }

  /**
   * Measures stages and stores their errors.
   *
   * @param firstStage the first of the stages
   * @param lastStage the last of them
   * @param passes the number of passes that were made
   * @param weights the weights of these stages
   */
  void measure(int firstStage, int lastStage, int passes, PatternWeights weights) {
    PatternEvaluator evaluator = PatternEvaluator.of(weights);
    ScoreErrors own = errors(learned, firstStage, lastStage, evaluator);
    ScoreErrors other = errors(others, firstStage, lastStage, evaluator);
    for (int stage = firstStage; stage <= lastStage; stage++) {
      try {
        table.add(new Row(stage, passes, errors(own, stage), errors(other, stage)));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private static ScoreErrors errors(
      List<TrainingGame> games, int firstStage, int lastStage, PatternEvaluator evaluator) {
    ScoreErrors errors = new ScoreErrors();
    int least = STAGES.minEmpties(lastStage);
    int most = STAGES.maxEmpties(firstStage);
    games.forEach(
        game -> errors.add(game, empties -> empties >= least && empties <= most, evaluator::discs));
    return errors;
  }

  private static Errors errors(ScoreErrors errors, int stage) {
    int least = STAGES.minEmpties(stage);
    int most = STAGES.maxEmpties(stage);
    return new Errors(errors.count(least, most), errors.meanAbsolute(least, most));
  }

  /**
   * Draws the errors.
   *
   * @param title the title of the picture
   * @return the text of an SVG file
   */
  String picture(String title) {
    return ErrorPicture.draw(
        title,
        new Measure("Mean error", "discs", 2),
        "empty squares",
        IntStream.range(0, STAGES.count())
            .mapToObj(stage -> STAGES.minEmpties(stage) + "-" + STAGES.maxEmpties(stage))
            .toList(),
        table.rows());
  }

  @Override
  public void close() throws IOException {
    table.close();
  }
}
