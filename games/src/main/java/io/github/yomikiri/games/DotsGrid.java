package io.github.yomikiri.games;

import java.util.ArrayList;
import java.util.List;

/**
 * The lines of a board of {@link DotsAndBoxes}, and the boxes that they close. A line is a bit:
 * first the level lines, row by row from the lowest one, then the upright ones.
 */
final class DotsGrid {

  static final int MAX_LINES = Long.SIZE;

  private static final int MAX_SIDE = 31;
  private static final int SYMMETRY_BITS = 3;
  private static final DotsGrid[] KNOWN = new DotsGrid[(MAX_SIDE + 1) * (MAX_SIDE + 1)];

  final int columns;
  final int rows;
  final int lineCount;
  /**
   * For each line, the other lines of the boxes beside it; a missing box is one that never closes.
   */
  private final long[] oneBox;

  private final long[] otherBox;
  private final List<Symmetry> symmetries = new ArrayList<>();
  private final long[] boxes;

  /**
   * What turning and mirroring do with the lines.
   *
   * @param images the image of each line
   * @param originals the line that has each image
   * @param imagesOfEight for each eighth line, the images of any of eight lines
   */
  @SuppressWarnings("ArrayRecordComponent") // Nobody compares symmetries.
  private record Symmetry(int[] images, int[] originals, long[][] imagesOfEight) {

    static Symmetry of(int[] images) {
      int[] originals = new int[images.length];
      long[][] imagesOfEight = new long[(images.length + 7) / 8][256];
      for (int line = 0; line < images.length; line++) {
        originals[images[line]] = line;
        for (int lines = 0; lines < 256; lines++) {
          if ((lines >>> line % 8 & 1) != 0) {
            imagesOfEight[line / 8][lines] |= 1L << images[line];
          }
        }
      }
      return new Symmetry(images, originals, imagesOfEight);
    }

    long imageOf(long lines) {
      long image = 0;
      for (int part = 0; part < imagesOfEight.length; part++) {
        image |= imagesOfEight[part][(int) (lines >>> 8 * part) & 0xFF];
      }
      return image;
    }
  }

  private DotsGrid(int columns, int rows) {
    this.columns = columns;
    this.rows = rows;
    lineCount = lineCount(columns, rows);
    oneBox = new long[lineCount];
    otherBox = new long[lineCount];
    boxes = new long[columns * rows];
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        boxes[columns * row + column] = box(column, row);
        addBox(box(column, row));
      }
    }
    for (int number = 0; number < (columns == rows ? 8 : 4); number++) {
      int[] images = new int[lineCount];
      for (int line = 0; line < lineCount; line++) {
        images[line] = place(line, number);
      }
      symmetries.add(Symmetry.of(images));
    }
  }

  private void addBox(long box) {
    for (long rest = box; rest != 0; rest &= rest - 1) {
      int line = Long.numberOfTrailingZeros(rest);
      long others = box & ~(1L << line);
      if (oneBox[line] == 0) {
        oneBox[line] = others;
      } else {
        otherBox[line] = others;
      }
    }
  }

  /** Returns the number of lines of a board. */
  static int lineCount(int columns, int rows) {
    return columns * (rows + 1) + rows * (columns + 1);
  }

  /** Returns the grid of a size that {@link DotsAndBoxes#start} accepts. */
  static DotsGrid of(int columns, int rows) {
    int index = index(columns, rows);
    DotsGrid known = KNOWN[index];
    if (known == null) {
      // If several threads make it at once, they make equal ones.
      known = new DotsGrid(columns, rows);
      KNOWN[index] = known;
    }
    return known;
  }

  private static int index(int columns, int rows) {
    return (MAX_SIDE + 1) * columns + rows;
  }

  int level(int column, int row) {
    return columns * row + column;
  }

  int upright(int column, int row) {
    return columns * (rows + 1) + (columns + 1) * row + column;
  }

  /** Returns the four lines of a box. */
  private long box(int column, int row) {
    return 1L << level(column, row)
        | 1L << level(column, row + 1)
        | 1L << upright(column, row)
        | 1L << upright(column + 1, row);
  }

  long allLines() {
    return -1L >>> Long.SIZE - lineCount;
  }

  /** Returns how many boxes a new line closes, by the lines that are drawn. */
  int closed(long lines, int line) {
    long one = oneBox[line];
    long other = otherBox[line];
    int count = (lines & one) == one ? 1 : 0;
    return other != 0 && (lines & other) == other ? count + 1 : count;
  }

  /** Returns the lines that close a box now. */
  long closing(long lines) {
    long closing = 0;
    for (long rest = allLines() & ~lines; rest != 0; rest &= rest - 1) {
      int line = Long.numberOfTrailingZeros(rest);
      if (closed(lines, line) > 0) {
        closing |= 1L << line;
      }
    }
    return closing;
  }

  /** Returns a line as the two dots at its ends, such as {@code a1-b1}. */
  String name(int line) {
    int levelLines = columns * (rows + 1);
    int place = line < levelLines ? line : line - levelLines;
    int width = line < levelLines ? columns : columns + 1;
    int column = place % width;
    int row = place / width;
    return line < levelLines
        ? dot(column, row) + '-' + dot(column + 1, row)
        : dot(column, row) + '-' + dot(column, row + 1);
  }

  private static String dot(int column, int row) {
    return (char) ('a' + column) + Integer.toString(row + 1);
  }

  /** Returns the boxes, each as its four lines. */
  long[] boxes() {
    return boxes;
  }

  /** Returns the box on the other side of a line of a box; 0 at the border. */
  long across(long box, long line) {
    int number = Long.numberOfTrailingZeros(line);
    long one = oneBox[number] | line;
    return one != box ? one : otherBox[number] == 0 ? 0 : otherBox[number] | line;
  }

  /** Returns the number of boxes that are not closed. */
  int openBoxes(long lines) {
    int open = 0;
    for (long box : boxes) {
      if ((lines & box) != box) {
        open++;
      }
    }
    return open;
  }

  /**
   * Returns the symmetry that takes some lines to the least image, so that it is the same for all
   * boards that are turned or mirrored.
   *
   * @return 0 for no change, otherwise a number in which the size of the board is, too
   */
  int leastSymmetry(long lines) {
    int best = 0;
    long least = lines;
    for (int number = 1; number < symmetries.size(); number++) {
      long image = symmetries.get(number).imageOf(lines);
      if (image < least) {
        least = image;
        best = index(columns, rows) << SYMMETRY_BITS | number;
      }
    }
    return best;
  }

  private static Symmetry symmetry(int number) {
    return KNOWN[number >>> SYMMETRY_BITS].symmetries.get(number & (1 << SYMMETRY_BITS) - 1);
  }

  static long imageOfLines(long lines, int symmetry) {
    return symmetry == 0 ? lines : symmetry(symmetry).imageOf(lines);
  }

  static int image(int line, int symmetry) {
    return symmetry == 0 ? line : symmetry(symmetry).images[line];
  }

  static int original(int image, int symmetry) {
    return symmetry == 0 ? image : symmetry(symmetry).originals[image];
  }

  /** Returns the image of a line; a symmetry mirrors columns (1), rows (2), and then turns (4). */
  private int place(int line, int symmetry) {
    int levelLines = columns * (rows + 1);
    boolean isLevel = line < levelLines;
    int place = isLevel ? line : line - levelLines;
    int column = place % (isLevel ? columns : columns + 1);
    int row = place / (isLevel ? columns : columns + 1);
    if ((symmetry & 1) != 0) {
      column = (isLevel ? columns - 1 : columns) - column;
    }
    if ((symmetry & 2) != 0) {
      row = (isLevel ? rows : rows - 1) - row;
    }
    boolean isTurned = (symmetry & 4) != 0;
    boolean staysLevel = isLevel != isTurned;
    int newColumn = isTurned ? row : column;
    int newRow = isTurned ? column : row;
    return staysLevel ? level(newColumn, newRow) : upright(newColumn, newRow);
  }
}
