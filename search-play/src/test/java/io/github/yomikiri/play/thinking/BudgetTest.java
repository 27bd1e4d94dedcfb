package io.github.yomikiri.play.thinking;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.search.Completion;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Statistics;
import io.github.yomikiri.search.StopSignal;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class BudgetTest {

  private long nanos = 1_000;

  private Budget budget(Limits limits) {
    return Budget.of(limits, () -> nanos);
  }

  private static SearchResult search(long nodes) {
    return SearchResult.resignation().toBuilder()
        .statistics(Statistics.of(nodes, Duration.ZERO))
        .build();
  }

  @Test
  void whatHasNoLimitIsNotLimited() {
    Budget budget = budget(Limits.none());
    nanos += Long.MAX_VALUE / 2;
    budget.spend(search(Long.MAX_VALUE / 2));
    assertThat(budget.hasDepth()).isFalse();
    assertThat(budget.hasNodes()).isFalse();
    assertThat(budget.hasTime()).isFalse();
    assertThat(budget.excludesMoves()).isFalse();
    assertThat(budget.isEnough()).isFalse();
    assertThat(budget.isOver()).isFalse();
    assertThat(budget.depth()).isEqualTo(Limits.MAX_DEPTH);
    assertThat(budget.nanosLeft()).isEqualTo(Long.MAX_VALUE);
    assertThat(budget.rest()).isEqualTo(Limits.none());
    assertThat(budget(Limits.time(Duration.ofSeconds(Long.MAX_VALUE))).hasTime())
        .isFalse();
  }

  @Test
  void limitsEndOneAfterAnother() {
    StopSignal stop = new StopSignal();
    Budget budget =
        budget(Limits.depth(9).withNodes(100).withTime(Duration.ofNanos(50)).withStop(stop));
    assertThat(budget.depth()).isEqualTo(9);
    assertThat(budget.hasDepth()).isTrue();
    assertThat(budget.hasNodes()).isTrue();
    assertThat(budget.hasTime()).isTrue();
    budget.spend(search(60));
    budget.spend(search(30));
    nanos += 49;
    assertThat(budget.isOver()).isFalse();
    assertThat(budget.statistics()).isEqualTo(Statistics.of(90, Duration.ofNanos(49)));
    assertThat(budget.nodesSpent()).isEqualTo(90);
    nanos++;
    assertThat(budget.isOver()).isTrue();
    assertThat(budget.reason()).isEqualTo(Completion.TIME);
    budget.spend(search(11));
    assertThat(budget.nodesLeft()).isZero();
    assertThat(budget.reason()).isEqualTo(Completion.NODES);
    stop.raise();
    assertThat(budget.reason()).isEqualTo(Completion.STOPPED);
    Budget ofNodes = budget(Limits.nodes(10));
    ofNodes.spend(search(10));
    assertThat(ofNodes.isOver()).isTrue();
    assertThat(budget(Limits.none().withStop(stop)).isOver()).isTrue();
  }

  @Test
  void partsHaveNodesAndTime() {
    Limits limits = Limits.nodes(100).withTime(Duration.ofNanos(1_000));
    Budget budget = budget(limits.withUsualTime(Duration.ofNanos(400)));
    budget.spend(search(20));
    nanos += 100;
    assertThat(budget.rest()).isEqualTo(Limits.nodes(80).withTime(Duration.ofNanos(900)));
    assertThat(budget.share(0.5)).isEqualTo(Limits.nodes(40).withTime(Duration.ofNanos(450)));
    assertThat(budget.usualShare(0.5)).isEqualTo(Limits.nodes(40).withTime(Duration.ofNanos(150)));
    assertThat(budget.share(1e-9)).isEqualTo(Limits.nodes(1).withTime(Duration.ofNanos(1)));
    assertThat(budget(limits).usualShare(0.5))
        .isEqualTo(Limits.nodes(50).withTime(Duration.ofNanos(500)));
  }

  @Test
  void aUsualTimeIsEnoughWhenHalfOfItIsGone() {
    Limits limits = Limits.time(Duration.ofNanos(1_000));
    Budget budget = budget(limits.withUsualTime(Duration.ofNanos(400), 7));
    nanos += 150;
    assertThat(budget.isEnough()).isFalse();
    assertThat(budget.saving())
        .isEqualTo(Limits.time(Duration.ofNanos(850)).withUsualTime(Duration.ofNanos(100), 7));
    assertThat(budget.saving(Limits.depth(3), 9))
        .isEqualTo(Limits.depth(3).withUsualTime(Duration.ofNanos(100), 9));
    nanos += 51;
    assertThat(budget.isEnough()).isTrue();
    assertThat(budget.saving(Limits.depth(3), 0))
        .isEqualTo(Limits.depth(3).withUsualTime(Duration.ZERO, 7));
    assertThat(budget(limits).saving()).isEqualTo(limits);
  }
}
