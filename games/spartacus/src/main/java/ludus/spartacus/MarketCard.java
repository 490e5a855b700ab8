package ludus.spartacus;

import java.util.Optional;
import ludus.kernel.Pile;
import ludus.spartacus.effect.Ability;
import ludus.spartacus.effect.Traits;

/// One card of the Market deck. Every copy is a card of its own, and exists once for each data
/// file.
public final class MarketCard {

  private final int index;
  private final String id;
  private final Face face;
  private final Asset[] assets;

  /// What is printed on all copies.
  ///
  /// @param name the key of its words is `spartacus.card.<name>`
  /// @param slot of equipment only
  /// @param starting dealt to the houses before the game
  public record Face(
      String name,
      String set,
      Kind kind,
      int gold,
      int copies,
      boolean starting,
      int atk,
      int def,
      int spd,
      Optional<EquipmentSlot> slot,
      Pile<Ability> abilities,
      Traits traits) {}

  MarketCard(int index, int copy, Face face) {
    this.index = index;
    this.id = face.name() + "#" + copy;
    this.face = face;
    this.assets = Asset.all(this);
  }

  /// Its place in the order of the data file.
  public int index() {
    return index;
  }

  /// As in moves and records: `syrian_warrior#2`.
  public String id() {
    return id;
  }

  public Face face() {
    return face;
  }

  public Kind kind() {
    return face.kind();
  }

  public int gold() {
    return face.gold();
  }

  public Traits traits() {
    return face.traits();
  }

  /// How a card comes to a house: ready and without tokens.
  public Asset fresh() {
    return assets[0];
  }

  Asset asset(Stand stand, int tokens, boolean boast) {
    return assets[Asset.place(stand, tokens, boast)];
  }

  @Override
  public String toString() {
    return id;
  }
}
