package io.github.yomikiri.spark;

import java.io.Closeable;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.spark.SparkConf;
import org.apache.spark.launcher.JavaModuleOptions;

/** A stand-alone cluster of a master and two workers, each a process of this machine. */
final class StandaloneCluster implements Closeable {

  static final Path JAR = Path.of("target", "yomikiri-spark.jar").toAbsolutePath();

  private static final String MASTER = "master";
  private static final String LOOPBACK = "127.0.0.1";
  private static final List<String> FAST_START =
      List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

  private final Path folder;
  private final Path home;
  private final int port;
  private final List<Process> processes = new ArrayList<>();
  private final List<Process> workers = new ArrayList<>();

  private StandaloneCluster(Path folder, Path home, int port) {
    this.folder = folder;
    this.home = home;
    this.port = port;
  }

  /** Starts a cluster that keeps its files in a folder, and waits until its workers are there. */
  static StandaloneCluster start(Path folder) throws IOException, InterruptedException {
    int port;
    try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getByName(LOOPBACK))) {
      port = free.getLocalPort();
    }
    StandaloneCluster cluster = new StandaloneCluster(folder, sparkHome(folder), port);
    cluster.processes.add(cluster.startProcess(
        MASTER,
        "org.apache.spark.deploy.master.Master",
        "--host",
        LOOPBACK,
        "--port",
        Integer.toString(port),
        "--webui-port",
        "0"));
    cluster.awaitMaster("Starting Spark master at");
    cluster.addWorker();
    cluster.addWorker();
    cluster.awaitMaster("Registering worker.*Registering worker");
    return cluster;
  }

  /** Waits until the log of the master has a text, or the master ends. */
  private void awaitMaster(String regex) throws InterruptedException {
    Pattern wanted = Pattern.compile(regex, Pattern.DOTALL);
    await(master(), () -> wanted.matcher(log(MASTER)).find());
  }

  private String log(String name) {
    try {
      return Files.readString(folder.resolve(name + ".log"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Makes a folder with the jars of Spark, as a distribution has it, of links to the test's. */
  private static Path sparkHome(Path folder) throws IOException {
    Path jars = Files.createDirectories(folder.resolve("spark").resolve("jars"));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      Path jar = Path.of(entry).toAbsolutePath();
      String name = jar.getFileName().toString();
      if (name.endsWith(".jar") && !name.startsWith("yomikiri")) {
        Files.createSymbolicLink(jars.resolve(name), jar);
      }
    }
    return jars.getParent();
  }

  /** Starts a worker with one task slot. */
  private void addWorker() throws IOException {
    Process worker = startProcess(
        "worker" + processes.size(),
        "org.apache.spark.deploy.worker.Worker",
        "--host",
        LOOPBACK,
        "--cores",
        "1",
        "--memory",
        "512m",
        "--webui-port",
        "0",
        "--work-dir",
        folder.resolve("work" + processes.size()).toString(),
        url());
    workers.add(worker);
    processes.add(worker);
  }

  String url() {
    return "spark://" + LOOPBACK + ":" + port;
  }

  /** Returns the settings of a driver. */
  SparkConf settings() {
    return new SparkConf(false)
        .setMaster(url())
        .setAppName("test")
        .set("spark.ui.enabled", "false")
        .set("spark.driver.host", LOOPBACK)
        .set("spark.driver.bindAddress", LOOPBACK)
        .set("spark.executor.memory", "512m")
        .set("spark.executor.extraJavaOptions", String.join(" ", FAST_START))
        .set("spark.jars", JAR.toString());
  }

  /** Starts a job by spark-submit in a process of its own. */
  Process submit(String... job) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("--class", YomikiriSpark.class.getName()));
    for (scala.Tuple2<String, String> setting : settings().getAll()) {
      if (!setting._1().equals("spark.jars")) {
        arguments.addAll(List.of("--conf", setting._1() + "=" + setting._2()));
      }
    }
    arguments.add(JAR.toString());
    arguments.addAll(List.of(job));
    Process driver = startProcess(
        "driver" + processes.size(),
        "org.apache.spark.deploy.SparkSubmit",
        arguments.toArray(String[]::new));
    processes.add(driver);
    return driver;
  }

  private Process startProcess(String name, String main, String... arguments) throws IOException {
    List<String> line = new ArrayList<>();
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.addAll(FAST_START);
    line.addAll(List.of(JavaModuleOptions.defaultModuleOptions().trim().split("\\s+")));
    line.addAll(List.of("-Xmx512m", "-cp", JAR + File.pathSeparator + home + "/jars/*", main));
    line.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(line)
        .redirectErrorStream(true)
        .redirectOutput(folder.resolve(name + ".log").toFile());
    builder.environment().put("SPARK_HOME", home.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", LOOPBACK);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    return builder.start();
  }

  /** Kills the executors of a worker, as kill -9 does. Returns how many there were. */
  long killExecutors(int worker) {
    try (Stream<ProcessHandle> executors = workers.get(worker).descendants()) {
      return executors.filter(ProcessHandle::destroyForcibly).count();
    }
  }

  /** Kills a worker, as kill -9 does. */
  void killWorker(int worker) throws InterruptedException {
    workers.get(worker).destroyForcibly().waitFor();
  }

  /** Waits until a condition holds, or a process ends. */
  static void await(Process process, BooleanSupplier condition) throws InterruptedException {
    while (!condition.getAsBoolean() && !process.waitFor(10, TimeUnit.MILLISECONDS)) {
      // The cluster works.
    }
  }

  /** Returns a process that runs as long as the cluster. */
  Process master() {
    return processes.get(0);
  }

  @Override
  public void close() {
    // Executors are children of the workers, and outlive a worker that is killed for a moment.
    List<ProcessHandle> all = new ArrayList<>();
    for (Process process : processes) {
      process.descendants().forEach(all::add);
      all.add(process.toHandle());
    }
    all.forEach(ProcessHandle::destroyForcibly);
    all.forEach(process -> process.onExit().join());
  }
}
