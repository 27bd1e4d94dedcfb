package io.github.yomikiri.app.input;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.input.LineListing.LineParser;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.play.kit.GameKit;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Positions in the texts of a game's kit, and after semicolons their values: that of the position,
 * or a move with its value, as in {@code 4 4 3; 4:-2; +1}.
 *
 * @param kit the game
 */
public record KitScores<P extends Position<P>>(GameKit<P> kit)
    implements ScoredPositions<P>, LineParser<ScoredPosition<P>> {

  private static final String VALUE = "[-+]?\\d{1,9}";

  @Override
  public LineListing<ScoredPosition<P>> read(Console console, String typed) throws IOException {
    return KitPositions.read(console, typed, this);
  }

  @Override
  public boolean isWhole(String line) {
    return true;
  }

  @Override
  public ScoredPosition<P> parse(int line, String text) {
    String[] fields = text.split(";", -1);
    Game<P> game = new KitPositions<>(kit).game(fields[0].strip());
    Map<Move, Integer> moves = new LinkedHashMap<>();
    OptionalInt value = OptionalInt.empty();
    for (int i = 1; i < fields.length; i++) {
      String field = fields[i].strip();
      int colon = field.lastIndexOf(':');
      String number = field.substring(colon + 1).strip();
      if (field.isEmpty() && i == fields.length - 1) {
        break;
      }
      if (!number.matches(VALUE) || colon < 0 && value.isPresent()) {
        throw wrong(text, i, "\"" + field + "\" is no value, nor a move and its value");
      }
      int points = Integer.parseInt(number);
      if (colon < 0) {
        value = OptionalInt.of(points);
      } else if (moves.put(move(game, field.substring(0, colon).strip(), text, i), points)
          != null) {
        throw wrong(text, i, "the move of \"" + field + "\" has a value before");
      }
    }
    return new ScoredPosition<>(line, game, moves, value);
  }

  private Move move(Game<P> game, String move, String text, int field) {
    return game.position()
        .parse(move)
        .orElseThrow(() -> wrong(text, field, "\"" + move + "\" is no legal move"));
  }

  private static InvalidInputException wrong(String text, int field, String reason) {
    return new InvalidInputException(text, "field " + (field + 1), reason);
  }

  @Override
  public String write(ScoredPosition<P> position) {
    StringBuilder line = new StringBuilder(kit.text().writeGame(position.game()));
    position
        .moves()
        .forEach((move, value) ->
            line.append(String.format(Locale.ROOT, "; %s:%+d", move.notation(), value)));
    position.value().ifPresent(value -> line.append(String.format(Locale.ROOT, "; %+d", value)));
    return line.toString();
  }
}
