package io.github.yomikiri.app.job;

import io.github.yomikiri.app.console.UserError;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The output of a command that prints its results, and can also write rows to a file. */
public final class RowsOutput {

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "File to write the rows to, or to resume.")
  private Optional<String> file = Optional.empty();

  /** Returns whether the rows go to a file. */
  public boolean isFile() {
    return file.isPresent();
  }

  /** Returns the file of this machine, if there is one. */
  public Optional<Path> path() {
    return file.map(Path::of);
  }

  /**
   * Returns what was typed, which on a cluster may be a URI.
   *
   * @throws UserError if nothing was typed
   */
  public String required() {
    return file.orElseThrow(
        () -> new UserError("--output is missing: on a cluster the rows go to a file"));
  }
}
