package io.github.yomikiri.play.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** External engines that do not end by themselves, with processes of their own. */
class ProcessTreeTest {

  @Test
  void closingTheConnectionEndsTheEngineAndItsProcesses() {
    Set<ProcessHandle> before = ProcessHandle.current().descendants().collect(Collectors.toSet());
    Connection connection = StubbornProgram.start();
    Set<ProcessHandle> started =
        new HashSet<>(ProcessHandle.current().descendants().toList());
    started.removeAll(before);
    assertThat(started).hasSizeGreaterThanOrEqualTo(2);
    Optional<Duration> time = connection.processorTime();
    started.forEach(process -> process
        .info()
        .totalCpuDuration()
        .ifPresent(known ->
            // The connection counts all processes, and a virtual machine needs some time to start.
            assertThat(time).hasValueSatisfying(sum -> assertThat(sum).isPositive())));
    connection.close();
    assertThat(connection.processorTime().isPresent()).isEqualTo(time.isPresent());
    started.forEach(process -> process.onExit().join());
  }

  @Test
  void theEndOfTheVirtualMachineEndsTheEngineAndItsProcesses()
      throws IOException, InterruptedException {
    Process host = new ProcessBuilder(StubbornProgram.command("host"))
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
    List<Long> pids;
    try (BufferedReader out = host.inputReader()) {
      pids = out.lines().map(Long::valueOf).toList();
    }
    assertThat(host.waitFor()).isZero();
    assertThat(pids).hasSizeGreaterThanOrEqualTo(2);
    pids.forEach(
        pid -> ProcessHandle.of(pid).ifPresent(process -> process.onExit().join()));
  }
}
