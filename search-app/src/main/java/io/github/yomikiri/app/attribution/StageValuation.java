package io.github.yomikiri.app.attribution;

import io.github.yomikiri.game.Node;
import java.util.List;
import java.util.function.Supplier;

/**
 * How the games of a match are valued.
 *
 * @param stages the points at which the games are valued
 * @param place finds a point in a game
 * @param unit the unit of the values, for people
 * @param arguments what the values depend on besides the games, for the header of a file
 * @param judge makes what values positions; each thread has its own
 * @param <N> the game's node type
 */
public record StageValuation<N extends Node<N>>(
    StagePoints stages,
    StageValues.Place<N> place,
    String unit,
    List<String> arguments,
    Supplier<? extends StageValues.PositionJudge<N>> judge) {}
