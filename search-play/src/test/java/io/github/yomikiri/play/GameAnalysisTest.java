package io.github.yomikiri.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Evaluator;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.games.ConnectFour;
import io.github.yomikiri.games.Nim;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.RootMove;
import io.github.yomikiri.search.StopSignal;
import io.github.yomikiri.search.driver.Searchers;
import io.github.yomikiri.search.fixture.RandomGame;
import io.github.yomikiri.search.fixture.RandomGame.Rules;
import io.github.yomikiri.search.fixture.Reference;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The analysis of whole games by a {@link GamePlayer}. */
class GameAnalysisTest {

  private static final Evaluator<RandomGame> EVALUATOR = RandomGame.evaluator();

  private static Player<RandomGame> player() {
    return Player.builder(Searchers.forGame(RandomGame.class).evaluator(EVALUATOR))
        .build();
  }

  /** Plays random moves to the end of a game, or a number of them. */
  private static Game<RandomGame> playRandomly(Rules rules, int moves) {
    Random random = new Random(rules.seed());
    Game<RandomGame> game = Game.of(RandomGame.of(rules));
    while (!game.isOver() && game.moves().size() < moves) {
      List<Move> legal = game.position().legalMoves();
      game = game.play(legal.get(random.nextInt(legal.size())));
    }
    return game;
  }

  @Test
  void solvedGamesHaveTheLossesOfPerfectPlay() {
    for (int seed = 0; seed < 20; seed++) {
      Game<RandomGame> game = playRandomly(new Rules(seed, 7, 4, 40, 50, 10), 100);
      try (Player<RandomGame> player = player()) {
        List<JudgedMove> judged = player.review(game, Limits.none(), move -> {});
        assertThat(judged).hasSameSizeAs(game.moves());
        for (JudgedMove move : judged) {
          RandomGame position = game.positions().get(move.ply());
          assertThat(move.solved()).isTrue();
          assertThat(move.played().move()).isEqualTo(game.moves().get(move.ply()));
          assertThat(move.best().score()).isEqualTo(Reference.value(position, 100, EVALUATOR));
          assertThat(move.played().score())
              .isEqualTo(-Reference.value(game.positions().get(move.ply() + 1), 100, EVALUATOR));
          assertThat(move.alternative().isPresent())
              .isEqualTo(position.legalMoves().size() > 1);
        }
      }
    }
  }

  @Test
  void reportsTheLastMoveFirst() {
    Game<RandomGame> game = playRandomly(new Rules(1, 200, 6, 100_000, 50, 0), 6);
    List<Integer> plies = new ArrayList<>();
    try (Player<RandomGame> player = player()) {
      List<JudgedMove> judged = player.review(game, Limits.depth(3), move -> plies.add(move.ply()));
      assertThat(plies).containsExactly(5, 4, 3, 2, 1, 0);
      assertThat(judged).extracting(JudgedMove::ply).containsExactly(0, 1, 2, 3, 4, 5);
      assertThat(judged).noneMatch(JudgedMove::solved).allMatch(move -> move.loss() >= 0);
    }
  }

  @Test
  void aStopKeepsWhatIsKnown() {
    Game<RandomGame> game = playRandomly(new Rules(1, 200, 6, 100_000, 50, 0), 6);
    StopSignal stop = new StopSignal();
    try (Player<RandomGame> player = player()) {
      List<JudgedMove> judged = player.review(game, Limits.depth(3).withStop(stop), move -> {
        if (move.ply() == 4) {
          stop.raise();
        }
      });
      assertThat(judged).extracting(JudgedMove::ply).containsExactly(4, 5);
      assertThat(player.review(game, Limits.depth(3).withStop(stop), move -> {}))
          .isEmpty();
    }
  }

  @Test
  void aSearchThatFinishesNoDepthJudgesNothing() {
    Game<RandomGame> game = playRandomly(new Rules(1, 200, 6, 100_000, 50, 0), 6);
    try (Player<RandomGame> player = player()) {
      assertThat(player.review(game, Limits.nodes(1), move -> {})).isEmpty();
    }
  }

  @Test
  void provenValuesLimitEarlierMoves() {
    int limited = 0;
    for (int seed = 0; seed < 20; seed++) {
      Game<RandomGame> game = playRandomly(new Rules(seed, 9, 4, 40, 50, 10), 100);
      try (Player<RandomGame> player = player()) {
        List<JudgedMove> judged = player.review(game, Limits.depth(2), move -> {});
        for (int ply = 0; ply + 1 < judged.size(); ply++) {
          RootMove played = judged.get(ply).played();
          RootMove answer = judged.get(ply + 1).played();
          if (answer.solved()) {
            assertThat(played.score()).isLessThanOrEqualTo(-answer.score());
            limited += played.solved() ? 0 : 1;
          }
          if (played.solved()) {
            assertThat(played.score())
                .isEqualTo(-Reference.value(game.positions().get(ply + 1), 100, EVALUATOR));
          }
        }
      }
    }
    assertThat(limited).isGreaterThan(10);
  }

  @Test
  void findsTheMoveThatLost() {
    Game<ConnectFour> game = Game.of(ConnectFour.START);
    for (String move : "4 1 5 1 3 6 2".split(" ", -1)) {
      game = game.play(move);
    }
    try (Player<ConnectFour> player =
        Player.builder(Searchers.forGame(ConnectFour.class)).build()) {
      List<JudgedMove> losing = player.review(game, Limits.depth(4), move -> {}).stream()
          .filter(move -> move.loss() > 0)
          .toList();
      assertThat(losing).extracting(JudgedMove::ply).containsExactly(3);
      assertThat(losing.get(0).alternative().orElseThrow().score()).isZero();
    }
  }

  @Test
  void aMonteCarloSearchJudgesMovesToo() {
    Game<Nim> game = Game.of(Nim.of(1, 2));
    while (!game.isOver()) {
      game = game.play(game.position().legalMoves().get(0));
    }
    try (Player<Nim> player =
        Player.builder(Searchers.monteCarlo(Nim.class)::build).build()) {
      List<JudgedMove> judged = player.review(game, Limits.nodes(2_000), move -> {});
      assertThat(judged).hasSameSizeAs(game.moves());
      assertThat(judged.get(judged.size() - 1).played().solved()).isTrue();
    }
  }
}
