package io.github.yomikiri.app.games;

import io.github.yomikiri.game.Node;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.testkit.KitContract;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.platform.commons.support.ReflectionSupport;

/** The contract of kits, for each game of the library. */
class KitsContractTest {

  private record Subject<N extends Node<N>>(NodeKit<N> kit) implements KitContract<N> {

    /** Draughts and Dodgem have long random games. */
    @Override
    public int walks() {
      return 4;
    }
  }

  @TestFactory
  Stream<DynamicContainer> everyKitPasses() {
    return GameKits.ofNodes().stream()
        .map(kit -> DynamicContainer.dynamicContainer(kit.name(), tests(new Subject<>(kit))));
  }

  private static Stream<DynamicTest> tests(Subject<?> subject) {
    return Arrays.stream(KitContract.class.getDeclaredMethods())
        .filter(method -> method.isAnnotationPresent(Test.class))
        .map(method -> DynamicTest.dynamicTest(
            method.getName(), () -> ReflectionSupport.invokeMethod(method, subject)));
  }
}
