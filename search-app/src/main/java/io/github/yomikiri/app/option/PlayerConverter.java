package io.github.yomikiri.app.option;

import io.github.yomikiri.app.console.InputFiles;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.kit.GameKit;
import io.github.yomikiri.play.kit.PlayerKind;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.play.kit.PlayerSyntaxException;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Converts the text of an option to a player.
 *
 * @param kit returns the game, when the first player is read
 * @param files finds the files that names of players have
 */
public record PlayerConverter<P extends Position<P>>(
    Supplier<? extends GameKit<P>> kit, InputFiles files) implements ITypeConverter<TypedPlayer> {

  /** Returns the text about players in the output of {@code --help}. */
  public static String help(GameKit<?> kit) {
    String names = kit.players().stream().map(PlayerKind::help).collect(Collectors.joining());
    String details = kit.players().stream().map(PlayerKind::details).collect(Collectors.joining());
    return "%nPlayers:%n" + names.indent(2).replace("%", "%%") + details.replace("%", "%%");
  }

  @Override
  public TypedPlayer convert(String text) {
    try {
      GameKit<P> game = kit.get();
      return TypedPlayer.of(game, PlayerSpec.parse(game, text, files::find));
    } catch (PlayerSyntaxException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
