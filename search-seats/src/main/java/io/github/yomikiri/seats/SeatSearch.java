package io.github.yomikiri.seats;

import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.search.WindowSearch;
import java.util.List;

/** A search that may know what all seats get, and not only the root's. */
interface SeatSearch<P extends SeatedPosition<P>> extends WindowSearch<P> {

  /** Returns what the last depth has found for each seat, in points; empty if not known. */
  List<Double> payoffs();
}
