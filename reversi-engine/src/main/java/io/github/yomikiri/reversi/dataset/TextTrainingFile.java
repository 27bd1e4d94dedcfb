package io.github.yomikiri.reversi.dataset;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The games of a text, one a line. */
final class TextTrainingFile extends TrainingFile {

  private static final String COMMENT = "#";

  private final BufferedReader text;
  private final String name;
  private Optional<String> next = Optional.empty();
  private int line;

  TextTrainingFile(BufferedReader text, String name) {
    this.text = text;
    this.name = name;
  }

  @Override
  public boolean hasNext() {
    while (next.isEmpty()) {
      String read = readLine();
      if (read == null) {
        return false;
      }
      line++;
      next = Optional.of(read.strip()).filter(game -> !game.isEmpty() && !game.startsWith(COMMENT));
    }
    return true;
  }

  private @Nullable String readLine() {
    try {
      return text.readLine();
    } catch (CharacterCodingException e) {
      // No line: the reader decodes ahead of the line that it returns.
      throw new UncheckedIOException(name + ": is not UTF-8 text", e);
    } catch (IOException e) {
      throw new UncheckedIOException(name + ":" + (line + 1) + ": " + e.getMessage(), e);
    }
  }

  @Override
  public TrainingGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no game after line " + line + " of " + name);
    }
    String game = next.orElseThrow();
    next = Optional.empty();
    try {
      return TrainingGame.parse(game);
    } catch (IllegalArgumentException e) {
      throw new TrainingFileException(name, Integer.toString(line), String.valueOf(e.getMessage()));
    }
  }

  @Override
  public void close() throws IOException {
    text.close();
  }
}
