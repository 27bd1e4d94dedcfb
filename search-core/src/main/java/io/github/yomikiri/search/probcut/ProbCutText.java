package io.github.yomikiri.search.probcut;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.game.internal.TextLines;
import io.github.yomikiri.search.probcut.ProbCut.Prediction;
import java.io.IOException;
import java.io.Reader;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads and writes the text form of a table. The javadoc of {@link ProbCutTable} describes this
 * form.
 */
final class ProbCutText {

  private static final String FORMAT = "yomikiri-probcut";
  private static final String VERSION = "1";
  private static final String STAGES = "stages";
  private static final String HEADER = "stage,depth,shallow,slope,offset,deviation,samples";
  private static final int COLUMNS = 7;
  private static final String COMMENT = "#";

  private final String name;
  private int line;

  ProbCutText(String name) {
    this.name = name;
  }

  ProbCutTable read(Reader in) throws IOException {
    TextLines lines = TextLines.of(in, name);
    // 1. Read the header.
    String[] format = expect(next(lines), FORMAT + "," + VERSION).split(",", 3);
    if (format.length != 2 || !format[0].equals(FORMAT)) {
      throw wrong(
          "this is not a file of predictions: the first line should be " + FORMAT + "," + VERSION);
    }
    if (!format[1].equals(VERSION)) {
      throw wrong("version " + format[1] + " is not supported, only version " + VERSION);
    }
    String[] stages = expect(next(lines), STAGES).split(",", 3);
    if (stages.length != 2 || !stages[0].equals(STAGES)) {
      throw wrong("this line should be \"" + STAGES + "\" and a number, such as " + STAGES + ",6");
    }
    int count = number(stages[1], STAGES);
    if (count < 1 || count > ProbCutTable.MAX_STAGES) {
      throw wrong("number of stages " + count + " is outside [1, " + ProbCutTable.MAX_STAGES + "]");
    }
    if (!expect(next(lines), HEADER).equals(HEADER)) {
      throw wrong("the columns should be " + HEADER);
    }
    // 2. Read the rows.
    List<ProbCutTable.Row> rows = new ArrayList<>();
    for (String row = next(lines); row != null; row = next(lines)) {
      rows.add(row(row.split(",", COLUMNS + 1)));
    }
    // 3. Check that the rows fit together.
    try {
      return ProbCutTable.of(count, rows);
    } catch (IllegalArgumentException e) {
      throw new InvalidInputException("", "the rows together", String.valueOf(e.getMessage()))
          .inSource(name);
    }
  }

  private @Nullable String next(TextLines lines) throws IOException {
    String text;
    do {
      line++;
      text = lines.next().orElse(null);
    } while (text != null && text.startsWith(COMMENT));
    return text;
  }

  private String expect(@Nullable String text, String what) {
    if (text == null) {
      throw wrong("the file ends where \"" + what + "\" should follow");
    }
    return text;
  }

  private ProbCutTable.Row row(String[] fields) {
    if (fields.length != COLUMNS) {
      String found = fields.length > COLUMNS ? "more than " + COLUMNS : "" + fields.length;
      throw wrong(found + " fields instead of " + COLUMNS);
    }
    int stage = number(fields[0], "stage");
    int depth = number(fields[1], "depth");
    int shallow = number(fields[2], "shallow depth");
    double slope = decimal(fields[3], "slope");
    double offset = decimal(fields[4], "offset");
    double deviation = decimal(fields[5], "deviation");
    int samples = number(fields[6], "number of samples");
    try {
      Prediction prediction = new Prediction(shallow, slope, offset, deviation);
      return new ProbCutTable.Row(stage, depth, prediction, samples);
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    }
  }

  private int number(String field, String what) {
    try {
      return Integer.parseInt(field);
    } catch (NumberFormatException e) {
      throw wrong(what + " \"" + field + "\" is not a whole number");
    }
  }

  private double decimal(String field, String what) {
    try {
      return Double.parseDouble(field);
    } catch (NumberFormatException e) {
      throw wrong(what + " \"" + field + "\" is not a number");
    }
  }

  private InvalidInputException wrong(@Nullable String what) {
    return new InvalidInputException("", "line " + line, String.valueOf(what)).inSource(name);
  }

  static void write(ProbCutTable table, Appendable out, List<String> comments) throws IOException {
    line(out, FORMAT + "," + VERSION);
    for (String comment : comments) {
      line(out, COMMENT + " " + comment);
    }
    line(out, STAGES + "," + table.stages());
    line(out, HEADER);
    for (ProbCutTable.Row row : table.rows()) {
      Prediction prediction = row.prediction();
      line(
          out,
          String.join(
              ",",
              Integer.toString(row.stage()),
              Integer.toString(row.depth()),
              Integer.toString(prediction.depth()),
              rounded(prediction.slope()),
              rounded(prediction.offset()),
              rounded(prediction.deviation()),
              Integer.toString(row.samples())));
    }
  }

  private static String rounded(double value) {
    return Double.isInfinite(value)
        ? Double.toString(value)
        : new BigDecimal(value).round(new MathContext(6)).toPlainString();
  }

  private static void line(Appendable out, String text) throws IOException {
    out.append(text).append('\n');
  }
}
