package io.github.yomikiri.spark;

import io.github.yomikiri.app.console.UserError;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The lock of an output against a second driver: the file {@code FILE.lock} beside it.
 *
 * <p>A file system of a cluster has no locks that end with a process. So the file names the process
 * that has the output, and counts its signs of life, one every few seconds. On the machine of that
 * process, a second driver asks whether the process lives. On another machine, it waits for a
 * further sign of life. The lock of a killed driver has none, and the second driver takes it.
 *
 * <p>Two drivers that start in the same moment may both create the file. Each of them reads it
 * again, and the one whose file was replaced is refused.
 */
final class DriverLock implements Closeable {

  /** How often a driver gives a sign of life. */
  private static final Duration PERIOD = Duration.ofSeconds(5);

  /** How many periods a driver of another machine may be silent before it counts as ended. */
  private static final int PERIODS = 4;

  private static final Logger LOG = LoggerFactory.getLogger(DriverLock.class);

  /** What a lock asks of the world, which tests can replace. */
  interface World {

    /** Returns the name of this machine. */
    String machine();

    /** Returns when a process of this machine has started; empty if there is none. */
    Optional<Instant> started(long process);

    /** Waits for a period. */
    void waitForAPeriod() throws InterruptedException;
  }

  private static final World THIS_WORLD = new World() {
    @Override
    public String machine() {
      try {
        return InetAddress.getLocalHost().getHostName();
      } catch (IOException e) {
        return "unknown";
      }
    }

    @Override
    public Optional<Instant> started(long process) {
      return ProcessHandle.of(process)
          .map(handle -> handle.info().startInstant().orElse(Instant.EPOCH));
    }

    @Override
    public void waitForAPeriod() throws InterruptedException {
      TimeUnit.MILLISECONDS.sleep(PERIOD.toMillis());
    }
  };

  /** Work that needs the output. */
  @FunctionalInterface
  interface Work<T> {

    /** Does the work. */
    T run() throws IOException;
  }

  /**
   * The content of the file.
   *
   * @param id identifies the lock
   * @param machine the driver's machine
   * @param process the number of the driver's process
   * @param started when the process has started
   * @param signs the number of signs of life
   */
  private record Owner(String id, String machine, long process, Instant started, long signs) {

    private static final String SEPARATOR = "\t";

    String text() {
      return String.join(SEPARATOR, id, machine, "" + process, "" + started, "" + signs);
    }

    /** Reads a text; empty if it is not complete, because its driver has just begun to write. */
    static Optional<Owner> parse(String text) {
      String[] parts = text.strip().split(SEPARATOR, -1);
      try {
        return parts.length == 5
            ? Optional.of(new Owner(
                parts[0],
                parts[1],
                Long.parseLong(parts[2]),
                Instant.parse(parts[3]),
                Long.parseLong(parts[4])))
            : Optional.empty();
      } catch (IllegalArgumentException | DateTimeParseException e) {
        return Optional.empty();
      }
    }

    Owner afterSign() {
      return new Owner(id, machine, process, started, signs + 1);
    }
  }

  private final FileSystem system;
  private final Path file;
  private final ScheduledExecutorService life;
  private Owner owner;

  private DriverLock(FileSystem system, Path file, Owner owner) {
    this.system = system;
    this.file = file;
    this.owner = owner;
    life = Executors.newSingleThreadScheduledExecutor(work -> {
      Thread thread = new Thread(work, "driver-lock");
      thread.setDaemon(true);
      return thread;
    });
  }

  /**
   * Does work while an output is locked.
   *
   * @param system the file system of the output
   * @param output the output
   * @param work the work
   * @return the result of the work
   * @throws UserError if another driver writes the output
   * @throws IOException what the work throws, or if the lock cannot be read or written
   */
  static <T> T during(FileSystem system, Path output, Work<T> work) throws IOException {
    DriverLock lock = acquire(system, output, THIS_WORLD);
    ScheduledFuture<?> signs = lock.life.scheduleAtFixedRate(
        lock::giveSign, PERIOD.toMillis(), PERIOD.toMillis(), TimeUnit.MILLISECONDS);
    try {
      return work.run();
    } finally {
      signs.cancel(false);
      lock.close();
    }
  }

  /** Locks an output, without signs of life. */
  static DriverLock acquire(FileSystem system, Path output, World world) throws IOException {
    Path file = output.suffix(".lock");
    long process = ProcessHandle.current().pid();
    Owner own = new Owner(
        UUID.randomUUID().toString(),
        world.machine(),
        process,
        world.started(process).orElse(Instant.EPOCH),
        0);
    while (!create(system, file, own)) {
      Optional<String> before = read(system, file);
      if (before.isPresent() && lives(system, file, before.get(), world)) {
        throw refusal(output, before.get());
      }
      system.delete(file, false);
    }
    Optional<String> now = read(system, file);
    if (!now.equals(Optional.of(own.text()))) {
      throw refusal(output, now.orElse(""));
    }
    return new DriverLock(system, file, own);
  }

  private static UserError refusal(Path output, String found) {
    String who = Owner.parse(found)
        .map(owner -> " (process " + owner.process() + " on " + owner.machine() + ", since "
            + owner.started() + ")")
        .orElse("");
    return new UserError(output + ": another run is writing it" + who
        + "; wait until that run has ended, or name another file");
  }

  /** Creates the file. Returns false if it is there already. */
  private static boolean create(FileSystem system, Path file, Owner owner) throws IOException {
    if (system.exists(file)) {
      return false;
    }
    try (OutputStream out = system.create(file, false)) {
      out.write(owner.text().getBytes(StandardCharsets.UTF_8));
      return true;
    } catch (IOException e) {
      // Each file system has an exception of its own for a file that is there.
      if (system.exists(file)) {
        return false;
      }
      throw e;
    }
  }

  /** Returns the content of the file; empty if its driver has ended and deleted the file. */
  private static Optional<String> read(FileSystem system, Path file) throws IOException {
    try (InputStream in = system.open(file)) {
      return Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      if (!system.exists(file)) {
        return Optional.empty();
      }
      throw e;
    }
  }

  /** Returns whether the driver that wrote the file has not ended. */
  private static boolean lives(FileSystem system, Path file, String before, World world)
      throws IOException {
    Optional<Owner> owner = Owner.parse(before);
    if (owner.isPresent() && owner.get().machine().equals(world.machine())) {
      return world.started(owner.get().process()).equals(Optional.of(owner.get().started()));
    }
    try {
      for (int period = 0; period < PERIODS; period++) {
        world.waitForAPeriod();
        Optional<String> now = read(system, file);
        if (!now.equals(Optional.of(before))) {
          return now.isPresent();
        }
      }
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new UserError(file + ": interrupted while the lock of another run was examined");
    }
  }

  /** Returns whether the file is still that of this lock: it is taken from a silent driver. */
  private boolean isOwn() throws IOException {
    return read(system, file)
        .flatMap(Owner::parse)
        .filter(found -> found.id().equals(owner.id()))
        .isPresent();
  }

  /** Counts a sign of life in the file. */
  void giveSign() {
    try {
      if (isOwn()) {
        owner = owner.afterSign();
        try (OutputStream out = system.create(file, true)) {
          out.write(owner.text().getBytes(StandardCharsets.UTF_8));
        }
      }
    } catch (IOException e) {
      // The next sign may succeed.
      LOG.warn("{}: a sign of life cannot be written: {}", file, e.getMessage());
    }
  }

  /** Releases the output. */
  @Override
  public void close() throws IOException {
    life.shutdownNow();
    try {
      // A sign of life that is being written must not be written after the deletion.
      life.awaitTermination(PERIOD.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (isOwn()) {
      system.delete(file, false);
    }
  }
}
