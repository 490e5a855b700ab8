package ludus.server.http;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import ludus.server.live.Listener;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/// A connection that receives server-sent events. Frames are queued and written one buffer at a
/// time without a thread of its own; a reader who can't keep up is cut off and comes back by
/// itself.
final class Stream implements Listener {

  private static final int LONGEST_QUEUE = 1 << 20;
  private static final byte[] BEAT = {':', '\n', '\n'};

  private final String account;
  private final Response response;
  private final Callback end;
  private final Consumer<Stream> closed;
  private final List<byte[]> queue = new ArrayList<>(0);
  private int queued;
  private boolean writing;
  private boolean ended;
  private boolean ending;

  Stream(String account, Response response, Callback end, Consumer<Stream> closed) {
    this.account = account;
    this.response = response;
    this.end = end;
    this.closed = closed;
  }

  @Override
  public String account() {
    return account;
  }

  @Override
  public void send(byte[] frame) {
    synchronized (this) {
      if (ended || ending) {
        return;
      }
      if (writing) {
        queue.add(frame);
        queued += frame.length;
        ending = queued > LONGEST_QUEUE;
        return;
      }
      writing = true;
    }
    write(ByteBuffer.wrap(frame)); // others may read the same bytes: nobody changes them
  }

  /// Keeps the line alive, and finds out whether it is.
  void beat() {
    send(BEAT);
  }

  @Override
  public void end() {
    synchronized (this) {
      if (ended || ending) {
        return;
      }
      ending = true;
      if (writing) {
        return;
      }
    }
    written();
  }

  /// Everything that waits, as one buffer.
  private synchronized ByteBuffer take() {
    ByteBuffer bytes = ByteBuffer.allocate(queued);
    queue.forEach(bytes::put);
    queue.clear();
    queued = 0;
    return bytes.flip();
  }

  private void write(ByteBuffer bytes) {
    response.write(
        false,
        bytes,
        new Callback() {
          @Override
          public void succeeded() {
            written();
          }

          @Override
          public void failed(Throwable reason) {
            close();
            end.failed(reason);
          }
        });
  }

  private void written() {
    ByteBuffer next;
    synchronized (this) {
      if (queue.isEmpty()) {
        writing = false;
        if (!ending) {
          return;
        }
        next = ByteBuffer.allocate(0);
      } else {
        next = take();
      }
    }
    if (next.hasRemaining()) {
      write(next);
    } else {
      close();
      end.succeeded();
    }
  }

  /// The line is dead: told once.
  void close() {
    synchronized (this) {
      if (ended) {
        return;
      }
      ended = true;
    }
    closed.accept(this);
  }
}
