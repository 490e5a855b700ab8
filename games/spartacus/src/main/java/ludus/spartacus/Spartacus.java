package ludus.spartacus;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;
import ludus.kernel.Agenda;
import ludus.kernel.Chance;
import ludus.kernel.Form;
import ludus.kernel.Game;
import ludus.kernel.GameInfo;
import ludus.kernel.Hint;
import ludus.kernel.Instinct;
import ludus.kernel.Journal;
import ludus.kernel.Message;
import ludus.kernel.OptionInfo;
import ludus.kernel.Order;
import ludus.kernel.Refusal;
import ludus.kernel.Setup;
import ludus.kernel.Turn;
import ludus.kernel.Valuation;
import ludus.kernel.Viewer;
import ludus.kernel.json.Notation;
import ludus.kernel.text.Resources;
import ludus.kernel.text.Screen;
import ludus.spartacus.mind.SpartacusInstinct;
import ludus.spartacus.mind.SpartacusValuation;
import ludus.spartacus.phase.Opening;
import ludus.spartacus.phase.Turns;
import ludus.spartacus.talk.Act;
import ludus.spartacus.talk.Bargains;
import ludus.spartacus.talk.Offer;

/// Spartacus as a game of the kernel.
public final class Spartacus implements Game<State, Move> {

  static final String FOLDER = "/ludus/spartacus";
  private static final String ON = "on";
  private static final int LONGEST = 60_000;

  /// No table plays for ever: after so many rounds the game ends as with a limit. SP-WIN-14
  private static final int MOST_ROUNDS = 50;

  private static final Optional<Instinct<State, Move>> INSTINCT = Optional.of(SpartacusInstinct.IT);

  private final Content content;
  private final GameInfo info;
  private final SpartacusNotation notation;
  private final Map<Setup, Table> tables = new ConcurrentHashMap<>();

  private Spartacus(Content content) {
    this.content = content;
    this.info =
        new GameInfo(
            "spartacus",
            "Spartacus",
            3,
            3,
            content.houses().size(),
            List.of(
                new OptionInfo(
                    "length",
                    List.of("quick", "standard", "advanced"),
                    "quick",
                    Rules.rule("SET-17")),
                new OptionInfo(
                    "deck",
                    List.of("intrigue80", "intrigue104"),
                    "intrigue80",
                    Rules.rule("CMP-2")),
                new OptionInfo(
                    "wagers", List.of("sealed", "inTurn"), "sealed", Rules.rule("WAG-2")),
                new OptionInfo("stall", List.of("off", ON), ON, Rules.rule("CMB-38")),
                new OptionInfo(
                    "rounds",
                    List.of("none", "5", "8", "10", "15", "20"),
                    "none",
                    Rules.rule("WIN-14")),
                OptionInfo.toggle("odds", Rules.rule("CON-2"))),
            Optional.empty(),
            LONGEST,
            content.hash(),
            FOLDER);
    this.notation = new SpartacusNotation(this);
  }

  /// The game with the data that come with it.
  public static Spartacus standard() {
    return new Spartacus(Content.parse(standardData()));
  }

  /// The game with an owner's data.
  ///
  /// @throws ludus.kernel.BadInput if they can't be used
  public static Spartacus with(String data) {
    return new Spartacus(Content.parse(data));
  }

  static String standardData() {
    return Resources.text(FOLDER + "/data.json");
  }

  public Content content() {
    return content;
  }

  @Override
  public GameInfo info() {
    return info;
  }

  public Table table(Setup setup) {
    return tables.computeIfAbsent(setup, this::newTable);
  }

  private Table newTable(Setup setup) {
    require(setup);
    Length length =
        switch (info.chosen(setup, "length")) {
          case "standard" -> Length.STANDARD;
          case "advanced" -> Length.ADVANCED;
          default -> Length.QUICK;
        };
    String rounds = info.chosen(setup, "rounds");
    return new Table(
        setup,
        new Table.Options(
            length,
            info.chosen(setup, "deck").equals("intrigue104"),
            info.chosen(setup, "wagers").equals("inTurn"),
            info.chosen(setup, "stall").equals(ON),
            rounds.equals("none") ? MOST_ROUNDS : Integer.parseInt(rounds),
            info.chosen(setup, "odds").equals(ON)),
        content);
  }

  @Override
  public State start(Setup setup, Chance chance) {
    return Opening.begin(table(setup), chance);
  }

  @Override
  public Agenda agenda(State state) {
    return Turns.agenda(state);
  }

  @Override
  public int awaited(State state) {
    return Turns.awaited(state);
  }

  @Override
  public Turn turn(State state) {
    return Turns.turn(state);
  }

  @Override
  public List<Move> moves(State state, int seat) {
    return Turns.moves(state, seat);
  }

  @Override
  public List<Form> forms(State state, int seat) {
    return Forms.of(state, seat);
  }

  @Override
  public List<Move> ideas(State state, int seat, RandomGenerator own) {
    return Ideas.of(state, seat, own);
  }

  @Override
  public Optional<Refusal> refusal(State state, int seat, Move move) {
    return Legality.refusal(state, seat, move);
  }

  @Override
  public State play(State state, int seat, Move move, Chance chance, Journal journal) {
    return Turns.play(state, seat, move, new Course(chance, journal));
  }

  @Override
  public Move fallback(State state, int seat, RandomGenerator own) {
    return Turns.fallback(state, seat);
  }

  @Override
  public List<Form> orders() {
    return StandingOrders.FORMS;
  }

  @Override
  public Optional<Move> obey(State state, int seat, List<Order> orders) {
    return StandingOrders.answer(state, seat, orders);
  }

  @Override
  public Object view(State state, Viewer viewer) {
    return Viewing.of(state, viewer);
  }

  @Override
  public Optional<Object> shown(State state, int seat, Move move, Viewer viewer) {
    if (viewer.seat() == seat) {
      return Optional.of(move);
    }
    return switch (move) {
      case Move.Announce _ -> Optional.of(SpartacusView.Facedown.IT);
      case Move.Propose offer ->
          offer.secret() && viewer.seat() != offer.to() ? Optional.empty() : Optional.of(move);
      case Move.GiveGold gift ->
          state.purses().isPresent() && viewer.seat() != gift.to()
              ? Optional.empty()
              : Optional.of(move);
      case Move.Accept(int from, int number) -> bargain(state, from, number, move, viewer, true);
      case Move.Decline(int from, int number) -> bargain(state, from, number, move, viewer, false);
      case Move.Retract(int number) -> bargain(state, seat, number, move, viewer, false);
      case Move.JudgePledge(int debtor, int number, _) ->
          state.talk().pledges().stream()
              .filter(pledge -> pledge.debtor() == debtor && pledge.number() == number)
              .findFirst()
              .filter(pledge -> pledge.isSeenBy(viewer))
              .map(_ -> move);
      case Move.DeployGuard _ -> Optional.of(move);
      default -> Optional.of(isSealed(state) ? SpartacusView.Sealed.IT : move);
    };
  }

  private static boolean isSealed(State state) {
    return switch (state.top()) {
      case Frame.Window _, Frame.Ledgers _, Frame.Bidding _, Frame.Wagers _, Frame.Initiative _ ->
          true;
      case Frame.Exchange exchange -> exchange.stage() == Frame.ExchangeStage.REROLLS;
      default -> false;
    };
  }

  /// What becomes public of a bargain, whoever made it in private.
  private static Optional<Object> bargain(
      State state, int from, int number, Move move, Viewer viewer, boolean accepted) {
    Optional<Offer> offer = Bargains.offer(state, from, number);
    if (offer.isEmpty()) {
      return Optional.of(move);
    }
    Offer found = offer.get();
    if (viewer.seat() == found.from() || viewer.seat() == found.to()) {
      return Optional.of(move);
    }
    if (!found.terms().secret()) {
      return Optional.of(new SpartacusView.Bargain(found.from(), found.to(), found.terms()));
    }
    boolean silent = state.purses().isPresent() && found.terms().act() == Act.NONE;
    return accepted && !silent
        ? Optional.of(new SpartacusView.Bargain(found.from(), found.to(), found.terms()))
        : Optional.empty();
  }

  @Override
  public State imagine(State state, int seat, RandomGenerator own) {
    return Imagination.of(state, seat, own);
  }

  @Override
  public Optional<Message> side(State state, int seat) {
    return state.house(seat).card().map(SpartacusWords::house);
  }

  @Override
  public Message told(Move move) {
    return SpartacusWords.move(move);
  }

  @Override
  public Screen screen() {
    return new SpartacusScreen();
  }

  @Override
  public Hint hint(State state, int seat, Move move) {
    return Hints.of(state, seat, move);
  }

  @Override
  public Valuation<State> valuation() {
    return SpartacusValuation.IT;
  }

  @Override
  public Optional<Instinct<State, Move>> instinct() {
    return INSTINCT;
  }

  @Override
  public List<String> audit(State state) {
    return Audit.of(state);
  }

  @Override
  public Notation<State, Move> notation() {
    return notation;
  }
}
