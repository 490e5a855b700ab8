package ludus.spartacus.phase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import ludus.kernel.Pile;
import ludus.kernel.Seats;
import ludus.kernel.Viewer;
import ludus.kernel.flow.Poll;
import ludus.spartacus.Asset;
import ludus.spartacus.Corner;
import ludus.spartacus.Frame;
import ludus.spartacus.Frame.Aftermath;
import ludus.spartacus.Frame.AftermathStep;
import ludus.spartacus.Frame.Entrant;
import ludus.spartacus.Frame.Exchange;
import ludus.spartacus.Frame.ExchangeStage;
import ludus.spartacus.Frame.Fighter;
import ludus.spartacus.Frame.Match;
import ludus.spartacus.Frame.MatchStage;
import ludus.spartacus.Hex;
import ludus.spartacus.House;
import ludus.spartacus.MarketCard;
import ludus.spartacus.Move;
import ludus.spartacus.Phase;
import ludus.spartacus.Pool;
import ludus.spartacus.SpartacusEvent.Column;
import ludus.spartacus.SpartacusView.ArenaView;
import ludus.spartacus.SpartacusView.AssetView;
import ludus.spartacus.SpartacusView.CornerView;
import ludus.spartacus.SpartacusView.EntrantView;
import ludus.spartacus.SpartacusView.ExchangeView;
import ludus.spartacus.SpartacusView.FighterView;
import ludus.spartacus.SpartacusView.GivingView;
import ludus.spartacus.SpartacusView.GivingWay;
import ludus.spartacus.SpartacusView.HexReach;
import ludus.spartacus.SpartacusView.MatchView;
import ludus.spartacus.SpartacusView.OddsView;
import ludus.spartacus.SpartacusView.StakeView;
import ludus.spartacus.SpartacusView.TournamentView;
import ludus.spartacus.SpartacusView.VerdictView;
import ludus.spartacus.SpartacusView.WagersView;
import ludus.spartacus.State;
import ludus.spartacus.combat.Board;
import ludus.spartacus.combat.Dice;
import ludus.spartacus.combat.Fight;
import ludus.spartacus.combat.Odds;
import ludus.spartacus.combat.Skills;
import ludus.spartacus.combat.Wounds;

/// What a viewer sees of the arena.
final class ArenaViews {

  private ArenaViews() {}

  private static <F extends Frame> Optional<F> find(State state, Class<F> kind) {
    return state.stack().frames().stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }

  static Optional<ArenaView> arena(State state, Viewer viewer) {
    if (state.phase() != Phase.ARENA && state.phase() != Phase.TOURNAMENT) {
      return Optional.empty();
    }
    Optional<Frame.Invitations> invitations = find(state, Frame.Invitations.class);
    Optional<Frame.Wagers> wagers = find(state, Frame.Wagers.class);
    Optional<Aftermath> aftermath = find(state, Aftermath.class);
    Optional<Match> match = find(state, Match.class).or(() -> aftermath.map(Aftermath::match));
    Board board = state.table().content().board();
    return Optional.of(
        new ArenaView(
            board.hexes(),
            board.starts(),
            invitations.map(Frame.Invitations::invited).orElse(Seats.NONE),
            invitations.flatMap(frame -> Frame.named(frame.pending())),
            invitations.map(Frame.Invitations::bound).orElse(false),
            invitations
                .map(frame -> List.copyOf(Invitations.invitable(state, frame)))
                .orElse(List.of()),
            entrants(state, invitations, wagers, match),
            wagers(state, viewer, wagers, match),
            match.map(fought -> match(state, viewer, fought)),
            aftermath.flatMap(frame -> verdict(state, frame))));
  }

  private static List<EntrantView> entrants(
      State state,
      Optional<Frame.Invitations> invitations,
      Optional<Frame.Wagers> wagers,
      Optional<Match> match) {
    List<EntrantView> views = new ArrayList<>();
    invitations.ifPresent(frame -> frame.entrants().forEach(one -> views.add(view(state, one))));
    wagers.ifPresent(frame -> frame.entrants().forEach(one -> views.add(view(state, one))));
    match.ifPresent(
        frame -> frame.fighters().forEach(one -> views.add(view(state, one.entrant()))));
    return List.copyOf(views);
  }

  static EntrantView view(State state, Entrant entrant) {
    List<AssetView> equipment = new ArrayList<>();
    for (MarketCard card : entrant.equipment()) {
      equipment.add(asset(state, entrant.seat(), card));
    }
    return new EntrantView(
        entrant.seat(), asset(state, entrant.seat(), entrant.card()), List.copyOf(equipment));
  }

  /// A card in the arena; of the dead what is printed.
  private static AssetView asset(State state, int seat, MarketCard card) {
    House house = state.house(seat);
    Asset asset = house.has(card) ? house.asset(card) : card.fresh();
    return AssetView.of(asset, true, false, false, false);
  }

  // wagers ---------------------------------------------------------------------------------------

  private static Optional<WagersView> wagers(
      State state, Viewer viewer, Optional<Frame.Wagers> open, Optional<Match> match) {
    if (open.isPresent()) {
      return Optional.of(open(state, viewer, open.get()));
    }
    return match
        .filter(fought -> !fought.tournament())
        .map(fought -> placed(state, viewer, fought));
  }

  private static WagersView open(State state, Viewer viewer, Frame.Wagers wagers) {
    boolean sealed = !state.table().options().openWagers();
    Poll<Move.PlaceWagers> poll = wagers.poll();
    List<Move.PlaceWagers> known = new ArrayList<>();
    Seats answered = Seats.NONE;
    for (int seat = 0; seat < state.seats(); seat++) {
      Optional<Move.PlaceWagers> answer = poll.answer(seat);
      known.add(sealed ? Move.PlaceWagers.NONE : answer.orElse(Move.PlaceWagers.NONE));
      answered = answer.isPresent() ? answered.plus(seat) : answered;
    }
    return new WagersView(
        sealed,
        poll.asked(),
        answered,
        corners(state, known),
        viewer.isSpectator() ? Optional.empty() : poll.answer(viewer.seat()),
        viewer.isSpectator() ? Optional.empty() : Wagers.barred(wagers.entrants(), viewer.seat()),
        state.table().numbers().mostStake(),
        free(state, viewer),
        state.table().options().odds()
            ? Optional.of(
                odds(Odds.shown(state, wagers.entrants().first(), wagers.entrants().last())))
            : Optional.empty());
  }

  private static int free(State state, Viewer viewer) {
    return viewer.isSpectator()
        ? 0
        : state.house(viewer.seat()).gold() - Arena.committed(state, viewer.seat());
  }

  private static WagersView placed(State state, Viewer viewer, Match match) {
    return new WagersView(
        false,
        Seats.NONE,
        state.table().everybody(),
        corners(state, match.wagers()),
        viewer.isSpectator() ? Optional.empty() : Optional.of(match.wagers().get(viewer.seat())),
        Optional.empty(),
        state.table().numbers().mostStake(),
        free(state, viewer),
        Optional.empty());
  }

  private static List<CornerView> corners(State state, List<Move.PlaceWagers> bets) {
    List<CornerView> corners = new ArrayList<>();
    for (Corner corner : Corner.values()) {
      List<StakeView> stakes = new ArrayList<>();
      for (int seat = 0; seat < bets.size(); seat++) {
        if (bets.get(seat).on(corner) > 0) {
          stakes.add(new StakeView(seat, bets.get(seat).on(corner)));
        }
      }
      corners.add(
          new CornerView(
              corner, Wagers.odds(state.table().numbers(), corner), List.copyOf(stakes)));
    }
    return List.copyOf(corners);
  }

  private static OddsView odds(Odds.Chances chances) {
    return new OddsView(
        percent(chances.victoryI()),
        percent(chances.victoryII()),
        percent(chances.injury()),
        percent(chances.decapitation()));
  }

  static int percent(double share) {
    return (int) Math.round(100 * share);
  }

  // the match ------------------------------------------------------------------------------------

  private static MatchView match(State state, Viewer viewer, Match match) {
    Board board = state.table().content().board();
    boolean turn = match.stage() == MatchStage.TURN;
    List<FighterView> fighters = new ArrayList<>();
    for (int i = 0; i < match.fighters().size(); i++) {
      fighters.add(fighter(state, match.fighter(i), i));
    }
    List<HexReach> steps = List.of();
    List<Hex> inReach = new ArrayList<>();
    List<Integer> targets = new ArrayList<>();
    List<Integer> speedTargets = new ArrayList<>();
    int reach = 0;
    int speedReach = 0;
    if (turn) {
      Fighter acting = match.fighter(match.asked());
      reach = Skills.reach(state, acting);
      speedReach = Skills.speedReach(state, acting);
      steps = match.moved() ? List.of() : steps(board, match, match.asked());
      for (Hex hex : board.hexes()) {
        int distance = acting.hex().distance(hex);
        if (distance > 0 && distance <= reach) {
          inReach.add(hex);
        }
      }
      for (int i = 0; i < match.fighters().size() && !match.attacked(); i++) {
        if (Fight.reaches(match, match.asked(), acting.hex(), i, reach)) {
          targets.add(i);
        }
        if (Fight.reaches(match, match.asked(), acting.hex(), i, speedReach)) {
          speedTargets.add(i);
        }
      }
    }
    Optional<Exchange> exchange = find(state, Exchange.class);
    return new MatchView(
        match.tournament(),
        match.round(),
        match.stage(),
        List.copyOf(fighters),
        find(state, Frame.Initiative.class)
            .map(frame -> List.<List<Integer>>copyOf(frame.dice()))
            .orElse(List.of()),
        turn ? Optional.of(match.first()) : Optional.empty(),
        Frame.named(match.asked()),
        match.moved(),
        match.attacked(),
        steps,
        reach,
        speedReach,
        List.copyOf(inReach),
        List.copyOf(targets),
        List.copyOf(speedTargets),
        state.table().options().stall()
            ? Math.max(0, state.table().numbers().stallRounds() - match.stalled())
            : 0,
        exchange.map(attack -> exchange(state, viewer, match, attack)),
        giving(board, match, exchange),
        state.table().options().odds()
            ? Optional.of(odds(Odds.shown(state, match)))
            : Optional.empty());
  }

  private static FighterView fighter(State state, Fighter fighter, int number) {
    MarketCard.Face face = fighter.card().face();
    return new FighterView(
        number,
        fighter.seat(),
        fighter.team(),
        view(state, fighter.entrant()),
        fighter.hex(),
        fighter.atk(),
        fighter.def(),
        fighter.spd(),
        face.atk(),
        face.def(),
        face.spd(),
        fighter.health(),
        fighter.defeat(),
        fighter.acted(),
        fighter.used());
  }

  private static ExchangeView exchange(State state, Viewer viewer, Match match, Exchange exchange) {
    Fighter attacker = match.fighter(exchange.attacker());
    Fighter defender = match.fighter(exchange.defender());
    Seats answered = Seats.NONE;
    for (int seat = 0; seat < exchange.poll().answers().size(); seat++) {
      answered = exchange.poll().answer(seat).isPresent() ? answered.plus(seat) : answered;
    }
    Seats asked =
        exchange.asked() == Frame.NOBODY
            ? exchange.poll().asked()
            : Seats.of(match.fighter(exchange.asked()).seat());
    return new ExchangeView(
        exchange.attacker(),
        exchange.defender(),
        exchange.speed(),
        exchange.pool(),
        exchange.stage(),
        exchange.attack(),
        exchange.defense(),
        columns(state, attacker, defender, exchange),
        asked,
        answered,
        exchange.poll().asks(viewer.seat())
            ? exchange.poll().answer(viewer.seat())
            : Optional.empty(),
        exchange.compared(),
        exchange.counter(),
        exchange.added(),
        exchange.cancelled(),
        exchange.wounds());
  }

  /// Where a fighter can go with its dice of Speed.
  private static List<HexReach> steps(Board board, Match match, int number) {
    int speed = match.fighter(number).spd();
    int[] away = board.ways(match, number, speed);
    List<HexReach> steps = new ArrayList<>();
    for (int i = 0; i < board.hexes().size(); i++) {
      if (away[i] > 0 && away[i] <= speed) {
        steps.add(new HexReach(board.hexes().get(i), away[i]));
      }
    }
    return List.copyOf(steps);
  }

  private static Optional<GivingView> giving(
      Board board, Match match, Optional<Exchange> exchange) {
    if (match.stage() == MatchStage.STALL) {
      return Optional.of(giving(board, match, match.asked(), 1));
    }
    return exchange
        .filter(
            attack ->
                attack.stage() == ExchangeStage.SURRENDER
                    || attack.stage() == ExchangeStage.COUNTER_SURRENDER)
        .map(attack -> giving(board, match, attack.asked(), attack.left()));
  }

  private static GivingView giving(Board board, Match match, int number, int left) {
    Fighter giver = match.fighter(number);
    List<Pool> kept = new ArrayList<>();
    for (Pool pool : Pool.values()) {
      if (Wounds.isProtected(giver, pool)) {
        kept.add(pool);
      }
    }
    List<GivingWay> ways = new ArrayList<>();
    Wounds.ways(giver, left)
        .forEach(
            (after, pools) ->
                ways.add(
                    new GivingWay(
                        pools,
                        giver.atk() - after.atk(),
                        giver.def() - after.def(),
                        giver.spd() - after.spd())));
    return new GivingView(
        number, left, List.copyOf(kept), List.copyOf(ways), steps(board, match, number));
  }

  private static List<Column> columns(
      State state, Fighter attacker, Fighter defender, Exchange exchange) {
    return Dice.columns(
        exchange.attack(),
        exchange.defense(),
        Skills.winsTies(attacker, defender),
        state.table().numbers().unopposedFrom());
  }

  // after it -------------------------------------------------------------------------------------

  private static Optional<VerdictView> verdict(State state, Aftermath aftermath) {
    Match match = aftermath.match();
    int loser = Verdict.loser(state, match);
    if (aftermath.step() != AftermathStep.VERDICT || loser == Frame.NOBODY) {
      return Optional.empty();
    }
    Fighter fighter = match.fighter(loser);
    return Optional.of(
        new VerdictView(
            state.host(),
            view(state, fighter.entrant()),
            fighter.defeat(),
            Verdict.judged(state, match).favors(),
            Verdict.mayDie(state, match)));
  }

  static Optional<TournamentView> tournament(State state) {
    return find(state, Frame.Tournament.class)
        .map(
            frame ->
                new TournamentView(
                    frame.ranked(),
                    frame.values(),
                    frame.finalists(),
                    entrants(state, frame.entrants())));
  }

  private static List<EntrantView> entrants(State state, Pile<Entrant> entrants) {
    List<EntrantView> views = new ArrayList<>();
    entrants.forEach(entrant -> views.add(view(state, entrant)));
    return List.copyOf(views);
  }
}
