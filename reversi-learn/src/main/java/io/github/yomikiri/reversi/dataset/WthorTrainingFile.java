package io.github.yomikiri.reversi.dataset;

import io.github.yomikiri.reversi.notation.WthorReader;
import java.io.IOException;
import java.nio.file.Path;

/** The games of a WTHOR file. */
final class WthorTrainingFile extends TrainingFile {

  private final WthorReader games;

  WthorTrainingFile(Path path) throws IOException {
    games = WthorReader.open(path);
  }

  @Override
  public boolean hasNext() {
    return games.hasNext();
  }

  @Override
  public TrainingGame next() {
    return TrainingGame.of(games.next(), games.header());
  }

  @Override
  public void close() throws IOException {
    games.close();
  }
}
