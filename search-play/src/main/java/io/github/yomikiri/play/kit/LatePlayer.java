package io.github.yomikiri.play.kit;

import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.JudgedMove;
import io.github.yomikiri.play.Player;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.search.SearchResult;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A player that is made when it is needed first, by the thread that needs it. */
final class LatePlayer<P extends Position<P>> implements Player<P> {

  private final String name;
  private final Supplier<? extends Player<P>> maker;
  private Optional<Player<P>> made = Optional.empty();

  LatePlayer(String name, Supplier<? extends Player<P>> maker) {
    this.name = name;
    this.maker = maker;
  }

  private synchronized Player<P> player() {
    Player<P> player = made.orElseGet(maker);
    made = Optional.of(player);
    return player;
  }

  private synchronized Optional<Player<P>> made() {
    return made;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public void newGame(Game<P> opening, long seed) {
    player().newGame(opening, seed);
  }

  @Override
  public SearchResult play(Game<P> game, Limits limits, Consumer<SearchResult> listener) {
    return player().play(game, limits, listener);
  }

  @Override
  public SearchResult analyze(
      Game<P> game, int moves, Limits limits, Consumer<SearchResult> listener) {
    return player().analyze(game, moves, limits, listener);
  }

  @Override
  public List<JudgedMove> review(Game<P> game, Limits limits, Consumer<JudgedMove> listener) {
    return player().review(game, limits, listener);
  }

  @Override
  public void ponder(Game<P> game, Executor executor) {
    player().ponder(game, executor);
  }

  @Override
  public void stopPondering() {
    made().ifPresent(Player::stopPondering);
  }

  @Override
  public void warmUp(P position) {
    player().warmUp(position);
  }

  @Override
  public Optional<Duration> processorTimeElsewhere() {
    return made().map(Player::processorTimeElsewhere).orElse(Optional.of(Duration.ZERO));
  }

  @Override
  public void close() {
    made().ifPresent(Player::close);
  }
}
