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
        ops.add(new Op.May(self(op, "who"), 0));
        list(op, "cost").forEach(inner -> emit(inner, ops, false));
        list(op, "then").forEach(inner -> emit(inner, ops, false));
        ops.set(at, new Op.May(self(op, "who"), ops.size()));
      }
      case "chooseOne" -> {
        int at = ops.size();
        ops.add(new Op.Jump(0));
        List<Integer> starts = new ArrayList<>();
        List<Integer> ends = new ArrayList<>();
        for (JsonNode option : list(op, "options")) {
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
      case "gainGold" -> new Op.GainGold(domini(op, "who"), amount(op.path("n")));
      case "loseGold" -> new Op.LoseGold(domini(op, "who"), amount(op.path("n")));
      case "payGold" -> new Op.PayGold(self(op, "from"), receiver(op, "to"), amount(op.path("n")));
      case "stealGold" ->
          new Op.StealGold(dominus(op, "from"), dominus(op, "to"), amount(op.path("n")));
      case "payEachOther" -> new Op.PayEachOther(self(op, "from"), amount(op.path("n")));
      case "gainInfluence" -> new Op.GainInfluence(domini(op, "who"), amount(op.path("n")));
      case "loseInfluence" -> new Op.LoseInfluence(domini(op, "who"), amount(op.path("n")));
      case "drawIntrigue" -> new Op.DrawIntrigue(dominus(op, "who"), amount(op.path("n")));
      case "discardIntrigue" ->
          new Op.DiscardIntrigue(
              dominus(op, "who"),
              amount(op.path("n")),
              switch (op.path("mode").asString("")) {
                case "choose" -> Op.Mode.CHOOSE;
                case "upTo" -> Op.Mode.UP_TO;
                default -> throw wrong("mode", op.path("mode"));
              });
      case "viewHand" ->
          new Op.ViewHand(dominus(op, "viewer"), dominus(op, "of"), amount(op.path("n")));
      case "retrieveGuard" -> {
        expect(op, "to", "hand");
        expect(op, "state", "ready");
        yield new Op.RetrieveGuard(dominus(op, "who"));
      }
      case "discardAsset" ->
          new Op.DiscardAsset(
              owner(op, cost), filter(op), amount(op.path("n")), ownerChooses(op), cost);
      case "exhaustAsset" -> turn(op, Stand.EXHAUSTED, cost);
      case "injureAsset" -> turn(op, Stand.INJURED, cost);
      case "peekMarket" -> {
        expect(op, "zone", "auctionRow");
        if (number(op, "n") != 1) {
          throw wrong("number", op.path("n"));
        }
        yield new Op.PeekMarket(dominus(op, "viewer"));
      }
      case "swapCombatant" -> new Op.SwapCombatant(dominus(op, "who"));
      case "foilScheme" -> new Op.FoilScheme();
      case "foilReaction" -> new Op.FoilReaction();
      case "modifyRequirement" -> new Op.ModifyRequirement(amount(op.path("delta")));
      case "rerollHealing" -> {
        expect(op, "scope", "anyone");
        yield new Op.RerollHealing();
      }
      case "rerollGuard" -> {
        expect(op, "scope", "ownFailed");
        yield new Op.RerollGuard();
      }
      default -> throw wrong("operation", op.path("op"));
    };
  }

  private Op turn(JsonNode op, Stand to, boolean cost) {
    return new Op.TurnAsset(
        owner(op, cost), filter(op), amount(op.path("n")), to, ownerChooses(op), cost);
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
      return new Amount.PerReady(filter(n.path("perReady")), selector(n, "of"), number(n, "times"));
    }
    if (n.path("goldValueOf").asString("").equals("costDiscarded")) {
      return new Amount.GoldValueOfCost(number(n, "times"));
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
                    selector(condition, "who"), filter(condition), number(condition, "n"));
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

  private int number(JsonNode holder, String field) {
    JsonNode number = holder.path(field);
    if (!number.isInt() || number.intValue() < 0 || number.intValue() >= Traits.ALL) {
      throw wrong(field, number);
    }
    return number.intValue();
  }

  private JsonNode list(JsonNode holder, String field) {
    if (!holder.path(field).isArray()) {
      throw wrong(field, holder.path(field));
    }
    return holder.path(field);
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

  /// One dominus.
  private Selector dominus(JsonNode holder, String field) {
    Selector selector = selector(holder, field);
    return switch (selector) {
      case SELF, TARGET, OTHER, OWNER -> selector;
      default -> throw wrong(field, holder.path(field));
    };
  }

  /// One dominus or several.
  private Selector domini(JsonNode holder, String field) {
    Selector selector = selector(holder, field);
    return switch (selector) {
      case EACH_OTHER, ALL -> selector;
      default -> dominus(holder, field);
    };
  }

  private Selector receiver(JsonNode holder, String field) {
    Selector selector = selector(holder, field);
    return selector == Selector.BANK ? selector : dominus(holder, field);
  }

  /// Only who plays the card pays for it and may do what it allows.
  private Selector self(JsonNode holder, String field) {
    expect(holder, field, Selector.SELF.id());
    return Selector.SELF;
  }

  private Selector owner(JsonNode op, boolean cost) {
    return cost ? self(op, "who") : dominus(op, "who");
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
      for (JsonNode effect : list(ability, "effects")) {
        used |= !isTrait(effect);
      }
      Timing timing = timing(ability.path("window"));
      boolean exhaust = ability.path("exhaust").asBoolean(false);
      if (used && (!exhaust || ability.has("limit"))) {
        throw wrong("limit", ability.path("limit")); // nothing else keeps it from being repeated
      }
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
          manner(ability, effect);
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
    switch (effect.path("op").asString("")) {
      case "countAs" -> {
        expect(effect, "kind", Filter.SLAVE.id());
        traits.countsAs = number(effect, "n");
      }
      case "healingDice" -> traits.healingDice = number(effect, "n");
      case "attackRange" -> traits.reach = number(effect, "n");
      case "speedAttack" -> traits.speedAttack = number(effect, "range");
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
        traits.blocks = isAll(effect) ? Traits.ALL : number(effect, "n");
      }
      case "rerollDice" -> reroll(effect, traits);
      case "addWound" -> traits.addsWounds = number(effect, "n");
      case "ignoreWound" -> traits.ignoresWounds = number(effect, "n");
      case "winInitiative" -> traits.winsInitiative = true;
      case "negateAbility" -> {
        expect(effect, "who", Selector.OPPONENT.id());
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

  private static boolean isAll(JsonNode effect) {
    return effect.path("n").asString("").equals("all");
  }

  private void reroll(JsonNode effect, Traits.Builder traits) {
    if (effect.path("which").asString("").equals("opponent")) {
      expect(effect, "pool", "any");
      traits.forcesReroll = number(effect, "n");
      return;
    }
    expect(effect, "which", "own");
    switch (effect.path("pool").asString("")) {
      case "ATK" -> traits.rerollAttack = number(effect, "n");
      case "DEF" -> traits.rerollDefense = number(effect, "n");
      case "SPD" -> {
        expect(effect, "n", "all");
        traits.rerollsInitiative = true;
      }
      default -> throw wrong("pool", effect.path("pool"));
    }
  }

  /// When a trait works, whether its card is exhausted for it, and how often: the code that looks
  /// the trait up does it so and not otherwise. SP-DAT-7
  private void manner(JsonNode ability, JsonNode effect) {
    String pool = effect.path("pool").asString("");
    boolean determined = effect.path("key").asString("").equals("determination");
    Timing timing =
        switch (effect.path("op").asString("")) {
          case "autoWound", "autoBlock" -> Timing.ATTACK_ROLLED;
          case "rerollDice" -> pool.equals("SPD") ? Timing.INITIATIVE_ROLLED : Timing.ATTACK_ROLLED;
          case "addWound", "ignoreWound" -> Timing.COMPARED;
          case "speedAttack" -> Timing.OWN_ATTACK;
          case "winInitiative" -> Timing.ROUND_START;
          case "setDefeatLevel" -> Timing.DEFEAT;
          case "custom" -> determined ? Timing.COMPARED : Timing.PASSIVE;
          default -> Timing.PASSIVE;
        };
    String limit =
        switch (pool) {
          case "ATK" -> "perAttack";
          case "DEF" -> "perDefense";
          case "SPD" -> "perInitiative";
          case "any" -> "perMatch";
          default -> determined ? "perMatch" : "";
        };
    boolean exhaust =
        switch (effect.path("op").asString("")) {
          case "addWound", "ignoreWound", "speedAttack", "winInitiative" -> true;
          default -> false;
        };
    expect(ability, "window", timing.id());
    if (ability.path("exhaust").asBoolean(false) != exhaust) {
      throw wrong("exhaustion", ability.path("exhaust"));
    }
    if (!ability.path("limit").asString("").equals(limit)) {
      throw wrong("limit", ability.path("limit"));
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
