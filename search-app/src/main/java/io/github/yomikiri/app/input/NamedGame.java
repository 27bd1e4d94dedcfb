package io.github.yomikiri.app.input;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;

/**
 * A game with its players, as far as they are known.
 *
 * @param players such as {@code Ann - Bob}; empty if the source does not name them
 * @param game the game
 */
public record NamedGame<P extends Position<P>>(String players, Game<P> game) {}
