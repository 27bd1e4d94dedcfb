package io.github.yomikiri.bench.learn;

import io.github.yomikiri.bench.tune.BalancedOpenings;
import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.learn.linear.LearnedEvaluator;
import io.github.yomikiri.learn.linear.Patterns;
import io.github.yomikiri.learn.linear.Scale;
import io.github.yomikiri.learn.selfplay.Learning;
import io.github.yomikiri.learn.selfplay.TemporalDifferences;
import io.github.yomikiri.search.driver.SearcherBuilder;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * A game with what its evaluator learns from, and how.
 *
 * @param name its name in the options of the commands
 * @param type the game's node class
 * @param start the position from which games are played
 * @param patterns what the evaluator sees
 * @param scale what its values mean
 * @param method how it learns
 * @param rival the best evaluator that the game has without learning
 * @param search makes the builder of a search of the game
 * @param solver makes the builder of a solver of the game
 * @param separator what its files have between moves
 * @param <N> the game's node type
 */
public record LearnableGame<N extends Node<N>>(
    String name,
    Class<N> type,
    N start,
    Patterns<N> patterns,
    Scale scale,
    TemporalDifferences method,
    Evaluator<N> rival,
    Supplier<SearcherBuilder<N>> search,
    Supplier<SearcherBuilder<N>> solver,
    String separator) {

  /** The random moves of an opening. */
  private static final int OPENING_PLIES = 6;
  /** The part of the scale that an opening may be away from equality. */
  private static final int BALANCE = 24;

  /**
   * Returns openings for matches.
   *
   * @return random openings after which a learned evaluator prefers neither side
   */
  public BalancedOpenings<N> openings() {
    return new BalancedOpenings<>(start, OPENING_PLIES, scale.limit() / BALANCE);
  }

  /**
   * Plays moves from the start.
   *
   * @param moves the moves, as files of the game have them; an empty text has none
   * @return the game
   * @throws IllegalArgumentException if a move is not legal
   */
  public Game<N> game(String moves) {
    return after(start, separator, moves);
  }

  /**
   * Plays moves.
   *
   * @param <N> the game's node type
   * @param start the position before the moves
   * @param separator what is between two moves; may be empty
   * @param moves the moves; an empty text has none
   * @return the game
   * @throws IllegalArgumentException if a move is not legal
   */
  public static <N extends Node<N>> Game<N> after(N start, String separator, String moves) {
    Game<N> game = Game.of(start);
    if (!moves.isEmpty()) {
      for (String move : moves.split(separator, 0)) {
        game = game.play(legal(game, move));
      }
    }
    return game;
  }

  /** Reads a move. The message for a wrong one has no position, which may be several lines. */
  private static <N extends Node<N>> Move legal(Game<N> game, String move) {
    N position = game.position();
    if (position.isTerminal()) {
      throw new IllegalArgumentException("move " + move + " comes after the end of the game");
    }
    return position
        .parse(move)
        .filter(each -> position.play(each).isPresent())
        .orElseThrow(() -> new IllegalArgumentException("move " + move + " is not legal after ["
            + game + "]; a legal move is " + position.legalMoves().get(0).notation()));
  }

  /**
   * Returns the moves of a game, as files of the game have them.
   *
   * @param game a game from the start
   * @return the text that {@link #game} reads
   */
  public String text(Game<N> game) {
    return game.moves().stream().map(Move::notation).collect(Collectors.joining(separator));
  }

  /**
   * Prepares to learn the game.
   *
   * @return a learning with the settings of this game
   */
  public Learning<N> learning() {
    return Learning.of(start, patterns).scale(scale).method(method);
  }

  /**
   * Reads an evaluator of the game.
   *
   * @param path a file that an evaluator has written, or the folder in which it was learned
   * @return the evaluator
   * @throws IOException if reading fails
   */
  public LearnedEvaluator<N> read(Path path) throws IOException {
    Path file = Files.isDirectory(path) ? path.resolve("evaluator") : path;
    try (InputStream in = Files.newInputStream(file)) {
      return LearnedEvaluator.read(in, file.toString(), patterns);
    }
  }

  /**
   * Returns the learned evaluator that comes with this program.
   *
   * @return the evaluator; empty if the game has none
   * @throws IOException if reading fails
   */
  public Optional<LearnedEvaluator<N>> shipped() throws IOException {
    String file = name + ".evaluator";
    try (InputStream in = LearnableGame.class.getResourceAsStream(file)) {
      return in == null ? Optional.empty() : Optional.of(LearnedEvaluator.read(in, file, patterns));
    }
  }
}
