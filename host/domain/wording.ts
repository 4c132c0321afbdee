/** What a problem says, in the language of the caller. */
import type { Language } from "../../engine/locales.ts";
import { marks, ours, quote, type Said } from "../../engine/model/said.ts";
import { refusals as german } from "../../engine/refusals/de.ts";
import { refusals as french } from "../../engine/refusals/fr.ts";
import { problemWords } from "./problem_words.ts";
import { Problem, type ProblemDetails, type Stated } from "./problems.ts";
import type { Refused } from "./refused.ts";
import { type SentenceId, sentences } from "./sentences.ts";

type Values = Stated["values"];

/** A problem that is said by a row of the sentences. A text in its gaps is somebody's, and is quoted. */
export function problem(id: SentenceId, values: Values = {}, details: ProblemDetails = {}): Problem {
  const { code, ...words } = sentences[id];
  return new Problem(code, filled(words.en, values, "en"), { ...details, said: { words, values } });
}

/** What a row says in other languages than the English that a place words itself. */
export function alsoSaid(id: SentenceId, values: Values): { readonly said: Stated } {
  const { code: _, ...words } = sentences[id];
  return { said: { words, values } };
}

export function messageOf({ code, message, details: { said } }: Problem, language: Language): string {
  if (language === "en") return message;
  return said === undefined ? problemWords[code][language] : filled(said.words[language], said.values, language);
}

const byCode: Readonly<Record<"de" | "fr", Readonly<Record<string, string>>>> = { de: german, fr: french };

/** What the engine refused, as it is said in other languages. */
export function saidOfRefusal({ error, xmlCode, named, said }: Refused): Stated | undefined {
  if (said !== undefined) return said;
  const code = named?.as ?? xmlCode ?? error;
  const [de, fr] = [byCode.de[code], byCode.fr[code]];
  const values = named === undefined ? {} : { name: ours(named.name) };
  return de === undefined || fr === undefined ? undefined : { words: { de, fr }, values };
}

/** What is said of a document that was not read. */
export function refusedIn<R extends Refused>(refused: R, language: Language): R {
  if (language === "en") return refused;
  const said = saidOfRefusal(refused);
  const details = said === undefined ? {} : { said };
  return { ...refused, message: messageOf(new Problem(refused.error, refused.message, details), language) };
}

export function filled(template: string, values: Values, language: Language): string {
  return template.replaceAll(/\{(\w{1,20})\}/g, (gap, name: string) => {
    const value = values[name];
    return value === undefined ? gap : [value].flat().map((it) => shown(it, language)).join(", ");
  });
}

function shown(value: Said | number, language: Language): string {
  if (typeof value === "number") return `${value}`;
  return typeof value === "string" ? quote(value, marks[language]) : value.own;
}
