/// <reference lib="dom" />
/** A field for a value that only somebody can tell: of the right kind, with the question as its name. */
import type { RepairTexts } from "../texts/repairs/texts.ts";
import type { Field } from "../worker/repaired.ts";
import { button, el } from "./dom.ts";
import { digitsView } from "./digits_view.ts";
import { plainNumber } from "./plain_number.ts";

let made = 0;

export function answerView(field: Field, ui: RepairTexts, commit: (value: string) => void): HTMLElement {
  const { term, pointer, title, who, where, kind, codes, value } = field;
  const id = `answer-${++made}`;
  const input = el("input", {
    id,
    type: kind === "date" ? "date" : "text",
    value,
    inputmode: kind === "number" ? "decimal" : undefined,
    autocomplete: "off",
    spellcheck: "false",
    list: codes.length === 0 ? undefined : `${id}-codes`,
    "aria-describedby": `${id}-who`,
    "data-answer": term,
    "data-pointer": pointer,
  });
  let last = value;
  const take = () => {
    const text = kind === "number" ? plainNumber(input.value) : codeOf(input.value.trim(), codes);
    if (text === "" || text === last) return;
    last = text;
    commit(text);
  };
  input.addEventListener("change", take);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter") take();
  });
  return el(
    "div",
    { class: "answer" },
    el("label", { for: id }, title),
    el("span", { class: "answer-row" }, input, button(ui.takeOver, { class: "secondary" }, take)),
    digitsView(term, input, ui.checkDigits),
    codes.length === 0 ? undefined : el("datalist", { id: `${id}-codes` }, ...codes.map(codeView)),
    el(
      "p",
      { class: "quiet-text", id: `${id}-who` },
      [who === "seller" ? ui.sellerKnows : ui.buyerKnows, where].join(" ").trim(),
    ),
  );
}

/** A name, or how the one name begins that does so, is taken for its code. */
function codeOf(text: string, codes: Field["codes"]): string {
  if (text === "" || codes.some(([code]) => code === text)) return text;
  const wanted = text.toLocaleLowerCase();
  const named = (fits: (name: string) => boolean) => codes.filter(([, name]) => fits(name.toLocaleLowerCase()));
  const [only, ...others] = [named((it) => it === wanted), named((it) => it.startsWith(wanted))].find((it) => {
    return it.length === 1;
  }) ?? codes.filter(([code]) => code.toLocaleLowerCase() === wanted);
  return only === undefined || others.length > 0 ? text : only[0];
}

function codeView([code, name]: Field["codes"][number]): HTMLElement {
  return name === "" ? el("option", { value: code }) : el("option", { value: code, label: `${name} (${code})` });
}
