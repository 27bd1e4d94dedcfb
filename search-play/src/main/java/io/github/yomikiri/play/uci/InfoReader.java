package io.github.yomikiri.play.uci;

import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.Score;
import io.github.yomikiri.search.Bound;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.Statistics;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * Collects what an engine says while it thinks. As the protocol asks for, words that make no sense
 * are skipped: an engine may say more than a client knows. Of several lines, the first one counts.
 */
final class InfoReader<P extends Position<P>> {

  private static final int CENTIPAWNS_PER_POINT = 100;

  private final P root;
  private int depth;
  private long nodes;
  private Duration time = Duration.ZERO;
  private OptionalInt score = OptionalInt.empty();
  private Bound bound = Bound.LOWER;
  private List<Move> line = List.of();

  InfoReader(P root) {
    this.root = root;
  }

  /**
   * Reads a line.
   *
   * @return what is known so far; empty if the line says nothing about the best move
   */
  Optional<SearchResult> read(String text) {
    List<String> words = Arrays.asList(text.strip().split("\\s+"));
    boolean isInfo = words.get(0).equals("info") && !words.contains("string");
    if (!isInfo || number(words, "multipv").orElse(1) != 1) {
      return Optional.empty();
    }
    number(words, "nodes").ifPresent(number -> nodes = Math.max(0, number));
    number(words, "time").ifPresent(number -> time = Duration.ofMillis(Math.max(0, number)));
    int pv = words.indexOf("pv");
    List<Move> moves = pv < 0 ? List.of() : moves(words.subList(pv + 1, words.size()));
    if (moves.isEmpty()) {
      return Optional.empty();
    }
    line = moves;
    number(words, "depth").ifPresent(number -> depth = (int) between(0, number, 10_000));
    readScore(words);
    return Optional.of(result(line.get(0), time));
  }

  private void readScore(List<String> words) {
    OptionalLong centipawns = number(words, "cp");
    OptionalLong mate = number(words, "mate");
    if (centipawns.isEmpty() && mate.isEmpty()) {
      return;
    }
    score = OptionalInt.of((int)
        (mate.isPresent()
            ? mateScore(mate.getAsLong())
            : between(-Score.MAX / 2, centipawns.getAsLong(), Score.MAX / 2)));
    bound = words.contains("lowerbound")
        ? Bound.LOWER
        : words.contains("upperbound") ? Bound.UPPER : Bound.EXACT;
  }

  /** Returns the score of a win in a number of the winner's moves, negative for a loss. */
  private static long mateScore(long moves) {
    long winners = between(-10_000, moves, 10_000);
    return winners > 0 ? Score.MAX - (2 * winners - 1) : -Score.MAX - 2 * Math.min(-1, winners);
  }

  private List<Move> moves(List<String> texts) {
    List<Move> moves = new ArrayList<>();
    P position = root;
    for (String text : texts) {
      Optional<Move> move = position.parse(text);
      if (move.isEmpty()) {
        break;
      }
      moves.add(move.get());
      position = position.play(move.get().code());
    }
    return moves;
  }

  /** Returns the number after a word, if the line has both. */
  private static OptionalLong number(List<String> words, String name) {
    int place = words.indexOf(name) + 1;
    return place > 0 && place < words.size() && words.get(place).matches("[+-]?\\d{1,18}")
        ? OptionalLong.of(Long.parseLong(words.get(place)))
        : OptionalLong.empty();
  }

  private static long between(long least, long value, long greatest) {
    return Math.max(least, Math.min(greatest, value));
  }

  /**
   * Returns the result for the engine's move.
   *
   * @param move the move
   * @param elapsed the time that the engine has taken
   */
  SearchResult result(Move move, Duration elapsed) {
    SearchResult.Builder result = SearchResult.builder(move)
        .unitsPerPoint(CENTIPAWNS_PER_POINT)
        .shortestWins(true)
        .statistics(Statistics.of(nodes, elapsed));
    // The last line may have been about another move.
    boolean isAboutIt = !line.isEmpty() && line.get(0).equals(move);
    if (isAboutIt) {
      result.depth(depth).principalVariation(line);
    }
    if (isAboutIt && score.isPresent()) {
      result.score(score.getAsInt()).bound(bound);
    }
    return result.build();
  }
}
