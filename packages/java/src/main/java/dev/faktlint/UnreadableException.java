package dev.faktlint;

/** Why there is no verdict: what cannot be read, took too long, or broke the engine. */
public final class UnreadableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String error;
  private final String code;
  private final transient Position place;

  UnreadableException(String error, String code, String message, Position place) {
    super(message);
    this.error = error;
    this.code = code;
    this.place = place;
  }

  static UnreadableException of(Problem problem) {
    return new UnreadableException(problem.error(), problem.code(), problem.message(), problem.place());
  }

  /** What kind of problem it is, as the service has it: xml_malformed, bad_request, internal_error … */
  public String error() {
    return error;
  }

  /** Which one exactly. */
  public String code() {
    return code;
  }

  /** Where in the document; null where there is no place. */
  public Position place() {
    return place;
  }

  @Override
  public String toString() {
    String where = place == null ? "" : " (line " + place.line() + ", column " + place.column() + ")";
    return code + ": " + getMessage() + where;
  }
}
