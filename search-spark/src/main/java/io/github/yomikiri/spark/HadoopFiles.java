package io.github.yomikiri.spark;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalFileSystem;
import org.apache.hadoop.fs.Path;

/** Small helpers for Hadoop's file systems. */
final class HadoopFiles {

  private HadoopFiles() {}

  /**
   * Returns the file system of a path. Local files have no files with checksums beside them, so
   * that other programs can write them, too.
   */
  static FileSystem system(Path path, Configuration configuration) throws IOException {
    FileSystem system = path.getFileSystem(configuration);
    return system instanceof LocalFileSystem local ? local.getRawFileSystem() : system;
  }

  /**
   * Gives a complete file its name. If the name is taken, the file with that name is replaced or
   * kept: both have the same content.
   */
  static void commit(FileSystem system, Path complete, Path name) throws IOException {
    if (!system.rename(complete, name)) {
      if (!system.exists(name)) {
        throw new IOException(complete + ": cannot be renamed to " + name.getName());
      }
      system.delete(complete, false);
    }
  }

  /** Gives a complete file its name, in place of a file that may have the name already. */
  static void replace(FileSystem system, Path complete, Path name) throws IOException {
    if (!system.rename(complete, name)) {
      system.delete(name, false);
      if (!system.rename(complete, name)) {
        throw new IOException(complete + ": cannot be renamed to " + name);
      }
    }
  }

  /** Returns the settings of a configuration, which is not serializable itself. */
  static Map<String, String> settings(Configuration configuration) {
    Map<String, String> settings = new HashMap<>();
    configuration.forEach(setting -> settings.put(setting.getKey(), setting.getValue()));
    return settings;
  }

  /** Returns a configuration with some settings. */
  static Configuration configuration(Map<String, String> settings) {
    Configuration configuration = new Configuration(false);
    settings.forEach(configuration::set);
    return configuration;
  }
}
