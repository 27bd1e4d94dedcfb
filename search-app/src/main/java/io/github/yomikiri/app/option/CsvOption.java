package io.github.yomikiri.app.option;

import io.github.yomikiri.app.output.RowFormat;
import io.github.yomikiri.app.output.RowWriter;
import java.io.PrintWriter;
import java.util.Optional;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** The options of commands that can write rows for other programs instead of a text for people. */
public final class CsvOption {

  /** The formats, of which one may be typed. */
  private static final class Typed {

    @Option(names = "--csv", description = "Write CSV.")
    private boolean csv;

    @Option(
        names = "--json",
        description = "Write a JSON object on each line. Its keys are the columns of CSV.")
    private boolean json;
  }

  @ArgGroup
  private Typed typed = new Typed();

  /** Returns the format that is wanted. */
  public RowFormat format() {
    return typed.csv ? RowFormat.CSV : typed.json ? RowFormat.JSON : RowFormat.TEXT;
  }

  /** Returns whether rows are wanted. */
  public boolean isOn() {
    return format().isRows();
  }

  /** Returns the option that was typed, for messages. */
  public String name() {
    return typed.json ? "--json" : "--csv";
  }

  /** Starts the rows, see {@link RowFormat#rows}. */
  public Optional<RowWriter> rows(PrintWriter out, String... columns) {
    return format().rows(out, columns);
  }
}
