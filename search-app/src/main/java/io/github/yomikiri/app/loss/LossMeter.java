package io.github.yomikiri.app.loss;

import io.github.yomikiri.app.input.ScoredPosition;
import io.github.yomikiri.app.input.ScoredPositions;
import io.github.yomikiri.app.loss.LossPlayer.ChosenMove;
import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.app.output.SolverProgress;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** Lets all players choose a move in a position, and finds what their moves lose. */
final class LossMeter<N extends Node<N>> {

  private final List<LossPlayer<N>> players;
  private final ExactValues<N> values;
  private final ScoredPositions<N> texts;
  private final long seed;
  private final StopSignal stop;
  private final Progress progress;
  private final Consumer<String> bad;

  /**
   * Makes the meter.
   *
   * @param values exact scores
   * @param texts the texts of positions
   * @param seed the seed of the players' random numbers
   * @param stop ends a measurement
   * @param bad receives a message if a player has not chosen a legal move
   */
  LossMeter(
      List<LossPlayer<N>> players,
      ExactValues<N> values,
      ScoredPositions<N> texts,
      long seed,
      StopSignal stop,
      Progress progress,
      Consumer<String> bad) {
    this.players = players;
    this.values = values;
    this.texts = texts;
    this.seed = seed;
    this.stop = stop;
    this.progress = progress;
    this.bad = bad;
  }

  /**
   * Measures all players in a position.
   *
   * @param game the game up to the position, in which at least one move is legal
   * @param place which position it is, for the progress
   * @return a row for each player, in their order; empty if the work was stopped, or if a player
   *     has not chosen a legal move
   * @throws IOException if an exact score cannot be written
   */
  Optional<List<LossRow>> measure(Game<N> game, String place) throws IOException {
    N position = game.position();
    String text = texts.write(new ScoredPosition<>(0, game, Map.of(), OptionalInt.empty()));
    List<ChosenMove> choices = new ArrayList<>();
    for (LossPlayer<N> player : players) {
      progress.update(() -> place + ": " + player.name());
      ChosenMove choice = player.choose(game, Hash64.of(seed, position.key()), stop);
      // A move chosen after the signal may be premature, so it does not count.
      if (stop.isRaised()) {
        return Optional.empty();
      }
      if (choice.move().flatMap(position::play).isEmpty()) {
        bad.accept(player.name() + " has not chosen a legal move in the position " + text
            + " It does not count.");
        return Optional.empty();
      }
      choices.add(choice);
    }
    SolverProgress solving = new SolverProgress(progress, place + ": solver");
    OptionalInt best = values.of(game, stop, solving);
    if (best.isEmpty()) {
      return Optional.empty();
    }
    List<LossRow> rows = new ArrayList<>();
    for (ChosenMove choice : choices) {
      Move move = choice.move().orElseThrow();
      Game<N> next = game.play(move);
      OptionalInt reply = values.of(next, stop, solving);
      if (reply.isEmpty()) {
        return Optional.empty();
      }
      int after = Score.ofMove(next.position(), reply.getAsInt());
      if (after > best.getAsInt()) {
        throw values.contradiction(text);
      }
      rows.add(new LossRow(
          players.get(rows.size()).name(),
          text,
          move,
          best.getAsInt(),
          after,
          choice.wall(),
          choice.processor()));
    }
    return Optional.of(rows);
  }
}
