package io.github.yomikiri.learn.svg;

import io.github.yomikiri.learn.job.ResumableFile;
import io.github.yomikiri.learn.svg.ErrorPicture.Errors;
import io.github.yomikiri.learn.svg.ErrorPicture.Row;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The errors of a training after every pass, in a file. So a resumed training, even one whose
 * process was killed, draws the same {@link ErrorPicture} as one that was not interrupted.
 */
public final class ErrorTable implements Closeable {

  private static final String HEADER =
      "# stage,passes,learned_positions,learned_error,other_positions,other_error";

  private static final String ERRORS = "(\\d{1,18}),([0-9.E-]{1,30}|NaN)";
  private static final Pattern LINE =
      Pattern.compile("(\\d{1,9}),(\\d{1,9})," + ERRORS + "," + ERRORS);

  /** A pass over a stage. */
  private record Pass(int stage, int number) {}

  private final ResumableFile file;
  private final Map<Pass, Row> rows = new LinkedHashMap<>();

  private ErrorTable(ResumableFile file) {
    this.file = file;
  }

  /**
   * Opens a file, or makes it.
   *
   * @param path the file
   * @return the table, to be closed
   * @throws IOException if the file is another one, or cannot be read or written
   */
  public static ErrorTable open(Path path) throws IOException {
    ResumableFile file = ResumableFile.open(path, List.of(HEADER));
    ErrorTable table = new ErrorTable(file);
    try {
      List<String> lines = ResumableFile.linesOf(path);
      for (int i = 1; i < lines.size(); i++) {
        table.read(path, i + 1, lines.get(i));
      }
      return table;
    } catch (IOException | RuntimeException e) {
      file.close();
      throw e;
    }
  }

  private void read(Path path, int number, String line) throws IOException {
    Matcher cells = LINE.matcher(line);
    if (!cells.matches()) {
      throw new IOException(
          path + ", line " + number + ": \"" + line + "\" has no errors; remove the file");
    }
    Row row = new Row(
        Integer.parseInt(cells.group(1)),
        Integer.parseInt(cells.group(2)),
        new Errors(Long.parseLong(cells.group(3)), Double.parseDouble(cells.group(4))),
        new Errors(Long.parseLong(cells.group(5)), Double.parseDouble(cells.group(6))));
    rows.put(new Pass(row.stage(), row.pass()), row);
  }

  /**
   * Stores the errors of a stage after a pass. A pass that was made again after an interruption has
   * its errors already.
   *
   * @param row the errors
   * @throws IOException if writing fails
   */
  public void add(Row row) throws IOException {
    if (rows.putIfAbsent(new Pass(row.stage(), row.pass()), row) == null) {
      file.append(
          row.stage() + "," + row.pass() + "," + text(row.training()) + "," + text(row.heldOut()));
    }
  }

  private static String text(Errors errors) {
    return errors.positions() + "," + errors.mean();
  }

  /**
   * Returns the errors of all passes.
   *
   * @return the rows in the order in which they were stored
   */
  public List<Row> rows() {
    return List.copyOf(rows.values());
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
