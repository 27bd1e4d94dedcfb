/**
 * The program of any game. The module is open, because picocli makes the commands and fills their
 * options by reflection.
 */
@SuppressWarnings({"module", "requires-automatic"
}) // JLine has names of modules, and no declarations.
open module io.github.yomikiri.app {
  requires transitive info.picocli;
  requires transitive io.github.yomikiri.play;
  requires io.github.yomikiri.games;
  requires io.github.yomikiri.learn;
  requires io.github.yomikiri.recorder;
  requires transitive io.github.yomikiri.seats;
  requires static jdk.httpserver;
  requires org.jline.reader;
  requires org.jline.terminal;
  requires static org.jspecify;

  exports io.github.yomikiri.app;
  exports io.github.yomikiri.app.console to
      io.github.yomikiri.web;
  exports io.github.yomikiri.app.output to
      io.github.yomikiri.web;
  exports io.github.yomikiri.app.page to
      io.github.yomikiri.web;
  exports io.github.yomikiri.app.serve to
      io.github.yomikiri.web;

  uses io.github.yomikiri.play.kit.GameKit;
}
