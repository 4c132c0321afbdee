/** Who follows a document beside the binder gets its events from here. */
import type { Syntax } from "../../model/codes/index.ts";
import type { Attributes, Group } from "../bound.ts";
import type { Kept, Scope, XmlSink } from "../../xml/reader.ts";

/**
 * Asked when the root of a document opens, which is bound as far as it was read. What it answers gets the events from there to the end of the root as well, and
 * gets them after the binder has.
 */
export type Listen = (syntax: Syntax, root: Group<"invoice">) => XmlSink | undefined;

/** A binder that knows who else gets the events of the document that is open. */
export interface Follows extends XmlSink {
  readonly follower: XmlSink | undefined;
}

/** The binder, with its follower after it. */
export function followed(binder: Follows): XmlSink {
  return new Followed(binder);
}

class Followed implements XmlSink {
  readonly #binder: Follows;

  constructor(binder: Follows) {
    this.#binder = binder;
  }

  open(
    name: string,
    attributes: Attributes | undefined,
    offset: number,
    raw: string,
    scope?: Scope,
    kept?: Kept,
  ): void {
    this.#binder.open(name, attributes, offset, raw, scope, kept);
    this.#binder.follower?.open(name, attributes, offset, raw, scope);
  }

  text(text: string, offset: number, apart?: boolean): void {
    this.#binder.text(text, offset, apart);
    this.#binder.follower?.text(text, offset, apart);
  }

  close(name: string, offset: number): void {
    // The binder lets go of its follower when the root closes.
    const { follower } = this.#binder;
    this.#binder.close(name, offset);
    follower?.close(name, offset);
  }
}
