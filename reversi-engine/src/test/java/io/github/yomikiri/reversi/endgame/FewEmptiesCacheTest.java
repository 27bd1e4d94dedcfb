package io.github.yomikiri.reversi.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.reversi.Reversi;
import io.github.yomikiri.reversi.fixture.Endings;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FewEmptiesCacheTest {

  private final FewEmptiesCache cache = new FewEmptiesCache();

  private static long key(Reversi node) {
    return FewEmptiesCache.key(node.own(), node.opponent());
  }

  @Test
  void aBoundDecidesTheWindowsThatItIsOutside() {
    for (int value = -64; value <= 64; value += 2) {
      for (boolean isLower : new boolean[] {false, true}) {
        cache.store(77, isLower ? value - 1 : value, value);
        for (int alpha = -65; alpha <= 65; alpha++) {
          boolean decides = isLower == value > alpha;
          assertThat(cache.probe(77, alpha)).isEqualTo(decides ? value : FewEmptiesCache.UNKNOWN);
        }
      }
    }
  }

  /** As a map of the positions stored, from which positions are missing that were replaced. */
  @Test
  void onlyStoredPositionsAreKnown() {
    Random random = new Random(5);
    List<Reversi> nodes = Endings.random(8, 5, 7, 5000, 6);
    Map<Reversi, Integer> stored = new HashMap<>();
    int hits = 0;
    for (int i = 0; i < 20_000; i++) {
      Reversi node = nodes.get(random.nextInt(nodes.size()));
      int known = cache.probe(key(node), -66);
      if (known != FewEmptiesCache.UNKNOWN) {
        hits++;
        assertThat(known).isEqualTo(stored.get(node));
      }
      int value = 2 * random.nextInt(65) - 64;
      stored.put(node, value);
      cache.store(key(node), -66, value);
    }
    assertThat(hits).isBetween(5_000, 19_000);
    cache.clear();
    assertThat(nodes).allMatch(node -> cache.probe(key(node), -66) == FewEmptiesCache.UNKNOWN);
  }

  /** Positions that differ in a few discs differ in their keys, and in most of the places. */
  @Test
  void similarPositionsHaveDifferentKeys() {
    Reversi node = Endings.random(8, 6, 6, 1, 1).get(0);
    Set<Long> keys = new HashSet<>();
    Set<Long> places = new HashSet<>();
    int count = 0;
    for (int a = 0; a < 64; a++) {
      for (int b = 0; b <= a; b++) {
        long change = 1L << a | 1L << b;
        long key = FewEmptiesCache.key(node.own() ^ change, node.opponent() ^ change);
        keys.add(key);
        places.add(key & 4095);
        count++;
      }
    }
    assertThat(keys).hasSize(count);
    // Random keys would fill 4096 * (1 - exp(-2080 / 4096)) places.
    assertThat(places).hasSizeGreaterThan(1500);
  }
}
