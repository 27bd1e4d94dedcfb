package io.github.yomikiri.cli.command;

import io.github.yomikiri.app.console.Launcher;

/** The command line. */
public final class Main {

  private Main() {}

  /**
   * Runs the command line.
   *
   * @param args what the user typed
   */
  public static void main(String[] args) {
    Launcher.run(args, console -> CommandLines.forArguments(console, args));
  }
}
