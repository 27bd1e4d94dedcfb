package io.github.yomikiri.cli.attribution;

import io.github.yomikiri.search.StopSignal;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;

/**
 * The games of a match whose values are wanted.
 *
 * @param player the match's first player
 * @param opponent the other player
 * @param unit the unit of the values, for people
 * @param stages the points at which the games are valued
 * @param match what the match is called in a message, such as "this match"
 * @param arguments what the values depend on, for the header of the file
 * @param games the games, in the order of the match
 * @param valuer makes what values games; each thread has its own
 * @param hasMoves returns whether moves in a file are those of a game
 * @param <T> a game
 */
public record Attribution<T>(
    String player,
    String opponent,
    String unit,
    Stages stages,
    String match,
    List<String> arguments,
    List<T> games,
    Function<StopSignal, Function<T, Optional<AttributionRow>>> valuer,
    BiPredicate<T, String> hasMoves) {}
