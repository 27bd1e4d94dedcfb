package io.github.yomikiri.app.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.app.page.GameTexts;
import io.github.yomikiri.app.page.ShownMove;
import io.github.yomikiri.game.Game;
import io.github.yomikiri.game.Hash64;
import io.github.yomikiri.game.Move;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.game.SeatedPosition;
import io.github.yomikiri.play.kit.GameKit;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Calls served games at random, and compares each with a plain game after every call.
 * {@code -Dserve.count=...} sets five times the number of calls. Each run has a seed of its own,
 * which it prints, and {@code -Dtest.args=-Dserve.seed=...} repeats it.
 */
class ServedGameRandomTest {

  private static final int COUNT = Integer.getInteger("serve.count", 1_500) / 5;
  private static final int CALLS_OF_A_GAME = 50;

  private final long seed = Long.getLong("serve.seed", UUID.randomUUID().getMostSignificantBits());

  @Test
  void agreesWithAGame() {
    System.out.println(COUNT + " calls of served games, with the seed " + seed);
    List<? extends GameKit<?>> kits = GameKits.all();
    for (int i = 0; i < COUNT / CALLS_OF_A_GAME; i++) {
      calls(kits.get(Math.floorMod(seed + i, kits.size())), new Random(seed + i));
    }
  }

  private static <P extends Position<P>> void calls(GameKit<P> kit, Random random) {
    Model<P> model = new Model<>(kit, random);
    for (int i = 0; i < CALLS_OF_A_GAME; i++) {
      model.call();
    }
    model.game.close();
  }

  /** A served game whose searches run during its calls, and what it should be. */
  private static final class Model<P extends Position<P>> {
    private final GameTexts<P> texts;
    private final Random random;
    private final ServedGame<P> game;
    private final KitOpponents<P> opponents;
    private Game<P> longest;
    private Game<P> here;
    private boolean isResigned;
    private final int[] levels;

    Model(GameKit<P> kit, Random random) {
      this.random = random;
      texts = () -> kit;
      opponents = new KitOpponents<>(kit, 1);
      game = new ServedGame<>(texts, opponents, 1, Runnable::run, Runnable::run);
      longest = thrown(Game.of(kit.start()));
      here = longest;
      levels = new int[longest.seats()];
    }

    /** Throws the dice as a session with the seed 1. */
    private static <P extends Position<P>> Game<P> thrown(Game<P> game) {
      return game.withChance(Hash64.of(1, SeatedPosition.CHANCE));
    }

    private String answer(String name, String form) {
      List<String> answers = new ArrayList<>();
      game.call(name, form, part -> assertThat(JsonTexts.isJson(part)).isTrue(), answers::add);
      String what = texts.kit().name() + " " + here + ": " + name + " " + form;
      assertThat(answers).as(what).hasSize(1);
      assertThat(JsonTexts.isJson(answers.get(0))).as(what).isTrue();
      return answers.get(0);
    }

    private void call() {
      switch (random.nextInt(12)) {
        case 0 -> open();
        case 1 -> step();
        case 2 -> seat();
        case 3 -> resign();
        case 4, 5 -> think();
        case 6 -> values("hints");
        case 7 -> values("review");
        case 8 -> wrong();
        default -> play();
      }
      check();
    }

    private boolean isOver() {
      return isResigned || here.isOver();
    }

    private int level() {
      return random.nextInt(3) == 0 ? random.nextInt(Math.min(3, opponents.levels()) + 1) : 0;
    }

    private void open() {
      Game<P> opened = Game.of(texts.kit().start());
      int plies = random.nextInt(20);
      while (opened.moves().size() < plies && !opened.isOver()) {
        opened = opened.play(anyOf(opened.position().legalMoves()));
      }
      longest = thrown(opened);
      List<ShownMove<P>> shown = ShownMove.of(texts, longest);
      int at = random.nextInt(shown.size() + 1);
      Arrays.setAll(levels, seat -> level());
      String seats = IntStream.range(0, levels.length)
          .mapToObj(seat -> "&seat" + seat + "=" + levels[seat])
          .collect(Collectors.joining());
      String text = URLEncoder.encode(texts.kit().text().writeGame(opened), StandardCharsets.UTF_8);
      String answer = answer("open", "game=" + text + "&at=" + at + seats);
      assertThat(answer).contains("\"picture\":").doesNotContain("\"error\"");
      goTo(shown, at);
      passForced();
    }

    private void goTo(List<ShownMove<P>> shown, int at) {
      here = at == 0 ? ShownMove.start(longest) : shown.get(at - 1).after();
      isResigned = false;
    }

    /** Persons pass where they must. */
    private void passForced() {
      while (!isOver() && isPerson()) {
        Game<P> after = here.play(here.position().legalMoves().get(0));
        if (!ShownMove.isPass(texts, here, after)) {
          return;
        }
        move(after);
      }
    }

    private boolean isPerson() {
      return levels[texts.seat(here)] == 0;
    }

    private void move(Game<P> after) {
      longest = thrown(after);
      here = longest;
    }

    private Move anyOf(List<Move> moves) {
      return moves.get(random.nextInt(moves.size()));
    }

    private void step() {
      List<ShownMove<P>> shown = ShownMove.of(texts, longest);
      int at = random.nextInt(shown.size() + 2);
      String answer = answer("step", "moves=" + at);
      if (at > shown.size()) {
        assertThat(answer).contains("\"error\":\"no-such-move\"");
      } else {
        assertThat(answer).doesNotContain("\"error\"");
        goTo(shown, at);
      }
    }

    private void seat() {
      int seat = random.nextInt(levels.length);
      levels[seat] = level();
      assertThat(answer("seat", "seat=" + seat + "&level=" + levels[seat]))
          .doesNotContain("\"error\"");
      passForced();
    }

    private String error() {
      return isOver() ? "game-over" : isPerson() ? "" : "not-your-turn";
    }

    private void resign() {
      String expected = error();
      String answer = answer("resign", "");
      if (!expected.isEmpty()) {
        assertThat(answer).contains("\"error\":\"" + expected + "\"");
        return;
      }
      assertThat(answer).contains("\"result\":\"resigned\"");
      isResigned = true;
      longest = here;
    }

    private void play() {
      String expected = error();
      String move = isOver()
          ? "a1"
          : URLEncoder.encode(
              anyOf(here.position().legalMoves()).notation(), StandardCharsets.UTF_8);
      String answer = answer("play", "move=" + move);
      if (!expected.isEmpty()) {
        assertThat(answer).contains("\"error\":\"" + expected + "\"");
        return;
      }
      assertThat(answer).doesNotContain("\"error\"");
      move(here.play(java.net.URLDecoder.decode(move, StandardCharsets.UTF_8)));
      passForced();
    }

    private void think() {
      String answer = answer("think", "nodes=30");
      assertThat(answer).doesNotContain("\"error\"");
      if (isOver() || isPerson()) {
        return;
      }
      Game<P> after = texts.kit().text().readGame(value(answer, "here"));
      int plies = here.moves().size();
      assertThat(after.moves().subList(0, plies)).isEqualTo(here.moves());
      assertThat(after.moves().size()).isGreaterThan(plies);
      move(here.play(after.moves().get(plies)));
      passForced();
    }

    private void values(String name) {
      assertThat(answer(name, "nodes=30"))
          .containsPattern("^(\\[|\\{\"depth\"|\\{\"moves\":\\[]|\\{\"error\":\"no-values\")");
    }

    private void wrong() {
      String[] calls = {
        "play move=zzz",
        "play ",
        "step moves=-1",
        "step moves=99999",
        "seat seat=6&level=0",
        "seat level=99",
        "open game=zzz",
        "open at=9999",
        "open seat0=99&game=",
        "open seed=x",
        "think nodes=x",
        "review millis=-1",
        "hints nodes=99999999999",
        "fly ",
        "kit =&",
        "state x",
        "open game=%00",
        "stop x=%"
      };
      String[] call = calls[random.nextInt(calls.length)].split(" ", -1);
      String answer = answer(call[0], call[1]);
      assertThat(answer).doesNotContain("\"failed\"");
      if (!call[0].equals("kit")) {
        assertThat(answer).as(call[0] + call[1]).contains("\"error\":");
      }
    }

    private void check() {
      String state = answer("state", "");
      assertThat(value(state, "here")).isEqualTo(texts.kit().text().writeGame(here));
      assertThat(value(state, "game")).isEqualTo(texts.kit().text().writeGame(longest));
      assertThat(value(state, "over")).isEqualTo(String.valueOf(isOver()));
      assertThat(value(state, "seat")).isEqualTo(String.valueOf(texts.seat(here)));
      assertThat(value(state, "levels")).isEqualTo(Arrays.toString(levels));
    }

    private static String value(String json, String name) {
      Matcher matcher =
          Pattern.compile("\"" + name + "\":(\"[^\"]*\"|\\[[^]]*]|[^,}\n]*)").matcher(json);
      assertThat(matcher.find()).as(name + " in " + json).isTrue();
      return Pattern.compile("\\\\u([0-9a-f]{4})")
          .matcher(matcher.group(1).replaceAll("^\"|\"$", ""))
          .replaceAll(code ->
              Matcher.quoteReplacement(String.valueOf((char) Integer.parseInt(code.group(1), 16))));
    }
  }
}
