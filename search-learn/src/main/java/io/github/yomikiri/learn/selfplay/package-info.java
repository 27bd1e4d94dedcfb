/**
 * Learning an evaluator by self-play.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.learn.selfplay.Learning}: learns and resumes in a folder;
 *   <li>{@link io.github.yomikiri.learn.selfplay.TemporalDifferences}: the settings of the method;
 *   <li>{@link io.github.yomikiri.learn.selfplay.LearningListener}: follows a learning;
 *   <li>{@link io.github.yomikiri.learn.selfplay.LearningProgress}: how far a learning is.
 * </ul>
 */
@NullMarked
package io.github.yomikiri.learn.selfplay;

import org.jspecify.annotations.NullMarked;
