package io.github.yomikiri.game;

/** Counts the discs of the side to move, or carries their number from move to move. */
final class CountedDiscs implements IncrementalEvaluator<TicTacToe, CountedDiscs.Counted> {

  static final CountedDiscs INSTANCE = new CountedDiscs();

  /** A position with the number of discs of both sides. */
  record Counted(TicTacToe plain, int own, int opponent) implements Node<Counted> {

    @Override
    public void moves(MoveList out) {
      plain.moves(out);
    }

    @Override
    public Counted play(int move) {
      return new Counted(plain.play(move), opponent, own + 1);
    }

    @Override
    public int terminalScore() {
      return plain.terminalScore();
    }

    @Override
    public int maxScore() {
      return plain.maxScore();
    }

    @Override
    public long key() {
      return plain.key();
    }
  }

  @Override
  public int evaluate(TicTacToe node) {
    return Integer.bitCount(node.own());
  }

  @Override
  public Class<? super Counted> nodeType() {
    return Counted.class;
  }

  @Override
  public Counted enriched(TicTacToe node) {
    return new Counted(node, Integer.bitCount(node.own()), Integer.bitCount(node.opponent()));
  }

  @Override
  public TicTacToe plain(Counted node) {
    return node.plain();
  }

  @Override
  public Evaluator<Counted> incremental() {
    return Counted::own;
  }
}
