package io.github.yomikiri.play.session;

import io.github.yomikiri.play.PositionText;
import io.github.yomikiri.search.fixture.RandomGame;

/**
 * The positions of a random game as texts of numbers.
 *
 * @param start the start position
 */
record RandomGameText(RandomGame start) implements PositionText<RandomGame> {

  @Override
  public RandomGame read(String text) {
    if (!text.matches("\\d{1,4} \\d{1,4} (true|false) -?\\d{1,4}")) {
      throw new IllegalArgumentException("a position is three numbers and a truth value");
    }
    String[] words = text.split(" ");
    return new RandomGame(
        start.rules(),
        Integer.parseInt(words[0]),
        Integer.parseInt(words[1]),
        Boolean.parseBoolean(words[2]),
        Integer.parseInt(words[3]));
  }

  @Override
  public String write(RandomGame position) {
    return position.layer()
        + " "
        + position.index()
        + " "
        + position.movesAgain()
        + " "
        + position.banked();
  }

  @Override
  public boolean isFirstToMove(RandomGame position) {
    return position.layer() % 2 == 0;
  }
}
