package ludus.server.live;

/// A connection that is told what happens at a table.
public interface Listener {

  /// Who listens; nobody's account for one without a session.
  String account();

  /// Takes a server-sent event as it goes over the line, and may share it with others. Never waits.
  void send(byte[] frame);

  /// Ends the connection: the page fetches the table anew.
  void end();
}
