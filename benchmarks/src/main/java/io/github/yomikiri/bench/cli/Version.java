package io.github.yomikiri.bench.cli;

import picocli.CommandLine.IVersionProvider;

/** Reads the version from the jar's manifest. */
final class Version implements IVersionProvider {

  @Override
  public String[] getVersion() {
    return new String[] {
      "yomikiri " + number(),
      "Java " + System.getProperty("java.version") + ", " + System.getProperty("os.name") + " "
          + System.getProperty("os.arch")
    };
  }

  /** Returns the number alone. */
  static String number() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "(not packaged)" : version;
  }
}
