package io.github.yomikiri.reversi.dataset;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.TextLines;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.NoSuchElementException;
import java.util.Optional;

/** The games of a text, one game per line. */
final class TextTrainingFile extends TrainingFile {

  private static final String COMMENT = "#";

  private final TextLines text;
  private final String name;
  private Optional<String> next = Optional.empty();

  TextTrainingFile(TextLines text, String name) {
    this.text = text;
    this.name = name;
  }

  @Override
  public boolean hasNext() {
    try {
      while (next.isEmpty()) {
        Optional<String> line = text.next();
        if (line.isEmpty()) {
          return false;
        }
        next = line.map(String::strip).filter(game -> !game.isEmpty() && !game.startsWith(COMMENT));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(
          name + ", after line " + text.number() + ": " + e.getMessage(), e);
    }
    return true;
  }

  @Override
  public TrainingGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no game after line " + text.number() + " of " + name);
    }
    String game = next.orElseThrow();
    next = Optional.empty();
    try {
      return TrainingGame.parse(game);
    } catch (InvalidInputException e) {
      throw e.inSource(name, "line " + text.number());
    }
  }

  @Override
  public void close() throws IOException {
    text.close();
  }
}
