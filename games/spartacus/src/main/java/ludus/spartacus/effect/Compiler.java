package ludus.spartacus.effect;

import java.util.ArrayList;
import java.util.List;
import ludus.kernel.BadInput;
import ludus.kernel.Pile;
import ludus.spartacus.Defeat;
import ludus.spartacus.Phase;
import ludus.spartacus.Stand;
import tools.jackson.databind.JsonNode;

/// Reads costs, conditions, effects and abilities from the data. What it doesn't know is an error
/// (SP-DAT-13).
public final class Compiler {

  private final String card;

  /// @param card for complaints
  public Compiler(String card) {
    this.card = card;
  }

  public Program program(JsonNode costs, JsonNode effects) {
    List<Op> ops = new ArrayList<>();
    for (JsonNode cost : costs) {
      emit(cost, ops, true);
    }
    int count = ops.size();
    for (JsonNode effect : effects) {
      emit(effect, ops, false);
    }
    return new Program(Pile.copyOf(ops), count);
  }

  private void emit(JsonNode op, List<Op> ops, boolean cost) {
    switch (op.path("op").asString("")) {
      case "may" -> {
        int at = ops.size();
        ops.add(new Op.May(selector(op, "who"), 0));
        op.path("cost").forEach(inner -> emit(inner, ops, false));
        op.path("then").forEach(inner -> emit(inner, ops, false));
        ops.set(at, new Op.May(selector(op, "who"), ops.size()));
      }
      case "chooseOne" -> {
        int at = ops.size();
        ops.add(new Op.Jump(0));
        List<Integer> starts = new ArrayList<>();
        List<Integer> ends = new ArrayList<>();
        for (JsonNode option : op.path("options")) {
          starts.add(ops.size());
          option.forEach(inner -> emit(inner, ops, false));
          ends.add(ops.size());
          ops.add(new Op.Jump(0));
        }
        ends.forEach(end -> ops.set(end, new Op.Jump(ops.size())));
        ops.set(at, new Op.ChooseOne(Pile.copyOf(starts)));
      }
      default -> ops.add(op(op, cost));
    }
  }

  private Op op(JsonNode op, boolean cost) {
    String name = op.path("op").asString("");
    return switch (name) {
      case "gainGold" -> new Op.GainGold(selector(op, "who"), amount(op.path("n")));
      case "loseGold" -> new Op.LoseGold(selector(op, "who"), amount(op.path("n")));
      case "payGold" ->
          new Op.PayGold(selector(op, "from"), selector(op, "to"), amount(op.path("n")));
      case "stealGold" ->
          new Op.StealGold(selector(op, "from"), selector(op, "to"), amount(op.path("n")));
      case "payEachOther" -> new Op.PayEachOther(selector(op, "from"), amount(op.path("n")));
      case "gainInfluence" -> new Op.GainInfluence(selector(op, "who"), amount(op.path("n")));
      case "loseInfluence" -> new Op.LoseInfluence(selector(op, "who"), amount(op.path("n")));
      case "drawIntrigue" -> new Op.DrawIntrigue(selector(op, "who"), amount(op.path("n")));
      case "discardIntrigue" ->
          new Op.DiscardIntrigue(
              selector(op, "who"),
              amount(op.path("n")),
              switch (op.path("mode").asString("")) {
                case "choose" -> Op.Mode.CHOOSE;
                case "upTo" -> Op.Mode.UP_TO;
                default -> throw wrong("mode", op.path("mode"));
              });
      case "viewHand" ->
          new Op.ViewHand(selector(op, "viewer"), selector(op, "of"), amount(op.path("n")));
      case "retrieveGuard" -> {
        if (!op.path("to").asString("").equals("hand")) {
          throw wrong("to", op.path("to"));
        }
        yield new Op.RetrieveGuard(selector(op, "who"));
      }
      case "discardAsset" ->
          new Op.DiscardAsset(
              selector(op, "who"), filter(op), amount(op.path("n")), ownerChooses(op), cost);
      case "exhaustAsset" -> turn(op, Stand.EXHAUSTED, cost);
      case "injureAsset" -> turn(op, Stand.INJURED, cost);
      case "peekMarket" -> {
        if (!op.path("zone").asString("").equals("auctionRow") || op.path("n").asInt(0) != 1) {
          throw wrong("zone", op);
        }
        yield new Op.PeekMarket(selector(op, "viewer"));
      }
      case "swapCombatant" -> new Op.SwapCombatant(selector(op, "who"));
      case "foilScheme" -> new Op.FoilScheme();
      case "foilReaction" -> new Op.FoilReaction();
      case "modifyRequirement" -> new Op.ModifyRequirement(amount(op.path("delta")));
      case "rerollHealing" -> {
        if (!op.path("scope").asString("").equals("anyone")) {
          throw wrong("scope", op.path("scope"));
        }
        yield new Op.RerollHealing();
      }
      case "rerollGuard" -> {
        if (!op.path("scope").asString("").equals("ownFailed")) {
          throw wrong("scope", op.path("scope"));
        }
        yield new Op.RerollGuard();
      }
      default -> throw wrong("operation", op.path("op"));
    };
  }

  private Op turn(JsonNode op, Stand to, boolean cost) {
    return new Op.TurnAsset(
        selector(op, "who"), filter(op), amount(op.path("n")), to, ownerChooses(op), cost);
  }

  private boolean ownerChooses(JsonNode op) {
    return switch (op.path("chooser").asString("")) {
      case "owner" -> true;
      case "self" -> false;
      default -> throw wrong("chooser", op.path("chooser"));
    };
  }

  private Amount amount(JsonNode n) {
    if (n.isInt()) {
      return new Amount.Fixed(n.intValue());
    }
    if (n.isString()) {
      return switch (n.stringValue()) {
        case "all" -> new Amount.All();
        case "X", "+X" -> new Amount.Chosen(1);
        case "-X" -> new Amount.Chosen(-1);
        default -> throw wrong("amount", n);
      };
    }
    if (n.has("perReady")) {
      return new Amount.PerReady(
          filter(n.path("perReady")), selector(n, "of"), n.path("times").asInt(1));
    }
    if (n.path("goldValueOf").asString("").equals("costDiscarded")) {
      return new Amount.GoldValueOfCost(n.path("times").asInt(1));
    }
    if (n.path("countOf").asString("").equals("discarded")) {
      return new Amount.Discarded();
    }
    throw wrong("amount", n);
  }

  public Pile<Condition> conditions(JsonNode conditions) {
    List<Condition> read = new ArrayList<>();
    for (JsonNode condition : conditions) {
      read.add(
          switch (condition.path("cond").asString("")) {
            case "minReady" ->
                new Condition.MinReady(
                    selector(condition, "who"), filter(condition), condition.path("n").asInt(0));
            case "noReady" -> new Condition.NoReady(selector(condition, "who"), filter(condition));
            case "noGold" -> new Condition.NoGold(selector(condition, "who"));
            case "uniqueLeastInfluence" -> new Condition.UniqueLeastInfluence();
            case "notPhase" -> new Condition.NotPhase(phase(condition.path("phase")));
            case "targetNot" -> new Condition.TargetNot(selector(condition, "who"));
            default -> throw wrong("condition", condition.path("cond"));
          });
    }
    return Pile.copyOf(read);
  }

  private Phase phase(JsonNode name) {
    for (Phase phase : Phase.values()) {
      if (phase.name().equals(name.asString(""))) {
        return phase;
      }
    }
    throw wrong("phase", name);
  }

  private Filter filter(JsonNode holder) {
    JsonNode name = holder.isString() ? holder : holder.path("filter");
    for (Filter filter : Filter.values()) {
      if (filter.id().equals(name.asString(""))) {
        return filter;
      }
    }
    throw wrong("filter", name);
  }

  private Selector selector(JsonNode holder, String field) {
    return selector(holder.path(field));
  }

  public Selector selector(JsonNode name) {
    for (Selector selector : Selector.values()) {
      if (selector.id().equals(name.asString(""))) {
        return selector;
      }
    }
    throw wrong("selector", name);
  }

  public Timing timing(JsonNode name) {
    for (Timing timing : Timing.values()) {
      if (timing.id().equals(name.asString(""))) {
        return timing;
      }
    }
    throw wrong("window", name);
  }

  /// A card's window, or its several windows.
  public Pile<Timing> timings(JsonNode holder) {
    if (!holder.has("windows")) {
      return Pile.of(timing(holder.path("window")));
    }
    List<Timing> read = new ArrayList<>();
    holder.path("windows").forEach(name -> read.add(timing(name)));
    return Pile.copyOf(read);
  }

  /// The abilities that are used; all others are traits.
  public Pile<Ability> abilities(JsonNode abilities) {
    List<Ability> read = new ArrayList<>();
    int number = 0;
    for (JsonNode ability : abilities) {
      number++;
      boolean used = false;
      for (JsonNode effect : ability.path("effects")) {
        used |= !isTrait(effect);
      }
      Timing timing = timing(ability.path("window"));
      boolean exhaust = ability.path("exhaust").asBoolean(false);
      Program program =
          used ? program(ability.path("costs"), ability.path("effects")) : Program.NONE;
      read.add(new Ability(number, timing, exhaust, program));
    }
    return Pile.copyOf(read);
  }

  public Traits traits(JsonNode abilities) {
    Traits.Builder traits = new Traits.Builder();
    for (JsonNode ability : abilities) {
      for (JsonNode effect : ability.path("effects")) {
        if (isTrait(effect)) {
          trait(effect, traits);
        }
      }
    }
    return traits.build();
  }

  private static boolean isTrait(JsonNode effect) {
    return switch (effect.path("op").asString("")) {
      case "countAs",
          "healingDice",
          "attackRange",
          "speedAttack",
          "winTies",
          "substitutePool",
          "autoWound",
          "autoBlock",
          "rerollDice",
          "addWound",
          "ignoreWound",
          "winInitiative",
          "negateAbility",
          "setDefeatLevel",
          "custom" ->
          true;
      default -> false;
    };
  }

  private void trait(JsonNode effect, Traits.Builder traits) {
    int n = effect.path("n").asInt(Traits.ALL);
    switch (effect.path("op").asString("")) {
      case "countAs" -> traits.countsAs = n;
      case "healingDice" -> traits.healingDice = n;
      case "attackRange" -> traits.reach = n;
      case "speedAttack" -> traits.speedAttack = effect.path("range").asInt(1);
      case "winTies" -> {
        expect(effect, "when", "attacking");
        traits.winsTies = true;
      }
      case "substitutePool" -> {
        expect(effect, "roll", "DEF");
        expect(effect, "with", "SPD");
        traits.speedForDefense = true;
      }
      case "autoWound" -> {
        if (effect.path("on").asString("").equals("ATK")) {
          traits.attackSet = set(effect);
        } else {
          expect(effect, "on", "DEF");
          traits.counterSet = set(effect);
        }
      }
      case "autoBlock" -> {
        expect(effect, "on", "DEF");
        traits.blockSet = set(effect);
        traits.blocks = n;
      }
      case "rerollDice" -> reroll(effect, n, traits);
      case "addWound" -> traits.addsWounds = n;
      case "ignoreWound" -> traits.ignoresWounds = n;
      case "winInitiative" -> traits.winsInitiative = true;
      case "negateAbility" -> {
        expect(effect, "who", "opponent");
        traits.negates = true;
      }
      case "setDefeatLevel" ->
          traits.atLeast =
              switch (effect.path("level").asString("")) {
                case "injury" -> Defeat.INJURY;
                case "decapitation" -> Defeat.DECAPITATION;
                default -> throw wrong("level", effect.path("level"));
              };
      case "custom" -> {
        switch (effect.path("key").asString("")) {
          case "determination" -> traits.determined = true;
          case "gambler" -> traits.gambles = true;
          default -> throw wrong("key", effect.path("key"));
        }
      }
      default -> throw wrong("operation", effect.path("op"));
    }
  }

  private void reroll(JsonNode effect, int n, Traits.Builder traits) {
    if (effect.path("which").asString("").equals("opponent")) {
      traits.forcesReroll = n;
      return;
    }
    expect(effect, "which", "own");
    switch (effect.path("pool").asString("")) {
      case "ATK" -> traits.rerollAttack = n;
      case "DEF" -> traits.rerollDefense = n;
      case "SPD" -> traits.rerollsInitiative = true;
      default -> throw wrong("pool", effect.path("pool"));
    }
  }

  private int set(JsonNode effect) {
    return switch (effect.path("per").asString("")) {
      case "double" -> 2;
      case "triple" -> 3;
      default -> throw wrong("set", effect.path("per"));
    };
  }

  private void expect(JsonNode effect, String field, String value) {
    if (!effect.path(field).asString("").equals(value)) {
      throw wrong(field, effect.path(field));
    }
  }

  private BadInput wrong(String what, JsonNode value) {
    return new BadInput("The card '%s' has the unknown %s %s.".formatted(card, what, value));
  }
}
