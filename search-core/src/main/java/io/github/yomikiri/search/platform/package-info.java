/**
 * What a platform may lack: each class is the only door to one part of the JDK that Android,
 * browsers or small run-time images do not have. A class without its part does nothing, or says
 * that nothing is known. A build for a platform with a part of its own may replace one class.
 *
 * <p>This package is for this project's modules.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.search.platform.FlightRecorder} - events for the JDK Flight
 *       Recorder, of the module {@code jdk.jfr}
 *   <li>{@link io.github.yomikiri.search.platform.ThreadClock} - the processor time of a thread, of
 *       the module {@code java.management}
 *   <li>{@link io.github.yomikiri.search.platform.SharedArrays} - atomic operations on elements of
 *       arrays, by {@code java.lang.invoke.VarHandle}
 *   <li>{@link io.github.yomikiri.search.platform.SpinWait} - the hint that a thread waits, by
 *       {@code Thread.onSpinWait}
 *   <li>{@link io.github.yomikiri.search.platform.HeapShare} - the maximum heap
 *   <li>{@link io.github.yomikiri.search.platform.KernelCopies} - copies of classes, by hidden
 *       classes and reflection
 * </ul>
 */
@NullMarked
package io.github.yomikiri.search.platform;

import org.jspecify.annotations.NullMarked;
