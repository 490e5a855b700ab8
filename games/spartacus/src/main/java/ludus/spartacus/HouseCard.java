package ludus.spartacus;

import ludus.kernel.Pile;
import ludus.spartacus.effect.Program;
import ludus.spartacus.effect.Timing;

/// A house board: what its dominus begins with, and its special rules. Each exists once for a data
/// file.
public final class HouseCard {

  /// A special rule of a house (SP-HSE).
  ///
  /// @param id such as `batiatus.exhibition_match`; its words have the key
  ///   `spartacus.house.<house>.rule.<number - 1>`
  /// @param number 1 or 2: the rule is SP-HSE-<HOUSE>-<number>
  /// @param amount whether a number is chosen on use
  public record Rule(String id, int number, Pile<Timing> timings, boolean amount, Program program) {

    public boolean acts(Timing timing) {
      return timings.contains(timing);
    }

    @Override
    public String toString() {
      return id;
    }
  }

  private final int index;
  private final String id;
  private final String set;
  private final String color;
  private final int gladiators;
  private final int slaves;
  private final int guards;
  private final int gold;
  private final Pile<Rule> rules;

  HouseCard(
      int index,
      String id,
      String set,
      String color,
      int gladiators,
      int slaves,
      int guards,
      int gold,
      Pile<Rule> rules) {
    this.index = index;
    this.id = id;
    this.set = set;
    this.color = color;
    this.gladiators = gladiators;
    this.slaves = slaves;
    this.guards = guards;
    this.gold = gold;
    this.rules = rules;
  }

  public int index() {
    return index;
  }

  public String id() {
    return id;
  }

  public String set() {
    return set;
  }

  public String color() {
    return color;
  }

  public int gladiators() {
    return gladiators;
  }

  public int slaves() {
    return slaves;
  }

  public int guards() {
    return guards;
  }

  public int gold() {
    return gold;
  }

  public Pile<Rule> rules() {
    return rules;
  }

  @Override
  public String toString() {
    return id;
  }
}
