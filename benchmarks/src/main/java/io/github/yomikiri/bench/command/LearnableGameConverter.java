package io.github.yomikiri.bench.command;

import io.github.yomikiri.bench.learn.LearnableGame;
import io.github.yomikiri.bench.learn.LearnableGames;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a game that can be learned. */
final class LearnableGameConverter implements ITypeConverter<LearnableGame<?>> {

  /** The names, for help. */
  static final String NAMES = "connect-four, breakthrough-6x6, breakthrough-8x8, kalah,"
      + " domineering, dodgem, reversi-6x6 or reversi-8x8";

  /** Returns the first game, until picocli has read the one that the user wants. */
  static LearnableGame<?> first() {
    return LearnableGames.all().get(0);
  }

  @Override
  public LearnableGame<?> convert(String name) {
    List<LearnableGame<?>> games = LearnableGames.all();
    return games.stream()
        .filter(game -> game.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new TypeConversionException("no game \"" + name + "\"; there are "
            + games.stream().map(LearnableGame::name).collect(Collectors.joining(", "))));
  }
}
