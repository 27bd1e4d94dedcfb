/**
 * Chess, written as a user of the library would write it: the rules, the notations, and a program
 * that plays and solves.
 */
@NullMarked
package example.chess;

import org.jspecify.annotations.NullMarked;
