package io.github.yomikiri.app.job;

import io.github.yomikiri.app.console.TextFile;
import io.github.yomikiri.learn.job.ResumableFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;

/** The output of a command that always writes a file, and resumes this file. */
public final class ResumableOutput {

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      required = true,
      description = "File to write, or to resume.")
  private String file = "";

  /** Returns what was typed, which on a cluster may be a URI. */
  public String typed() {
    return file;
  }

  /** Returns the file of this machine. */
  public Path path() {
    return Path.of(file);
  }

  /** Returns what an earlier run may have written. */
  public List<String> linesBefore() throws IOException {
    return ResumableFile.linesOf(path());
  }

  /** Creates or resumes the file, see {@link TextFile#resume}. */
  public ResumableFile open(List<String> header) throws IOException {
    return TextFile.resume(path(), header);
  }
}
