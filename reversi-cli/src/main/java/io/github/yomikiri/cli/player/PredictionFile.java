package io.github.yomikiri.cli.player;

import io.github.yomikiri.cli.console.InputFiles;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.search.probcut.ProbCutTable;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;

/** Reads the files of predictions that players' names and options name. */
public final class PredictionFile {

  private PredictionFile() {}

  /**
   * Reads a file of predictions.
   *
   * @param name the file's path
   * @param writer the command that writes such files, for the message if there is none
   * @param files finds the file
   * @return the predictions
   * @throws IOException if there is no such file, or it holds no predictions
   */
  public static ProbCutTable read(String name, String writer, InputFiles files) throws IOException {
    try (Reader in = Files.newBufferedReader(files.find(name).toPath())) {
      return ProbCutTable.read(in, name);
    } catch (NoSuchFileException e) {
      throw new IOException(
          "no file \"" + name + "\" of predictions; " + writer + " writes one", e);
    } catch (InvalidPathException | InvalidInputException e) {
      throw new IOException(e.getMessage(), e);
    }
  }
}
