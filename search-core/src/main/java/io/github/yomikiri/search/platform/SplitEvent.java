package io.github.yomikiri.search.platform;

import jdk.jfr.Category;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;
import jdk.jfr.Threshold;

/** The event that the JDK Flight Recorder shows for a node whose moves several threads shared. */
@Name("io.github.yomikiri.Split")
@Label("Split Node")
@Category("Yomikiri")
@StackTrace(false)
@Threshold("1 ms")
final class SplitEvent extends Event {

  @Label("Moves to Be Shared")
  int moves;

  @Label("Times a Helper Took Up Work")
  int helped;

  void show(FlightRecorder.Split split) {
    moves = split.moves();
    helped = split.helped();
  }
}
