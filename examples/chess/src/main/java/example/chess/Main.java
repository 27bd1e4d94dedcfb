package example.chess;

import io.github.yomikiri.play.Player;
import io.github.yomikiri.play.uci.UciServer;
import io.github.yomikiri.search.Limits;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The command line of the program. */
public final class Main {

  private static final String USAGE = """
      Usage: java -jar chess.jar COMMAND
        play [FEN] [--time 1s]           play against the program
        uci                              play in a window for chess, by the protocol UCI
        tactics FILE.epd [--time 1s]     search positions whose best moves are known
      --time 0.1s is the time of each move.
      --nodes 100000 in its place limits the nodes of each search, so that it can be repeated.""";

  private Main() {}

  /**
   * Runs a command. The exit code is 0, or 2 if an argument or a file is not as it should be.
   *
   * @param args the command and its arguments
   */
  public static void main(String[] args) {
    try {
      run(new ArrayList<>(Arrays.asList(args)), System.out);
    } catch (IllegalArgumentException e) {
      System.err.println(e.getMessage());
      System.exit(2);
    } catch (IOException e) {
      System.err.println(
          "cannot read " + e.getMessage() + " (" + e.getClass().getSimpleName() + ")");
      System.exit(2);
    }
  }

  static void run(List<String> args, PrintStream out) throws IOException {
    String command = args.isEmpty() ? "help" : args.remove(0);
    Limits limits = limits(args);
    int count = args.size();
    String last = count == 0 ? "" : args.get(count - 1);
    if (List.of("help", "--help", "-h").contains(command)) {
      out.println(USAGE);
    } else if (command.equals("tactics") && count == 1) {
      String text = new String(Files.readAllBytes(Path.of(last)), StandardCharsets.UTF_8);
      List<Tactics.Task> tasks = Tactics.read(last, text.lines().toList());
      Tactics.solve(tasks, Engine.search(Learned.read()).build(), limits, out);
    } else if (command.equals("uci") && count == 0) {
      uci(System.in, out);
    } else if (command.equals("play")) {
      play(count == 0 ? Chess.START : Fen.read(String.join(" ", args)), limits, out);
    } else {
      throw new IllegalArgumentException(
          "\"" + command + "\" with " + args + " is no command\n" + USAGE);
    }
  }

  /** Takes the options out of the arguments. */
  private static Limits limits(List<String> args) {
    Limits limits = Limits.time(Duration.ofSeconds(1));
    for (int at = args.size() - 2; at >= 0; at--) {
      if (List.of("--time", "--nodes").contains(args.get(at))) {
        String value = args.get(at + 1);
        boolean isTime = args.get(at).equals("--time");
        limits = isTime ? Limits.time(duration(value)) : Limits.nodes(nodes(value));
        args.subList(at, at + 2).clear();
        at--;
      }
    }
    return limits;
  }

  private static Duration duration(String text) {
    try {
      return Duration.parse("PT" + text);
    } catch (DateTimeParseException e) {
      throw new IllegalArgumentException("--time " + text + " is no time, such as 1s or 0.1s", e);
    }
  }

  private static int nodes(String text) {
    if (!text.matches("[0-9]{1,9}")) {
      throw new IllegalArgumentException("--nodes " + text + " is no number from 0 to 999999999");
    }
    return Integer.parseInt(text);
  }

  private static void play(Chess start, Limits limits, PrintStream out) throws IOException {
    var in = new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()));
    try (Player<Chess> program = Player.builder(Engine.search(Learned.read())).build()) {
      new Play(start, program, limits, out).run(in);
    }
  }

  static void uci(InputStream in, PrintStream out) throws IOException {
    try (Player<Chess> program = Player.builder(Engine.search(Learned.read())).build()) {
      UciServer.of(program, new Uci())
          .withName("Yomikiri chess 1", "The authors of Yomikiri")
          .withUnitsPerCentipawn(1)
          .withPondering()
          .run(in, out);
    }
  }
}
