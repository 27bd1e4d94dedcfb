package io.github.yomikiri.app.console;

import java.io.File;

/**
 * Finds the files that workers of bulk jobs need, such as weights and books, by the names that the
 * user typed. On the user's machine a name is a path. On the other machines of a cluster the files
 * have other paths.
 */
@FunctionalInterface
public interface InputFiles {

  /** The files of this machine: a name is a path. */
  InputFiles LOCAL = File::new;

  /**
   * Returns the place of a file.
   *
   * @param name what the user typed
   * @return the place, where there may be no file
   */
  File find(String name);
}
