package io.github.yomikiri.spark;

import static io.github.yomikiri.reversi.pattern.PatternWeights.STAGES;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.InputFiles;
import io.github.yomikiri.app.console.Interrupt;
import io.github.yomikiri.app.console.Launcher;
import io.github.yomikiri.cli.command.CommandLines;
import io.github.yomikiri.reversi.pattern.Pattern;
import io.github.yomikiri.reversi.pattern.PatternSet;
import io.github.yomikiri.reversi.pattern.PatternWeights;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.api.java.JavaSparkContext;
import picocli.CommandLine;

/** A command line that ran on Spark, or on one machine. */
record SparkRun(int exitCode, String out, String err) {

  /** Runs a job on Spark. */
  static SparkRun onSpark(JavaSparkContext spark, String... args) {
    return onSpark(spark, new Interrupt(), args);
  }

  /** Runs a job on Spark after Ctrl-C. */
  static SparkRun interrupted(JavaSparkContext spark, String... args) {
    Interrupt interrupt = new Interrupt();
    interrupt.stop().raise();
    return onSpark(spark, interrupt, args);
  }

  private static SparkRun onSpark(JavaSparkContext spark, Interrupt interrupt, String... args) {
    List<String> arguments;
    try {
      arguments = new RemoteInputs(new Configuration()).fetch(List.of(args));
    } catch (IOException e) {
      return new SparkRun(2, "", Launcher.describe(e));
    }
    return run(
        interrupt,
        console -> YomikiriSpark.line(
            console, (name, work) -> work.on(spark), arguments, InputFiles.LOCAL),
        arguments.toArray(String[]::new));
  }

  /** Runs a command of one machine. */
  static SparkRun here(String... args) {
    return run(new Interrupt(), console -> CommandLines.forArguments(console, args), args);
  }

  private static SparkRun run(
      Interrupt interrupt, Function<Console, CommandLine> commands, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Console console = new Console(
        new BufferedReader(new StringReader("")),
        new PrintWriter(out),
        new PrintWriter(err),
        false,
        false,
        false,
        false,
        StandardCharsets.UTF_8,
        interrupt,
        () -> 0);
    int exitCode = Launcher.execute(commands.apply(console), console, args);
    return new SparkRun(exitCode, out.toString(), err.toString());
  }

  /** Returns the command line of a job with its output, and more options. */
  static String[] with(List<String> job, Path output, String... more) {
    List<String> arguments = new ArrayList<>(job);
    arguments.addAll(List.of("-o", output.toString()));
    arguments.addAll(List.of(more));
    return arguments.toArray(String[]::new);
  }

  /** Writes the inputs of {@link #jobs}, in which some lines are no games or positions. */
  static void writeInputs(Path folder) throws IOException {
    Path games = folder.resolve("some.games");
    here(
        "selfplay",
        "-o",
        games.toString(),
        "--games",
        "19",
        "--depth",
        "1",
        "--empties",
        "1",
        "--evaluator",
        "discs");
    List<String> lines = new ArrayList<>(Files.readAllLines(games));
    List<String> positions = lines.stream()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.substring(0, 2 * 48))
        .toList();
    lines.add(12, "f5f5");
    lines.add(14, "f5d6");
    lines.add("hello");
    Files.write(games, lines);
    List<String> input = new ArrayList<>(positions);
    input.add(3, "% a comment");
    input.add(7, "nonsense");
    Files.write(folder.resolve("some.obf"), input);
    Files.write(
        folder.resolve("some.positions"), List.of("a1", "b2; 0", "nonsense", "a1 b2 c3", "c2"));
    writeWeights(folder.resolve("some.weights"));
  }

  private static void writeWeights(Path file) throws IOException {
    PatternSet set = PatternSet.of(Pattern.of("corner", "a1 b1 b2"));
    Random random = new Random(1);
    short[] stage = new short[set.weights() + STAGES.plies()];
    for (int i = 0; i < stage.length; i++) {
      stage[i] = (short) (random.nextInt(2001) - 1000);
    }
    new PatternWeights(PatternWeights.LINEAR, set, "", Collections.nCopies(STAGES.count(), stage))
        .write(file);
  }

  /** Returns a job of each kind, without its output. */
  static Map<String, List<String>> jobs(Path folder) {
    String games = folder.resolve("some.games").toString();
    String weights = folder.resolve("some.weights").toString();
    Map<String, List<String>> jobs = new LinkedHashMap<>();
    jobs.put(
        "selfplay",
        List.of(
            "selfplay", "--games", "20", "--depth", "1", "--empties", "8", "--evaluator", weights));
    jobs.put("label", List.of("label", games, "--empties", "8"));
    jobs.put(
        "search",
        List.of(
            "label",
            games,
            "--empties",
            "8",
            "--search",
            "2",
            "--variations",
            "3",
            "--evaluator",
            weights));
    jobs.put("solve", List.of("solve", folder.resolve("some.obf").toString(), "--hash", "2"));
    jobs.put("match", List.of("match", "pvs2:" + weights, "greedy", "--games", "10", "--untimed"));
    jobs.put(
        "match of another game",
        List.of("connect-four", "match", "pvs2", "random", "--games", "10", "--untimed"));
    jobs.put(
        "solve of another game",
        List.of(
            "tic-tac-toe", "solve", folder.resolve("some.positions").toString(), "--hash", "2"));
    return jobs;
  }
}
