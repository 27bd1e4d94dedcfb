package io.github.yomikiri.spark;

import io.github.yomikiri.app.console.InputFiles;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * The files that workers need, such as weights. The driver records which files a job asks for when
 * it is made. Executors make the same job, so they ask for the same files, and have copies.
 */
final class SharedFiles {

  private SharedFiles() {}

  /** Records the names of the files that are asked for. */
  static final class Recorder implements InputFiles {

    private final Set<String> names = new LinkedHashSet<>();

    @Override
    public File find(String name) {
      File file = LOCAL.find(name);
      if (file.isFile()) {
        names.add(name);
      }
      return file;
    }

    /** Returns the contents of the files by their names. */
    Map<String, byte[]> contents() throws IOException {
      Map<String, byte[]> contents = new LinkedHashMap<>();
      for (String name : names) {
        contents.put(name, Files.readAllBytes(Path.of(name)));
      }
      return contents;
    }
  }

  /** Writes files to a temporary folder of this machine, and returns their places. */
  static InputFiles unpack(Map<String, byte[]> contents) {
    Map<String, File> places = new HashMap<>();
    try {
      for (Map.Entry<String, byte[]> entry : contents.entrySet()) {
        File folder = Files.createTempDirectory("yomikiri-shared").toFile();
        File place = new File(folder, new File(entry.getKey()).getName());
        folder.deleteOnExit();
        place.deleteOnExit();
        Files.write(place.toPath(), entry.getValue());
        places.put(entry.getKey(), place);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return name -> places.getOrDefault(name, new File(name));
  }
}
