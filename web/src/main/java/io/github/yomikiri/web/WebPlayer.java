package io.github.yomikiri.web;

import io.github.yomikiri.app.output.Mistake;
import io.github.yomikiri.app.output.ValueScale;
import io.github.yomikiri.cli.output.GamePhase;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.play.JudgedMove;
import io.github.yomikiri.reversi.endgame.EndgameOptions;
import io.github.yomikiri.reversi.endgame.EndgameSolver;
import io.github.yomikiri.reversi.engine.Engine;
import io.github.yomikiri.reversi.engine.Level;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.SearchResult;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** The engine and the solver of the page. All values are in discs, for the side to move. */
final class WebPlayer {

  private static final ValueScale SCALE = ValueScale.ofPoints("discs", 64);
  private static final int MIDGAME_MEBIBYTES = 8;
  private static final int ENDGAME_MEBIBYTES = 16;

  private Optional<Engine> engine = Optional.empty();

  /** Returns limits; a limit of 0 does not limit. */
  static Limits limits(int milliseconds, int nodes) {
    Limits limits = milliseconds > 0 ? Limits.time(Duration.ofMillis(milliseconds)) : Limits.none();
    return nodes > 0 ? limits.withNodes(nodes) : limits;
  }

  private Engine engine(int level) {
    if (engine.isEmpty() || engine.get().level().number() != level) {
      engine = Optional.of(Engine.builder()
          .level(Level.of(level))
          .tables(MIDGAME_MEBIBYTES, ENDGAME_MEBIBYTES)
          .build());
    }
    return engine.get();
  }

  Map<String, Object> play(WebGame game, int level, Limits limits, long seed) {
    Engine player = engine(level);
    if (player.level().errorDiscs() > 0) {
      player.newGame(game.game(), Hash64.of(seed, game.position().key()));
    }
    return described(player.play(game.game(), limits));
  }

  Map<String, Object> hints(WebGame game, Limits limits, Consumer<Map<String, Object>> listener) {
    return described(engine(Level.MAX.number())
        .analyze(
            game.position(),
            Integer.MAX_VALUE,
            limits,
            soFar -> listener.accept(described(soFar))));
  }

  Map<String, Object> review(WebGame game, Limits limits, Consumer<Map<String, Object>> listener) {
    List<JudgedMove> moves = engine(Level.MAX.number())
        .review(game.game(), limits, judged -> listener.accept(described(game, judged)));
    return Map.of("moves", moves.stream().map(judged -> described(game, judged)).toList());
  }

  Map<String, Object> solve(WebGame game) {
    EndgameOptions options = EndgameOptions.exact().withTableMebibytes(ENDGAME_MEBIBYTES);
    return described(new EndgameSolver(options).search(game.position(), Limits.none()));
  }

  private static Map<String, Object> described(SearchResult result) {
    Map<String, Object> map = new LinkedHashMap<>();
    result.move().ifPresent(move -> map.put("move", move.notation()));
    map.put("value", result.points());
    map.put("exact", result.isExact());
    map.put("depth", result.depth());
    map.put("nodes", result.statistics().nodes());
    map.put("line", WebGame.names(result.principalVariation()));
    map.put(
        "moves",
        result.rootMoves().stream()
            .filter(RootMove::isValued)
            .map(each -> described(each, result.points(each)))
            .toList());
    return map;
  }

  /** Returns the words of a review: kinds of mistakes, the worst first; and phases of a game. */
  static Map<String, Object> terms() {
    return Map.of(
        "mistakes",
        Stream.of(Mistake.BLUNDER, Mistake.MISTAKE).map(WebPlayer::described).toList(),
        "phases",
        Stream.of(GamePhase.values())
            .map(phase -> Map.of("name", phase.text(), "range", phase.range()))
            .toList(),
        "limits",
        Mistake.limits(SCALE));
  }

  private static Map<String, String> described(Mistake mistake) {
    return Map.of("mark", mistake.mark(), "word", mistake.word());
  }

  private static Map<String, Object> described(WebGame game, JudgedMove judged) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("ply", judged.ply());
    map.put("played", described(judged.played(), judged.points(judged.played())));
    judged
        .alternative()
        .ifPresent(other -> map.put("alternative", described(other, judged.points(other))));
    map.put("loss", judged.loss());
    map.put("mistake", described(Mistake.of(SCALE, judged.loss())));
    map.put("phase", GamePhase.of(game.game().positions().get(judged.ply())).text());
    return map;
  }

  private static Map<String, Object> described(RootMove move, double value) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("move", move.move().notation());
    map.put("value", value);
    map.put("exact", move.solved());
    map.put("depth", move.depth());
    map.put("line", WebGame.names(move.line()));
    return map;
  }
}
