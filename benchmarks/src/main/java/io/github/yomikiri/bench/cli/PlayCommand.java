package io.github.yomikiri.bench.cli;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
@Command(name="play") final class PlayCommand implements Callable<Integer>{ PlayCommand(Session s){} public Integer call(){return 0;}}
