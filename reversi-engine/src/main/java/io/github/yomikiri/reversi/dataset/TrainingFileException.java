package io.github.yomikiri.reversi.dataset;

/** Thrown when a file holds something that is no game. The message names the file, the place in it and the reason. */
public final class TrainingFileException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  TrainingFileException(String file, String place, String reason) {
    super(file + ":" + place + ": " + reason);
  }
}
