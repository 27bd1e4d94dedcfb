package io.github.yomikiri.learn.job;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Protects files and folders from a run that would write to the place of another. */
public final class FileLocks {

  /** The file that a lock of a folder makes in it. */
  public static final String OF_FOLDER = "lock";

  private FileLocks() {}

  /**
   * Locks a folder.
   *
   * @param folder the folder, which is made if it does not exist
   * @return the lock, which ends when it is closed, or with the process
   * @throws IOException if another run has the lock, or the folder cannot be written
   */
  public static FileChannel lockFolder(Path folder) throws IOException {
    Files.createDirectories(folder);
    FileChannel lock = FileChannel.open(
        folder.resolve(OF_FOLDER), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      lock(lock, folder, "another run uses this folder");
      return lock;
    } catch (IOException | RuntimeException e) {
      lock.close();
      throw e;
    }
  }

  /**
   * Checks that a result in a folder is from the run that resumes there, because the run replaces
   * the result.
   *
   * @param result the file of the result, which need not exist
   * @param state the file that a run in this folder writes before its result
   * @throws IOException if there is a result without a state
   */
  public static void checkIsOwn(Path result, Path state) throws IOException {
    if (Files.exists(result) && !Files.exists(state)) {
      throw new FileSystemException(
          result.toString(),
          null,
          "is there already, and without the file " + state.getFileName()
              + " it is not from an earlier run; name another folder, or move the file");
    }
  }

  /**
   * Locks an open file until it is closed.
   *
   * @param channel the open file
   * @param path what the message names
   * @param reason the message if another run, perhaps of this process, has the lock
   * @throws IOException if another run has the lock
   */
  static void lock(FileChannel channel, Path path, String reason) throws IOException {
    try {
      if (channel.tryLock() != null) {
        return;
      }
    } catch (OverlappingFileLockException e) {
      // Another run in this process has the lock; the error is reported below.
    }
    throw new FileSystemException(path.toString(), null, reason);
  }
}
