/**
 * Values of an answer that are written already. What is as large as a document is written where the work on it is done,
 * because writing 16 MB of JSON, and first of all moving what it is made of, holds up the event loop for a second.
 */

/** A JSON value, as UTF-8. Wherever it is asked for, it can be read back; partsOf puts it in as it is. */
export class JsonText {
  constructor(readonly utf8: Uint8Array<ArrayBuffer>) {}

  toJSON(): unknown {
    return JSON.parse(new TextDecoder().decode(this.utf8));
  }
}

/** What a JsonText holds. A text alone is in its canonical form by that, too (RFC 8785, 3.2.2.2). */
export function jsonOf(value: object | string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** An answer as values throughout. */
export function plainOf(answer: object): object {
  return Object.fromEntries(
    Object.entries(answer).map(([name, it]) => [name, it instanceof JsonText ? it.toJSON() : it]),
  );
}

type Write = (value: object) => string;

/** The parts that make an answer in UTF-8, written by `write`; the fields that are written already are parts as they are. */
export function partsOf(answer: object, write: Write): Uint8Array<ArrayBuffer>[] {
  // Nobody knows it before, so that no document can hold it.
  const mark = crypto.randomUUID();
  const texts: JsonText[] = [];
  const marked = Object.entries(answer).map(([name, it]) => {
    if (!(it instanceof JsonText)) return [name, it];
    texts.push(it);
    return [name, `${mark}${texts.length - 1}`];
  });
  const encoder = new TextEncoder();
  const [first = "", ...others] = write(Object.fromEntries(marked)).split(`"${mark}`);
  const behind = others.flatMap((it) => {
    const end = it.indexOf('"');
    return [texts[+it.slice(0, end)]?.utf8 ?? new Uint8Array(), encoder.encode(it.slice(end + 1))];
  });
  return [encoder.encode(first), ...behind];
}

/** Whether something of an answer is written already. */
export function isLarge(answer: object): boolean {
  return Object.values(answer).some((it) => it instanceof JsonText);
}
