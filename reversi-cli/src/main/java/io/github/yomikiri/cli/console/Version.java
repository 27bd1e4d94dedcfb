package io.github.yomikiri.cli.console;

import io.github.yomikiri.reversi.Bitboard;
import picocli.CommandLine.IVersionProvider;

/**
 * Reads the version from the jar's manifest, and lists the Java version, the system and the
 * kernels.
 */
public final class Version implements IVersionProvider {

  /** Returns the program's name and version. */
  public static String program() {
    return "yomikiri " + number();
  }

  @Override
  public String[] getVersion() {
    return new String[] {
      program(),
      "Java " + System.getProperty("java.version") + ", " + System.getProperty("os.name") + " "
          + System.getProperty("os.arch") + ", "
          + (Bitboard.usesVectorApi() ? "vector kernels" : "scalar kernels")
    };
  }

  /** Returns the version number alone. */
  public static String number() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "(not packaged)" : version;
  }
}
