package io.github.yomikiri.bench.solve;

import io.github.yomikiri.reversi.NotationException;
import io.github.yomikiri.reversi.ObfPosition;
import java.util.ArrayList;
import java.util.List;

/**
 * A position to be solved, and where it stands.
 *
 * @param line the number of its line, from 1
 * @param obf what the line says
 */
public record Problem(int line, ObfPosition obf) {

  /**
   * What was read of a file.
   *
   * @param problems the positions, in order
   * @param errors one line for each line that is not one, beginning with the file's name and the line's number
   */
  public record Sheet(List<Problem> problems, List<String> errors) {

    /** Copies the lists. */
    public Sheet {
      problems = List.copyOf(problems);
      errors = List.copyOf(errors);
    }
  }

  /**
   * Reads a file of OBF lines. Lines that are blank or hold nothing but a comment are skipped.
   *
   * @param name the file's name, for the errors
   * @param lines its lines
   * @return positions and errors
   */
  public static Sheet read(String name, List<String> lines) {
    List<Problem> problems = new ArrayList<>();
    List<String> errors = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.isEmpty() || line.startsWith("%")) {
        continue;
      }
      try {
        problems.add(new Problem(i + 1, ObfPosition.parse(line)));
      } catch (NotationException e) {
        errors.add(name + ":" + (i + 1) + ": " + e.getMessage());
      }
    }
    return new Sheet(problems, errors);
  }
}
