/// <reference lib="dom" />
/** A field: what it is called, where to write or choose, what helps, and what is wrong. */
import { type Code, codeOption } from "../codes.ts";
import { type Attributes, type Child, el } from "../dom.ts";

export type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface Entry {
  readonly kind: "text" | "long" | "date" | "number" | "code";
  /** The codes of a list that opens; left out where something is typed. */
  readonly options?: readonly Code[] | undefined;
  /** What such a list says where nothing is chosen; left out where something always is. */
  readonly unchosen?: string | undefined;
  /** The id of a list of what can be typed. */
  readonly list?: string | undefined;
}

export function inputOf({ kind, options, unchosen, list }: Entry, attributes: Attributes): Input {
  const all = { autocomplete: "off", ...attributes };
  if (kind === "long") return el("textarea", { ...all, rows: "2" });
  if (options !== undefined) {
    const first = unchosen === undefined ? undefined : el("option", { value: "" }, unchosen);
    return el("select", all, first, ...options.map(codeOption));
  }
  const type = kind === "date" ? "date" : "text";
  return el("input", { ...all, type, inputmode: kind === "number" ? "decimal" : undefined, list });
}

/** `more` stands between the field and what helps. */
export function fieldOf(
  style: string,
  title: string,
  input: Input,
  help: string,
  ...more: readonly Child[]
): HTMLElement {
  const [hint, fault] = [`${input.id}-hint`, `${input.id}-fault`];
  input.setAttribute("aria-describedby", help === "" ? fault : `${hint} ${fault}`);
  return el(
    "div",
    { class: style },
    el("label", { for: input.id }, title),
    input,
    ...more,
    help === "" ? undefined : el("p", { class: "quiet-text", id: hint }, help),
    el("p", { class: "fault", id: fault, hidden: true }),
  );
}
