package io.github.yomikiri.app.program;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.yomikiri.app.GameProgram;
import io.github.yomikiri.app.games.GameKits;
import io.github.yomikiri.game.BoardView;
import io.github.yomikiri.game.Drawing;
import io.github.yomikiri.games.Nim;
import io.github.yomikiri.games.TicTacToe;
import io.github.yomikiri.learn.kit.LearningKit;
import io.github.yomikiri.play.PositionText;
import io.github.yomikiri.play.kit.NodeKit;
import io.github.yomikiri.play.kit.PlayerKind;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Kits with one fault each. */
class KitCheckTest {

  private abstract static class Heaps implements NodeKit<Nim> {

    @Override
    public String name() {
      return "heaps";
    }

    @Override
    public Nim start() {
      return Nim.of(1, 2);
    }
  }

  private static void assertRejected(NodeKit<?> kit, String message) {
    assertThatThrownBy(() -> GameProgram.of(kit))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(message);
  }

  @Test
  void aNameThatNobodyCanType() {
    assertRejected(
        new Heaps() {
          @Override
          public String name() {
            return "My heaps";
          }
        },
        ", name(): the name \"My heaps\" is not small letters");
  }

  @Test
  void aStartWhoseGameIsOver() {
    assertRejected(
        new Heaps() {
          @Override
          public Nim start() {
            return Nim.of(0);
          }
        },
        "kit \"heaps\", start(): the game is over at its start");
  }

  @Test
  void seatsWhoseOptionsAreTheSame() {
    assertRejected(
        new Heaps() {
          @Override
          public List<String> seats() {
            return List.of("Player 1", "Player_1");
          }
        },
        "seats(): the names [Player 1, Player_1] make the options [player_1, player_1], of their");
  }

  @Test
  void aMethodThatFails() {
    assertRejected(
        new Heaps() {
          @Override
          public List<PlayerKind<Nim>> players() {
            throw new IllegalStateException("no players today");
          }
        },
        "kit \"heaps\", players(): it fails: java.lang.IllegalStateException: no players today");
  }

  @Test
  void aUsualPlayerWhomNobodyKnows() {
    assertRejected(
        new Heaps() {
          @Override
          public String usualPlayer() {
            return "grandma";
          }
        },
        "kit \"heaps\", usualPlayer(): it fails: ");
  }

  @Test
  void aTextThatDoesNotReadBack() {
    PositionText<Nim> usual = PositionText.ofStart(Nim.of(1, 2));
    assertRejected(
        new Heaps() {
          @Override
          public PositionText<Nim> text() {
            return new PositionText<>() {
              @Override
              public Nim start() {
                return usual.start();
              }

              @Override
              public Nim read(String text) {
                return Nim.of(2, 2);
              }

              @Override
              public String write(Nim position) {
                return "heaps";
              }

              @Override
              public boolean isFirstToMove(Nim position) {
                return true;
              }

              @Override
              public String writeGame(io.github.yomikiri.game.Game<Nim> game) {
                return "heaps";
              }
            };
          }
        },
        "kit \"heaps\", text(): the text \"heaps\" of a game reads back as the game");
  }

  @Test
  void aPositionThatDoesNotReadBack() {
    assertRejected(
        new Heaps() {
          @Override
          public PositionText<Nim> text() {
            return new PositionText<>() {
              @Override
              public Nim start() {
                return Nim.of(1, 2);
              }

              @Override
              public Nim read(String text) {
                return Nim.of(2, 2);
              }

              @Override
              public String write(Nim position) {
                return "heaps";
              }

              @Override
              public boolean isFirstToMove(Nim position) {
                return true;
              }
            };
          }
        },
        "kit \"heaps\", text(): the text \"heaps\" of the position after ");
  }

  @Test
  void cellsOfOneName() {
    assertRejected(
        new Heaps() {
          @Override
          public Optional<Drawing<Nim>> drawing() {
            return Optional.of(new Drawing<>() {
              @Override
              public List<Cell> cells() {
                return List.of(
                    new Cell("a1", 0, 0, Shape.SQUARE), new Cell("a1", 1, 0, Shape.SQUARE));
              }

              @Override
              public Optional<Piece> piece(Nim position, int cell, int toMove) {
                return Optional.empty();
              }
            });
          }
        },
        "kit \"heaps\", drawing(): two cells have the name a1");
  }

  @Test
  void aLineThatLeavesTheBoard() {
    assertRejected(
        new Heaps() {
          @Override
          public Optional<Drawing<Nim>> drawing() {
            return Optional.of(new Drawing<>() {
              @Override
              public List<Cell> cells() {
                return List.of(new Cell("a1", 0, 0, Shape.POINT));
              }

              @Override
              public List<Line> lines() {
                return List.of(new Line(0, 1));
              }

              @Override
              public Optional<Piece> piece(Nim position, int cell, int toMove) {
                return Optional.empty();
              }
            });
          }
        },
        "drawing(): Line[from=0, to=1] does not join two of the cells 0 to 0");
  }

  @Test
  void cellsThatAreOffTheBoard() {
    Drawing<TicTacToe> usual = GameKits.ticTacToe().drawing().orElseThrow();
    NodeKit<TicTacToe> kit = new NodeKit<>() {
      @Override
      public String name() {
        return "off";
      }

      @Override
      public TicTacToe start() {
        return TicTacToe.START;
      }

      @Override
      public Optional<Drawing<TicTacToe>> drawing() {
        return Optional.of(new Drawing<>() {
          @Override
          public List<Cell> cells() {
            return usual.cells();
          }

          @Override
          public Optional<Piece> piece(TicTacToe position, int cell, int toMove) {
            return usual.piece(position, cell, toMove);
          }

          @Override
          public List<Integer> clicks(TicTacToe position, int move, int toMove) {
            return List.of(move + 1);
          }
        });
      }
    };
    assertRejected(kit, "kit \"off\", drawing(): the move ");
    assertRejected(kit, " at the start has cell 9, but the board has the cells 0 to 8");
  }

  @Test
  void aViewWithSquaresOffTheBoard() {
    LearningKit<Nim> kit = new LearningKit<>() {
      @Override
      public String name() {
        return "heaps";
      }

      @Override
      public Nim start() {
        return Nim.of(1, 2);
      }

      @Override
      public BoardView<Nim> view() {
        return new BoardView<>() {
          @Override
          public int columns() {
            return 2;
          }

          @Override
          public int planes() {
            return 1;
          }

          @Override
          public void planes(Nim position, int ahead, long[] out) {
            out[0] = 1 << 4;
          }
        };
      }
    };
    assertRejected(
        kit,
        "kit \"heaps\", view(): it fails: java.lang.IllegalArgumentException: plane 0 has the square"
            + " 4; the board has 0 to 3");
  }
}
