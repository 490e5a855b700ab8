package ludus.server.http;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import ludus.server.api.People.Login;
import ludus.server.api.People.Me;
import ludus.server.api.People.Name;
import ludus.server.api.People.PasswordChange;
import ludus.server.api.People.Registration;
import ludus.server.api.People.Session;
import ludus.server.live.Hall;
import ludus.server.people.People;

/// Who is calling: sessions by their cookie, and the calls that open and end them. Who was seen a
/// moment ago is not looked up again.
final class Persons {

  private static final int REMEMBERED = 20_000;
  private static final long MOMENT = 30_000_000_000L;
  private static final long COOKIE_SECONDS = 180L * 86_400;

  private record Seen(Me me, long nanos) {}

  private final People people;
  private final Hall hall;
  private final Map<String, Seen> seen =
      Collections.synchronizedMap(
          new LinkedHashMap<>(64, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Seen> eldest) {
              return size() > REMEMBERED;
            }
          });

  Persons(People people, Hall hall) {
    this.people = people;
    this.hall = hall;
  }

  Optional<Me> of(String token) {
    Seen known = seen.get(token);
    if (known != null && System.nanoTime() - known.nanos() < MOMENT) {
      return Optional.of(known.me());
    }
    Optional<Me> me = people.me(token);
    me.ifPresent(person -> seen.put(token, new Seen(person, System.nanoTime())));
    return me;
  }

  void routes(Api api) {
    api.open(
        "GET", "/api/me", "Who this browser is", Session.class, call -> new Session(call.me()));
    api.body(
        "POST",
        "/api/guest",
        "Comes in with just a name",
        Name.class,
        Me.class,
        Route.Needs.NOBODY,
        (call, name) -> {
          if (call.me().isPresent()) {
            return call.me().get();
          }
          api.rarely(call, "guest");
          return signedIn(call, people.guest(name.name()));
        });
    api.body(
        "PUT",
        "/api/me",
        "Changes a guest's name",
        Name.class,
        Me.class,
        (call, name) -> {
          String token = call.token().orElseThrow();
          Me me = people.rename(token, name.name());
          seen.remove(token);
          return me;
        });
    api.body(
        "POST",
        "/api/account",
        "Makes an account of this guest, who keeps his tables, or of nobody",
        Registration.class,
        Me.class,
        Route.Needs.NOBODY,
        (call, wish) -> {
          api.rarely(call, "account");
          return signedIn(call, people.register(call.token(), wish));
        });
    api.body(
        "POST",
        "/api/login",
        "Signs in; what this guest has at tables becomes the account's",
        Login.class,
        Me.class,
        Route.Needs.NOBODY,
        (call, login) -> {
          api.rarely(call, "login");
          Me me = signedIn(call, people.login(call.token(), login, call.address()));
          call.me().ifPresent(before -> api.cut(before.id()));
          return me;
        });
    api.open(
        "POST",
        "/api/logout",
        "Ends this session",
        Void.class,
        call -> {
          call.token()
              .ifPresent(
                  token -> {
                    seen.remove(token);
                    people.logout(token);
                  });
          call.me().ifPresent(person -> api.cut(person.id()));
          Front.setToken(call.request(), call.response(), "", 0);
          return null;
        });
    api.body(
        "POST",
        "/api/password",
        "Changes an account's password and ends its sessions elsewhere",
        PasswordChange.class,
        Void.class,
        (call, change) -> {
          people.changePassword(call.token().orElseThrow(), change);
          String id = call.account();
          seen.values().removeIf(other -> other.me().id().equals(id));
          api.cut(id);
          return null;
        });
  }

  private Me signedIn(Exchange call, People.SignedIn signedIn) {
    call.token().ifPresent(seen::remove);
    Front.setToken(call.request(), call.response(), signedIn.token(), COOKIE_SECONDS);
    signedIn.moved().forEach(hall::readAgain);
    return signedIn.me();
  }
}
