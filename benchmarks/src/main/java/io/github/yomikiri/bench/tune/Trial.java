package io.github.yomikiri.bench.tune;

import io.github.yomikiri.play.match.MatchResult;

/**
 * The result of trying one change of a search.
 *
 * @param change the change, such as "+ countermoves"
 * @param nodes the nodes to a fixed depth, divided by those without the change
 * @param sameMoves in how many of the counted positions the best move is the same, in [0, 1]
 * @param match the match against the search without the change
 */
public record Trial(String change, double nodes, double sameMoves, MatchResult match) {}
