package dev.faktlint;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.stream.Stream;

/**
 * Checks, converts, shows and compares e-invoices (EN 16931, XRechnung, Peppol BIS Billing, Factur-X). All threads may ask the same one: it has as many
 * engines as it was opened with, and who finds none free waits. Open one for the whole program: each engine takes a good
 * hundred megabytes, and is ready after half a second.
 */
public final class Faktlint implements AutoCloseable {
  static final ObjectMapper JSON = new ObjectMapper();

  private final BlockingQueue<Engine> free;
  private final int size;
  private final Duration timeout;
  private volatile boolean closed;

  private Faktlint(int engines, Duration timeout) {
    this.size = engines;
    this.timeout = timeout;
    this.free = new ArrayBlockingQueue<>(engines);
    for (int i = 0; i < engines; i++) {
      free.add(new Engine());
    }
  }

  /** With an engine for each processor, and ten seconds for a document. */
  public static Faktlint open() {
    return open(Runtime.getRuntime().availableProcessors(), Duration.ofSeconds(10));
  }

  /**
   * @param engines how many documents are checked at the same time
   * @param timeout how long one document may take
   */
  public static Faktlint open(int engines, Duration timeout) {
    if (engines < 1) {
      throw new IllegalArgumentException("engines is at least 1, not " + engines);
    }
    return new Faktlint(engines, Objects.requireNonNull(timeout));
  }

  /**
   * The verdict on a document: XML (UBL, CII), JSON, or a PDF with XML inside.
   *
   * @throws UnreadableException what cannot be read, took too long, or broke the engine; and options that cannot be followed
   */
  public Verdict validate(byte[] document, Options options) {
    return validate(document, null, options);
  }

  /** The same of a file. */
  public Verdict validate(Path file, Options options) throws IOException {
    return validate(Files.readAllBytes(file), file.toString(), options);
  }

  /** The same of all that a stream holds; it is not closed. */
  public Verdict validate(InputStream document, Options options) throws IOException {
    return validate(document.readAllBytes(), null, options);
  }

  /**
   * The results for files, in their order: a verdict, or why there is none. Files are read when the stream comes to them, in
   * as many threads as the stream has: a parallel one keeps all engines busy.
   */
  public Stream<Result> validateAll(Stream<Path> files, Options options) {
    return files.map(file -> resultOf(file, options));
  }

  private Result resultOf(Path file, Options options) {
    try {
      return new Result(file, validate(file, options), null);
    } catch (UnreadableException problem) {
      return new Result(file, null, problem);
    } catch (IOException error) {
      boolean missing = error instanceof java.nio.file.NoSuchFileException;
      String message = missing ? "There is no such file." : "The file cannot be read.";
      return new Result(file, null, new UnreadableException("bad_request", "bad_request", message, null));
    }
  }

  /**
   * The invoice in another syntax, profile or level of Factur-X, or as JSON: {@code options.withTo("ubl")}. What has no place
   * there is listed; nothing is written then, unless {@code withAllowLoss(true)}, nor where the result would not be valid.
   *
   * @throws UnreadableException as {@code validate} does
   */
  public Conversion convert(byte[] document, Options options) {
    return answered("convert", document, null, options, Conversion.class);
  }

  /** The same of a file. */
  public Conversion convert(Path file, Options options) throws IOException {
    return answered("convert", Files.readAllBytes(file), file.toString(), options, Conversion.class);
  }

  /**
   * Any invoice that can be read, valid or not, for people: text, or a page without scripts ({@code withFormat(Format.HTML)}).
   *
   * @throws UnreadableException as {@code validate} does
   */
  public String view(byte[] document, Options options) {
    return answered("view", document, null, options, Shown.class).content();
  }

  /** The same of a file. */
  public String view(Path file, Options options) throws IOException {
    return answered("view", Files.readAllBytes(file), file.toString(), options, Shown.class).content();
  }

  /**
   * What two invoices state differently, by business term, whatever the syntax of each.
   *
   * @throws UnreadableException as {@code validate} does
   */
  public Comparison diff(byte[] a, byte[] b, Options options) {
    return answered("diff", a, null, options.withOtherBytes(b), Comparison.class);
  }

  /** The same of files. */
  public Comparison diff(Path a, Path b, Options options) throws IOException {
    return answered("diff", Files.readAllBytes(a), a.toString(), options.withOtherBytes(Files.readAllBytes(b)), Comparison.class);
  }

  private Verdict validate(byte[] document, String name, Options options) {
    return answered("validate", document, name, options, Verdict.class);
  }

  private <T> T answered(String call, byte[] document, String name, Options options, Class<T> type) {
    ObjectNode question = JSON.createObjectNode().put("call", call).put("name", name);
    if (name == null) {
      question.remove("name");
    }
    question.set("options", JSON.valueToTree(options));
    try {
      JsonNode answer = JSON.readTree(answerTo(question.toString(), document));
      if (answer.has("err")) {
        throw UnreadableException.of(JSON.treeToValue(answer.get("err"), Problem.class));
      }
      return JSON.treeToValue(answer.get("ok"), type);
    } catch (JsonProcessingException error) {
      throw new IllegalStateException("The engine gave an answer of another form.", error);
    }
  }

  private String answerTo(String question, byte[] document) {
    if (closed) {
      throw new IllegalStateException("This Faktlint is closed.");
    }
    Engine engine = taken();
    try {
      return engine.answer(question, document, timeout);
    } finally {
      free.add(engine);
    }
  }

  private Engine taken() {
    try {
      return free.take();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new UnreadableException("internal_error", "interrupted", "The thread was interrupted while it waited.", null);
    }
  }

  /** Waits for the documents that are being checked, and ends the engines. */
  @Override
  public void close() {
    closed = true;
    for (int i = 0; i < size; i++) {
      taken().close();
    }
    for (int i = 0; i < size; i++) {
      free.add(new Engine());
    }
  }

  /** What became of a file: {@code verdict}, or {@code problem}, and null for the other. */
  public record Result(Path file, Verdict verdict, UnreadableException problem) {}
}
