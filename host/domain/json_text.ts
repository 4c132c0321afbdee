/**
 * Values of an answer that are written already. What is as large as a document is written where the work on it is done,
 * because writing 16 MB of JSON, and first of all moving what it is made of, holds up the event loop for a second.
 */

/** What is known of the bytes that a text stands for, which nobody wants to make of it again. */
export interface Print {
  readonly bytes: number;
  readonly sha256: string;
}

/** A JSON value, as UTF-8. Wherever it is asked for, it can be read back; partsOf puts it in as it is. */
export class JsonText {
  constructor(readonly utf8: Uint8Array<ArrayBuffer>, readonly print?: Print) {}

  toJSON(): unknown {
    return JSON.parse(new TextDecoder().decode(this.utf8));
  }
}

/** What a JsonText holds. A text alone is in its canonical form by that, too (RFC 8785, 3.2.2.2). */
export function jsonOf(value: object | string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(value));
}

/** Bytes as they stand in JSON. */
export function base64Of(bytes: Uint8Array): JsonText {
  return new JsonText(new TextEncoder().encode(`"${bytes.toBase64()}"`));
}

/** An answer as values throughout; `read` says what stands for what is written already. */
export function plainOf(answer: object, read: (text: JsonText) => unknown = (text) => text.toJSON()): object {
  return Object.fromEntries(
    Object.entries(answer).map(([name, it]) => [name, it instanceof JsonText ? read(it) : it]),
  );
}

type Write = (value: object) => string;

/** Digits of a mark's number, with which its length is that of base64. */
const DIGITS = 8;

/** Marks that stand for written texts in JSON that somebody else writes. */
export class Marks {
  // Nobody knows it before, so that no document can hold it. With its number it is base64: it stands for bytes, too, which
  // the writer of the rest may look at.
  readonly #mark = crypto.randomUUID().replaceAll("-", "");
  readonly #texts: JsonText[] = [];

  /** The text that stands for one, until parts are made. */
  standFor(text: JsonText): string {
    return `${this.#mark}${`${this.#texts.push(text) - 1}`.padStart(DIGITS, "0")}`;
  }

  /** The parts that a piece of JSON makes in UTF-8, with the texts in the place of their marks. */
  partsOf(json: string): Uint8Array<ArrayBuffer>[] {
    const encoder = new TextEncoder();
    const [first = "", ...others] = json.split(`"${this.#mark}`);
    const behind = others.flatMap((it) => {
      const end = it.indexOf('"');
      return [this.#texts[+it.slice(0, end)]?.utf8 ?? new Uint8Array(), encoder.encode(it.slice(end + 1))];
    });
    return [encoder.encode(first), ...behind];
  }
}

/** The parts that make an answer in UTF-8, written by `write`; the fields that are written already are parts as they are. */
export function partsOf(answer: object, write: Write): Uint8Array<ArrayBuffer>[] {
  const marks = new Marks();
  return marks.partsOf(write(plainOf(answer, (text) => marks.standFor(text))));
}

/** Whether something of an answer is written already. */
export function isLarge(answer: object): boolean {
  return Object.values(answer).some((it) => it instanceof JsonText);
}
