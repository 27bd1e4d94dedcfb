/**
 * The JMH suites, one class for each question. Every benchmark checks the result that it computes.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.bench.jmh.MoveGenerationBenchmark},
 *       {@link io.github.yomikiri.bench.jmh.FlipsBenchmark},
 *       {@link io.github.yomikiri.bench.jmh.LastSquareBenchmark},
 *       {@link io.github.yomikiri.bench.jmh.StabilityBenchmark},
 *       {@link io.github.yomikiri.bench.jmh.SymmetryBenchmark},
 *       {@link io.github.yomikiri.bench.jmh.KeyBenchmark} - the kernels of a position
 *   <li>{@link io.github.yomikiri.bench.jmh.PerftBenchmark} - the kernels together, counting move
 *       sequences
 *   <li>{@link io.github.yomikiri.bench.jmh.EndgameSolverBenchmark} - the endgame solver, by number
 *       of empty squares
 *   <li>{@link io.github.yomikiri.bench.jmh.SolversBenchmark} - the three endgame solvers
 *   <li>{@link io.github.yomikiri.bench.jmh.VsothaBenchmark} - what each technique of vsOtha brings
 *   <li>{@link io.github.yomikiri.bench.jmh.TableBenchmark} - a probe and a store
 *   <li>{@link io.github.yomikiri.bench.jmh.SearchersBenchmark} - every algorithm on one position
 *   <li>{@link io.github.yomikiri.bench.jmh.GenericBenchmark} - what the generic API costs, a loop
 *       instead of recursion, a bitboard or an array of squares
 *   <li>{@link io.github.yomikiri.bench.jmh.PatternSearchBenchmark} - what the trained evaluator
 *       costs
 *   <li>{@link io.github.yomikiri.bench.jmh.LearnedSearchBenchmark} - what a learned evaluator
 *       costs
 *   <li>{@link io.github.yomikiri.bench.jmh.EvaluatorBenchmark} - a value, by a linear evaluator or
 *       a fox
 *   <li>{@link io.github.yomikiri.bench.jmh.MidgameBenchmark} - what each part of the engine's
 *       midgame search brings
 *   <li>{@link io.github.yomikiri.bench.jmh.SpecializationBenchmark} - one game in a JVM, or three
 *   <li>{@link io.github.yomikiri.bench.jmh.DeepeningBenchmark} - how much time pruning and
 *       ordering save
 * </ul>
 *
 * <p>{@link io.github.yomikiri.bench.jmh.SpeedReport} runs the benchmarks that the project has
 * targets for, and compares their results with the targets.
 */
@NullMarked
package io.github.yomikiri.bench.jmh;

import org.jspecify.annotations.NullMarked;
