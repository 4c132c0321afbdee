/**
 * Element events that wait until a value comes: groups and wrappers without one are never sent, though constants stand in
 * them. Constants of a group are sent with its first value, in their place.
 */
import type { XmlSink } from "../../xml/reader.ts";
import type { Attributes } from "../bound.ts";

/** An element without text is open until its end comes; one with text is a constant. */
type Event =
  | { readonly event: "open"; readonly element: string; readonly place: number }
  | { readonly event: "close"; readonly element: string; readonly place: number }
  | {
    readonly event: "constant";
    readonly element: string;
    readonly place: number;
    readonly attributes: Attributes | undefined;
    readonly text: string;
  };

interface Open {
  readonly element: string;
  readonly group: boolean;
  /** Where its start waits among the events; -1 once it was sent. */
  at: number;
}

export class Held {
  readonly #sink: XmlSink;
  readonly #waiting: Event[] = [];
  readonly #open: Open[] = [];

  constructor(sink: XmlSink) {
    this.#sink = sink;
  }

  /** Opens a group, or a wrapper inside one. */
  open(element: string, group: boolean, place: number): void {
    this.#open.push({ element, group, at: this.#waiting.length });
    this.#waiting.push({ event: "open", element, place });
  }

  close(place: number): void {
    const open = this.#open.pop();
    if (open === undefined) return;
    const { element } = open;
    if (open.at < 0) this.#sink.close(element, place);
    else if (open.group || this.#waiting.length === open.at + 1) this.#waiting.length = open.at;
    else this.#waiting.push({ event: "close", element, place });
  }

  /** An element with a value. */
  value(element: string, attributes: Attributes | undefined, text: string, place: number): void {
    this.keep();
    this.#send(element, attributes, text, place);
  }

  /** An element with a constant, which stands only where its group has a value. */
  constant(element: string, attributes: Attributes | undefined, text: string, place: number): void {
    this.#waiting.push({ event: "constant", element, place, attributes, text });
    if (this.#groupIsSent()) this.keep();
  }

  #groupIsSent(): boolean {
    for (let index = this.#open.length - 1; index >= 0; index--) {
      const open = this.#open[index];
      if (open?.group === true) return open.at < 0;
    }
    return true;
  }

  /** The value of the innermost element itself. */
  text(text: string, place: number): void {
    this.keep();
    this.#sink.text(text, place);
  }

  /** Sends what waits: what is open is there, whatever comes. */
  keep(): void {
    if (this.#waiting.length === 0) return;
    for (const it of this.#waiting) {
      if (it.event === "open") this.#sink.open(it.element, undefined, it.place, it.element);
      else if (it.event === "constant") this.#send(it.element, it.attributes, it.text, it.place);
      else this.#sink.close(it.element, it.place);
    }
    this.#waiting.length = 0;
    for (const open of this.#open) open.at = -1;
  }

  #send(element: string, attributes: Attributes | undefined, text: string, place: number): void {
    this.#sink.open(element, attributes, place, element);
    this.#sink.text(text, place);
    this.#sink.close(element, place);
  }
}
