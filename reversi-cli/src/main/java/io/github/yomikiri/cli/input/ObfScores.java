package io.github.yomikiri.cli.input;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.input.LineListing;
import io.github.yomikiri.app.input.ScoredPosition;
import io.github.yomikiri.app.input.ScoredPositions;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.ObfPosition;
import java.io.IOException;
import java.util.Optional;

/** Positions of Reversi in OBF, with their scores, or transcripts on the usual board. */
public final class ObfScores implements ScoredPositions<Reversi> {

  private static final int SIZE = 8;

  @Override
  public LineListing<ScoredPosition<Reversi>> read(Console console, String typed)
      throws IOException {
    LineListing<PositionLine> lines = PositionInput.listing(console, typed, SIZE);
    return new LineListing<>(
        lines.entries().stream().map(line -> scored(line.line(), line.obf())).toList(),
        lines.errors());
  }

  @Override
  public ScoredPosition<Reversi> parse(int line, String text) {
    return scored(line, PositionLine.parse(text, SIZE));
  }

  private static ScoredPosition<Reversi> scored(int line, ObfPosition obf) {
    return new ScoredPosition<>(line, Game.of(obf.position()), obf.scores(), obf.score());
  }

  @Override
  public String write(ScoredPosition<Reversi> position) {
    return new ObfPosition(position.game().position(), position.moves(), position.value(), "")
        .format();
  }

  @Override
  public Optional<String> refusal(int value) {
    return value % 2 == 0
        ? Optional.empty()
        : Optional.of("the score " + value + " is odd, which no final score is");
  }

  @Override
  public String stageName() {
    return "empties";
  }

  @Override
  public int stage(Game<Reversi> game) {
    return game.position().emptyCount();
  }
}
