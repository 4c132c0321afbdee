/** What a document says of itself near its beginning, by which it is known what it is judged by while the rest is read. */
import { Events } from "./events.ts";
import type { Syntax } from "../model/codes/index.ts";
import type { Identity } from "../scenarios/find.ts";
import { type Group, groups, leaves } from "../syntax/bound.ts";
import { normalize } from "../syntax/values.ts";
import type { Attributes, Scope, XmlSink } from "../xml/reader.ts";

/** What a document says of itself that was read to its end. */
export function identityOfWhole(document: Parameters<typeof identityOf>[0]): Identity {
  return { ...identityOf(document), nation: nationOf(document) };
}

/** The country that seller and buyer are both in, of a document that was read to its end. */
export function nationOf({ root }: { readonly root: Group<"invoice"> }): string | null {
  const [seller, buyer] = [countryOf(root, "seller"), countryOf(root, "buyer")];
  return seller !== undefined && seller === buyer ? seller : null;
}

function countryOf(root: Group<"invoice">, side: "seller" | "buyer"): string | undefined {
  const [leaf] = groups(root, side).flatMap((party) => groups(party, "address"))
    .flatMap((address) => leaves(address, "countryCode"));
  return leaf === undefined ? undefined : normalize(leaf.text);
}

/** Text in a document that was bound, or has been until now. */
export function identityOf({ root, syntax }: { readonly root: Group<"invoice">; readonly syntax: Syntax }): Identity {
  const stated = (slot: "specificationIdentifier" | "businessProcess") => {
    const [leaf] = leaves(root, slot);
    return leaf === undefined ? undefined : normalize(leaf.text);
  };
  return { syntax, specification: stated("specificationIdentifier"), process: stated("businessProcess") };
}

/**
 * Who follows a document. An object, because V8 makes functions that are assigned to a property in its old memory, where what
 * they hold lives on until all of it is collected, and that is the document.
 */
export interface Followers {
  /** Told once what the document says of itself, before they take anything. */
  decide(identity: Identity): void;
  /** Takes events that follow those it took before. */
  take(events: Events): void;
}

/** So many events are kept before they are given on, unless the document ends: a small one is followed in one go. */
const MOST_KEPT = 4_096;

/** Where the last document kept its events, for the next one. */
let spare: Events | undefined;

/**
 * Keeps the events of a document, and gives them to who follows one that says of itself what it does. That is known when BT-24
 * has been read and something begins that has elements of its own; at the latest, when the document ends.
 */
export class Awaiting implements XmlSink {
  readonly #events = spare ?? new Events();
  readonly #syntax: Syntax;
  readonly #root: Group<"invoice">;
  readonly #followers: Followers;
  #depth = 0;
  #known = false;
  #decided = false;

  constructor(syntax: Syntax, root: Group<"invoice">, followers: Followers) {
    spare = undefined;
    this.#syntax = syntax;
    this.#root = root;
    this.#followers = followers;
  }

  open(name: string, attributes: Attributes | undefined, offset: number, raw: string, scope?: Scope): void {
    if (this.#depth++ > 1 && this.#known) this.#decide();
    this.#events.open(name, attributes, offset, raw, scope);
  }

  text(text: string, offset: number, apart?: boolean): void {
    this.#events.text(text, offset, apart);
    if (this.#events.size >= MOST_KEPT) this.#give();
  }

  close(name: string, offset: number): void {
    const events = this.#events;
    events.close(name, offset);
    // When an element has ended, what is in it has been read.
    this.#known ||= this.#said().specification !== undefined;
    if (--this.#depth === 0) {
      this.#decide();
      this.#give();
      if (events.room <= 2 * MOST_KEPT) spare = events;
    } else if (events.size >= MOST_KEPT) this.#give();
  }

  /** What the document has said until now. */
  #said(): Identity {
    return identityOf({ syntax: this.#syntax, root: this.#root });
  }

  #decide(): void {
    if (this.#decided) return;
    this.#decided = true;
    this.#followers.decide(this.#said());
  }

  #give(): void {
    if (!this.#decided) return;
    this.#followers.take(this.#events);
    this.#events.clear();
  }
}
