package io.github.yomikiri.web.page;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The class path that this class is on.
 *
 * @param entries folders and jars
 */
record ClassPath(List<Path> entries) {

  static ClassPath here() {
    // Maven runs a class by a loader of its own.
    Stream<Path> entries = ClassPath.class.getClassLoader() instanceof URLClassLoader loader
        ? Stream.of(loader.getURLs()).map(URL::toString).map(URI::create).map(Path::of)
        : Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(Path::of);
    return new ClassPath(entries.filter(Files::exists).toList());
  }

  /**
   * Returns the files of a folder and below it, without classes.
   *
   * @param folder the folder of a package, with slashes
   * @return the content by the path, which begins below the folder
   */
  Map<String, byte[]> files(String folder) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    for (Path entry : entries) {
      if (Files.isDirectory(entry)) {
        files.putAll(read(entry.resolve(folder)));
      } else {
        try (FileSystem jar = FileSystems.newFileSystem(entry)) {
          files.putAll(read(jar.getPath(folder)));
        }
      }
    }
    return files;
  }

  /** Returns the files in a folder and below it, without classes; none if it does not exist. */
  static Map<String, byte[]> read(Path folder) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    if (Files.isDirectory(folder)) {
      try (Stream<Path> below = Files.walk(folder)) {
        for (Path file : below.filter(Files::isRegularFile).toList()) {
          files.put(
              folder.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
        }
      }
    }
    files.keySet().removeIf(name -> name.endsWith(".class"));
    return files;
  }
}
