package io.github.yomikiri.cli.command.play;

import io.github.yomikiri.app.output.Progress;
import io.github.yomikiri.cli.command.play.LossPlayer.ChosenMove;
import io.github.yomikiri.cli.output.SolverProgress;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.notation.ObfPosition;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** Lets all players choose a move in a position, and finds what their moves lose. */
final class LossMeter {

  private final List<LossPlayer> players;
  private final ExactValues values;
  private final long seed;
  private final StopSignal stop;
  private final Progress progress;
  private final Consumer<String> bad;

  /**
   * Makes the meter.
   *
   * @param values exact scores
   * @param seed the seed of the players' random numbers
   * @param stop ends a measurement
   * @param bad receives a message if a player has not chosen a legal move
   */
  LossMeter(
      List<LossPlayer> players,
      ExactValues values,
      long seed,
      StopSignal stop,
      Progress progress,
      Consumer<String> bad) {
    this.players = players;
    this.values = values;
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
  Optional<List<LossRow>> measure(Game<Reversi> game, String place) throws IOException {
    Reversi position = game.position();
    List<ChosenMove> choices = new ArrayList<>();
    for (LossPlayer player : players) {
      progress.update(() -> place + ": " + player.name());
      ChosenMove choice = player.choose(game, Hash64.of(seed, position.key()), stop);
      // A move chosen after the signal may be premature, so it does not count.
      if (stop.isRaised()) {
        return Optional.empty();
      }
      if (choice.move().flatMap(position::play).isEmpty()) {
        bad.accept(player.name() + " has not chosen a legal move in the position "
            + ObfPosition.of(position).format() + " It does not count.");
        return Optional.empty();
      }
      choices.add(choice);
    }
    SolverProgress solving = new SolverProgress(progress, place + ": solver");
    OptionalInt best = values.of(position, stop, solving);
    List<LossRow> rows = new ArrayList<>();
    for (ChosenMove choice : choices) {
      Move move = choice.move().orElseThrow();
      Reversi next = position.play(move).orElseThrow();
      OptionalInt reply = stop.isRaised() ? best : values.of(next, stop, solving);
      if (stop.isRaised() || best.isEmpty() || reply.isEmpty()) {
        return Optional.empty();
      }
      if (-reply.getAsInt() > best.getAsInt()) {
        throw values.contradiction(position);
      }
      rows.add(new LossRow(
          players.get(rows.size()).name(),
          position,
          move,
          best.getAsInt(),
          -reply.getAsInt(),
          choice.wall(),
          choice.processor()));
    }
    return Optional.of(rows);
  }
}
