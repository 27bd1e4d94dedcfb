/**
 * The rules that a search applies at its nodes, and what they ask of the search. Nothing here
 * depends on algorithms, expanders or compositions.
 *
 * <p>This package is for the other packages of this module and is not exported. Users choose rules
 * by {@link io.github.yomikiri.search.algorithm.NodeRule}.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.search.rule.Rule} - a rule, with its settings
 *   <li>{@link io.github.yomikiri.search.rule.ActiveRule} - a rule in one search
 *   <li>{@link io.github.yomikiri.search.rule.RuleSearch} - the search, as its rules see it
 * </ul>
 */
@NullMarked
package io.github.yomikiri.search.rule;

import org.jspecify.annotations.NullMarked;
