package io.github.yomikiri.bench.cli;

import picocli.CommandLine.IVersionProvider;

/** Reads the version from the jar's manifest. */
final class Version implements IVersionProvider {

  /** Returns the program's name and version. */
  static String program() {
    String version = Version.class.getPackage().getImplementationVersion();
    return "yomikiri " + (version == null ? "(not packaged)" : version);
  }

  @Override
  public String[] getVersion() {
    return new String[] {
      program(),
      "Java " + System.getProperty("java.version") + ", " + System.getProperty("os.name") + " "
          + System.getProperty("os.arch")
    };
  }
}
