package io.github.yomikiri.reversi.notation;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.Side;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * Reads GGF text from front to back. Places are given as the number of the game and the offset in
 * the whole text.
 */
final class GgfParser {

  /** How many characters of the text an exception shows. */
  private static final int SHOWN = 1_000;

  /**
   * The properties that are parsed and not only stored. Each may have at most {@code MAX_READ}
   * characters.
   */
  private static final Set<String> READ = Set.of("GM", "TY", "BO", "B", "W");

  private static final int MAX_READ = 1_000;
  private static final String BEGINNING = "(;";
  private static final List<String> ENDS = List.of(";)", ")");

  /** A type such as {@code 8a} or {@code s8r18a}, in which fewer discs win. */
  private static final Pattern ANTI = Pattern.compile("(?is)s?\\d[^a]*+a.*");

  private final String text;
  private int offset;
  private int gameNumber;

  GgfParser(String text) {
    this.text = text;
  }

  List<GgfGame> games(Consumer<InvalidInputException> bad) {
    List<GgfGame> games = new ArrayList<>();
    skipPreface();
    boolean isAtEnd = false;
    for (gameNumber = 1; !isAtEnd; gameNumber++) {
      try {
        isAtEnd = !skipToNextGame();
        if (!isAtEnd) {
          games.add(game());
        }
      } catch (InvalidInputException e) {
        bad.accept(e);
        int next = text.indexOf(BEGINNING, offset);
        offset = next < 0 ? text.length() : next;
      }
    }
    return List.copyOf(games);
  }

  /** Moves to the first game, past text that has no property, such as the head of a mail. */
  private void skipPreface() {
    int first = text.indexOf(BEGINNING);
    if (first >= 0 && text.lastIndexOf(']', first) < 0) {
      offset = first;
    }
  }

  /** Moves past {@code (;}, or returns false when only white space and digits are left. */
  private boolean skipToNextGame() {
    while (offset < text.length()) {
      char c = text.charAt(offset);
      if (text.startsWith(BEGINNING, offset)) {
        offset += BEGINNING.length();
        return true;
      }
      if (!Character.isWhitespace(c) && !(c >= '0' && c <= '9')) {
        throw error(offset, "'" + c + "' where a game should begin with \"(;\"");
      }
      offset++;
    }
    return false;
  }

  private GgfGame game() {
    Map<String, StringBuilder> properties = new LinkedHashMap<>();
    List<GgfGame.Note> notes = new ArrayList<>();
    GameBuilder game = null;
    int begin = offset;
    while (!atEndOfGame()) {
      int at = offset;
      String name = name();
      String value = value(name);
      switch (name) {
        case "BO" -> {
          if (game != null) {
            throw error(at, "a second board");
          }
          game = new GameBuilder(board(value, at));
        }
        case "B", "W" -> {
          if (game == null) {
            throw error(at, "a move before the board");
          }
          play(game, notes, name.equals("B") ? Side.DARK : Side.LIGHT, value, at);
        }
        // Comments may occur several times.
        default -> {
          StringBuilder known = properties.get(name);
          if (known == null) {
            properties.put(name, new StringBuilder(value));
          } else {
            known.append('\n').append(value);
          }
        }
      }
    }
    Map<String, String> texts = new LinkedHashMap<>();
    properties.forEach((name, value) -> texts.put(name, value.toString()));
    String kind = texts.getOrDefault("GM", "Othello");
    if (!kind.equalsIgnoreCase("Othello") && !kind.equalsIgnoreCase("Reversi")) {
      throw error(begin, "the game is " + kind + ", not Othello");
    }
    String type = texts.getOrDefault("TY", "");
    if (ANTI.matcher(type).matches()) {
      throw error(begin, "the game has the type " + type + ", in which fewer discs win");
    }
    if (game == null) {
      throw error(begin, "the game has no board (BO)");
    }
    fill(notes, game.plies());
    return new GgfGame(texts, game.build(), notes);
  }

  /** Moves past white space and then past {@code ;)} or {@code )}, if that comes next. */
  private boolean atEndOfGame() {
    while (offset < text.length() && Character.isWhitespace(text.charAt(offset))) {
      offset++;
    }
    for (String end : ENDS) {
      if (text.startsWith(end, offset)) {
        offset += end.length();
        return true;
      }
    }
    return false;
  }

  private String name() {
    int begin = offset;
    while (offset < text.length() && text.charAt(offset) >= 'A' && text.charAt(offset) <= 'Z') {
      offset++;
    }
    String name = text.substring(begin, offset);
    if (name.isEmpty()
        || name.length() > 8
        || offset == text.length()
        || text.charAt(offset) != '[') {
      String found =
          offset == text.length() ? "the end of the text" : "'" + text.charAt(offset) + "'";
      throw error(
          offset,
          found + " where a property such as PB[name], or the end of the game \";)\", should be");
    }
    return name;
  }

  private String value(String name) {
    int begin = offset + 1;
    int end = text.indexOf(']', begin);
    if (end < 0) {
      throw error(offset, "the property " + name + " has no closing bracket");
    }
    if (end - begin > MAX_READ && READ.contains(name)) {
      throw error(offset, "the property " + name + " has more than " + MAX_READ + " characters");
    }
    offset = end + 1;
    return text.substring(begin, end);
  }

  private Reversi board(String value, int at) {
    String[] words = value.strip().split("\\s+", 2);
    int size = switch (words[0]) {
      case "8" -> 8;
      case "6" -> 6;
      case "4" -> 4;
      default -> throw error(at, "board size \"" + words[0] + "\" is not 4, 6 or 8");
    };
    String cells = words.length == 1 ? "" : words[1].replaceAll("\\s", "");
    return Cells.parse(size, cells, value, place(at));
  }

  private void play(GameBuilder game, List<GgfGame.Note> notes, Side side, String value, int at) {
    String[] parts = value.strip().split("/", 3);
    int move = game.position()
        .board()
        .parseMove(parts[0].strip())
        .orElseThrow(
            () -> error(at, "\"" + parts[0] + "\" is not a square of the board or a pass"));
    if (move == Reversi.PASS && game.position().isTerminal()) {
      return;
    }
    boolean alreadyPassed = move == Reversi.PASS && game.passMayFollow();
    Side turn = alreadyPassed
        ? game.position().sideToMove().opposite()
        : game.position().sideToMove();
    if (side != turn) {
      throw error(at, "a move of " + side + ", but it is the turn of " + turn);
    }
    int ply = alreadyPassed ? game.plies() - 1 : game.plies();
    game.play(move).ifPresent(reason -> {
      throw error(at, reason);
    });
    fill(notes, ply);
    notes.add(new GgfGame.Note(
        parts.length > 1 ? parts[1].strip() : "", parts.length > 2 ? parts[2].strip() : ""));
  }

  /** Adds empty notes for the passes that the text leaves out. */
  private static void fill(List<GgfGame.Note> notes, int plies) {
    while (notes.size() < plies) {
      notes.add(GgfGame.Note.NONE);
    }
  }

  private InvalidInputException error(int at, String reason) {
    return new InvalidInputException(
        text.substring(at, Math.min(text.length(), at + SHOWN)), place(at), reason);
  }

  private String place(int at) {
    return "game " + gameNumber + ", offset " + at;
  }
}
