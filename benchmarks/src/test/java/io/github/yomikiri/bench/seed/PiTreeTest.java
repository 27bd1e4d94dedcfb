package io.github.yomikiri.bench.seed;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PiTreeTest {

  private final List<PiTree> searches = PiTree.all();

  @Test
  void visitsWhatWasPublished() {
    assertThat(searches).allMatch(PiTree::isAsPublished);
    assertThat(searches).filteredOn(each -> each.published().isPresent()).hasSize(6);
  }

  @Test
  void findsTheValueByTheFirstMove() {
    assertThat(searches).allSatisfy(each -> {
      assertThat(each.result().score()).isEqualTo(2);
      assertThat(each.result().bestMove().notation()).isEqualTo("0");
    });
  }

  @Test
  void visitsTheLeavesInThePublishedOrder() {
    assertThat(order("branchandbound")).isEqualTo("314126535884632795020974944230781640");
    assertThat(order("alphabeta")).isEqualTo("3141265358846329502049442781640");
  }

  private String order(String searcher) {
    return searches.stream()
        .filter(each -> each.searcher().equals(searcher))
        .findFirst()
        .orElseThrow()
        .leafOrder();
  }
}
