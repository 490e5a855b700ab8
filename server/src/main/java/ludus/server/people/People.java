package ludus.server.people;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import ludus.server.api.People.Login;
import ludus.server.api.People.Me;
import ludus.server.api.People.PasswordChange;
import ludus.server.api.People.Registration;
import ludus.server.people.PeopleStore.Person;
import ludus.server.people.PeopleStore.Session;
import ludus.server.store.Database;
import ludus.server.store.Store;
import ludus.server.store.Work;

/// Guests and accounts. A token is what a browser keeps of its session. Every method blocks, and
/// throws [Problem] when somebody can't have what he asks for; nothing has changed then.
public final class People {

  private static final Duration SESSION = Duration.ofDays(180);
  private static final Duration GUEST = Duration.ofDays(400);
  private static final int FAILURES = 10;
  private static final Duration SPAN = Duration.ofMinutes(10);
  private static final Pattern EMAIL = Pattern.compile("[^\\s@\\p{Cc}]+@[^\\s@\\p{Cc}]+");
  private static final int LONGEST_EMAIL = 254;

  /// @param token the session's new one; the one before is void
  /// @param moved tables where a login gave the guest's seat or place as host to the account: who
  ///   keeps them in memory must read them again
  public record SignedIn(Me me, String token, List<String> moved) {}

  private final PeopleStore store;
  private final Passwords passwords;
  private final InstantSource clock;
  private final Throttle names;
  private final Throttle addresses;
  private final Throttle changes;

  public People(Database database, Passwords passwords, InstantSource clock) {
    this.store = new PeopleStore(database);
    this.passwords = passwords;
    this.clock = clock;
    names = new Throttle(FAILURES, SPAN, clock);
    addresses = new Throttle(FAILURES, SPAN, clock);
    changes = new Throttle(FAILURES, SPAN, clock);
  }

  public People(Database database) {
    this(database, Passwords.usual(), InstantSource.system());
  }

  /// Who has this token. A session lasts as long as it is used.
  public Optional<Me> me(String token) {
    return session(token).map(session -> session.person().me());
  }

  /// How somebody is called now.
  public Optional<String> name(String id) {
    return store.name(id);
  }

  /// Somebody with just a name.
  public SignedIn guest(String name) {
    Person guest =
        new Person(Tokens.person(), Names.check(name), Optional.empty(), Optional.empty());
    String token = Tokens.session();
    long now = now();
    return store.write(
        sql -> {
          PeopleStore.insert(sql, guest, Optional.empty(), now);
          PeopleStore.open(sql, Tokens.hash(token), guest.id(), now + SESSION.toMillis());
          return new SignedIn(guest.me(), token, List.of());
        });
  }

  /// A guest's new name.
  public Me rename(String token, String name) {
    Person person = known(token).person();
    String checked = Names.check(name);
    boolean done = store.write(sql -> PeopleStore.rename(sql, person.id(), checked));
    if (!done) {
      throw Problems.notGuest();
    }
    return new Me(person.id(), checked, true, Optional.empty());
  }

  /// Makes an account: of the guest who has this token, who keeps his id and with it his tables, or
  /// of nobody.
  public SignedIn register(Optional<String> token, Registration wish) {
    String name = Names.check(wish.name());
    String folded = Names.fold(name);
    Passwords.check(wish.password());
    Optional<String> email = email(wish.email());
    Optional<Session> session = token.flatMap(this::session);
    if (session.isPresent() && session.get().person().password().isPresent()) {
      throw Problems.alreadyAccount();
    }
    if (store.account(folded).isPresent()) {
      throw Problems.nameTaken();
    }
    Person account =
        new Person(
            session.map(guest -> guest.person().id()).orElseGet(Tokens::person),
            name,
            Optional.of(passwords.hash(wish.password())),
            email);
    String fresh = Tokens.session();
    long now = now();
    return naming(
        sql -> {
          if (session.isEmpty()) {
            PeopleStore.insert(sql, account, Optional.of(folded), now);
          } else if (PeopleStore.promote(sql, account, folded)) {
            PeopleStore.close(sql, session.get().hash());
          } else {
            throw Problems.alreadyAccount();
          }
          PeopleStore.open(sql, Tokens.hash(fresh), account.id(), now + SESSION.toMillis());
          return new SignedIn(account.me(), fresh, List.of());
        });
  }

  /// Two may want the same name at the same time.
  private SignedIn naming(Work<SignedIn> work) {
    try {
      return store.write(work);
    } catch (Store.Conflict _) {
      throw Problems.nameTaken();
    }
  }

  /// Opens a session of an account. What the guest who had the token has at tables becomes the
  /// account's.
  ///
  /// @param address where the request comes from: failures are counted by name and by address
  public SignedIn login(Optional<String> token, Login login, String address) {
    String folded = Names.fold(login.name());
    String network = network(address);
    addresses.attempt(network);
    names.attempt(folded);
    Person account = account(folded, login.password());
    addresses.forgive(network);
    names.forget(folded);
    Optional<Session> before = token.flatMap(this::session);
    Optional<String> better =
        account.password().filter(passwords::isOutdated).map(_ -> passwords.hash(login.password()));
    String fresh = Tokens.session();
    long now = now();
    return store.write(
        sql -> {
          if (better.isPresent()) {
            PeopleStore.password(sql, account.id(), better.get());
          }
          if (before.isPresent()) {
            PeopleStore.close(sql, before.get().hash());
          }
          PeopleStore.open(sql, Tokens.hash(fresh), account.id(), now + SESSION.toMillis());
          Optional<Person> guest =
              before.map(Session::person).filter(person -> person.password().isEmpty());
          List<String> moved =
              guest.isPresent() ? PeopleStore.move(sql, guest.get().id(), account.id()) : List.of();
          return new SignedIn(account.me(), fresh, moved);
        });
  }

  private Person account(String folded, String password) {
    Optional<Person> account = store.account(folded);
    if (account.isEmpty()) {
      passwords.matchNobody(password);
    }
    return account
        .filter(person -> passwords.matches(password, person.password().orElseThrow()))
        .orElseThrow(Problems::wrongLogin);
  }

  /// Ends this session, if there is one.
  public void logout(String token) {
    String hash = Tokens.hash(token);
    store.act(sql -> PeopleStore.close(sql, hash));
  }

  /// Changes an account's password and ends its sessions elsewhere.
  public void changePassword(String token, PasswordChange change) {
    Session session = known(token);
    Person person = session.person();
    String old = person.password().orElseThrow(Problems::noAccount);
    Passwords.check(change.password());
    changes.attempt(person.id());
    if (!passwords.matches(change.old(), old)) {
      throw Problems.wrongPassword();
    }
    changes.forget(person.id());
    String hash = passwords.hash(change.password());
    store.act(
        sql -> {
          PeopleStore.password(sql, person.id(), hash);
          PeopleStore.closeOthers(sql, person.id(), session.hash());
        });
  }

  /// Forgets sessions that have ended and guests whom nobody saw for 400 days. Their seats keep the
  /// name that they had; hosts stay, since tables name their host.
  ///
  /// @return how many guests were forgotten
  public int tidy() {
    long now = now();
    return store.write(sql -> PeopleStore.tidy(sql, now, now - GUEST.toMillis()));
  }

  private Session known(String token) {
    return session(token).orElseThrow(Problems::unauthorized);
  }

  private Optional<Session> session(String token) {
    long now = now();
    Optional<Session> session = store.session(Tokens.hash(token), now);
    session.ifPresent(found -> prolong(found, now));
    return session;
  }

  /// At most once a day, so that looking at a page writes nothing, and without waiting, so that a
  /// full disk keeps nobody from looking.
  private void prolong(Session session, long now) {
    long expires = now + SESSION.toMillis();
    if (expires - session.expires() >= Duration.ofDays(1).toMillis()) {
      store.later(sql -> PeopleStore.seen(sql, session, expires, now));
    }
  }

  private static Optional<String> email(Optional<String> input) {
    Optional<String> email = input.map(String::strip).filter(text -> !text.isEmpty());
    if (email.isPresent()
        && (email.get().length() > LONGEST_EMAIL || !EMAIL.matcher(email.get()).matches())) {
      throw Problems.badEmail();
    }
    return email;
  }

  /// Whoever has one IPv6 address has 2⁶⁴ of them: those count as one.
  private static String network(String address) {
    try {
      InetAddress parsed = InetAddress.ofLiteral(address);
      return parsed instanceof Inet6Address
          ? HexFormat.of().formatHex(Arrays.copyOf(parsed.getAddress(), 8))
          : parsed.getHostAddress();
    } catch (IllegalArgumentException _) {
      return address;
    }
  }

  private long now() {
    return clock.millis();
  }
}
