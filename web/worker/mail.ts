/** A message from who received an invoice to who wrote it: what is wrong and what to change, in the writer's language. */
import { writer } from "../sheet/format.ts";
import { filled } from "../texts/filled.ts";
import { type LanguageTag, loadTexts } from "../texts/languages.ts";
import { type Letter, letters } from "../texts/letters.ts";
import { copyFor } from "./copies.ts";
import type { ShownCause, ShownChange } from "./repaired.ts";
import type { About, Mail } from "./protocol.ts";

/** Of countries with one language that the page speaks; English elsewhere. */
const spoken: Readonly<Record<string, LanguageTag>> = {
  DE: "de",
  AT: "de",
  CH: "de",
  LI: "de",
  FR: "fr",
  LU: "fr",
  MC: "fr",
};

export async function mailOf(request: About): Promise<Mail | undefined> {
  const first = await copyFor(request);
  if (first === undefined) return undefined;
  const { country, email, number, date } = first.copy.named();
  const language = spoken[country] ?? "en";
  const texts = await loadTexts(language);
  const again = await copyFor({ ...request, settings: { ...request.settings, language, texts } });
  if (again === undefined) return undefined;
  const { causes, due, currency } = again.copy.shown();
  const write = writer({ language, texts: texts.sheet, currency: currency ?? undefined });
  const about = [number, write(date, "date"), write(due.old ?? "", "money")] as const;
  const letter = letters[language];
  const wrong = causes.map((it, index) => `${index + 1}. ${itemOf(it, letter)}`);
  return {
    to: email,
    language,
    subject: filled(letter.subject, ...about),
    text: [letter.greeting, filled(letter.lead, ...about), ...wrong, letter.end, letter.close].join("\n\n"),
  };
}

/** A cause, and what is to be done about it. */
function itemOf({ title, changes, choices, fields }: ShownCause, letter: Letter): string {
  const ways = choices.map((it) => `${it.title}: ${changed(it.changes, letter)}`);
  const lines = [
    title,
    ...(changes.length === 0 ? [] : [`${letter.change} ${changed(changes, letter)}`]),
    ...(ways.length === 0 ? [] : [`${letter.either} ${ways.join(` ${letter.or} `)}`]),
    ...fields.map((it) => it.title),
  ];
  return lines.join("\n   ");
}

function changed(changes: readonly ShownChange[], { nothing }: Letter): string {
  return changes.map((it) => `${it.field}: ${it.said.old ?? nothing} → ${it.said.new ?? nothing}`).join("; ");
}
