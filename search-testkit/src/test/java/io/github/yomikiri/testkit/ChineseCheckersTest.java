package io.github.yomikiri.testkit;

import io.github.yomikiri.games.ChineseCheckers;
import java.util.List;
import java.util.Optional;

class ChineseCheckersTest implements SeatedContract<ChineseCheckers> {

  @Override
  public List<ChineseCheckers> positions() {
    return List.of(
        ChineseCheckers.start(3, 1, 100),
        ChineseCheckers.start(2, 1, 100),
        ChineseCheckers.start(3),
        ChineseCheckers.start(2, 2, 200));
  }

  @Override
  public int walks() {
    return 3;
  }

  @Override
  public Optional<String> text(ChineseCheckers position) {
    return Optional.of(position.toString());
  }
}
