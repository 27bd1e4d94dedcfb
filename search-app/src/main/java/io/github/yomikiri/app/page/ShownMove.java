package io.github.yomikiri.app.page;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A move of a game as tables and pages show it. It is no move of chance, and no pass: a pass is the
 * only legal move, has no cell that a person clicks, and leaves the board as it is.
 *
 * @param number counts these moves, from 1
 * @param seat the seat that made the move
 * @param before the game before the move
 * @param after the game after the move, and after what follows: passes, and what chance decides
 */
public record ShownMove<P extends Position<P>>(
    int number, int seat, Game<P> before, Game<P> after) {

  /** Returns the moves of a game without passes and without those of chance. */
  public static <P extends Position<P>> List<ShownMove<P>> of(GameTexts<P> texts, Game<P> game) {
    List<ShownMove<P>> moves = new ArrayList<>();
    for (int ply = 0; ply < game.moves().size(); ply++) {
      Game<P> before = game.first(ply);
      Game<P> after = game.first(ply + 1);
      if (!before.isChance() && !isPass(texts, before, after)) {
        moves.add(new ShownMove<>(moves.size() + 1, texts.seat(before), before, after));
      } else if (!moves.isEmpty()) {
        ShownMove<P> last = moves.remove(moves.size() - 1);
        moves.add(new ShownMove<>(last.number, last.seat, last.before, after));
      }
    }
    return moves;
  }

  /** Returns whether the move between two positions is a pass. */
  public static <P extends Position<P>> boolean isPass(
      GameTexts<P> texts, Game<P> before, Game<P> after) {
    Optional<Drawing<P>> drawing = texts.drawing(before);
    if (drawing.isEmpty() || before.isChance() || before.position().legalMoves().size() > 1) {
      return false;
    }
    Drawing<P> board = drawing.get();
    int move = after.moves().get(before.moves().size()).code();
    int seat = texts.seat(before);
    int next = texts.seat(after);
    return board.clicks(before.position(), move, seat).isEmpty()
        && IntStream.range(0, board.cells().size())
            .allMatch(cell -> board
                .piece(before.position(), cell, seat)
                .equals(board.piece(after.position(), cell, next)));
  }

  /** Returns the game after what chance decides before the first move. */
  public static <P extends Position<P>> Game<P> start(Game<P> game) {
    int plies = 0;
    while (plies < game.moves().size() && game.first(plies).isChance()) {
      plies++;
    }
    return game.first(plies);
  }

  /** Returns the last move of a game that somebody has chosen. */
  public static Optional<Move> last(Game<?> game) {
    int plies = pliesBeforeChance(game);
    return plies == 0 ? Optional.empty() : Optional.of(game.moves().get(plies - 1));
  }

  /** Returns what chance has decided since then, such as {@code Chance: 3}; empty if nothing. */
  public static String chance(Game<?> game) {
    List<Move> outcomes =
        game.moves().subList(pliesBeforeChance(game), game.moves().size());
    return outcomes.isEmpty() ? "" : "Chance: " + joined(outcomes);
  }

  private static int pliesBeforeChance(Game<?> game) {
    int plies = game.moves().size();
    while (plies > 0 && game.first(plies - 1).isChance()) {
      plies--;
    }
    return plies;
  }

  private static String joined(List<Move> moves) {
    return moves.stream().map(Move::notation).collect(Collectors.joining(", "));
  }

  /** Returns the move's index among all moves of the game. */
  public int ply() {
    return before.moves().size();
  }

  /** Returns the move. */
  public Move move() {
    return after.moves().get(ply());
  }

  /** Returns the game before each move that follows, up to {@link #after}. */
  private Stream<Game<P>> following() {
    return IntStream.range(ply() + 1, after.moves().size()).mapToObj(after::first);
  }

  /** Returns the seats that pass after the move. */
  public List<Integer> passes(GameTexts<P> texts) {
    return following().filter(game -> !game.isChance()).map(texts::seat).toList();
  }

  /** Returns what chance decides after the move, such as {@code 3}; empty if nothing. */
  public String outcomes() {
    return joined(following()
        .filter(Game::isChance)
        .map(game -> after.moves().get(game.moves().size()))
        .toList());
  }
}
