package io.github.yomikiri.reversi.notation;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Board;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads SGF text from front to back. A place is the number of the game, the offset in the whole
 * text, and the property.
 */
final class SgfParser {

  /** How many characters of the text an exception shows. */
  private static final int SHOWN = 1_000;

  private static final int MAX_NAME = 100;
  private static final String BEGINNING = "(;";
  private static final Pattern GAME = Pattern.compile("\\(\\s*;");

  /** The beginning of a game and not of a variation: the properties of a first node. */
  private static final Pattern NEXT_GAME = Pattern.compile("\\(\\s*;\\s*(?:FF|GM|CA|AP|SZ)\\s*\\[");

  private static final String OTHELLO = "2";
  private static final int USUAL_SIZE = 8;

  private final String text;
  private int offset;
  private int gameNumber;

  SgfParser(String text) {
    this.text = text;
  }

  List<SgfGame> games(Consumer<InvalidInputException> bad) {
    List<SgfGame> games = new ArrayList<>();
    skipPreface();
    for (gameNumber = 1; skipBlank(); gameNumber++) {
      try {
        games.add(game());
      } catch (InvalidInputException e) {
        bad.accept(e);
        int next = text.indexOf(BEGINNING, Math.max(offset, 1));
        offset = next < 0 ? text.length() : next;
      }
    }
    return List.copyOf(games);
  }

  /** Moves to the first game, past text that has no property, such as the head of a mail. */
  private void skipPreface() {
    Matcher first = GAME.matcher(text);
    if (first.find() && text.lastIndexOf(']', first.start()) < 0) {
      offset = first.start();
    }
  }

  /** Moves past white space. Returns false at the end of the text. */
  private boolean skipBlank() {
    while (offset < text.length() && Character.isWhitespace(text.charAt(offset))) {
      offset++;
    }
    return offset < text.length();
  }

  private SgfGame game() {
    if (text.charAt(offset) != '(') {
      throw wrong(offset, "", found() + " where a game should begin with \"(;\"");
    }
    int begin = offset++;
    Map<String, List<String>> root = new LinkedHashMap<>();
    List<SgfReplay.Entry> entries = new ArrayList<>();
    boolean isMainLine = true;
    int nodes = 0;
    int depth = 1;
    while (depth > 0 && !(nodes > 0 && lacksBracket())) {
      char next = skipBlank() ? text.charAt(offset) : 0;
      if (nodes > 0 && isLetter(next)) {
        Property property = property();
        if (isMainLine && SgfReplay.NAMES.contains(property.name())) {
          entries.add(new SgfReplay.Entry(property.name(), property.values(), property.at()));
        } else if (isMainLine && nodes == 1) {
          root.computeIfAbsent(property.name(), any -> new ArrayList<>()).addAll(property.values());
        }
        continue;
      }
      switch (next) {
        case '(' -> depth++;
        case ')' -> {
          // The line that ends first is the main line: all others are variations.
          isMainLine = false;
          depth--;
        }
        case ';' -> nodes++;
        default ->
          throw wrong(
              Math.min(offset, text.length() - 1),
              "",
              found()
                  + " where a property such as PB[name], or the end of the game \")\", should be");
      }
      offset++;
    }
    Map<String, String> properties = new LinkedHashMap<>();
    root.forEach((name, values) -> properties.put(name, String.join("\n", values)));
    return new SgfGame(
        properties, SgfReplay.game(entries, size(properties, begin), isGoGui(properties), this));
  }

  /** Returns whether the game ends without its last bracket, which some programs leave out. */
  private boolean lacksBracket() {
    return !skipBlank() || NEXT_GAME.matcher(text).region(offset, text.length()).lookingAt();
  }

  private static boolean isLetter(char c) {
    return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
  }

  private String found() {
    return offset >= text.length() ? "the end of the text" : "'" + text.charAt(offset) + "'";
  }

  /** A property: its name in capital letters, its values, and the offset of its name. */
  private record Property(String name, List<String> values, int at) {}

  private Property property() {
    int at = offset;
    StringBuilder name = new StringBuilder();
    for (; offset < text.length() && isLetter(text.charAt(offset)); offset++) {
      // Old versions of the format have longer names, whose small letters do not count.
      if (Character.isUpperCase(text.charAt(offset)) && name.length() < MAX_NAME) {
        name.append(text.charAt(offset));
      }
    }
    List<String> values = new ArrayList<>();
    while (skipBlank() && text.charAt(offset) == '[') {
      values.add(value(name.toString(), at));
    }
    if (values.isEmpty()) {
      throw wrong(at, name.toString(), "no value in brackets follows, such as " + name + "[...]");
    }
    return new Property(name.toString(), values, at);
  }

  private String value(String name, int at) {
    StringBuilder value = new StringBuilder();
    for (offset++; offset < text.length(); offset++) {
      char c = text.charAt(offset);
      if (c == ']') {
        offset++;
        return value.toString();
      }
      if (c == '\\' && offset + 1 < text.length()) {
        c = text.charAt(++offset);
      }
      value.append(c);
    }
    throw wrong(at, name, "it has no closing bracket");
  }

  private static boolean isGoGui(Map<String, String> properties) {
    return properties.getOrDefault("AP", "").startsWith("GoGui");
  }

  /** Returns the size of the board, after a check that the game is Othello. */
  private int size(Map<String, String> properties, int begin) {
    String kind = properties.getOrDefault("GM", OTHELLO).strip();
    if (!kind.equals(OTHELLO)) {
      throw wrong(begin, "GM", "\"" + kind + "\" is not the game 2, which is Othello");
    }
    String typed = properties.getOrDefault("SZ", "").strip();
    if (typed.isEmpty() && properties.containsKey("GM")) {
      return USUAL_SIZE;
    }
    if (typed.isEmpty()) {
      throw wrong(
          begin,
          "SZ",
          "it is missing, which stands for the 19x19 squares of Go; expected SZ[8], SZ[6] or"
              + " SZ[4], or GM[2] for Othello");
    }
    for (int size = 4; size <= USUAL_SIZE; size += 2) {
      if (Board.isSize(size) && typed.equals(Integer.toString(size))) {
        return size;
      }
    }
    throw wrong(begin, "SZ", "board size \"" + typed + "\" is not 4, 6 or 8");
  }

  /** Returns an exception about a property; the name is empty if there is none. */
  InvalidInputException wrong(int at, String name, String reason) {
    String place = "game " + gameNumber + ", offset " + at;
    return new InvalidInputException(
        text.substring(at, Math.min(text.length(), at + SHOWN)),
        name.isEmpty() ? place : place + ", property " + name,
        reason);
  }
}
