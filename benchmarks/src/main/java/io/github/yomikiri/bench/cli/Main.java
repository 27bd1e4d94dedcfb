package io.github.yomikiri.bench.cli;

/** The command line. */
public final class Main {

  private Main() {}

  /**
   * Runs the command line.
   *
   * @param args what the user typed
   */
  public static void main(String[] args) {
    System.out.println("yomikiri: the commands are not built yet");
  }
}
