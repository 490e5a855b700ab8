package ludus.server.http;

import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.IOException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import ludus.kernel.BadInput;
import ludus.server.live.Hall;
import ludus.server.people.People;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.VirtualThreads;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The web server. Requests are handled on virtual threads; a waiting page costs a socket and a few
/// kilobytes, no thread.
public final class Http implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(Http.class);
  private static final int BEAT_SECONDS = 15;

  private final org.eclipse.jetty.server.Server jetty;
  private final ServerConnector connector;
  private final Api api;
  private final PrometheusMeterRegistry metrics =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final JvmGcMetrics collections = new JvmGcMetrics();
  private final ScheduledExecutorService heart =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("ludus-heart").daemon().factory());

  private Http(Hall hall, People people, ServerSettings settings, BooleanSupplier healthy) {
    api = new Api(hall, new Persons(people, hall), settings);
    QueuedThreadPool threads = new QueuedThreadPool(64, 4);
    threads.setName("ludus-http");
    threads.setVirtualThreadsExecutor(VirtualThreads.getDefaultVirtualThreadsExecutor());
    jetty = new org.eclipse.jetty.server.Server(threads);
    HttpConfiguration configuration = new HttpConfiguration();
    configuration.setSendServerVersion(false);
    configuration.setSendXPoweredBy(false);
    configuration.setRequestHeaderSize(8 * 1024);
    connector = new ServerConnector(jetty, new HttpConnectionFactory(configuration));
    connector.setAcceptQueueSize(4096);
    connector.setIdleTimeout(60_000);
    connector.setShutdownIdleTimeout(100); // who asks for nothing is not waited for
    jetty.addConnector(connector);
    Front front = new Front(api);
    jetty.setHandler(new Handler.Sequence(new Operations(healthy, metrics), front));
    jetty.setErrorHandler(new Failures(front));
    measure(hall);
  }

  /// @throws BadInput if the port can't be had
  public static Http start(
      String host,
      int port,
      Hall hall,
      People people,
      ServerSettings settings,
      BooleanSupplier healthy) {
    Http http = new Http(hall, people, settings, healthy);
    http.connector.setHost(host);
    http.connector.setPort(port);
    try {
      http.jetty.start();
    } catch (IOException e) {
      http.close();
      throw new BadInput("Port %d is in use; choose another with --port.".formatted(port), e);
    } catch (Exception e) {
      http.close();
      throw new IllegalStateException("The web server can't start", e);
    }
    var _ =
        http.heart.scheduleAtFixedRate(
            http.api::beat, BEAT_SECONDS, BEAT_SECONDS, TimeUnit.SECONDS);
    return http;
  }

  public int port() {
    return connector.getLocalPort();
  }

  private void measure(Hall hall) {
    Gauge.builder("ludus.tables.memory", hall, Hall::inMemory)
        .description("Tables in memory")
        .register(metrics);
    Gauge.builder("ludus.streams", api, Api::streams)
        .description("Open event streams")
        .register(metrics);
    FunctionCounter.builder("ludus.moves", hall, Hall::moves)
        .tag("by", "people")
        .description("Entries made by people and clocks")
        .register(metrics);
    FunctionCounter.builder("ludus.moves", hall, Hall::botMoves)
        .tag("by", "bots")
        .description("Entries made by bots")
        .register(metrics);
    new JvmMemoryMetrics().bindTo(metrics);
    new JvmThreadMetrics().bindTo(metrics);
    new ProcessorMetrics().bindTo(metrics);
    collections.bindTo(metrics);
  }

  /// What operators ask: is it well, and how much does it do.
  private static final class Operations extends Handler.Abstract {
    private final BooleanSupplier healthy;
    private final PrometheusMeterRegistry metrics;

    Operations(BooleanSupplier healthy, PrometheusMeterRegistry metrics) {
      this.healthy = healthy;
      this.metrics = metrics;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
      String path = Request.getPathInContext(request);
      if (!request.getMethod().equals("GET") && !request.getMethod().equals("HEAD")) {
        return false;
      }
      if (path.equals("/health")) {
        Front.defend(response.getHeaders());
        boolean well = healthy.getAsBoolean();
        Front.write(
            request,
            response,
            callback,
            well ? 200 : 503,
            well ? "{\"status\":\"well\"}" : "{\"status\":\"ill\"}");
        return true;
      }
      if (path.equals("/metrics")) {
        Front.defend(response.getHeaders());
        Front.write(
            request, response, callback, 200, metrics.scrape(), "text/plain; version=0.0.4");
        return true;
      }
      return false;
    }
  }

  @Override
  public void close() {
    heart.shutdownNow();
    api.end();
    try {
      jetty.setStopTimeout(2_000);
      jetty.stop();
    } catch (TimeoutException e) {
      LOG.info("Some connections were cut", e); // it has stopped all the same
    } catch (Exception e) {
      throw new IllegalStateException("The web server can't stop", e);
    } finally {
      collections.close();
      metrics.close();
    }
  }
}
