/// <reference lib="dom" />
/** A field for a value that only somebody can tell: of the right kind, with the question as its name. */
import type { RepairTexts } from "../texts/repairs/texts.ts";
import type { Field } from "../worker/repaired.ts";
import { codeNamed, codeOption } from "./codes.ts";
import type { Desk } from "./desks.ts";
import { digitsView } from "./digits_view.ts";
import { type Attributes, el } from "./dom.ts";
import { plainNumber } from "./plain_number.ts";

/** Up to so many codes are shown as a list to choose from. */
const FEW = 15;
let made = 0;

/** What is typed goes into the draft and nowhere else: leaving a field takes nothing over. */
export function answerView(field: Field, said: RepairTexts, { drafts }: Desk): HTMLElement {
  const { term, pointer, title, who, where, codes, value } = field;
  const id = `answer-${++made}`;
  const input = inputOf(field, {
    id,
    autocomplete: "off",
    "aria-describedby": `${id}-who ${id}-fault`,
    "data-answer": term,
    "data-pointer": pointer,
  });
  input.value = drafts.get(pointer) ?? value;
  input.addEventListener("input", () => {
    if (input.value === value) drafts.delete(pointer);
    else drafts.set(pointer, input.value);
  });
  const known = codes.length > FEW ? el("datalist", { id: `${id}-codes` }, ...codes.map(codeOption)) : undefined;
  const knows = who === "seller" ? said.sellerKnows : said.buyerKnows;
  return el(
    "div",
    { class: "answer" },
    el("label", { for: id }, title),
    input,
    known,
    digitsView(term, input, said.checkDigits),
    el("p", { class: "fault", id: `${id}-fault`, hidden: true }),
    el("p", { class: "quiet-text", id: `${id}-who` }, [knows, where].join(" ").trim()),
  );
}

function inputOf({ kind, codes }: Field, attributes: Attributes): HTMLInputElement | HTMLSelectElement {
  if (kind === "code" && codes.length <= FEW) {
    return el("select", attributes, el("option", { value: "" }), ...codes.map(codeOption));
  }
  return el("input", {
    ...attributes,
    type: kind === "date" ? "date" : "text",
    inputmode: kind === "number" ? "decimal" : undefined,
    spellcheck: "false",
    list: codes.length === 0 ? undefined : `${attributes["id"]}-codes`,
  });
}

/** What is in a field as the invoice has it: a number in plain digits, a code; undefined for what is no code of the list. */
export function answerIn({ kind, codes, pointer, value }: Field, { drafts }: Desk): string | undefined {
  const text = (drafts.get(pointer) ?? value).trim();
  if (kind === "number") return plainNumber(text);
  if (codes.length === 0 || text === "") return text;
  return codeNamed(text, codes) ?? (kind === "code" ? undefined : text);
}
