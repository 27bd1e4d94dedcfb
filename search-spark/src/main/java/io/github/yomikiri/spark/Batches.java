package io.github.yomikiri.spark;

import io.github.yomikiri.learn.job.JobListener;
import io.github.yomikiri.learn.job.Units;
import io.github.yomikiri.search.StopSignal;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.spark.SparkException;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;

/** Does the units of a job on Spark, batch after batch. */
final class Batches {

  private static final long POLL_MILLIS = 100;

  /** Receives the lines in the order of the units. */
  @FunctionalInterface
  interface Sink {

    /** Receives a line, and returns whether more lines are wanted. */
    boolean accept(String line) throws IOException;
  }

  private final JavaSparkContext spark;
  private final Parts parts;
  private final Broadcast<JobDescription> description;
  private final StopSignal stop;
  private final JobListener listener;
  private final Totals totals;
  private long errorsBefore;

  Batches(
      JavaSparkContext spark,
      Parts parts,
      JobDescription description,
      StopSignal stop,
      JobListener listener) {
    this.spark = spark;
    this.parts = parts;
    this.description = spark.broadcast(description);
    this.stop = stop;
    this.listener = listener;
    totals = Totals.of(spark.sc());
  }

  /**
   * Does all units, until the sink wants no more lines or the signal is raised.
   *
   * @param size the number of all units, if it is known
   * @return the number of lines that the sink has received
   */
  long run(Units units, OptionalLong size, Sink sink) throws IOException {
    long added = 0;
    for (long batch = 0; units.hasNext() && !stop.isRaised(); batch++) {
      List<Slice> slices = slices(batch, units);
      List<Slice> missing = parts.missing(slices);
      String text = String.format(
          Locale.ROOT,
          "batch %,d, slices %,d to %,d%s",
          batch + 1,
          slices.get(0).number() + 1,
          slices.get(slices.size() - 1).number() + 1,
          size.isPresent() ? String.format(Locale.ROOT, " of %,d units", size.getAsLong()) : "");
      listener.progress(() -> text + ": " + this);
      if (!missing.isEmpty() && !run(text, missing)) {
        return added;
      }
      for (Slice slice : slices) {
        for (String line : parts.lines(slice)) {
          added++;
          if (!sink.accept(line)) {
            return added;
          }
        }
      }
    }
    return added;
  }

  /** Reads the next units, and divides them into slices of nearly the same size. */
  private List<Slice> slices(long batch, Units units) {
    List<String> texts = new ArrayList<>();
    while (texts.size() < parts.batch() && units.hasNext()) {
      texts.add(units.next());
    }
    long errors = units.errors() - errorsBefore;
    errorsBefore = units.errors();
    int partitions = parts.partitions();
    List<Slice> slices = new ArrayList<>();
    for (int i = 0; i < partitions; i++) {
      int from = (int) ((long) i * texts.size() / partitions);
      int to = (int) ((long) (i + 1) * texts.size() / partitions);
      if (from < to) {
        long number = batch * partitions + i;
        // A list of its own, because a part of a list is sent with the whole list.
        List<String> own = new ArrayList<>(texts.subList(from, to));
        slices.add(
            new Slice(number, parts.part(number).toString(), own, slices.isEmpty() ? errors : 0));
      }
    }
    return slices;
  }

  /** Runs tasks, and returns whether all of them have ended well; false if they were stopped. */
  private boolean run(String text, List<Slice> slices) throws IOException {
    spark.setJobDescription(text);
    JavaFutureAction<Void> tasks =
        spark.parallelize(slices, slices.size()).foreachAsync(new SliceTask(description, totals));
    try {
      while (true) {
        try {
          tasks.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
          return true;
        } catch (TimeoutException e) {
          if (stop.isRaised()) {
            tasks.cancel(true);
            return false;
          }
        }
      }
    } catch (ExecutionException e) {
      // Ctrl-C also ends Spark, and with it the tasks.
      if (stop.isRaised()) {
        return false;
      }
      throw new IOException("the job failed: " + reason(e), e);
    } catch (CancellationException e) {
      if (stop.isRaised()) {
        return false;
      }
      throw new IOException("the job was killed", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted while tasks ran");
    }
  }

  /** Returns the reason of a failure in one line. */
  private static String reason(ExecutionException e) {
    Throwable cause = e.getCause() instanceof SparkException spark ? spark : e;
    return String.valueOf(cause.getMessage()).lines().findFirst().orElse("");
  }

  @Override
  public String toString() {
    return totals.toString();
  }
}
