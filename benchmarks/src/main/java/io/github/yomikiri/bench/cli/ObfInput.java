package io.github.yomikiri.bench.cli;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Lines of a file or of standard input. */
final class ObfInput {

  static final String STANDARD_INPUT = "-";

  private ObfInput() {}

  static List<String> lines(Session session, String file) throws IOException {
    if (file.equals(STANDARD_INPUT)) {
      return session.in().lines().toList();
    }
    Path path = Path.of(file);
    if (Files.isDirectory(path)) {
      throw new UserError(file + ": is a directory");
    }
    try {
      return Files.readAllLines(path);
    } catch (MalformedInputException e) {
      throw new UserError(file + ": is not text in UTF-8");
    }
  }
}
