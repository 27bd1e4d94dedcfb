/** A static page of a game, which TeaVM compiles to WebAssembly. */
@SuppressWarnings("requires-automatic") // TeaVM has names of modules, and no declarations.
module io.github.yomikiri.web {
  requires transitive io.github.yomikiri.app;
  requires org.slf4j;
  requires static org.jspecify;
  requires static org.teavm.jso;
  requires static teavm.core;
  requires static teavm.extension.spi;
  requires static teavm.tooling;

  exports io.github.yomikiri.web;
}
