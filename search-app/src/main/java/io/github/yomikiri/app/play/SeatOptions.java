package io.github.yomikiri.app.play;

import io.github.yomikiri.app.input.MatchRows;
import io.github.yomikiri.play.kit.GameKit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options for who sits at which seat, which have the names of the seats. */
final class SeatOptions {

  private final GameKit<?> kit;
  private final List<List<String>> names;
  private final List<OptionSpec> options = new ArrayList<>();

  /**
   * Makes the options.
   *
   * @param kit the game
   * @param names the names of each seat's option
   */
  SeatOptions(GameKit<?> kit, List<List<String>> names) {
    this.kit = kit;
    this.names = names;
  }

  /** Returns the options in the form that a command takes. Called once. */
  CommandSpec spec() {
    for (int seat = 0; seat < names.size(); seat++) {
      String usual = seat == 0 ? PlayCommand.HUMAN : kit.usualPlayer();
      options.add(OptionSpec.builder(names.get(seat).toArray(String[]::new))
          .paramLabel("WHO")
          .type(String.class)
          .description(
              kit.seats().get(seat) + (seat == 0 && names.size() > 1 ? ", who begins: " : ": ")
                  + "human or a player. Default: " + usual + ".")
          .build());
    }
    CommandSpec spec = CommandSpec.create();
    options.forEach(spec::addOption);
    return spec;
  }

  /** Returns the names of the options of a game: those of its seats. */
  static List<List<String>> names(GameKit<?> kit) {
    return MatchRows.seatColumns(kit).stream().map(name -> List.of("--" + name)).toList();
  }

  /** Returns what was typed for a seat. */
  Optional<String> typed(int seat) {
    return Optional.ofNullable(options.get(seat).getValue());
  }

  /** Returns the first name of a seat's option. */
  String first(int seat) {
    return names.get(seat).get(0);
  }

  /** Returns the names of a seat's option, for messages. */
  String name(int seat) {
    return String.join("/", options.get(seat).names());
  }
}
