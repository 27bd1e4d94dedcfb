package io.github.yomikiri.spark;

import java.io.Serializable;
import java.util.List;

/**
 * Some units of a job that follow one another. A task does one slice.
 *
 * @param number the number of the slice in the whole job, from 0
 * @param part the place of its file
 * @param units the units, at least one
 * @param errors the number of errors in the part of the input that the units are from
 */
record Slice(long number, String part, List<String> units, long errors) implements Serializable {}
