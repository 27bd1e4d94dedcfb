package io.github.yomikiri.play.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.play.match.MatchResult.Tally;
import org.junit.jupiter.api.Test;

class TallyTest {

  private static final Tally WIN = new Tally(1, 0, 0);
  private static final Tally DRAW = new Tally(0, 1, 0);
  private static final Tally LOSS = new Tally(0, 0, 1);

  @Test
  void addsUp() {
    Tally sum = new Tally(3, 2, 1).plus(new Tally(1, 1, 1));

    assertThat(sum).isEqualTo(new Tally(4, 3, 2));
    assertThat(sum.games()).isEqualTo(9);
    assertThat(sum.points()).isEqualTo(5.5);
  }

  @Test
  void pairsAreCountedByPoints() {
    PairTally pairs = PairTally.NONE
        .plus(LOSS.plus(LOSS))
        .plus(LOSS.plus(DRAW))
        .plus(LOSS.plus(WIN))
        .plus(DRAW.plus(DRAW))
        .plus(WIN.plus(DRAW))
        .plus(WIN.plus(WIN));

    assertThat(pairs).isEqualTo(new PairTally(1, 1, 2, 1, 1));
    assertThat(pairs.pairs()).isEqualTo(6);
  }

  @Test
  void rejectsWhatCannotBeCounted() {
    assertThatThrownBy(() -> new Tally(0, -1, 0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new PairTally(0, 0, 0, 0, -1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> PairTally.NONE.plus(WIN)).isInstanceOf(IllegalArgumentException.class);
  }
}
