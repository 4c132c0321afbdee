/// <reference lib="dom" />
/** A field for a value that only somebody can tell: of the right kind, with the question as its name. */
import type { RepairTexts } from "../texts/repairs/texts.ts";
import type { Field } from "../worker/repaired.ts";
import { codeNamed, codeOption } from "./codes.ts";
import type { Desk } from "./desks.ts";
import { digitsView } from "./answer_checks.ts";
import { el } from "./dom.ts";
import { fieldOf, inputOf } from "./parts/field.ts";
import { plainNumber } from "./plain_number.ts";

/** Up to so many codes are shown as a list to choose from. */
const FEW = 15;
let made = 0;

/** What is typed goes into the draft and nowhere else: leaving a field takes nothing over. */
export function answerView(field: Field, said: RepairTexts, { drafts }: Desk): HTMLElement {
  const { term, pointer, title, who, where, kind, codes, value } = field;
  const id = `answer-${++made}`;
  const options = kind === "code" && codes.length <= FEW ? codes : undefined;
  const list = codes.length === 0 ? undefined : `${id}-codes`;
  const about = { id, "data-answer": term, "data-pointer": pointer, spellcheck: "false" };
  const input = inputOf({ kind, options, unchosen: "", list }, about);
  input.value = drafts.get(pointer) ?? value;
  input.addEventListener("input", () => {
    if (input.value === value) drafts.delete(pointer);
    else drafts.set(pointer, input.value);
  });
  const known = codes.length > FEW ? el("datalist", { id: `${id}-codes` }, ...codes.map(codeOption)) : undefined;
  const knows = who === "seller" ? said.sellerKnows : said.buyerKnows;
  const digits = digitsView(term, input, said.checkDigits);
  return fieldOf("answer", title, input, [knows, where].join(" ").trim(), known, digits);
}

/** What is in a field as the invoice has it: a number in plain digits, a code; undefined for what is no code of the list. */
export function answerIn({ kind, codes, pointer, value }: Field, { drafts }: Desk): string | undefined {
  const text = (drafts.get(pointer) ?? value).trim();
  if (kind === "number") return plainNumber(text);
  if (codes.length === 0 || text === "") return text;
  return codeNamed(text, codes) ?? (kind === "code" ? undefined : text);
}
