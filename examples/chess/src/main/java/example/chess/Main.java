package example.chess;

import io.github.yomikiri.game.input.InvalidInputException;
import io.github.yomikiri.search.Limits;
import io.github.yomikiri.play.Player;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The command line of the program. */
public final class Main {

  private static final String USAGE = """
      Usage: java -jar chess.jar COMMAND
        play [FEN] [--time 1s]           play against the program
        tactics FILE.epd [--time 1s]     search positions whose best moves are known
        perft [FEN] DEPTH                count the leaves of the tree of moves
      --time is for each move, in seconds (1s, 0.5s) or milliseconds (100ms).
      --nodes 100000 in its place limits the nodes of each search, so that it can be repeated.""";

  private Main() {}

  /**
   * Runs a command. The exit code is 0, or 2 if an argument or a file is not as it should be.
   *
   * @param args the command and its arguments
   */
  public static void main(String[] args) {
    try {
      run(new ArrayList<>(Arrays.asList(args)));
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.exit(2);
    } catch (IOException e) {
      System.err.println("cannot read " + e.getMessage() + " (" + e.getClass().getSimpleName() + ")");
      System.exit(2);
    }
  }

  private static void run(List<String> args) throws IOException {
    String command = args.isEmpty() ? "help" : args.remove(0);
    if (List.of("help", "--help", "-h").contains(command)) {
      System.out.println(USAGE);
      return;
    }
    Limits limits = limits(args);
    switch (command) {
      case "tactics" -> tactics(only(args, "a file of positions"), limits);
      case "perft" -> perft(args);
      case "play" -> play(args, limits);
      default -> throw new IllegalArgumentException(
          "there is no command \"" + command + "\"\n" + USAGE);
    }
  }

  private static String only(List<String> args, String what) {
    if (args.size() != 1) {
      throw new IllegalArgumentException("expected " + what + " in place of " + args + "\n" + USAGE);
    }
    return args.get(0);
  }

  private static Limits limits(List<String> args) {
    Limits limits = Limits.time(Duration.ofSeconds(1));
    for (int at = 0; at + 1 < args.size(); at++) {
      String value = args.get(at + 1);
      if (args.get(at).equals("--time")) {
        limits = Limits.time(duration(value));
      } else if (args.get(at).equals("--nodes")) {
        limits = Limits.nodes(number("--nodes", value));
      } else {
        continue;
      }
      args.subList(at, at + 2).clear();
      at--;
    }
    return limits;
  }

  private static Duration duration(String text) {
    boolean millis = text.endsWith("ms");
    String digits = text.replaceFirst("m?s$", "");
    if (!digits.matches("[0-9]{1,6}([.][0-9]{1,3})?") || digits.equals(text)) {
      throw new IllegalArgumentException("--time " + text + " is no time, such as 1s or 100ms");
    }
    return Duration.ofNanos((long) (Double.parseDouble(digits) * (millis ? 1e6 : 1e9)));
  }

  private static int number(String name, String text) {
    if (!text.matches("[0-9]{1,9}")) {
      throw new IllegalArgumentException(name + " " + text + " is no number from 0 to 999999999");
    }
    return Integer.parseInt(text);
  }

  private static void tactics(String file, Limits limits) throws IOException {
    List<Tactics.Task> tasks;
    try {
      tasks = Tactics.read(Files.readAllLines(Path.of(file)));
    } catch (InvalidInputException e) {
      throw e.in(file);
    }
    Tactics.solve(tasks, Engine.search(new Material()).build(), limits, System.out);
  }

  private static void play(List<String> args, Limits limits) throws IOException {
    Chess start = args.isEmpty() ? Chess.START : Fen.read(String.join(" ", args));
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()));
    try (Player<Chess> program = Player.builder(Engine.search(new Material())).build()) {
      new Play(start, program, limits, in, System.out).run();
    }
  }

  private static void perft(List<String> args) {
    if (args.isEmpty()) {
      throw new IllegalArgumentException("perft needs a depth\n" + USAGE);
    }
    int depth = number("depth", args.remove(args.size() - 1));
    Chess root = args.isEmpty() ? Chess.START : Fen.read(String.join(" ", args));
    long begun = System.nanoTime();
    long leaves = Counting.leaves(root, depth);
    double seconds = (System.nanoTime() - begun) / 1e9;
    System.out.printf(
        Locale.ROOT, "%d leaves in %.2f s, %.1f million/s%n", leaves, seconds, leaves / seconds / 1e6);
  }
}
