package io.github.yomikiri.search.ordering;

import static io.github.yomikiri.search.ordering.Cutoffs.cutoff;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.games.TicTacToe;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class CompositeOrderingTest {

  /** An ordering that adds a number to every score and records its calls. */
  private static final class Recorder implements MoveOrdering<TicTacToe> {

    private final int number;
    private final List<String> reports;

    Recorder(int number, List<String> reports) {
      this.number = number;
      this.reports = reports;
    }

    @Override
    public void score(TicTacToe node, int ply, int depth, MoveList moves, int[] scores) {
      for (int i = 0; i < moves.size(); i++) {
        scores[i] += number * (i + 1);
      }
    }

    @Override
    public void cutoff(TicTacToe node, int ply, int depth, MoveList moves, int place) {
      reports.add(number + " cutoff " + ply + " " + depth + " " + moves.get(place));
    }

    @Override
    public void best(int ply, int depth, int move) {
      reports.add(number + " best " + ply + " " + depth + " " + move);
    }

    @Override
    public void newSearch() {
      reports.add(number + " new search");
    }

    @Override
    public void reset() {
      reports.add(number + " reset");
    }
  }

  private final List<String> reports = new ArrayList<>();
  private final Recorder one = new Recorder(1, reports);
  private final Recorder ten = new Recorder(10, reports);

  @Test
  void addsTheScoresOfAll() {
    MoveList moves = new MoveList();
    moves.add(4);
    moves.add(5);
    int[] scores = {100, 100, 7};
    MoveOrdering.of(List.of(one, ten)).score(TicTacToe.START, 0, 1, moves, scores);
    assertThat(scores).containsExactly(111, 122, 7);
  }

  @Test
  void tellsAllInTurn() {
    MoveOrdering<TicTacToe> both = MoveOrdering.of(List.of(one, ten));
    cutoff(both, 1, 2, 3);
    both.best(4, 5, 6);
    both.newSearch();
    both.reset();
    assertThat(reports)
        .containsExactly(
            "1 cutoff 1 2 3",
            "10 cutoff 1 2 3",
            "1 best 4 5 6",
            "10 best 4 5 6",
            "1 new search",
            "10 new search",
            "1 reset",
            "10 reset");
  }

  @Test
  void oneAloneIsItself() {
    assertThat(MoveOrdering.of(List.<MoveOrdering<TicTacToe>>of(one))).isSameAs(one);
  }

  @Test
  void noneLeavesTheScores() {
    MoveList moves = new MoveList();
    moves.add(4);
    int[] scores = {9};
    MoveOrdering.of(List.<MoveOrdering<TicTacToe>>of()).score(TicTacToe.START, 0, 1, moves, scores);
    assertThat(scores).containsExactly(9);
  }
}
