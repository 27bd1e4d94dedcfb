package io.github.yomikiri.play.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Game.Outcome;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.play.JudgedMove;
import io.github.yomikiri.play.PositionText;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import io.github.yomikiri.search.fixture.RandomGame;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;

/** Random calls of a session, whose state is known from a plain game and what was called. */
final class RandomCalls implements GameSession.Listener<RandomGame> {

  private static final List<String> NO_MOVES = List.of("x", "-1", "moves", "9999999", "1 x");

  private final SplittableRandom random;
  private final RandomGame start;
  private final RandomGameText texts;
  private final NumberedPlayer player;
  private final ManualExecutor events = new ManualExecutor();
  private final GameSession<RandomGame> session;

  private Game<RandomGame> game;
  private final Deque<Move> undone = new ArrayDeque<>();
  private OptionalInt resigned = OptionalInt.empty();
  private final boolean[] hasPlayer = new boolean[2];
  private long searches;
  private OptionalLong current = OptionalLong.empty();
  private int changes;
  private int ends;
  private int expectedChanges;
  private int expectedEnds;

  /**
   * @param executor runs the searches
   * @param thinks whether the players think until they are stopped
   */
  RandomCalls(long seed, Executor executor, boolean thinks) {
    random = new SplittableRandom(seed);
    start = RandomGame.graph(random.nextLong(), 12, 3, 5);
    texts = new RandomGameText(start);
    player = new NumberedPlayer(
        new AtomicInteger(), new AtomicInteger(), new AtomicLong(thinks ? 0 : -1));
    game = Game.of(start);
    session = GameSession.of(game, seed, executor, events, this);
  }

  /** Makes a call, and perhaps handles an event. */
  void call() {
    switch (random.nextInt(23)) {
      case 0 -> takeBack();
      case 1 -> takeBackToPerson();
      case 2 -> redo();
      case 3 -> resign();
      case 4, 5 -> setPlayer(random.nextInt(2));
      case 6 -> setPerson(random.nextInt(2));
      case 7 -> newGame(randomGame());
      case 8 -> load();
      case 9 -> loadWrong();
      case 10 -> analyze();
      case 11 -> review();
      case 12 -> cancel();
      case 13 -> session.stop();
      case 14 -> goTo();
      case 15, 16, 17, 18 -> think();
      default -> play();
    }
    returned();
    check();
    maybe(events::runNext);
    check();
  }

  private void returned() {
    player.calls().updateAndGet(calls -> calls < 0 ? calls : calls + 1);
  }

  void maybe(BooleanSupplier step) {
    if (random.nextBoolean()) {
      step.getAsBoolean();
    }
  }

  /** Stops the last search, whose answer counts, and waits for it. */
  void end(BooleanSupplier step) {
    session.stop();
    while (session.isSearching()) {
      returned();
      step.getAsBoolean();
      events.runNext();
    }
    check();
    session.close();
    player.calls().set(-1);
    assertThat(player.overlaps()).hasValue(0);
  }

  private void check() {
    boolean over = isOver();
    assertThat(session.game()).isEqualTo(game);
    assertThat(session.longest().first(game.moves().size())).isEqualTo(game);
    assertThat(session.seat()).isEqualTo(game.seat());
    assertThat(session.isOver()).isEqualTo(over);
    assertThat(session.legalMoves())
        .isEqualTo(over ? List.of() : game.position().legalMoves());
    assertThat(session.resigned()).isEqualTo(resigned);
    assertThat(session.outcome()).isEqualTo(outcome());
    assertThat(session.isSearching()).isEqualTo(current.isPresent());
    assertThat(session.player(0).isPresent()).isEqualTo(hasPlayer[0]);
    assertThat(session.player(1).isPresent()).isEqualTo(hasPlayer[1]);
    assertThat(changes).isEqualTo(expectedChanges);
    assertThat(ends).isEqualTo(expectedEnds);
    assertThat(PositionText.ofStart(game.start()).readGame(session.text())).isEqualTo(game);
    assertThat(texts.readGame(session.text(texts))).isEqualTo(game);
  }

  private boolean isOver() {
    return resigned.isPresent() || game.isOver();
  }

  private Outcome outcome() {
    return resigned.isEmpty()
        ? game.outcome()
        : resigned.equals(OptionalInt.of(0)) ? Outcome.SECOND_WON : Outcome.FIRST_WON;
  }

  /** Expects a change of the game. */
  private void expect(Game<RandomGame> next, OptionalInt newResigned) {
    game = next;
    resigned = newResigned;
    current = OptionalLong.empty();
    expectedChanges++;
    expectedEnds += isOver() ? 1 : 0;
  }

  private void expectNew(Game<RandomGame> next) {
    undone.clear();
    expect(next, OptionalInt.empty());
  }

  private void play() {
    List<Move> moves = game.position().legalMoves();
    if (isOver() || hasPlayer[game.seat()]) {
      assertThatExceptionOfType(IllegalStateException.class)
          .isThrownBy(() -> session.play("7"))
          .withMessageStartingWith("move 7 ");
    } else if (random.nextInt(5) == 0) {
      assertThatExceptionOfType(IllegalArgumentException.class)
          .isThrownBy(() -> session.play("x"))
          .withMessageContaining("move x is not legal");
    } else {
      Move move = moves.get(random.nextInt(moves.size()));
      expectNew(game.play(move));
      if (random.nextBoolean()) {
        session.play(move);
      } else {
        session.play(move.notation());
      }
    }
  }

  private void takeBack() {
    boolean isPossible = resigned.isPresent() || !game.moves().isEmpty();
    if (resigned.isPresent()) {
      expect(game, OptionalInt.empty());
    } else if (isPossible) {
      expectBack(game.moves().size() - 1);
    }
    assertThat(session.takeBack()).isEqualTo(isPossible);
  }

  private void takeBackToPerson() {
    Optional<Integer> plies = Optional.empty();
    int end = game.moves().size() + (resigned.isPresent() ? 1 : 0);
    for (int i = 0; i < end; i++) {
      if (!hasPlayer[game.first(i).seat()]) {
        plies = Optional.of(i);
      }
    }
    plies.ifPresent(this::expectBack);
    assertThat(session.takeBackToPerson()).isEqualTo(plies.isPresent());
  }

  private void expectBack(int plies) {
    for (int i = game.moves().size() - 1; i >= plies; i--) {
      undone.push(game.moves().get(i));
    }
    expect(game.first(plies), OptionalInt.empty());
  }

  private void redo() {
    boolean isPossible = !undone.isEmpty();
    if (isPossible) {
      expect(game.play(undone.pop()), OptionalInt.empty());
    }
    assertThat(session.redo()).isEqualTo(isPossible);
  }

  private void goTo() {
    int whole = game.moves().size() + undone.size();
    int plies = random.nextInt(-1, whole + 2);
    boolean isPossible = plies >= 0 && plies <= whole;
    if (isPossible && plies <= game.moves().size()) {
      expectBack(plies);
    } else if (isPossible) {
      Game<RandomGame> next = game;
      while (next.moves().size() < plies) {
        next = next.play(undone.pop());
      }
      expect(next, OptionalInt.empty());
    }
    assertThat(session.goTo(plies)).isEqualTo(isPossible);
  }

  private void resign() {
    if (!isOver()) {
      int seat = random.nextInt(2);
      undone.clear();
      expect(game, OptionalInt.of(seat));
      session.resign(seat);
    }
  }

  private void setPlayer(int seat) {
    expectSeat(seat, true);
    session.setPlayer(seat, player);
  }

  private void setPerson(int seat) {
    expectSeat(seat, false);
    session.setPerson(seat);
  }

  private void expectSeat(int seat, boolean isPlayer) {
    hasPlayer[seat] = isPlayer;
    current = seat == game.seat() ? OptionalLong.empty() : current;
  }

  private Game<RandomGame> randomGame() {
    Game<RandomGame> played = Game.of(start);
    for (int i = random.nextInt(12); i > 0 && !played.isOver(); i--) {
      List<Move> moves = played.position().legalMoves();
      played = played.play(moves.get(random.nextInt(moves.size())));
    }
    return random.nextBoolean() ? played : Game.of(played.position());
  }

  private void newGame(Game<RandomGame> next) {
    expectNew(next);
    session.newGame(next, random.nextLong());
  }

  private void load() {
    if (random.nextBoolean()) {
      Game<RandomGame> other = randomGame();
      expectNew(other);
      session.load(texts.writeGame(other), texts);
    } else {
      expectNew(game);
      session.load(session.text());
    }
  }

  /** Loads a text that names a move that no position has. */
  private void loadWrong() {
    List<String> words = new ArrayList<>(List.of(session.text(texts).split(" ")));
    if (game.moves().isEmpty()) {
      words.add("moves");
    }
    String wrong = NO_MOVES.get(random.nextInt(NO_MOVES.size()));
    words.add(words.indexOf("moves") + 1 + random.nextInt(game.moves().size() + 1), wrong);
    String text = String.join(" ", words);
    assertThatExceptionOfType(InvalidInputException.class)
        .isThrownBy(() -> session.load(text, texts))
        .withMessageContaining("(move ");
  }

  private void think() {
    boolean thinks = !isOver() && hasPlayer[game.seat()];
    Limits limits = next(thinks);
    assertThat(session.think(limits)).isEqualTo(thinks);
  }

  private void analyze() {
    session.analyze(player, 3, next(true));
  }

  private void review() {
    session.review(player, next(true));
  }

  private void cancel() {
    current = OptionalLong.empty();
    session.cancel();
  }

  /** Returns the limits of a search with the next number. */
  private Limits next(boolean begins) {
    searches++;
    current = begins ? OptionalLong.of(searches) : current;
    return Limits.nodes(searches);
  }

  private void checkCurrent(long number) {
    assertThat(OptionalLong.of(number)).as("the search that counts").isEqualTo(current);
  }

  @Override
  public void changed(Game<RandomGame> now) {
    changes++;
    assertThat(now).isEqualTo(game);
  }

  @Override
  public void ended(Game<RandomGame> now) {
    ends++;
    assertThat(now).isEqualTo(game);
  }

  @Override
  public void thinking(SearchResult soFar) {
    checkCurrent(soFar.score());
  }

  @Override
  public void played(SearchResult result) {
    boolean isForced = game.position().legalMoves().size() == 1;
    if (result.move().isEmpty()) {
      assertThat(NumberedPlayer.fate(current.orElseThrow())).isEqualTo(NumberedPlayer.RESIGNS);
      undone.clear();
      expect(game, OptionalInt.of(game.seat()));
    } else {
      checkCurrent(isForced ? current.orElseThrow() : result.score());
      expectNew(game.play(result.bestMove()));
    }
  }

  @Override
  public void analyzed(SearchResult result) {
    checkCurrent(result.score());
    current = OptionalLong.empty();
  }

  @Override
  public void judged(JudgedMove move) {
    checkCurrent(move.ply());
  }

  @Override
  public void reviewed(List<JudgedMove> moves) {
    checkCurrent(moves.get(0).ply());
    current = OptionalLong.empty();
  }

  @Override
  public void failed(Throwable cause) {
    assertThat(cause).hasMessageContaining("search" + current.orElseThrow());
    current = OptionalLong.empty();
  }
}
