package io.github.yomikiri.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.yomikiri.game.Knowledge;
import io.github.yomikiri.games.Kalah;
import io.github.yomikiri.games.KalahKnowledge;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.driver.Searchers;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KalahTest implements NodeContract<Kalah> {

  private static final Locale LANGUAGE = Locale.getDefault();

  @AfterEach
  void restoreTheLanguage() {
    Locale.setDefault(LANGUAGE);
  }

  @Override
  public List<Kalah> positions() {
    return List.of(Kalah.start(2, 2), Kalah.start(3, 2), Kalah.start(6, 1));
  }

  @Override
  public OptionalInt sideToMove(Kalah node) {
    return OptionalInt.empty();
  }

  @Override
  public Optional<Knowledge<Kalah>> knowledge() {
    return Optional.of(new KalahKnowledge());
  }

  /**
   * Who wins, by the number of houses and then of seeds (Irving, Donkers and Uiterwijk 2000): W if
   * the side to move does, L if it loses, D for a draw.
   */
  @ParameterizedTest
  @CsvSource({"2, WLLLWW", "3, DWWWWL", "4, WWWWWD"})
  void smallBoardsHaveThePublishedOutcomes(int houses, String outcomes) {
    for (int seeds = 1; seeds <= (houses < 4 ? 6 : 3); seeds++) {
      SearchResult result = Searchers.solver(Kalah.class)
          .knowledge(new KalahKnowledge())
          .build()
          .search(Kalah.start(houses, seeds), Limits.none());
      assertThat(result.solved()).isTrue();
      assertThat("LDW".charAt(Integer.signum(result.score()) + 1))
          .as("%d houses of %d seeds: %s", houses, seeds, result)
          .isEqualTo(outcomes.charAt(seeds - 1));
    }
  }

  @Test
  void aLastSeedInTheStoreGivesAnotherMove() {
    Kalah after = Kalah.start(6, 4).play(2);
    assertThat(after.movesAgain()).isTrue();
    assertThat(after.toString().lines().map(line -> line.strip().split(" +")))
        .containsExactly(
            new String[] {"4", "4", "4", "4", "4", "4"},
            new String[] {"0", "1"},
            new String[] {"4", "4", "0", "5", "5", "5"});
  }

  @ParameterizedTest
  @ValueSource(strings = {"ar-EG", "fa-IR"})
  void itsTextHasTheSameDigitsInEachLanguage(String language) {
    Locale.setDefault(Locale.forLanguageTag(language));
    assertThat(Kalah.start(2, 3).toString()).matches("[0-9\\s]+");
  }

  @Test
  void boardsThatAreTooLargeAreRejected() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Kalah.start(7, 4))
        .withMessage("Kalah of 7 houses of 4 seeds; expected 1 to 6 of each");
  }
}
