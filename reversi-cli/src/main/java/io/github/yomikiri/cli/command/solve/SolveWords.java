package io.github.yomikiri.cli.command.solve;

import java.util.Map;

/** What the help of {@code solve} says about Reversi, by the keys of its words. */
final class SolveWords {

  /** The words. */
  static final Map<String, String> WORDS = Map.of(
      "solve.score",
      "A score is the difference in discs at the end of the game under perfect play, for"
          + " the side to move. Empty squares count for the winner.",
      "solve.lines",
      "A position is a transcript, or a line in OBF: 64 squares row by row (X Dark, O"
          + " Light, - empty), a blank and the side to move. Smaller boards have 36 or 16"
          + " squares. Scores of moves may follow after semicolons, and a comment after %%. A"
          + " file has one position on each line.",
      "solve.selective",
      "%n%nWith --selectivity below 100, the search cuts positions whose values a shallow search"
          + " predicts. Each prediction is right with this probability. The column confidence"
          + " says what a score is worth: 100 %% means that it is exact, as with less than 18"
          + " empty squares and on small boards.",
      "solve.examples",
      "  yomikiri solve positions.obf --check"
          + "%n  yomikiri solve 'O--X-XXX-OXX--O- X'"
          + "%n  yomikiri solve positions.obf --algorithm mtdf --csv"
          + "%n  yomikiri solve positions.obf --selectivity 95"
          + "%n  yomikiri solve positions.obf --time 10s"
          + "%n  yomikiri solve positions.obf --evaluator my.weights --predictions my.csv"
          + "%n  yomikiri solve positions.obf --threads 8 --hash 2 --output scores.csv",
      "solve.confidence",
      "%nWith --selectivity below 100, the column confidence follows the score. Its unit is"
          + " percent.",
      "solve.times",
      "%n%n20 empty squares take some tenths of a second, and 24 some seconds. Each further empty"
          + " square%nabout doubles the time.");

  private SolveWords() {}
}
