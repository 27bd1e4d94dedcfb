package io.github.yomikiri.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Node;
import io.github.yomikiri.game.internal.PortableRandom;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.algorithm.Algorithm;
import io.github.yomikiri.search.driver.SearcherBuilder;
import io.github.yomikiri.search.driver.Searchers;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/**
 * Whatever searches for a player, the player passes up no win in one move. It leaves none to the
 * other side that a move would prevent. Each build looks at a sample of positions and seeds.
 * {@code -Dtest.args="-Dwins.positions=60 -Dwins.seeds=40"} looks at all positions of tic-tac-toe,
 * and at 60 wins and 60 threats of each other game; it takes about ten minutes.
 */
class WinInOneTest {

  private static final int POSITIONS = Integer.getInteger("wins.positions", 3);
  private static final int SEEDS = Integer.getInteger("wins.seeds", 2);
  private static final int ALL = 60;

  /** Every kind of player that does not err on purpose. */
  private static <N extends Node<N>> Map<String, Supplier<Player<N>>> players(Class<N> game) {
    Map<String, Supplier<Player<N>>> players = new LinkedHashMap<>();
    Map<String, SearcherBuilder<N>> searches = new LinkedHashMap<>();
    searches.put("alpha-beta", Searchers.forGame(game));
    searches.put("MTD(f)", Searchers.forGame(game).algorithm(Algorithm.MTDF));
    searches.put("shortest wins", Searchers.forGame(game).shortestWins());
    searches.put("fixed depth", Searchers.forGame(game).fixedDepth(4));
    searches.put("bare, fixed depth", Searchers.bare(game).fixedDepth(9));
    searches.put("solver", Searchers.solver(game));
    searches.put("prover", Searchers.prover(game, 2));
    searches.forEach(
        (name, search) -> players.put(name, () -> Player.builder(search).build()));
    players.put(
        "solver alone", () -> Player.of("solver", Searchers.solver(game).build(), Limits.none()));
    SearcherBuilder<N> plain = Searchers.forGame(game);
    players.put("variety", () -> Player.builder(plain).variety(node -> true, 0).build());
    for (int level = 6; level <= 8; level++) {
      PlayerLevel each = PlayerLevel.of(level);
      players.put("level " + level, () -> Player.builder(plain).level(each).build());
    }
    players.put(
        "Monte-Carlo", () -> Player.builder(Searchers.monteCarlo(game)::build).build());
    players.put(
        "Monte-Carlo, variety",
        () -> Player.builder(Searchers.monteCarlo(game)::build)
            .variety(node -> true, 0)
            .build());
    players.put(
        "Monte-Carlo by seed",
        () -> Player.seeded(
            "by seed", seed -> Searchers.monteCarlo(game).seed(seed).build(), Limits.none()));
    return players;
  }

  private static <N extends Node<N>> boolean wins(N position, Move move) {
    N after = position.play(move.code());
    return after.isTerminal() && after.terminalScore() < 0;
  }

  private static <N extends Node<N>> boolean leavesWin(N position, Move move) {
    N after = position.play(move.code());
    return after.legalMoves().stream().anyMatch(reply -> wins(after, reply));
  }

  private static <N extends Node<N>> boolean hasWin(N position) {
    return position.legalMoves().stream().anyMatch(move -> wins(position, move));
  }

  /** Returns whether some moves leave a win, and others prevent it. */
  private static <N extends Node<N>> boolean isThreatened(N position) {
    return !hasWin(position)
        && position.legalMoves().stream()
                .map(move -> leavesWin(position, move))
                .distinct()
                .count()
            == 2;
  }

  /** Returns different positions of random games. */
  private static <N extends Node<N>> List<N> positions(N start, Predicate<N> wanted) {
    PortableRandom random = new PortableRandom(1);
    Set<N> found = new LinkedHashSet<>();
    while (found.size() < POSITIONS) {
      for (N at = start;
          !at.isTerminal();
          at = at.play(random.pick(at.legalMoves()).code())) {
        if (wanted.test(at) && random.nextInt(4) == 0) {
          found.add(at);
          break;
        }
      }
    }
    return new ArrayList<>(found);
  }

  private static <N extends Node<N>> List<N> winsAndThreats(N start) {
    List<N> positions = positions(start, WinInOneTest::hasWin);
    positions.addAll(positions(start, WinInOneTest::isThreatened));
    return positions;
  }

  private static List<TicTacToe> ticTacToe() {
    Set<TicTacToe> all = new LinkedHashSet<>(Set.of(TicTacToe.START));
    List<TicTacToe> open = new ArrayList<>(all);
    for (int i = 0; i < open.size(); i++) {
      TicTacToe at = open.get(i);
      for (Move move : at.legalMoves()) {
        TicTacToe next = at.play(move.code());
        if (!next.isTerminal() && all.add(next)) {
          open.add(next);
        }
      }
    }
    return open;
  }

  /** Returns 1 if the side to move wins, 0 for a draw, -1 if it loses. */
  private static int value(TicTacToe position) {
    return position.isTerminal()
        ? position.terminalScore()
        : position.legalMoves().stream()
            .mapToInt(move -> -value(position.play(move.code())))
            .max()
            .orElseThrow();
  }

  /** Checks that a result claims nothing that is not so. */
  private static void checkClaim(TicTacToe position, SearchResult result) {
    if (result.solved() && Long.bitCount(position.own() | position.opponent()) > 3) {
      int claimed = Integer.signum(result.score());
      int value = value(position);
      switch (result.bound()) {
        case EXACT -> assertThat(claimed).isEqualTo(value);
        case LOWER -> assertThat(claimed).isLessThanOrEqualTo(value);
        case UPPER -> assertThat(claimed).isGreaterThanOrEqualTo(value);
        case ESTIMATE -> throw new AssertionError("an estimate is not solved: " + result);
      }
    }
  }

  private static <N extends Node<N>> void check(
      Class<N> game, List<N> positions, BiConsumer<N, SearchResult> claims) {
    players(game).forEach((name, maker) -> {
      try (Player<N> player = maker.get()) {
        int passedUp = 0;
        int left = 0;
        for (N position : positions) {
          for (int seed = 0; seed < SEEDS; seed++) {
            player.newGame(Game.of(position), seed);
            // A search of one node, too, does not blunder.
            Limits limits = Limits.nodes(1L << Math.floorMod(5 * seed + position.key(), 11));
            SearchResult result = player.play(position, limits);
            claims.accept(position, result);
            Move move = result.bestMove();
            if (hasWin(position)) {
              passedUp += wins(position, move) ? 0 : 1;
            } else if (isThreatened(position)) {
              left += leavesWin(position, move) ? 1 : 0;
            }
          }
        }
        assertThat(List.of(passedUp, left))
            .as("%s, %s: wins passed up, wins left", game.getSimpleName(), name)
            .containsExactly(0, 0);
      }
    });
  }

  /** A game whose points count. The side to move has won the score of a finished game. */
  private record Tree(long key, int terminalScore, List<Tree> next) implements Node<Tree> {

    static Tree end(int score) {
      return new Tree(score, score, List.of());
    }

    static Tree of(long key, Tree... next) {
      return new Tree(key, 0, List.of(next));
    }

    @Override
    public void moves(MoveList out) {
      for (int i = 0; i < next.size(); i++) {
        out.add(i);
      }
    }

    @Override
    public Tree play(int move) {
      return next.get(move);
    }
  }

  private static void checkMove(Tree root, Limits limits, int move) {
    try (Player<Tree> player = Player.builder(Searchers.solver(Tree.class)).build()) {
      assertThat(player.play(root, limits).bestMove().code()).isEqualTo(move);
    }
  }

  @Test
  void aGreaterWinIsBetterIfItIsProven() {
    Tree later = Tree.of(11, Tree.of(12, Tree.end(-5)));
    Tree root = Tree.of(13, later, Tree.end(-1), Tree.end(-2));
    checkMove(root, Limits.none(), 0);
    checkMove(root, Limits.nodes(1), 2);
  }

  @Test
  void aSmallLossIsBetterIfALaterOneIsProvenToBeGreater() {
    Tree atOnce = Tree.of(21, Tree.end(-2), Tree.end(0));
    Tree greater = Tree.of(22, Tree.of(23, Tree.of(24, Tree.end(-5))));
    Tree equal = Tree.of(25, Tree.of(26, Tree.of(27, Tree.end(-2))));
    checkMove(Tree.of(28, atOnce, greater), Limits.none(), 0);
    checkMove(Tree.of(28, atOnce, greater), Limits.nodes(1), 1);
    checkMove(Tree.of(29, atOnce, equal), Limits.none(), 1);
  }

  @Test
  void aMoveThatLosesAtOnceIsTheLastChoice() {
    Tree root = Tree.of(31, Tree.end(1), Tree.of(32, Tree.end(0)));
    checkMove(root, Limits.nodes(1), 1);
  }

  @Test
  void aRandomMoveStaysRandom() {
    Player<TicTacToe> random = Player.seeded("random", Searchers::random, Limits.none());
    TicTacToe position = TicTacToe.after(0, 3, 1, 4);
    Set<Move> played = new LinkedHashSet<>();
    for (int seed = 0; seed < 40; seed++) {
      random.newGame(Game.of(position), seed);
      played.add(random.play(position, Limits.none()).bestMove());
    }
    assertThat(played).hasSize(5);
  }

  @Test
  void ticTacToeIsPlayedWithoutABlunder() {
    List<TicTacToe> all = ticTacToe();
    assertThat(all).hasSize(4520);
    int step = POSITIONS == ALL ? 1 : 211;
    List<TicTacToe> sample = new ArrayList<>();
    for (int i = 0; i < all.size(); i += step) {
      sample.add(all.get(i));
    }
    check(TicTacToe.class, sample, WinInOneTest::checkClaim);
  }

  @Test
  void soAreGamesWithLargerBoards() {
    check(FourInARow.class, winsAndThreats(FourInARow.START), (position, result) -> {});
    check(
        UltimateTicTacToe.class, winsAndThreats(UltimateTicTacToe.START), (position, result) -> {});
    check(ConnectFour.class, winsAndThreats(ConnectFour.START), (position, result) -> {});
  }
}
