package io.github.yomikiri.play.protocol;

import java.io.File;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Commands that run classes of the tests as programs. */
public final class JavaProgram {

  private JavaProgram() {}

  /** Returns a command that runs the main method of a class. */
  public static List<String> command(Class<?> program, String... arguments) {
    String classes = Stream.of(
            classPathOf(program),
            System.getProperty("jdk.module.path", ""),
            System.getProperty("java.class.path", ""),
            System.getProperty("surefire.test.class.path", ""))
        .filter(path -> !path.isEmpty())
        .collect(Collectors.joining(File.pathSeparator));
    List<String> command = new ArrayList<>(List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-Xmx64m",
        "-XX:TieredStopAtLevel=1",
        "-cp",
        classes,
        program.getName()));
    command.addAll(List.of(arguments));
    return command;
  }

  private static String classPathOf(Class<?> type) {
    return Path.of(
            URI.create(type.getProtectionDomain().getCodeSource().getLocation().toString()))
        .toString();
  }
}
