package io.github.yomikiri.play.kit;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.PlayerBuilder;
import io.github.yomikiri.play.PlayerLevel;
import io.github.yomikiri.play.book.Book;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.platform.HeapShare;
import io.github.yomikiri.search.table.LockFreeTable;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The settings of the player {@code engine}. They are set while the player's name is read, and do
 * not change afterwards.
 */
final class EngineRecipe<N extends Node<N>> {

  static final PlayerOption LEVEL =
      new PlayerOption("Level", "level", 1, PlayerLevel.MAX.number(), PlayerLevel.MAX.number());
  static final PlayerOption TABLE =
      new PlayerOption("Hash", "table", 1, 8192, HeapShare.mebibytes(16));
  static final PlayerOption THREADS = new PlayerOption("Threads", "threads", 1, 64, 1);

  private final NodeKit<N> kit;
  private final EvaluatorNames<N> evaluators;
  private final PlayerName name;
  private Optional<Evaluator<N>> named = Optional.empty();
  private PlayerLevel level = PlayerLevel.MAX;
  private OptionalInt tableMebibytes = OptionalInt.empty();
  private int threads = 1;
  private Optional<Book<N>> book = Optional.empty();

  private EngineRecipe(NodeKit<N> kit, PlayerName name) {
    this.kit = kit;
    this.name = name;
    evaluators = new EvaluatorNames<>(kit);
  }

  /** Reads the parts of a name after {@code engine}. */
  static <N extends Node<N>> EngineRecipe<N> read(NodeKit<N> kit, PlayerName name) {
    EngineRecipe<N> recipe = new EngineRecipe<>(kit, name);
    name.rest().forEach(recipe::readPart);
    name.checkLimits();
    if (recipe.book.isPresent() && recipe.level().randomMoves() > 0) {
      throw name.fault("level " + recipe.level().number()
          + " plays random moves, so it plays from no book; expected a higher level");
    }
    return recipe;
  }

  private void readPart(String typed) {
    String part = typed.toLowerCase(Locale.ROOT);
    if (name.readEngineLimit(part)) {
      return;
    }
    String kind = part.replaceFirst("=.*", "");
    String value = PlayerName.value(part);
    switch (kind) {
      case "level" -> level = name.level(part);
      case "table" -> tableMebibytes = OptionalInt.of(number(value, TABLE, "table size in MiB"));
      case "threads" -> threads = number(value, THREADS, "number of threads");
      case "book" -> book = Optional.of(readBook(PlayerName.value(typed)));
      default -> {
        named = name.evaluator(kit, typed);
        if (named.isEmpty()) {
          throw name.fault("no part \"" + part + "\"; there are " + evaluators.forParts()
              + "level=, depth=, time=, nodes=, clock=, table=, threads=, book=");
        }
        kind = "evaluator";
      }
    }
    name.only(kind, typed);
  }

  /** Reads a file that the command {@code book} wrote. */
  private Book<N> readBook(String file) {
    try {
      return Book.from(kit.start(), kit::identity)
          .read(name.file(file).toPath())
          .build();
    } catch (NoSuchFileException e) {
      throw name.fault("no file \"" + file + "\" of a book; the command book writes one");
    } catch (IOException | InvalidPathException | InvalidInputException e) {
      throw name.fault(String.valueOf(e.getMessage()));
    }
  }

  private int number(String value, PlayerOption option, String what) {
    return name.number(value, option.min(), option.max(), what);
  }

  PlayerLevel level() {
    return level;
  }

  /** Returns the evaluator of its searches. */
  Evaluator<N> evaluator() {
    return named.orElseGet(evaluators::best);
  }

  /** Makes a player with these settings and limits. */
  Player<N> player(Limits limits) {
    SearcherBuilder<N> search = kit.search().evaluator(evaluator());
    tableMebibytes.ifPresent(size -> search.table(() -> LockFreeTable.ofMebibytes(size)));
    if (threads > 1) {
      search.threads(threads);
    }
    PlayerBuilder<N> player = Player.builder(search).level(level);
    book.ifPresent(moves -> player.book(moves, 0));
    return player.build().inMatches(name.name(), limits);
  }

  /** Returns whether the player chooses at random, so games from the same opening may differ. */
  boolean drawsLots() {
    return level.randomMoves() > 0 || book.isPresent();
  }

  /** Returns whether its level limits its moves. */
  boolean isWeak() {
    return PlayerName.isWeak(level);
  }

  /** Returns the limits of its moves in words. */
  String limitText() {
    return name.limitText(level);
  }
}
