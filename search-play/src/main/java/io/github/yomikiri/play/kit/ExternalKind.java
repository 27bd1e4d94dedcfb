package io.github.yomikiri.play.kit;

import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.kit.text.LimitText;
import io.github.yomikiri.search.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Other programs that talk a protocol, such as {@code uci:COMMAND}. {@code time=1s:} and, if the
 * protocol knows depths, {@code depth=8:} may precede the command. The command is split at blanks;
 * single or double quotes keep a piece together.
 *
 * @param protocol the name of the protocol, in upper case
 * @param knowsDepths whether the protocol has a command for a depth
 * @param usualLimits the limits of a move whose limits are not set, in words
 * @param starter starts a program
 * @param help the lines about this kind
 */
record ExternalKind<P extends Position<P>>(
    String protocol,
    boolean knowsDepths,
    String usualLimits,
    PlayerKind.Starter<P> starter,
    String help)
    implements PlayerKind<P> {

  private String prefix() {
    return protocol.toLowerCase(Locale.ROOT) + ":";
  }

  @Override
  public String beginning() {
    return "a program such as " + prefix() + "\"program argument\"";
  }

  @Override
  public Optional<PlayerSpec<P>> read(PlayerName name) {
    String text = name.name();
    return text.regionMatches(true, 0, prefix(), 0, prefix().length())
        ? Optional.of(read(name, text.substring(prefix().length())))
        : Optional.empty();
  }

  private PlayerSpec<P> read(PlayerName name, String rest) {
    Limits limits = Limits.none();
    String command = rest;
    while (command.matches("(time|depth)=[^:\\s]*:.*")) {
      int colon = command.indexOf(':');
      String part = command.substring(0, colon);
      command = command.substring(colon + 1);
      if (!name.readLimit(part)) {
        limits = limits.withDepth(depth(name, part));
      }
    }
    List<String> words = words(name, command);
    if (words.isEmpty()) {
      throw name.fault("which command? Such as " + prefix() + "time=1s:\"program argument\"");
    }
    Limits all = name.time().map(limits::withTime).orElse(limits);
    String inWords = LimitText.of(all);
    return PlayerSpec.of(name.name(), () -> starter.start(name.name(), words, all))
        .withLimits(inWords.equals(LimitText.NONE) ? usualLimits : inWords);
  }

  private int depth(PlayerName name, String part) {
    if (!knowsDepths) {
      throw name.fault(protocol + " has no word for a depth; give it to the command");
    }
    name.only("depth", part);
    return name.number(PlayerName.value(part), 1, Limits.MAX_DEPTH, "depth");
  }

  private static List<String> words(PlayerName name, String command) {
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean inWord = false;
    char quote = 0;
    for (int i = 0; i < command.length(); i++) {
      char c = command.charAt(i);
      if (quote != 0 ? c == quote : c == '"' || c == '\'') {
        quote = quote != 0 ? 0 : c;
        inWord = true;
      } else if (quote == 0 && Character.isWhitespace(c)) {
        if (inWord) {
          words.add(word.toString());
        }
        word.setLength(0);
        inWord = false;
      } else {
        word.append(c);
        inWord = true;
      }
    }
    if (quote != 0) {
      throw name.fault("a quote is not closed");
    }
    if (inWord) {
      words.add(word.toString());
    }
    return words;
  }
}
