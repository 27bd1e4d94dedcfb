package io.github.yomikiri.search.platform;

import jdk.jfr.Category;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** The event that the JDK Flight Recorder shows for each depth that was searched to its end. */
@Name("io.github.yomikiri.Iteration")
@Label("Iteration")
@Category("Yomikiri")
@StackTrace(false)
final class IterationEvent extends Event {

  @Label("Depth")
  int depth;

  @Label("Best Move")
  String bestMove = "";

  @Label("Score")
  int score;

  @Label("Nodes since the Search Began")
  long nodes;

  void show(FlightRecorder.Iteration iteration) {
    depth = iteration.depth();
    bestMove = iteration.bestMove();
    score = iteration.score();
    nodes = iteration.nodes();
  }
}
