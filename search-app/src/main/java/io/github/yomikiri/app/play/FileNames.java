package io.github.yomikiri.app.play;

import java.io.File;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the files whose names a person begins to type. */
public final class FileNames {

  private FileNames() {}

  /**
   * Returns the files and folders of the folder that a text names, as continuations of the text.
   *
   * @param typed the beginning of a path, such as {@code games/fi}
   * @return such as {@code games/final.txt}; a folder ends with a slash; no hidden files, and
   *     nothing if the folder cannot be read
   */
  public static List<String> beginningWith(String typed) {
    String folder = typed.substring(0, typed.lastIndexOf('/') + 1);
    String[] names =
        Optional.ofNullable(new File(folder.isEmpty() ? "." : folder).list()).orElse(new String[0]);
    return Stream.of(names)
        .filter(name -> !name.startsWith("."))
        .map(name -> folder + name)
        .filter(name -> name.startsWith(typed))
        .map(name -> new File(name).isDirectory() ? name + "/" : name)
        .sorted()
        .toList();
  }
}
