package ludus.bots;

import java.util.Arrays;
import ludus.kernel.Game;
import ludus.kernel.Instinct;
import ludus.kernel.Valuation;

/// What one thinks with: the rules, how one leans, and how good positions are.
///
/// @param <S> a whole position
/// @param <M> a move
public record Mind<S, M>(Game<S, M> game, Instinct<S, M> instinct, Valuation<S> valuation) {

  /// As the game has it; without an instinct all moves are alike.
  public static <S, M> Mind<S, M> of(Game<S, M> game) {
    Instinct<S, M> indifferent =
        (_, _, moves) -> {
          double[] alike = new double[moves.size()];
          Arrays.fill(alike, 1);
          return alike;
        };
    return new Mind<>(game, game.instinct().orElse(indifferent), game.valuation());
  }
}
