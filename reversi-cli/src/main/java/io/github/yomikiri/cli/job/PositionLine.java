package io.github.yomikiri.cli.job;

import io.github.yomikiri.reversi.NotationException;
import io.github.yomikiri.reversi.ObfPosition;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Transcript;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A position that a line of text holds.
 *
 * @param line the number of the line, from 1
 * @param obf the position, with the scores and the comment of the line
 */
public record PositionLine(int line, ObfPosition obf) {

  // The possessive quantifiers keep the matcher from recursion, which would overflow the stack on a
  // long line.
  private static final Pattern TRANSCRIPT =
      Pattern.compile("(?i)(?:\\s*+(?:[a-h][1-8]|--|pass|pa|ps))++\\s*+");

  /**
   * The content of a file.
   *
   * @param positionLines the positions, in order
   * @param errors a message for each line that is no position, beginning with the file's name and the line's number
   */
  public record Listing(List<PositionLine> positionLines, List<String> errors) {

    /** Copies the lists. */
    public Listing {
      positionLines = List.copyOf(positionLines);
      errors = List.copyOf(errors);
    }
  }

  /**
   * Reads a position.
   *
   * @param text a transcript, or a line in OBF
   * @param size of the board that a transcript is for
   * @return the position, that after the transcript
   * @throws NotationException if it is neither
   */
  public static ObfPosition parse(String text, int size) {
    return isTranscript(text)
        ? ObfPosition.of(Transcript.parse(Reversi.start(size), text).end())
        : ObfPosition.parse(text);
  }

  /**
   * Tells whether a text looks like a transcript.
   *
   * @param text any text
   * @return whether it is made of squares and passes
   */
  public static boolean isTranscript(String text) {
    return TRANSCRIPT.matcher(text).matches();
  }

  /**
   * Reads a file of positions, one a line. Lines that are blank or hold nothing but a comment are skipped.
   *
   * @param name the file's name, for the errors
   * @param lines its lines, transcripts or OBF
   * @param size of the board that transcripts are for
   * @return positions and errors
   */
  public static Listing read(String name, List<String> lines, int size) {
    List<PositionLine> positionLines = new ArrayList<>();
    List<String> errors = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (line.isEmpty() || line.startsWith("%")) {
        continue;
      }
      try {
        positionLines.add(new PositionLine(i + 1, parse(line, size)));
      } catch (NotationException e) {
        errors.add(name + ":" + (i + 1) + ": " + e.getMessage());
      }
    }
    return new Listing(positionLines, errors);
  }
}
