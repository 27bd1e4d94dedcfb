package io.github.yomikiri.learn.selfplay;

import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Scanner;

/**
 * A process that learns in a folder, and writes the number of games after each group. It begins
 * with the first group, and waits for a line of input before it continues.
 */
final class LearningChild {

  private static boolean isWaiting = true;

  private LearningChild() {}

  /** Starts the process. */
  static Process start(Path folder) throws IOException {
    String path = String.join(
        System.getProperty("path.separator"),
        System.getProperty("jdk.module.path", ""),
        System.getProperty("java.class.path"));
    return new ProcessBuilder(List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-cp",
            path,
            LearningChild.class.getName(),
            folder.toString()))
        .redirectErrorStream(true)
        .start();
  }

  public static void main(String[] arguments) throws IOException {
    SmallLearning.learning(KilledLearningTest.GAMES)
        .run(
            Path.of(arguments[0]),
            SmallLearning.progress(progress -> follow(progress.games())),
            StopSignal.NEVER);
    System.out.println("finished");
  }

  private static void follow(long games) {
    System.out.println(games);
    if (isWaiting) {
      isWaiting = false;
      new Scanner(System.in, StandardCharsets.UTF_8).nextLine();
    }
  }
}
