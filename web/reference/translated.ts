/** The OpenAPI document in the language of a page: what people read of it. Names, paths and examples stay as they are. */
import { titles } from "../../engine/texts/term_titles.ts";
import { paragraphsOf } from "../frame/prose.tsx";
import type { LanguageTag } from "../texts/languages.ts";
import { paragraphIn, placeOf } from "../texts/docs/prose/prose.ts";
import type { OpenApi } from "./openapi.ts";

/** Keywords below which the keys are names. */
const named = new Set(["properties", "schemas", "responses", "paths", "headers", "securitySchemes"]);
/** Keywords whose values are sent, and not said. */
const sent = new Set(["example", "examples", "default", "enum", "const"]);
const said = new Set(["description", "summary", "title"]);
/** "BT-131", which has no words. */
const NUMBER = /^B[GT]-(?:DEX-)?\d+(?:-\d+)?$/;
const NUMBER_IN = /\bB[GT]-(?:DEX-)?\d+(?:-\d+)?\b/;
/** What a problem's answer says, and the codes that it lists. */
const WITH_CODES = /^(.*?)(: [a-z_]+(?:, [a-z_]+)*)$/;

/** Says a text in other words; a title is that of a business term where its schema has a number. */
type Say = (text: string, term: string | undefined) => string;

/** The document with its texts in the language. */
export function translated(document: OpenApi, language: LanguageTag): OpenApi {
  if (language === "en") return document;
  const paragraph = (text: string) => {
    const [, words = text, codes = ""] = WITH_CODES.exec(text) ?? [];
    const whole = paragraphIn(language, text);
    return whole === text ? `${paragraphIn(language, words)}${codes}` : whole;
  };
  return JSON.parse(JSON.stringify(walked(document, (text, term) => {
    return titleOf(term, language) ?? paragraphsOf(text).map(paragraph).join("\n\n");
  })));
}

/** What accountants call a business term or a group; undefined for anything else. */
function titleOf(id: string | undefined, language: Exclude<LanguageTag, "en">): string | undefined {
  return id !== undefined && isTerm(id) ? titles[id][placeOf[language]] : undefined;
}

function isTerm(id: string): id is keyof typeof titles {
  return Object.hasOwn(titles, id);
}

/** Every paragraph of the document that people read, each once: those that need a row in other languages. */
export function paragraphsIn(document: OpenApi): ReadonlySet<string> {
  const all = new Set<string>();
  walked({ ...document, info: { description: document.info.description } }, (text, term) => {
    const paragraphs = term !== undefined && isTerm(term) ? [] : paragraphsOf(text);
    for (const it of paragraphs.filter((it) => !NUMBER.test(it))) all.add(it);
    return text;
  });
  return all;
}

/** The same value with each text that a keyword says in other words. */
function walked(value: unknown, say: Say, names = false): unknown {
  if (Array.isArray(value)) return value.map((it) => walked(it, say));
  if (typeof value !== "object" || value === null) return value;
  const [term] = NUMBER_IN.exec(String(Reflect.get(value, "description"))) ?? [];
  return Object.fromEntries(
    Object.entries(value).map(([key, it]: readonly [string, unknown]) => {
      if (names) return [key, walked(it, say)];
      if (sent.has(key)) return [key, it];
      if (said.has(key) && typeof it === "string") return [key, say(it, key === "title" ? term : undefined)];
      return [key, walked(it, say, named.has(key))];
    }),
  );
}
