package io.github.yomikiri.reversi.training;

import io.github.yomikiri.reversi.notation.NotationException;
import io.github.yomikiri.reversi.notation.WthorReader;
import java.io.IOException;
import java.nio.file.Path;

/** The games of a WTHOR file. */
final class WthorTrainingFile extends TrainingFile {

  private final Path path;
  private final WthorReader games;

  WthorTrainingFile(Path path) throws IOException {
    this.path = path;
    try {
      games = WthorReader.open(path);
    } catch (NotationException e) {
      throw exception(e);
    }
  }

  @Override
  public boolean hasNext() {
    return games.hasNext();
  }

  @Override
  public TrainingGame next() {
    try {
      return TrainingGame.of(games.next(), games.header());
    } catch (NotationException e) {
      throw exception(e);
    }
  }

  private TrainingFileException exception(NotationException e) {
    return new TrainingFileException(path.toString(), e.place(), e.reason());
  }

  @Override
  public void close() throws IOException {
    games.close();
  }
}
