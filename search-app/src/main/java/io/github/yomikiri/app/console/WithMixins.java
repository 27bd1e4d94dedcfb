package io.github.yomikiri.app.console;

import java.util.List;

/** A command with options whose types have parameters, which picocli takes from no member. */
public interface WithMixins {

  /** Returns the objects that have the options. Called once. */
  List<Object> mixins();
}
