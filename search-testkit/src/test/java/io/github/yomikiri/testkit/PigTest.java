package io.github.yomikiri.testkit;

import io.github.yomikiri.games.Pig;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

class PigTest implements SeatedContract<Pig> {

  @Override
  public List<Pig> positions() {
    return List.of(Pig.start(), Pig.start(10), Pig.start(1), new Pig(93, 97, 0, 1, false, 100));
  }

  @Override
  public Optional<String> text(Pig position) {
    return Optional.of(position.toString());
  }

  @Override
  public OptionalInt winner(Pig position) {
    int total = position.score(position.player()) + position.turnTotal();
    return !position.rolls() && total >= position.target()
        ? OptionalInt.of(position.player())
        : OptionalInt.empty();
  }
}
