package io.github.yomikiri.app.page;

import io.github.yomikiri.app.console.UserError;
import io.github.yomikiri.app.input.KitInput;
import io.github.yomikiri.app.input.LineListing;
import io.github.yomikiri.app.input.NamedGame;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.play.kit.GameKit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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
   * @return the seat, of those of the kit; {@link SeatedPosition#CHANCE} if chance decides
   */
  default int seat(Game<P> game) {
    return game.seat() == SeatedPosition.CHANCE
        ? SeatedPosition.CHANCE
        : (first(kit(), game) + game.seat()) % game.seats();
  }

  /** Returns which seat of a kit a game's seat 0 is. */
  static <P extends Position<P>> int first(GameKit<P> kit, Game<P> game) {
    P start = game.start();
    return start instanceof SeatedPosition<?> || kit.text().isFirstToMove(start) ? 0 : 1;
  }

  /** Returns how people see the board of a game. */
  default Optional<Drawing<P>> drawing(Game<P> game) {
    return kit().drawing(game.start());
  }

  /** Returns the name of the side to move. */
  default String turn(Game<P> game) {
    return game.isChance() ? "chance" : kit().seats().get(seat(game));
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
    List<Integer> payoffs = payoffs(game);
    List<String> seats = kit().seats();
    if (seats.size() == 1) {
      return kit().title() + ": " + scale().amount(payoffs.get(0)) + ".";
    }
    List<String> winners = winners(game).stream().map(seats::get).toList();
    if (winners.isEmpty()) {
      String rule = game.position().quietPliesLeft() <= 0 ? " without progress" : " by repetition";
      return "A draw" + (game.isDrawnByRule() ? rule : "") + ".";
    }
    String won = String.join(" and ", winners) + " won";
    if (!scale().hasPoints()) {
      return won + ".";
    }
    return seats.size() == 2
        ? won + " by " + scale().amount(Collections.max(payoffs)) + "."
        : IntStream.range(0, seats.size())
            .mapToObj(seat -> seats.get(seat) + " " + payoffs.get(seat))
            .collect(Collectors.joining(", ", won + ". " + scale().title() + ": ", "."));
  }

  /** Returns what the end of a game is worth to each seat of the kit. */
  default List<Integer> payoffs(Game<P> game) {
    List<Integer> payoffs = new ArrayList<>();
    for (int seat = 0; seat < game.seats(); seat++) {
      payoffs.add(game.payoff((seat + game.seats() - first(kit(), game)) % game.seats()));
    }
    return payoffs;
  }

  /**
   * Returns the seats of the kit that have won a finished game.
   *
   * @return those with the best payoff; empty if all have the same one, as after a draw
   */
  default List<Integer> winners(Game<P> game) {
    List<Integer> payoffs = payoffs(game);
    return payoffs.stream().distinct().count() == 1
        ? List.of()
        : IntStream.range(0, payoffs.size())
            .filter(seat -> payoffs.get(seat).equals(Collections.max(payoffs)))
            .boxed()
            .toList();
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
