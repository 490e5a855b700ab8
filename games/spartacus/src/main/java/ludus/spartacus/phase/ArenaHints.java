package ludus.spartacus.phase;

import java.util.Optional;
import ludus.kernel.Hint;
import ludus.kernel.Message;
import ludus.kernel.Pile;
import ludus.spartacus.Asset;
import ludus.spartacus.Corner;
import ludus.spartacus.Frame;
import ludus.spartacus.Frame.Exchange;
import ludus.spartacus.Frame.Fighter;
import ludus.spartacus.Frame.Match;
import ludus.spartacus.Hex;
import ludus.spartacus.Move;
import ludus.spartacus.Pool;
import ludus.spartacus.SpartacusWords;
import ludus.spartacus.State;
import ludus.spartacus.combat.Fight;
import ludus.spartacus.combat.Odds;
import ludus.spartacus.combat.Skills;

/// What follows from a move in the arena, before it is made.
final class ArenaHints {

  private ArenaHints() {}

  static Hint of(State state, int seat, Move move) {
    return switch (move) {
      case Move.Invite(int guest) -> invite(state, guest);
      case Move.DeclineInvitation _ -> note("influence").with(-1);
      case Move.Commit commit -> commit(state, seat, commit);
      case Move.PlaceWagers bets -> wagers(state, bets);
      case Move.MoveTo(Hex hex) when state.top() instanceof Match match -> step(state, match, hex);
      case Move.Attack attack when state.top() instanceof Match match ->
          attack(state, match, attack);
      case Move.GiveUp(Pool pool) -> giveUp(state, pool);
      case Move.Judge(boolean up) when state.top() instanceof Frame.Aftermath aftermath ->
          up ? Hint.NONE : down(state, aftermath);
      default -> Hint.NONE;
    };
  }

  /// A note in the making.
  private record Note(String key) {
    Hint with(int number) {
      return Hint.note(Message.of(key).with("count", number));
    }
  }

  private static Note note(String key) {
    return new Note("spartacus.hint." + key);
  }

  private static Hint invite(State state, int guest) {
    return state.house(guest).fighters() == 0
        ? Hint.note(Message.of("spartacus.hint.unable").player(guest))
        : note("fighters").with(state.house(guest).fighters());
  }

  /// What the bank will pay, and the chances against whoever waits in the arena.
  private static Hint commit(State state, int seat, Move.Commit commit) {
    Asset asset = state.house(seat).asset(commit.combatant());
    boolean tournament = state.top() instanceof Frame.Tournament;
    int tribute = tournament ? 0 : Tribute.of(state.table().numbers(), asset);
    Hint hint = tribute > 0 ? note("tribute").with(tribute) : Hint.NONE;
    Pile<Frame.Entrant> there =
        switch (state.top()) {
          case Frame.Invitations frame -> frame.entrants();
          case Frame.Tournament frame -> frame.entrants();
          default -> Pile.empty();
        };
    if (there.isEmpty() || !state.table().options().odds()) {
      return hint;
    }
    Frame.Entrant own =
        new Frame.Entrant(seat, commit.combatant(), Pile.copyOf(commit.equipment()));
    Odds.Chances chances = Odds.shown(state, there.first(), own);
    return hint.and(
        Message.of("spartacus.hint.chance")
            .with("percent", ArenaViews.percent(chances.victoryII())));
  }

  private static Hint wagers(State state, Move.PlaceWagers bets) {
    Hint hint = Hint.price(bets.total());
    Optional<Odds.Chances> chances =
        state.top() instanceof Frame.Wagers wagers && state.table().options().odds()
            ? Optional.of(Odds.shown(state, wagers.entrants().first(), wagers.entrants().last()))
            : Optional.empty();
    for (Corner corner : Corner.values()) {
      int stake = bets.on(corner);
      if (stake > 0) {
        int odds = Wagers.odds(state.table().numbers(), corner);
        Message pays =
            Message.of("spartacus.hint.pays" + (chances.isPresent() ? ".chance" : ""))
                .with("corner", SpartacusWords.named("corner", corner))
                .with("gold", stake * odds);
        hint =
            hint.and(
                chances.isPresent()
                    ? pays.with("percent", ArenaViews.percent(chances.get().of(corner)))
                    : pays);
      }
    }
    return hint;
  }

  /// Whether somebody can be attacked from there, and whether one could be.
  private static Hint step(State state, Match match, Hex hex) {
    Fighter fighter = match.fighter(match.asked());
    int reach = Math.max(Skills.reach(state, fighter), Skills.speedReach(state, fighter));
    Hint hint = Hint.NONE;
    boolean strikes = false;
    boolean danger = false;
    for (int i = 0; i < match.fighters().size(); i++) {
      Fighter other = match.fighter(i);
      if (other.isStanding() && other.team() != fighter.team()) {
        int distance = hex.distance(other.hex());
        strikes |= !match.attacked() && distance <= reach;
        danger |= distance <= other.spd() + Skills.reach(state, other);
      }
    }
    hint = strikes ? hint.and(Message.of("spartacus.hint.inReach")) : hint;
    return danger ? hint : hint.and(Message.of("spartacus.hint.safe"));
  }

  private static Hint attack(State state, Match match, Move.Attack attack) {
    Fighter attacker = match.fighter(match.asked());
    Fighter defender = match.fighter(attack.target());
    Hint hint =
        Hint.note(
            Message.of("spartacus.hint.dice")
                .with("attack", attack.speed() ? attacker.spd() : attacker.atk())
                .with("defense", defender.def()));
    if (!state.table().options().odds()) {
      return hint;
    }
    Odds.Blow blow = Odds.shown(state, match, attack.target(), attack.speed());
    return hint.and(
        Message.of("spartacus.hint.blow")
            .with("wounds", "%.1f".formatted(blow.wounds()))
            .with("percent", ArenaViews.percent(blow.defeat())));
  }

  private static Hint giveUp(State state, Pool pool) {
    Optional<Fighter> giver =
        switch (state.top()) {
          case Match match -> Optional.of(match.fighter(match.asked()));
          case Exchange exchange -> Optional.of(Fight.match(state).fighter(exchange.asked()));
          default -> Optional.empty();
        };
    return giver.isPresent() ? note("diceLeft").with(giver.get().dice(pool) - 1) : Hint.NONE;
  }

  /// What the host's influence really falls by. SP-VER-7
  private static Hint down(State state, Frame.Aftermath aftermath) {
    int favors = Verdict.judged(state, aftermath.match()).favors();
    int least = state.table().numbers().leastInfluence();
    int loss = Math.min(favors, state.house(state.host()).influence() - least);
    return loss > 0 ? note("influence").with(-loss) : Hint.NONE;
  }
}
