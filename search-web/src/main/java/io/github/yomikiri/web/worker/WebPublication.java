package io.github.yomikiri.web.worker;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** Gives the calls of the games to the script of a worker. It replaces {@link Publication}. */
final class WebPublication {

  private WebPublication() {}

  /** Receives a text. */
  @JSFunctor
  @FunctionalInterface
  interface Texts extends JSObject {

    void accept(String text);
  }

  /** Begins a game. */
  @JSFunctor
  @FunctionalInterface
  interface Begin extends JSObject {

    void begin(String name, int seed);
  }

  /** Calls the game. */
  @JSFunctor
  @FunctionalInterface
  interface Call extends JSObject {

    void call(String name, String form, Texts parts, Texts end);
  }

  static void publish() {
    publish(
        OfferedGames::begin,
        (name, form, parts, end) -> OfferedGames.call(name, form, parts::accept, end::accept));
  }

  @JSBody(
      params = {"begin", "call"},
      script = "globalThis.yomikiri = { begin: begin, call: call };")
  private static native void publish(Begin begin, Call call);
}
