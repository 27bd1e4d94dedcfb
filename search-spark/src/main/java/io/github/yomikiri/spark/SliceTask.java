package io.github.yomikiri.spark;

import io.github.yomikiri.game.internal.Crc32c;
import io.github.yomikiri.learn.job.Job;
import io.github.yomikiri.learn.job.JobLine;
import io.github.yomikiri.learn.job.Worker;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.zip.Checksum;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.TaskContext;
import org.apache.spark.TaskKilledException;
import org.apache.spark.api.java.function.VoidFunction;
import org.apache.spark.broadcast.Broadcast;

/**
 * Does a slice in an executor, and writes its lines to a file.
 *
 * <p>The file has a temporary name until it is complete. So a task that fails, or runs twice at the
 * same time, does no harm: each attempt writes the same lines to a file of its own, and one of them
 * gets the name.
 */
final class SliceTask implements VoidFunction<Slice> {

  private static final long serialVersionUID = 1;

  /** The part of an executor's memory that tables may take. */
  private static final double TABLE_SHARE = 0.6;

  private static final AtomicInteger RUNNING = new AtomicInteger();

  private final Broadcast<JobDescription> description;
  private final Totals totals;

  SliceTask(Broadcast<JobDescription> description, Totals totals) {
    this.description = description;
    this.totals = totals;
  }

  @Override
  public void call(Slice slice) throws IOException {
    Path part = new Path(slice.part());
    FileSystem system =
        HadoopFiles.system(part, HadoopFiles.configuration(description.value().configuration()));
    if (system.exists(part)) {
      return;
    }
    TaskContext context = TaskContext.get();
    Path temporary = part.suffix("." + context.taskAttemptId() + ".attempt");
    Job job = description.value().job();
    checkMemory(job, RUNNING.incrementAndGet());
    Checksum crc = Crc32c.create();
    try (KillWatch watch = KillWatch.start(context);
        Worker worker = job.worker(watch.stop());
        OutputStream out = system.create(temporary, true)) {
      for (String unit : slice.units()) {
        JobLine line = work(worker, unit).orElseThrow(TaskKilledException::new);
        byte[] bytes = Parts.bytes(line.text());
        out.write(bytes);
        crc.update(bytes);
        totals.positions().add(line.positions());
        totals.nodes().add(line.nodes());
      }
      out.write(Parts.bytes(Parts.end(crc)));
    } catch (IOException | RuntimeException e) {
      system.delete(temporary, false);
      throw e;
    } finally {
      RUNNING.decrementAndGet();
    }
    HadoopFiles.commit(system, temporary, part);
    totals.errors().add(slice.errors());
  }

  private static void checkMemory(Job job, int running) {
    long most = (long) (TABLE_SHARE * Runtime.getRuntime().maxMemory());
    if (running * job.tableBytes() > most) {
      RUNNING.decrementAndGet();
      throw new IllegalStateException(String.format(
          Locale.ROOT,
          "%d tables of %d MiB exceed %d MiB, the share of the executor's memory for tables: give"
              + " executors more memory or fewer cores, or the job a smaller --hash",
          running,
          job.tableBytes() >> 20,
          most >> 20));
    }
  }

  /** Does a unit. An exception names the unit, so that it can be tried on one machine. */
  private static Optional<JobLine> work(Worker worker, String unit) {
    try {
      return worker.work(unit);
    } catch (RuntimeException e) {
      throw new IllegalStateException("unit \"" + unit + "\": " + e, e);
    }
  }
}
