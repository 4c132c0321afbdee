/** What is printed of an error of the program itself, so that it can be reported. */

const SAID = "faktlint: an internal error stopped this run. Please report it with the lines below; " +
  "they say nothing of your files.\n";

/** Its name and where it was thrown, and the same of what caused it. Its message is left out: it may quote a document. */
export function internalError(error: unknown): string {
  return `${SAID}${tracesOf(error)}`;
}

function tracesOf(error: unknown): string {
  if (!(error instanceof Error)) return `  ${typeof error}\n`;
  const cause = error.cause === undefined ? "" : `caused by\n${tracesOf(error.cause)}`;
  return `  ${error.name}\n${framesOf(error)}${cause}`;
}

/** What of a stack follows the message; nothing of one that does not hold it as it is. */
function framesOf({ stack = "", message }: Error): string {
  const at = stack.indexOf(message);
  const frames = at < 0 ? [] : stack.slice(at + message.length).split("\n").slice(1);
  return frames.map((frame) => `    ${frame.trim()}\n`).join("");
}
