package io.github.yomikiri.reversi.notation;

/**
 * The header of a WTHOR file, which describes the file's games.
 *
 * @param games the number of games in the file
 * @param year the year in which the games were played
 * @param depth the number of empty squares at which the theoretical scores were computed; 0 if
 *     there are no theoretical scores
 */
public record WthorHeader(int games, int year, int depth) {}
