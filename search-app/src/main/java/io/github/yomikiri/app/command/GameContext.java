package io.github.yomikiri.app.command;

import io.github.yomikiri.app.console.Console;
import io.github.yomikiri.app.console.ProgramVersion;
import io.github.yomikiri.app.input.InputOptions;
import io.github.yomikiri.app.input.KitInput;
import io.github.yomikiri.app.job.JobPlace;
import io.github.yomikiri.app.option.KitStart;
import io.github.yomikiri.app.option.StartOptions;
import io.github.yomikiri.app.page.GameTexts;
import io.github.yomikiri.game.Position;
import io.github.yomikiri.play.kit.GameKit;
import java.util.function.Supplier;

/**
 * What the commands of a game share.
 *
 * @param console the streams of the process
 * @param place where bulk jobs run
 * @param version the name and the version of the program
 * @param kit the game
 * @param texts what tables and pages say about the game
 * @param starts makes the options for the position to start from, once for each command
 * @param inputs makes the options that read positions and games, once for each command
 */
public record GameContext<P extends Position<P>>(
    Console console,
    JobPlace place,
    ProgramVersion version,
    GameKit<P> kit,
    GameTexts<P> texts,
    Supplier<? extends StartOptions<P>> starts,
    Supplier<? extends InputOptions<P>> inputs) {

  /** Returns what the commands of a game share whose positions are those that its kit reads. */
  public static <P extends Position<P>> GameContext<P> of(
      Console console, JobPlace place, ProgramVersion version, GameKit<P> kit) {
    return new GameContext<>(
        console,
        place,
        version,
        kit,
        () -> kit,
        () -> new KitStart<>(kit),
        () -> new KitInput<>(kit));
  }

  /** Returns what the commands share of a program that is the game's own, on this machine. */
  public static <P extends Position<P>> GameContext<P> of(Console console, GameKit<P> kit) {
    return of(console, JobPlace.LOCAL, ProgramVersion.of(kit.name(), kit.getClass()), kit);
  }
}
