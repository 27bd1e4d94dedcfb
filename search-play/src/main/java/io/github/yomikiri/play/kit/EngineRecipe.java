package io.github.yomikiri.play.kit;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.PlayerLevel;
import io.github.yomikiri.play.kit.text.LimitText;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.table.LockFreeTable;
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
  static final PlayerOption TABLE = new PlayerOption("Hash", "table", 1, 8192, 16);
  static final PlayerOption THREADS = new PlayerOption("Threads", "threads", 1, 64, 1);

  private final NodeKit<N> kit;
  private final EvaluatorNames<N> evaluators;
  private final PlayerName name;
  private Optional<Evaluator<N>> named = Optional.empty();
  private PlayerLevel level = PlayerLevel.MAX;
  private OptionalInt tableMebibytes = OptionalInt.empty();
  private int threads = 1;

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
      case "level" -> level = PlayerLevel.of(number(value, LEVEL, "level"));
      case "table" -> tableMebibytes = OptionalInt.of(number(value, TABLE, "table size in MiB"));
      case "threads" -> threads = number(value, THREADS, "number of threads");
      default -> {
        named = name.evaluator(kit, typed);
        if (named.isEmpty()) {
          throw name.fault("no part \"" + part + "\"; there are " + evaluators.forParts()
              + "level=, depth=, time=, nodes=, clock=, table=, threads=");
        }
        kind = "evaluator";
      }
    }
    name.only(kind, typed);
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
    SearcherBuilder<N> search =
        Searchers.forGame(kit.type()).preset(kit.name(), kit::search).evaluator(evaluator());
    tableMebibytes.ifPresent(size -> search.table(() -> LockFreeTable.ofMebibytes(size)));
    if (threads > 1) {
      search.threads(threads);
    }
    return Player.builder(search).level(level).build().inMatches(name.name(), limits);
  }

  /** Returns whether its level limits its moves. */
  boolean isWeak() {
    return !level.equals(PlayerLevel.MAX);
  }

  /** Returns the limits of its moves in words. */
  String limitText() {
    String limits = LimitText.of(name.gameLimits(isWeak()));
    if (!isWeak()) {
      return limits;
    }
    String own = "level " + level.number();
    return limits.equals(LimitText.NONE) ? own : own + ", " + limits;
  }
}
