package io.github.yomikiri.reversi.pattern;

/** Keeps the vector form of the network off. */
final class WebEmbeddingSwitch {

  private WebEmbeddingSwitch() {}

  static boolean isOn() {
    return false;
  }
}
