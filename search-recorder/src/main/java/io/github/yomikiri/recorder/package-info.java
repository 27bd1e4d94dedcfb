/**
 * Records the tree that a search visits, and draws it.
 *
 * <ul>
 *   <li>{@link io.github.yomikiri.recorder.TreeRecorder} - makes searches that are recorded
 *   <li>{@link io.github.yomikiri.recorder.SearchTree} - the tree of a search, which can be written
 *       as a page for a browser and as SVG
 *   <li>{@link io.github.yomikiri.recorder.TreeNode} - a node of the tree: its window, its value,
 *       and how the search dealt with it
 *   <li>{@link io.github.yomikiri.recorder.TreePage} - a page for a browser that shows any tree: a
 *       proof, a Monte-Carlo search, or a search that the recorder does not know
 * </ul>
 */
@NullMarked
package io.github.yomikiri.recorder;

import org.jspecify.annotations.NullMarked;
