package dev.faktlint;

import com.caoccao.javet.enums.V8ValueReferenceType;
import com.caoccao.javet.exceptions.JavetException;
import com.caoccao.javet.interop.NodeRuntime;
import com.caoccao.javet.interop.V8Host;
import com.caoccao.javet.values.reference.V8ValueObject;
import com.caoccao.javet.values.reference.V8ValueTypedArray;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** The engine in a V8 of its own, asked by one thread at a time; after a crash the next question starts it anew. */
final class Engine implements AutoCloseable {
  private static final String SCRIPT = script();

  /** Ends what takes too long. */
  private static final ScheduledExecutorService CLOCK =
      Executors.newSingleThreadScheduledExecutor(
          task -> {
            Thread thread = new Thread(task, "faktlint-clock");
            thread.setDaemon(true);
            return thread;
          });

  private NodeRuntime runtime;
  private V8ValueObject faktlint;

  /** The answer as JSON. */
  String answer(String question, byte[] document, Duration timeout) {
    Watch watch = null;
    try {
      start();
      watch = new Watch(runtime, timeout);
      String answer = asked(question, document);
      if (!watch.end()) {
        return answer;
      }
    } catch (JavetException | OutOfMemoryError error) {
      // Nothing can be said of the document.
      if (watch == null || !watch.end()) {
        close();
        throw new UnreadableException("internal_error", "crashed", "The engine broke. This is a fault of ours.", null);
      }
    }
    close();
    String message = "The document took longer than " + timeout.toMillis() / 1000.0 + " s. Open Faktlint with more time.";
    throw new UnreadableException("payload_too_large", "took_too_long", message, null);
  }

  /** Ends what V8 is doing when its time is over; again and again, because between two calls there is nothing to end. */
  private static final class Watch {
    private static final long AGAIN = 20;
    private final Future<?> task;
    private boolean late;
    private boolean ended;

    Watch(NodeRuntime runtime, Duration timeout) {
      task = CLOCK.scheduleWithFixedDelay(() -> stop(runtime), timeout.toMillis(), AGAIN, TimeUnit.MILLISECONDS);
    }

    private synchronized void stop(NodeRuntime runtime) {
      if (!ended) {
        late = true;
        runtime.terminateExecution();
      }
    }

    /** Whether it was too late. */
    synchronized boolean end() {
      ended = true;
      task.cancel(false);
      return late;
    }
  }

  private String asked(String question, byte[] document) throws JavetException {
    try (V8ValueTypedArray bytes =
        runtime.createV8ValueTypedArray(V8ValueReferenceType.Uint8Array, document.length)) {
      bytes.fromBytes(document);
      faktlint.invokeVoid("ask", question, bytes);
    }
    runtime.await();
    return faktlint.getString("answer");
  }

  private void start() throws JavetException {
    if (runtime != null) {
      return;
    }
    runtime = V8Host.getNodeInstance().createV8Runtime();
    runtime.getExecutor(SCRIPT).executeVoid();
    faktlint = runtime.getGlobalObject().get("faktlint");
  }

  @Override
  public void close() {
    NodeRuntime ended = runtime;
    runtime = null;
    try {
      if (faktlint != null) {
        faktlint.close();
      }
      if (ended != null) {
        ended.close(true);
      }
    } catch (JavetException error) {
      // It is gone either way.
    }
    faktlint = null;
  }

  private static String script() {
    try (InputStream in = Engine.class.getResourceAsStream("engine.js")) {
      if (in == null) {
        throw new IllegalStateException("The artefact lacks engine.js.");
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException error) {
      throw new IllegalStateException(error);
    }
  }
}
