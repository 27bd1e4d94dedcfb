package io.github.yomikiri.cli.command;

import io.github.yomikiri.reversi.Reversi;
import java.io.StringReader;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.xml.sax.InputSource;

/** Reads the pages that commands write. */
public final class HtmlText {

  private HtmlText() {}

  /** Returns what the first group of an expression matches. */
  public static List<String> found(String regex, String text) {
    return Pattern.compile(regex, Pattern.DOTALL)
        .matcher(text)
        .results()
        .map(match -> match.group(1))
        .toList();
  }

  /** Returns the cells of the rows of a section's first table, without the markup inside. */
  public static List<List<String>> rows(String page, String section) {
    String table =
        found("<section id=\"" + section + "\".*?(<tbody>.*?)</table>", page).get(0);
    return found("<tr[^>]*>(.*?)</tr>", table).stream()
        .map(row -> found("<t[hd][^>]*>(.*?)</t[hd]>", row).stream()
            .map(cell -> cell.replaceAll("<[^>]*>", "").strip())
            .toList())
        .toList();
  }

  /** Returns the entries of an array of texts in the script's data. */
  public static List<String> data(String page, String name) {
    return texts(found("\"" + name + "\":\\[((?:\"[^\"]*\",?)*)\\]", page).get(0));
  }

  /** Returns the entries of an array of lists of texts in the script's data. */
  public static List<List<String>> lists(String page, String name) {
    String lists = "\"" + name + "\":\\[((?:\\[(?:\"[^\"]*\",?)*\\],?)*)\\]";
    return found("\\[((?:\"[^\"]*\",?)*)\\]", found(lists, page).get(0)).stream()
        .map(HtmlText::texts)
        .toList();
  }

  private static List<String> texts(String array) {
    return found("\"([^\"]*)\"", array).stream().map(HtmlText::unescaped).toList();
  }

  private static String unescaped(String json) {
    return Pattern.compile("\\\\u(....)")
        .matcher(json)
        .replaceAll(
            code -> Matcher.quoteReplacement("" + (char) Integer.parseInt(code.group(1), 16)));
  }

  /** Returns a position of a page's script after changes, as the script makes them. */
  public static String changed(String position, String changes) {
    StringBuilder cells = new StringBuilder(position);
    for (int at = 0; at < changes.length(); at += 2) {
      cells.setCharAt(changes.charAt(at + 1) - '0', changes.charAt(at));
    }
    return cells.toString();
  }

  /** Returns a position as the script of a page has it. */
  public static String piecesOf(String page, Reversi position) {
    boolean isDarkFirst = found("\"owners\":\\[(\\d)", page).get(0).equals("0");
    return position.cells(isDarkFirst ? '1' : '2', isDarkFirst ? '2' : '1', '0', "");
  }

  /** Returns the pictures and the tables of a page, each of which is well-formed XML. */
  public static List<String> wellFormedParts(String page) throws Exception {
    List<String> parts = found("(<svg.*?</svg>|<table.*?</table>)", page);
    for (String part : parts) {
      DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(new InputSource(new StringReader(part)));
    }
    return parts;
  }
}
