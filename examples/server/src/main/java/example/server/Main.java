package example.server;

import io.github.yomikiri.reversi.kit.ReversiKit;

/** Serves Reversi. Another game needs its kit here, and nothing else. */
public final class Main {

  private Main() {}

  /**
   * Starts the server. Ctrl-C or a signal to end stops it gracefully.
   *
   * @param args the port, or nothing for 8080
   */
  public static void main(String[] args) {
    int port = args.length == 0 ? 8080 : Integer.parseInt(args[0]);
    int searching = Runtime.getRuntime().availableProcessors();
    MoveServer<?> server = new MoveServer<>(ReversiKit.KIT, "engine:table=1", searching, port);
    Runtime.getRuntime().addShutdownHook(new Thread(server::close));
    System.out.println("POST the text of a game to http://localhost:" + server.port() + "/move");
  }
}
