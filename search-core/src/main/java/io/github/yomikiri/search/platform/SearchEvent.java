package io.github.yomikiri.search.platform;

import jdk.jfr.Category;
import jdk.jfr.Event;
import jdk.jfr.Label;
import jdk.jfr.Name;
import jdk.jfr.StackTrace;

/** The event that the JDK Flight Recorder shows for a search, with the counts of its table. */
@Name("io.github.yomikiri.Search")
@Label("Search")
@Category("Yomikiri")
@StackTrace(false)
final class SearchEvent extends Event {

  @Label("Depth")
  int depth;

  @Label("Score")
  int score;

  @Label("Solved")
  boolean solved;

  @Label("Nodes")
  long nodes;

  @Label("Evaluations")
  long evaluations;

  @Label("Cutoffs")
  long cutoffs;

  @Label("Cutoffs by the First Move")
  long firstMoveCutoffs;

  @Label("Table Probes")
  long tableProbes;

  @Label("Table Hits")
  long tableHits;

  @Label("Re-Searches")
  long reSearches;

  @Label("Completion")
  String completion = "";

  void show(FlightRecorder.Search search) {
    depth = search.depth();
    score = search.score();
    solved = search.solved();
    nodes = search.nodes();
    evaluations = search.evaluations();
    cutoffs = search.cutoffs();
    firstMoveCutoffs = search.firstMoveCutoffs();
    tableProbes = search.tableProbes();
    tableHits = search.tableHits();
    reSearches = search.reSearches();
    completion = search.completion();
  }
}
