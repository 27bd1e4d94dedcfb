package io.github.yomikiri.app.page;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.input.KitInput;
import io.github.yomikiri.app.input.LineListing;
import io.github.yomikiri.app.input.NamedGame;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.play.kit.GameKit;
import java.util.List;
import java.util.Optional;

/** What tables and pages say about the games of a kit. */
public interface GameTexts<P extends Position<P>> {

  /** Returns the game. */
  GameKit<P> kit();

  /** Returns the points of the game. */
  default ValueScale scale() {
    return ValueScale.of(kit());
  }

  /** Returns the points of games on the board of a position. */
  default ValueScale scale(P start) {
    return ValueScale.of(kit(), start);
  }

  /**
   * Returns whose turn it is. A game that begins in the middle may begin with the second seat.
   *
   * @return the seat, of those of the kit
   */
  default int seat(Game<P> game) {
    return kit().text().isFirstToMove(game.start()) ? game.seat() : 1 - game.seat();
  }

  /** Returns how people see the board of a game. */
  default Optional<Drawing<P>> drawing(Game<P> game) {
    return kit().drawing(game.start());
  }

  /** Returns the name of the side to move. */
  default String turn(Game<P> game) {
    return kit().seats().get(seat(game));
  }

  /** Returns what the title of an analysis says about a position. */
  default String position(Game<P> game) {
    int moves = game.moves().size();
    return turn(game) + " to move"
        + (moves == 0 ? "" : ", after " + moves + (moves == 1 ? " move" : " moves"));
  }

  /** Returns a sentence about the result of a game, or about its moves so far. */
  default String result(Game<P> game) {
    if (!game.isOver()) {
      return ShownMove.of(this, game).size() + " moves, then the game stops.";
    }
    int score = game.payoff(kit().text().isFirstToMove(game.start()) ? 0 : 1);
    if (score == 0) {
      String rule = game.position().quietPliesLeft() <= 0 ? " without progress" : " by repetition";
      return "A draw" + (game.isDrawnByRule() ? rule : "") + ".";
    }
    return kit().seats().get(score > 0 ? 0 : 1) + " won"
        + (scale().hasPoints() ? " by " + scale().amount(Math.abs(score)) : "") + ".";
  }

  /** Returns what a game's opening is called, if it has a name. */
  default Optional<String> openingLine(Game<P> game) {
    return kit().openingName(game).map(name -> "Opening: " + name);
  }

  /**
   * Reads the games of a text that somebody has typed or pasted.
   *
   * @param typed the text; blank for the start of the game
   * @return at least one game; and the errors. A position is a game without moves
   * @throws InvalidInputException if the text is a position that is wrong
   * @throws UserError if the text holds no game; the message says why
   */
  default LineListing<NamedGame<P>> games(String typed) {
    return new KitInput<>(kit()).typed(typed);
  }

  /** Returns what help calls the search whose depth a person may limit. */
  default String searchName() {
    return "search";
  }

  /** Returns a sentence about how points are counted, or nothing. */
  default String counting() {
    return "";
  }

  /** Returns the parts of a game with a number of moves. */
  default List<GamePart<P>> parts(int moves) {
    return GamePart.thirds(moves);
  }

  /** Returns the text of an opening, as a file of openings has it. */
  default String opening(Game<P> opening) {
    if (!opening.moves().isEmpty()) {
      return opening.toString();
    }
    return opening.start().equals(kit().start()) ? "start" : kit().text().write(opening.start());
  }
}
