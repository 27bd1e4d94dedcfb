package io.github.yomikiri.app.option;

import io.github.yomikiri.app.console.InputFiles;
import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.search.probcut.ProbCutTable;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.Locale;
import java.util.zip.CRC32C;

/** Reads the files of predictions that options name. */
public final class PredictionFile {

  private PredictionFile() {}

  /**
   * Reads the file of the option {@code --predictions}.
   *
   * @param name the file's path
   * @param writer the command that writes such files, for the message if there is none
   * @param files finds the file
   * @return the predictions
   * @throws UserError if there is no such file, or it holds no predictions
   */
  public static ProbCutTable option(String name, String writer, InputFiles files) {
    try (Reader in = Files.newBufferedReader(files.find(name).toPath())) {
      return ProbCutTable.read(in, name);
    } catch (NoSuchFileException e) {
      throw new UserError(
          "--predictions: no file \"" + name + "\" of predictions; " + writer + " writes one");
    } catch (IOException | InvalidPathException | InvalidInputException e) {
      throw new UserError("--predictions: " + e.getMessage());
    }
  }

  /**
   * Returns the checksum of predictions as text, for the header of a file that depends on them.
   *
   * @param predictions the predictions
   * @return eight hexadecimal digits
   */
  public static String checksum(ProbCutTable predictions) {
    StringBuilder text = new StringBuilder();
    try {
      predictions.write(text, List.of());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    CRC32C crc = new CRC32C();
    crc.update(text.toString().getBytes(StandardCharsets.UTF_8));
    return String.format(Locale.ROOT, "%08x", crc.getValue());
  }
}
