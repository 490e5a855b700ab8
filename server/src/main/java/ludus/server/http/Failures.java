package ludus.server.http;

import ludus.server.Problem;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/// What the web server itself refuses, before a request is one: said and defended like all else.
final class Failures extends ErrorHandler {

  private final Front front;

  Failures(Front front) {
    this.front = front;
  }

  @Override
  public boolean errorPageForMethod(String method) {
    return true;
  }

  @Override
  protected void generateResponse(
      Request request,
      Response response,
      int status,
      @Nullable String message,
      @Nullable Throwable cause,
      Callback callback) {
    Front.defend(response.getHeaders());
    Problem problem = Problem.of(status, status == 500 ? "broken" : "badRequest");
    Front.write(request, response, callback, status, front.written(problem));
  }
}
