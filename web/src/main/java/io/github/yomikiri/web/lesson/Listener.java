package io.github.yomikiri.web.lesson;

import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;

/** Receives results. */
@JSFunctor
@FunctionalInterface
public interface Listener extends JSObject {

  /** Receives a result. */
  void accept(JSObject result);
}
