/** What a document says of itself near its beginning, by which it is known what it is judged by while the rest is read. */
import type { Syntax } from "../model/codes/index.ts";
import type { Identity } from "../scenarios/find.ts";
import { type Group, leaves } from "../syntax/bound.ts";
import { normalize } from "../syntax/values.ts";
import type { Attributes, Scope, XmlSink } from "../xml/reader.ts";

/** What stands in a document that was bound, or has been until now. */
export function identityOf({ root, syntax }: { readonly root: Group<"invoice">; readonly syntax: Syntax }): Identity {
  const stated = (slot: "specificationIdentifier" | "businessProcess") => {
    const [leaf] = leaves(root, slot);
    return leaf === undefined ? undefined : normalize(leaf.text);
  };
  return { syntax, specification: stated("specificationIdentifier"), process: stated("businessProcess") };
}

/**
 * Keeps the events of a document until it is known what it says of itself, and gives them to who follows it then. That is when
 * BT-24 has been read and something begins that has elements of its own; at the latest, when the document ends.
 */
export class Awaiting implements XmlSink {
  #waiting: ((sink: XmlSink) => void)[] = [];
  #follower: XmlSink | undefined;
  #depth = 0;
  #known = false;

  /** `said` is what the document has said until now; `decide` says who follows one that says so. */
  constructor(
    private readonly said: () => Identity,
    private readonly decide: (identity: Identity) => XmlSink,
  ) {}

  open(name: string, attributes: Attributes | undefined, offset: number, raw: string, scope?: Scope): void {
    if (this.#follower === undefined && this.#depth++ > 1 && this.#known) this.#begin();
    if (this.#follower !== undefined) this.#follower.open(name, attributes, offset, raw, scope);
    else this.#waiting.push((sink) => sink.open(name, attributes, offset, raw, scope));
  }

  text(text: string, offset: number, apart?: boolean): void {
    if (this.#follower !== undefined) this.#follower.text(text, offset, apart);
    else this.#waiting.push((sink) => sink.text(text, offset, apart));
  }

  close(name: string, offset: number): void {
    if (this.#follower !== undefined) return this.#follower.close(name, offset);
    this.#waiting.push((sink) => sink.close(name, offset));
    // When an element has ended, what stands in it has been read.
    this.#known ||= this.said().specification !== undefined;
    if (--this.#depth === 0) this.#begin();
  }

  #begin(): void {
    const follower = this.#follower = this.decide(this.said());
    for (const event of this.#waiting) event(follower);
    this.#waiting = [];
  }
}
