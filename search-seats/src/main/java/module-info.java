/** Searches and players for games with dice, and for one to six players. */
module io.github.yomikiri.seats {
  requires transitive io.github.yomikiri.play;
  requires static org.jspecify;

  exports io.github.yomikiri.seats;
}
