package ludus.server;

import java.util.List;
import java.util.Optional;
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
import ludus.kernel.Order;
import ludus.kernel.Refusal;
import ludus.kernel.Setup;
import ludus.kernel.Turn;
import ludus.kernel.Valuation;
import ludus.kernel.Viewer;
import ludus.kernel.json.Notation;
import ludus.kernel.text.Screen;

/// A game as it is, for tests to change one thing of it.
class Wrapped<S, M> implements Game<S, M> {

  private final Game<S, M> game;

  Wrapped(Game<S, M> game) {
    this.game = game;
  }

  @Override
  public GameInfo info() {
    return game.info();
  }

  @Override
  public Optional<Message> check(Setup setup) {
    return game.check(setup);
  }

  @Override
  public S start(Setup setup, Chance chance) {
    return game.start(setup, chance);
  }

  @Override
  public Agenda agenda(S state) {
    return game.agenda(state);
  }

  @Override
  public Turn turn(S state) {
    return game.turn(state);
  }

  @Override
  public List<M> moves(S state, int seat) {
    return game.moves(state, seat);
  }

  @Override
  public List<Form> forms(S state, int seat) {
    return game.forms(state, seat);
  }

  @Override
  public List<M> ideas(S state, int seat, RandomGenerator own) {
    return game.ideas(state, seat, own);
  }

  @Override
  public Optional<Refusal> refusal(S state, int seat, M move) {
    return game.refusal(state, seat, move);
  }

  @Override
  public S play(S state, int seat, M move, Chance chance, Journal journal) {
    return game.play(state, seat, move, chance, journal);
  }

  @Override
  public M fallback(S state, int seat, RandomGenerator own) {
    return game.fallback(state, seat, own);
  }

  @Override
  public List<Form> orders() {
    return game.orders();
  }

  @Override
  public Optional<M> obey(S state, int seat, List<Order> orders) {
    return game.obey(state, seat, orders);
  }

  @Override
  public boolean unfinished(S state, int seat) {
    return game.unfinished(state, seat);
  }

  @Override
  public Object view(S state, Viewer viewer) {
    return game.view(state, viewer);
  }

  @Override
  public Optional<Object> shown(S state, int seat, M move, Viewer viewer) {
    return game.shown(state, seat, move, viewer);
  }

  @Override
  public S imagine(S state, int seat, RandomGenerator own) {
    return game.imagine(state, seat, own);
  }

  @Override
  public Message told(M move) {
    return game.told(move);
  }

  @Override
  public Screen screen() {
    return game.screen();
  }

  @Override
  public Hint hint(S state, int seat, M move) {
    return game.hint(state, seat, move);
  }

  @Override
  public Optional<Instinct<S, M>> instinct() {
    return game.instinct();
  }

  @Override
  public Valuation<S> valuation() {
    return game.valuation();
  }

  @Override
  public List<String> audit(S state) {
    return game.audit(state);
  }

  @Override
  public Notation<S, M> notation() {
    return game.notation();
  }
}
