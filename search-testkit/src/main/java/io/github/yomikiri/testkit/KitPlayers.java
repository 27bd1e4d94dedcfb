package io.github.yomikiri.testkit;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.play.kit.PlayerKind;
import io.github.yomikiri.play.kit.PlayerOption;
import io.github.yomikiri.play.kit.PlayerSpec;
import io.github.yomikiri.play.kit.PlayerSyntaxException;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.Searcher;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.table.LockFreeTable;
import java.util.List;
import java.util.function.Supplier;

/** Checks the players of a kit. */
final class KitPlayers<N extends Node<N>> {

  private static final String PLAYERS = "players";
  private static final int WIDTH = 98;
  private static final int EXPLANATION = 20;
  private static final long NODES = 1_000;

  private final KitContract<N> contract;
  private final NodeKit<N> kit;

  KitPlayers(KitContract<N> contract) {
    this.contract = contract;
    kit = contract.kit();
  }

  private String at(String player) {
    return KitChecks.at(kit, PLAYERS) + "player \"" + player + "\": ";
  }

  void kinds() {
    List<PlayerKind<N>> kinds = kit.players();
    assertFalse(kinds.isEmpty(), () -> KitChecks.at(kit, PLAYERS) + "there are no kinds");
    for (int i = 0; i < kinds.size(); i++) {
      PlayerKind<N> kind = kinds.get(i);
      String at = KitChecks.at(kit, PLAYERS) + "kind " + (i + 1) + ", ";
      assertTrue(
          !kind.beginning().isBlank() && kind.beginning().indexOf('\n') < 0,
          () -> at + "beginning(): expected words in a line, not \"" + kind.beginning() + "\"");
      assertTrue(
          kind.help().endsWith("\n"),
          () -> at + "help(): the last line does not end: " + kind.help());
      for (String line : kind.help().split("\n", 0)) {
        assertTrue(
            line.length() > EXPLANATION
                && line.length() <= WIDTH
                && line.charAt(EXPLANATION - 1) == ' '
                && line.charAt(EXPLANATION) != ' ',
            () -> at + "help(): expected at most " + WIDTH
                + " characters, with the explanation from column 21 on, not \"" + line + "\"");
      }
    }
  }

  void options() {
    PlayerSpec<N> usual = parse(kit.players().get(0).beginning());
    for (PlayerOption option : usual.options()) {
      for (int value : new int[] {option.min(), option.usual(), option.max()}) {
        try {
          usual.with(kit, option, value);
        } catch (PlayerSyntaxException e) {
          fail(at(usual.name()) + "option " + option.name() + " rejects " + value, e);
        }
      }
      assertThrows(
          PlayerSyntaxException.class,
          () -> usual.with(kit, option, option.max() + 1),
          () -> at(usual.name()) + "option " + option.name() + " takes a number above "
              + option.max());
    }
  }

  void moves() {
    for (String name : contract.playerNames()) {
      Game<N> game = Game.of(kit.start());
      try (Player<N> player = parse(name).make()) {
        player.newGame(game, contract.seed());
        checkLegal(at(name), player.play(game, Limits.none()).bestMove());
      }
    }
  }

  void searches() {
    SearcherBuilder<N> search = Searchers.forGame(kit.type()).evaluator(best());
    checkLegal("search", () -> search.preset(kit.name(), kit::search).build());
    SearcherBuilder<N> solver =
        Searchers.solver(kit.type()).table(() -> LockFreeTable.ofMebibytes(1));
    checkLegal("solver", () -> solver.preset(kit.name(), kit::solver).build());
  }

  private Evaluator<N> best() {
    return kit.bestEvaluator().<Evaluator<N>>map(best -> best.maker().get()).orElse(node -> 0);
  }

  private void checkLegal(String method, Supplier<Searcher<N>> searcher) {
    String at = KitChecks.at(kit, method);
    try {
      checkLegal(at, searcher.get().search(kit.start(), Limits.nodes(NODES)).bestMove());
    } catch (IllegalStateException | IllegalArgumentException e) {
      fail(at + e.getMessage(), e);
    }
  }

  private PlayerSpec<N> parse(String name) {
    try {
      return PlayerSpec.parse(kit, name);
    } catch (PlayerSyntaxException e) {
      return fail(KitChecks.at(kit, PLAYERS) + e.getMessage(), e);
    }
  }

  private void checkLegal(String at, Move move) {
    assertTrue(
        kit.start().play(move).isPresent(),
        () -> at + "the move " + move + " is not legal at the start");
  }
}
