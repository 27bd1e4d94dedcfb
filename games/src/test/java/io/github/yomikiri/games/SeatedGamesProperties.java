package io.github.yomikiri.games;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.game.Drawing.Cell;
import io.github.yomikiri.game.Drawing.Piece;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.MoveList;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.SeatedPosition;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What must hold in random games of positions with seats, which are played to their ends. */
class SeatedGamesProperties {

  private static final int TRIES = 20;

  @Property(tries = TRIES)
  void pig(@ForAll long seed) {
    playToTheEnd(Pig.start(), Pig::drawing, seed);
    playToTheEnd(Pig.start(1 + (int) (seed & 15)), Pig::drawing, seed);
  }

  @Property(tries = TRIES)
  void einStein(@ForAll long seed) {
    playToTheEnd(EinStein.start(), EinStein::drawing, seed);
    playToTheEnd(EinStein.start(3, 3), EinStein::drawing, seed);
    playToTheEnd(EinStein.start(2, 1), EinStein::drawing, seed);
    playToTheEnd(EinStein.start(8, 6), EinStein::drawing, seed);
  }

  @Property(tries = TRIES / 4)
  void tiles2048(@ForAll long seed) {
    playToTheEnd(Tiles2048.start(), Tiles2048::drawing, seed);
  }

  @Property(tries = TRIES / 4)
  void chineseCheckers(@ForAll long seed) {
    playToTheEnd(ChineseCheckers.start(3), ChineseCheckers::drawing, seed);
    playToTheEnd(ChineseCheckers.start(2), ChineseCheckers::drawing, seed);
    playToTheEnd(ChineseCheckers.start(3, 1, 200), ChineseCheckers::drawing, seed);
    playToTheEnd(ChineseCheckers.start(2, 2, 300), ChineseCheckers::drawing, seed);
  }

  /** All positions that have been met, also beside the moves that were played. */
  private static final class Met<P extends Position<P>> {

    private final Map<Long, P> byKey = new HashMap<>();
    private final Map<P, String> texts = new HashMap<>();

    void add(P position) {
      assertThat(position).isEqualTo(byKey.computeIfAbsent(position.key(), key -> position));
      assertThat(texts.computeIfAbsent(position, P::toString)).isEqualTo(position.toString());
    }

    /** Different positions have different keys and different texts. */
    void areDistinct() {
      assertThat(texts).hasSameSizeAs(byKey.keySet());
      assertThat(new HashSet<>(texts.values())).hasSameSizeAs(byKey.keySet());
    }
  }

  private static <P extends SeatedPosition<P>> void playToTheEnd(
      P start, Function<P, Drawing<P>> drawing, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Met<P> met = new Met<>();
    Game<P> game = Game.of(start);
    while (!game.isOver()) {
      P position = game.position();
      movesAreWellFormed(position);
      isDrawn(position, drawing.apply(position));
      List<Move> moves = position.legalMoves();
      moves.forEach(move -> met.add(position.play(move.code())));
      game = game.play(moves.get(random.nextInt(moves.size())));
      assertThat(game.position().seats()).isEqualTo(start.seats());
      assertThat(game.position().maxScore()).isEqualTo(start.maxScore());
      assertThat(drawing.apply(game.position())).isEqualTo(drawing.apply(start));
    }
    met.areDistinct();
    P end = game.position();
    assertThat(end.isTerminal()).isTrue();
    assertThat(end.legalMoves()).isEmpty();
    isDrawn(end, drawing.apply(end));
    int[] payoffs = IntStream.range(0, start.seats()).map(game::payoff).toArray();
    assertThat(Arrays.stream(payoffs).map(Math::abs).max().orElseThrow())
        .isLessThanOrEqualTo(start.maxScore());
    if (start.isZeroSum()) {
      assertThat(payoffs)
          .satisfies(each -> assertThat(Arrays.stream(each).sum()).isZero());
    }
    sameMovesMakeEqualPositions(game);
  }

  private static <P extends SeatedPosition<P>> void sameMovesMakeEqualPositions(Game<P> game) {
    P again = game.start();
    for (Move move : game.moves()) {
      again = again.play(move.code());
    }
    assertThat(again).isEqualTo(game.position()).hasSameHashCodeAs(game.position());
    assertThat(again.key()).isEqualTo(game.position().key());
  }

  private static <P extends SeatedPosition<P>> void movesAreWellFormed(P position) {
    MoveList list = new MoveList();
    list.add(7);
    position.moves(list);
    assertThat(list.get(0)).isEqualTo(7);
    int[] moves = Arrays.copyOfRange(list.toArray(), 1, list.size());
    assertThat(moves).isNotEmpty().doesNotHaveDuplicates();
    assertThat(position.isTerminal()).isFalse();
    assertThat(position.seat()).isBetween(SeatedPosition.CHANCE, position.seats() - 1);
    Set<String> texts = new HashSet<>();
    for (int move : moves) {
      assertThat(move).isBetween(0, Position.MOVE_LIMIT - 1);
      String text = position.notation(move);
      assertThat(text).matches("[^\\s#|*]\\S{0,99}");
      assertThat(texts.add(text)).as("%s twice in%n%s", text, position).isTrue();
      assertThat(position.parse(text)).contains(new Move(move, text));
      if (position.seat() == SeatedPosition.CHANCE) {
        assertThat(position.weight(move)).isPositive();
      }
    }
  }

  private static <P extends SeatedPosition<P>> void isDrawn(P position, Drawing<P> drawing) {
    List<Cell> cells = drawing.cells();
    String text = drawing.text(position, position.seat());
    for (int cell = 0; cell < cells.size(); cell++) {
      drawing.piece(position, cell, position.seat()).ifPresent(piece -> {
        assertThat(piece.owner()).isBetween(Piece.NOBODY, position.seats() - 1);
        assertThat(text).contains(piece.symbol());
      });
    }
    Set<List<Integer>> all = new HashSet<>();
    for (Move move : position.legalMoves()) {
      all.add(drawing.clicks(position, move.code(), position.seat()));
    }
    for (List<Integer> clicks : all) {
      assertThat(clicks).allSatisfy(cell -> assertThat(cell).isBetween(0, cells.size() - 1));
      for (int size = 1; size < clicks.size(); size++) {
        assertThat(all).doesNotContain(clicks.subList(0, size));
      }
    }
  }
}
