/** Reversi on two longs: rules, kernels, notation and file formats. */
module io.github.yomikiri.reversi {
  requires transitive io.github.yomikiri.game;
  requires static org.jspecify;

  exports io.github.yomikiri.reversi;
  exports io.github.yomikiri.reversi.notation;
}
