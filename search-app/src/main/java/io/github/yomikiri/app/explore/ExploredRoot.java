package io.github.yomikiri.app.explore;

import io.github.yomikiri.game.Node;

/**
 * The position whose search is explored.
 *
 * @param typed what the person typed for it
 * @param name what the page calls it
 * @param node the position
 */
public record ExploredRoot<N extends Node<N>>(String typed, String name, N node) {}
