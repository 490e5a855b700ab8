package ludus.spartacus.effect;

import ludus.spartacus.Asset;
import ludus.spartacus.House;
import ludus.spartacus.Kind;

/// Which assets a card means.
public enum Filter {
  GLADIATOR("gladiator"),
  SLAVE("slave"),
  GUARD("guard"),
  EQUIPMENT("equipment"),
  GLADIATOR_OR_SLAVE("gladiatorOrSlave");

  private final String id;

  Filter(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }

  /// Whether a card of the Market deck is meant; guards are none.
  public boolean fits(Asset asset) {
    Kind kind = asset.card().kind();
    return switch (this) {
      case GLADIATOR -> kind == Kind.GLADIATOR;
      case SLAVE -> kind == Kind.SLAVE;
      case EQUIPMENT -> kind == Kind.EQUIPMENT;
      case GLADIATOR_OR_SLAVE -> kind.fights();
      case GUARD -> false;
    };
  }

  /// As how many a card counts for ledgers, amounts, conditions and costs. SP-DAT-11, SP-DAT-22
  public static int weight(Asset asset) {
    return asset.card().kind() == Kind.SLAVE ? asset.card().traits().countsAs() : 1;
  }

  /// How many ready ones a house has, counted so. SP-EXH-1
  public int ready(House house) {
    if (this == GUARD) {
      return house.guards();
    }
    int ready = 0;
    for (int i = 0; i < house.assets().size(); i++) {
      Asset asset = house.assets().get(i);
      ready += asset.isReady() && fits(asset) ? weight(asset) : 0;
    }
    return ready;
  }
}
