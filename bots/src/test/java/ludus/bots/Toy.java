package ludus.bots;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import ludus.kernel.Agenda;
import ludus.kernel.Ask;
import ludus.kernel.Game;
import ludus.kernel.Instinct;
import ludus.kernel.Outcome;
import ludus.kernel.Turn;
import ludus.kernel.Valuation;
import ludus.kernel.Viewer;

/// A game of two seats as small as can be: a position is the words that were said so far.
///
/// @param turns whose turn it is, one after the other
/// @param words what can be said in each turn
/// @param open whether one hears what the other says
/// @param worth what the first seat has of the victory in the end
record Toy(
    List<Integer> turns,
    List<List<String>> words,
    boolean open,
    Function<List<String>, Double> worth) {

  @SuppressWarnings("unchecked")
  Game<List<String>, String> game() {
    return (Game<List<String>, String>)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (game, method, given) ->
                switch (method.getName()) {
                  case "agenda" -> agenda((List<String>) given[0]);
                  case "awaited" -> InvocationHandler.invokeDefault(game, method, given);
                  case "moves" -> words.get(((List<String>) given[0]).size());
                  case "play" -> after((List<String>) given[0], (String) given[2]);
                  case "imagine" -> given[0];
                  case "turn" -> Turn.of(1, "talk");
                  case "shown" -> shown((int) given[1], (String) given[2], (Viewer) given[3]);
                  case "valuation" -> new Judge();
                  case "instinct" -> Optional.of(new Indifferent());
                  default -> throw new UnsupportedOperationException(method.getName());
                });
  }

  Mind<List<String>, String> mind() {
    return Mind.of(game());
  }

  /// After so many words the rest is foreseen.
  Mind<List<String>, String> foreseeing(int after) {
    Mind<List<String>, String> mind = mind();
    Instinct<List<String>, String> foreseeing =
        new Instinct<>() {
          @Override
          public double[] weights(List<String> said, int seat, List<String> moves) {
            return mind.instinct().weights(said, seat, moves);
          }

          @Override
          public Optional<Object> foresight(List<String> said, int seat) {
            return said.size() < after ? Optional.empty() : Optional.of(said);
          }
        };
    return new Mind<>(mind.game(), foreseeing, mind.valuation());
  }

  private Agenda agenda(List<String> said) {
    int now = said.size();
    return now == turns.size()
        ? Agenda.over(new Outcome("over", List.of(1, 2), List.of(0), List.of(0, 0)))
        : Agenda.of(List.of(new Ask(turns.get(now), "say", now)), List.of());
  }

  private static List<String> after(List<String> said, String word) {
    List<String> after = new ArrayList<>(said);
    after.add(word);
    return after;
  }

  private Optional<Object> shown(int seat, String word, Viewer viewer) {
    return Optional.of(open || viewer.equals(Viewer.seat(seat)) ? word : "something");
  }

  private final class Judge implements Valuation<List<String>> {
    @Override
    public double[] values(List<String> said) {
      double first = said.size() == turns.size() ? worth.apply(said) : 0.5;
      return new double[] {first, 1 - first};
    }

    @Override
    public List<String> names() {
      return List.of();
    }

    @Override
    public double[] features(List<String> said, int seat) {
      return new double[0];
    }
  }

  private static final class Indifferent implements Instinct<List<String>, String> {
    @Override
    public double[] weights(List<String> said, int seat, List<String> moves) {
      double[] alike = new double[moves.size()];
      Arrays.fill(alike, 1);
      return alike;
    }
  }
}
