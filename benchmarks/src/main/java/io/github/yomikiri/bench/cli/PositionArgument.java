package io.github.yomikiri.bench.cli;

import io.github.yomikiri.bench.solve.Problem;
import io.github.yomikiri.reversi.NotationException;
import io.github.yomikiri.reversi.ObfPosition;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Transcript;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;

/** A position on the command line, in whatever form: the start, a transcript, OBF, or a file of OBF lines. */
final class PositionArgument {

  private PositionArgument() {}

  static List<Reversi> read(String what, BufferedReader in) throws IOException {
    if (what.equals("start")) {
      return List.of(Reversi.start());
    }
    if (what.equals("-")) {
      return positions("standard input", in.lines().toList());
    }
    if (isFile(what)) {
      return positions(what, Files.readAllLines(Path.of(what)));
    }
    if (what.strip().matches("(?i)(\\s*([a-h][1-8]|--|pass|pa|ps))+")) {
      try {
        return List.of(Transcript.parse(what).end());
      } catch (NotationException e) {
        throw new UserError("the transcript " + what + ": " + e.getMessage());
      }
    }
    try {
      return List.of(ObfPosition.parse(what).position());
    } catch (NotationException e) {
      throw new UserError(
          "\"" + what + "\" is no file, no transcript such as f5d6c3, and no position in" + " OBF: "
              + e.getMessage());
    }
  }

  private static boolean isFile(String what) {
    try {
      return Files.isRegularFile(Path.of(what));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  private static List<Reversi> positions(String file, List<String> lines) {
    Problem.Sheet sheet = Problem.read(file, lines);
    if (!sheet.errors().isEmpty()) {
      throw new UserError(String.join("\n", sheet.errors()));
    }
    return sheet.problems().stream().map(problem -> problem.obf().position()).toList();
  }
}
