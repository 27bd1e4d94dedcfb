package io.github.yomikiri.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.app.console.UserError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DriverLockTest {

  @TempDir
  private Path folder = Path.of("");

  private org.apache.hadoop.fs.Path output = new org.apache.hadoop.fs.Path("/");
  private Path file = Path.of("");
  private FileSystem system = new org.apache.hadoop.fs.RawLocalFileSystem();

  @BeforeEach
  void nameTheOutput() throws IOException {
    output = new org.apache.hadoop.fs.Path(folder.resolve("some.games").toUri());
    file = folder.resolve("some.games.lock");
    system = HadoopFiles.system(output, new Configuration());
  }

  /** A machine on which only some process runs, and where periods pass at once. */
  private class Machine implements DriverLock.World {

    private final String name;
    private boolean lives = true;
    private int periods;
    private Runnable ofEachPeriod = () -> {};

    Machine(String name) {
      this.name = name;
    }

    @Override
    public String machine() {
      return name;
    }

    @Override
    public Optional<Instant> started(long process) {
      return lives ? Optional.of(Instant.EPOCH.plusSeconds(7)) : Optional.empty();
    }

    @Override
    public void waitForAPeriod() {
      periods++;
      ofEachPeriod.run();
    }
  }

  private DriverLock lock(Machine machine) throws IOException {
    return DriverLock.acquire(system, output, machine);
  }

  private void assertRefused(Machine machine) throws IOException {
    byte[] before = Files.readAllBytes(file);
    assertThatThrownBy(() -> lock(machine))
        .isInstanceOf(UserError.class)
        .hasMessageStartingWith(output + ": another run is writing it (process "
            + ProcessHandle.current().pid() + " on one, since 1970-01-01T00:00:07Z); wait until")
        .hasMessageEndingWith("has ended, or name another file");
    assertThat(file.toFile()).exists();
    assertThat(before).isNotEmpty();
  }

  @Test
  void aSecondDriverOfTheSameMachineIsRefusedAtOnce() throws IOException {
    Machine one = new Machine("one");
    try (DriverLock lock = lock(one)) {
      assertRefused(one);
      lock.giveSign();
      assertRefused(one);
    }
    assertThat(one.periods).isZero();
    assertThat(file).doesNotExist();
    lock(one).close();
  }

  @Test
  void theLockOfAKilledDriverIsTakenAtOnceOnItsMachine() throws IOException {
    Machine one = new Machine("one");
    DriverLock killed = lock(one);
    assertThat(file).content().contains("\tone\t");
    one.lives = false;
    lock(one).close();
    assertThat(one.periods).isZero();
    killed.close();
  }

  @Test
  void aDriverOfAnotherMachineIsRefusedIfThereIsASignOfLife() throws IOException {
    try (DriverLock lock = lock(new Machine("one"))) {
      Machine two = new Machine("two");
      two.ofEachPeriod = () -> {
        if (two.periods == 3) {
          lock.giveSign();
        }
      };
      assertRefused(two);
      assertThat(two.periods).isEqualTo(3);
    }
  }

  @Test
  void theLockOfADriverWithoutSignsOfLifeIsTaken() throws IOException {
    Machine two = new Machine("two");
    DriverLock killed = lock(new Machine("one"));
    DriverLock taken = lock(two);
    assertThat(two.periods).isEqualTo(4);
    assertThat(file).content().contains("\ttwo\t");
    // A driver that was only slow leaves the lock to the other one.
    killed.giveSign();
    killed.close();
    assertThat(file).content().contains("\ttwo\t");
    taken.close();
    assertThat(file).doesNotExist();
  }

  @Test
  void aLockThatIsReleasedMeanwhileIsTaken() throws IOException {
    DriverLock first = lock(new Machine("one"));
    Machine two = new Machine("two");
    two.ofEachPeriod = () -> {
      try {
        first.close();
      } catch (IOException e) {
        throw new AssertionError(e);
      }
    };
    lock(two).close();
    assertThat(two.periods).isOne();
  }

  /** The file of a driver that was killed while it wrote the file. */
  @Test
  void anIncompleteLockIsTaken() throws IOException {
    Files.writeString(file, "12\tone");
    Machine one = new Machine("one");
    lock(one).close();
    assertThat(one.periods).isEqualTo(4);
  }
}
