package io.github.yomikiri.reversi.dataset;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.reversi.Reversi;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class VariationsTest {

  private static final List<TrainingGame> GAMES = IntStream.range(0, 10)
      .mapToObj(seed -> TrainingGame.of(TrainingGames.random(seed, 0), 5 * seed))
      .toList();

  private static List<TrainingGame> all(int perGame, long seed) {
    List<TrainingGame> all = new ArrayList<>();
    for (TrainingGame game : GAMES) {
      all.add(game);
      all.addAll(game.variations(perGame, seed + all.size()));
    }
    return all;
  }

  @Test
  void eachGameIsFollowedByPositionsNearIt() {
    List<TrainingGame> all = all(8, 1);
    assertThat(all)
        .hasSizeBetween(70, 90)
        .filteredOn(GAMES::contains)
        .containsExactlyElementsOf(GAMES);
    Iterator<TrainingGame> games = GAMES.iterator();
    TrainingGame game = games.next();
    for (TrainingGame each : all.subList(1, all.size())) {
      if (games.hasNext() && GAMES.contains(each)) {
        game = games.next();
        continue;
      }
      Game<Reversi> moves = each.game();
      int common = 0;
      while (common < moves.moves().size()
          && moves.positions().get(common).equals(game.game().positions().get(common))) {
        common++;
      }
      assertThat(moves.moves().size() - (common - 1)).isBetween(0, 4);
      assertThat(each.usableFrom())
          .isEqualTo(moves.moves().size())
          .isGreaterThan(game.usableFrom());
      assertThat(moves.position().isTerminal()).isFalse();
      assertThat(each.hasLabels()).isFalse();
    }
  }

  @Test
  void theSeedChoosesThem() {
    assertThat(all(3, 1)).map(TrainingGame::format).isEqualTo(formats(all(3, 1)));
    assertThat(formats(all(3, 1))).isNotEqualTo(formats(all(3, 2)));
  }

  private static List<String> formats(List<TrainingGame> games) {
    return games.stream().map(TrainingGame::format).toList();
  }

  @Test
  void withoutVariationsTheGamesStayAlone() {
    assertThat(all(0, 1)).isEqualTo(GAMES);
    assertThatThrownBy(() -> GAMES.get(0).variations(-1, 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("-1");
  }
}
