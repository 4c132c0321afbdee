/** Causes of a diagnosis as text: what is wrong, where, what to change or to ask, in the order of repair. */
import type { z } from "@hono/zod-openapi";
import { placedTerms } from "../../engine/explain/guide.ts";
import { saidPointer } from "../../engine/model/pointer_text.ts";
import type { PdfPlace } from "../../engine/mod.ts";
import { marks } from "../../engine/model/said.ts";
import type { Language } from "../documents/locales.ts";
import { saidOwed } from "../documents/owed.ts";
import { planLines } from "../documents/plans.ts";
import type { diagnosis } from "../operations/forms_of_diagnosis.ts";
import { allShown, shown } from "./shown.ts";
import { words } from "./words.ts";

export type Diagnosis = z.output<typeof diagnosis>;
type Cause = Diagnosis["causes"][number];
type ShownPlace = NonNullable<Cause["location"]> | PdfPlace;
type Change = Cause["changes"][number];
type Choice = NonNullable<Cause["choices"]>[number];

/** Places and changes of a cause that are named. */
export const NAMED = 8;

/** The texts of as many causes as fit into so many characters. */
export function causeTexts({ causes }: Pick<Diagnosis, "causes">, lang: Language, most: number): readonly string[] {
  const texts: string[] = [];
  let size = 0;
  for (const cause of causes) {
    const text = causeText(texts.length + 1, allShown(cause), lang);
    size += text.length + 1;
    if (size > most) break;
    texts.push(text);
  }
  return texts;
}

function causeText(
  at: number,
  { title, rules, findings, location, changes, choices = [], question }: Cause,
  lang: Language,
): string {
  const said = words[lang];
  const [first] = findings;
  const severity = first === undefined ? "" : `${first.severity}, `;
  const fields = [...new Set(findings.flatMap(({ field }) => field))].slice(0, NAMED).join(", ");
  const isOpen = changes.length === 0;
  const place = fieldOf(title);
  return [
    `${at}. ${title} (${severity}${rules.slice(0, NAMED).join(", ")}${fields === "" ? "" : `; ${fields}`})`,
    ...(location === null ? [] : [`   ${said.places}: ${placeText(location, lang)}`]),
    ...(place === undefined ? [] : [`   ${said.field}: ${place}`]),
    ...(first === undefined ? [] : [`   ${said.problem}: ${first.message}`]),
    ...(first === undefined || !isOpen ? [] : [`   ${said.fix}: ${first.fix}`]),
    ...(first?.example === undefined || !isOpen ? [] : [`   ${said.example}: ${first.example.replaceAll("\n", " ")}`]),
    ...changes.slice(0, NAMED).map((it) => `   ${said.change}: ${changeText(it, lang)}`),
    ...(changes.length > NAMED ? [`   ${said.change}: ${said.more(changes.length - NAMED)}`] : []),
    ...choices.slice(0, NAMED).map((it) => `   ${said.choice}: ${choiceText(it, lang)}`),
    ...(question === null ? [] : [`   ${said.question}: ${question.title}`]),
  ].join("\n");
}

/** What may be meant, with its name and what would be due. */
function choiceText(choice: Choice, lang: Language): string {
  return `${JSON.stringify(choice.id)} ${choice.title}. ${choice.told}${saidOwed(choice, lang)}`;
}

/** Whole plans, by what is given in accept. */
export function planTexts({ plans }: Pick<Diagnosis, "plans">, lang: Language): readonly string[] {
  return planLines(allShown(plans), lang, (id) => JSON.stringify(id));
}

/** Fields of the model by the terms that a title can name. */
let fields: ReadonlyMap<string, string> | undefined;

function fieldOf(title: string): string | undefined {
  fields ??= new Map(placedTerms().flatMap(({ id, json }) => json === undefined ? [] : [[id, json]]));
  const [, id = ""] = /\((BT-[0-9]{1,3})\)/.exec(title) ?? [];
  return fields.get(id);
}

export function placeText(location: ShownPlace, lang: Language): string {
  if ("pdf" in location) return `PDF: ${location.pdf}`;
  if ("pointer" in location) return location.pointer === "" ? "/" : saidPointer(location.pointer, marks[lang]);
  return `${location.path} (${location.line}:${location.column})`;
}

/** `/lines/0/netAmount: "10.00" → "12.00"`: the values are JSON, whole, because they are to be taken as they are. */
export function changeText({ pointer, old, new: next }: Change, lang: Language): string {
  const { nothing, removed } = words[lang];
  const [from, to] = [old === null ? nothing : JSON.stringify(old), next === null ? removed : JSON.stringify(next)];
  return `${saidPointer(pointer, marks[lang])}: ${shown(`${from} → ${to}`)}`;
}
