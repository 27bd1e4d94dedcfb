package io.github.yomikiri.web.worker;

/** Gives the calls of the games to the script of a worker. On a JVM there is no script. */
final class Publication {

  private Publication() {}

  static void publish() {}
}
