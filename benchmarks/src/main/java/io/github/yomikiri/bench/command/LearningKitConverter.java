package io.github.yomikiri.bench.command;

import io.github.yomikiri.bench.learn.LearningKits;
import io.github.yomikiri.learn.kit.LearningKit;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a game that can be learned. */
final class LearningKitConverter implements ITypeConverter<LearningKit<?>> {

  /** The names, for help. */
  static final String NAMES = "connect-four, breakthrough-6x6, breakthrough, kalah,"
      + " domineering, dodgem, reversi-6x6 or reversi-8x8";

  /** Returns the first game, until picocli has read the one that the user wants. */
  static LearningKit<?> first() {
    return LearningKits.all().get(0);
  }

  @Override
  public LearningKit<?> convert(String name) {
    List<LearningKit<?>> games = LearningKits.all();
    return games.stream()
        .filter(game -> game.name().equals(name))
        .findFirst()
        .orElseThrow(() -> new TypeConversionException("no game \"" + name + "\"; there are "
            + games.stream().map(LearningKit::name).collect(Collectors.joining(", "))));
  }
}
