package io.github.yomikiri.cli.output;

import io.github.yomikiri.app.input.LineListing;
import io.github.yomikiri.app.input.NamedGame;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.app.page.GamePart;
import io.github.yomikiri.app.page.GameTexts;
import io.github.yomikiri.app.page.ShownMove;
import io.github.yomikiri.cli.input.GameReader;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import io.github.yomikiri.reversi.notation.ObfPosition;
import io.github.yomikiri.reversi.notation.Transcript;
import java.util.List;
import java.util.stream.Stream;

/**
 * What tables and pages say about games of Reversi: empty squares, and discs.
 *
 * @param kit the game
 */
public record ReversiTexts(GameKit<Reversi> kit) implements GameTexts<Reversi> {

  private static final int USUAL_SIZE = 8;

  @Override
  public ValueScale scale(Reversi start) {
    return ValueScale.ofPoints(kit.points(), start.size() * start.size());
  }

  @Override
  public String position(Game<Reversi> game) {
    return turn(game) + " to move, " + game.position().emptyCount() + " empty squares";
  }

  @Override
  public String result(Game<Reversi> game) {
    Reversi end = game.position();
    int dark = Long.bitCount(end.dark());
    int light = Long.bitCount(end.light());
    if (!game.isOver()) {
      return ShownMove.of(this, game).size() + " moves, then the game stops with " + dark
          + " discs for Dark and " + light + " for Light.";
    }
    if (dark == light) {
      return "A draw, " + dark + " to " + light + ".";
    }
    return (dark > light ? Side.DARK : Side.LIGHT) + " won " + Math.max(dark, light) + " to "
        + Math.min(dark, light)
        + (end.emptyCount() == 0 ? "." : ". In values, empty squares count for the winner.");
  }

  /** Reads a game in the kit's texts, or games in every form that GameReader reads. */
  @Override
  public LineListing<NamedGame<Reversi>> games(String typed) {
    try {
      Game<Reversi> game = kit.text().readGame(typed.strip());
      return new LineListing<>(List.of(new NamedGame<>("", game)), List.of());
    } catch (InvalidInputException e) {
      return GameReader.parse(typed, USUAL_SIZE);
    }
  }

  @Override
  public String searchName() {
    return "midgame search";
  }

  @Override
  public String counting() {
    return "; empty squares count for the winner";
  }

  @Override
  public List<GamePart<Reversi>> parts(int moves) {
    return Stream.of(GamePhase.values())
        .map(phase -> new GamePart<Reversi>(
            phase.text(), phase.range(), move -> GamePhase.of(move.before().position()) == phase))
        .toList();
  }

  @Override
  public String opening(Game<Reversi> opening) {
    if (!opening.moves().isEmpty()) {
      return Transcript.format(opening);
    }
    Reversi start = opening.start();
    return start.equals(Reversi.start(start.size()))
        ? "start"
        : ObfPosition.of(start).format();
  }
}
