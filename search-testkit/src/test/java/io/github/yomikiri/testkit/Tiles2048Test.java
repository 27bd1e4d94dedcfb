package io.github.yomikiri.testkit;

import io.github.yomikiri.games.Tiles2048;
import java.util.List;

class Tiles2048Test implements SeatedContract<Tiles2048> {

  @Override
  public List<Tiles2048> positions() {
    return List.of(Tiles2048.start());
  }
}
