/** A list of files, however long: a path a line, or with NUL behind each, as `find -print0` writes them. */
import { UsageError } from "../terminal.ts";

/** No path is longer; without an end, a line would be read into memory whole. */
const LONGEST = 65_536;

export async function* namesIn(list: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = "";
  let end: string | undefined;
  const decoder = new TextDecoder();
  for await (const bytes of list) {
    const text = decoder.decode(bytes, { stream: true });
    // A path can hold a line break, but no NUL: one NUL says what the list is.
    end ??= text.includes("\0") ? "\0" : text.includes("\n") ? "\n" : undefined;
    const names = end === undefined ? [rest + text] : (rest + text).split(end);
    rest = names.pop() ?? "";
    for (const name of names) yield* cleaned(name);
    if (rest.length > LONGEST) throw new UsageError(`the list of files has a path of more than ${LONGEST} characters`);
  }
  yield* cleaned(rest);
}

function* cleaned(line: string): Generator<string> {
  const name = line.endsWith("\r") ? line.slice(0, -1) : line;
  if (name !== "") yield name;
}
