package example.server;

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAdder;

/** Counts answers and their latencies, as text that Prometheus reads. */
final class Metrics {

  private static final double[] SECONDS = {0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5};

  private final Map<Integer, LongAdder> byStatus = new ConcurrentSkipListMap<>();
  private final Map<Double, LongAdder> byLatency = new ConcurrentSkipListMap<>();
  private final LongAdder clientsGone = new LongAdder();
  private final LongAdder count = new LongAdder();
  private final DoubleAdder sum = new DoubleAdder();

  Metrics() {
    for (double bucket : SECONDS) {
      byLatency.put(bucket, new LongAdder());
    }
  }

  void answered(int status, double seconds) {
    byStatus.computeIfAbsent(status, first -> new LongAdder()).increment();
    byLatency.forEach((bucket, number) -> number.add(seconds <= bucket ? 1 : 0));
    count.increment();
    sum.add(seconds);
  }

  /** A client did not wait for its answer. The status of the request stays 200. */
  void clientGone() {
    clientsGone.increment();
  }

  String text(int searching, int waiting) {
    StringBuilder out = new StringBuilder();
    single(out, "searches_running", "gauge", searching);
    single(out, "searches_waiting", "gauge", waiting);
    single(out, "clients_gone_total", "counter", clientsGone.sum());
    head(out, "requests_total", "counter");
    byStatus.forEach((status, number) -> out.append("requests_total{status=\"")
        .append(status)
        .append("\"} ")
        .append(number)
        .append('\n'));
    head(out, "request_seconds", "histogram");
    byLatency.forEach((bucket, number) -> bucket(out, bucket.toString(), number));
    bucket(out, "+Inf", count);
    out.append("request_seconds_sum ").append(sum).append('\n');
    return out.append("request_seconds_count ").append(count).append('\n').toString();
  }

  private static void head(StringBuilder out, String name, String type) {
    out.append("# TYPE ").append(name).append(' ').append(type).append('\n');
  }

  private static void single(StringBuilder out, String name, String type, long value) {
    head(out, name, type);
    out.append(name).append(' ').append(value).append('\n');
  }

  private static void bucket(StringBuilder out, String most, LongAdder number) {
    out.append("request_seconds_bucket{le=\"").append(most).append("\"} ").append(number);
    out.append('\n');
  }
}
