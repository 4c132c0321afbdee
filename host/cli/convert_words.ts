/** What the command line says of what gets lost, in the languages of findings. */
import type { Loss } from "../../engine/convert/mod.ts";
import type { Written } from "../../engine/convert/written.ts";
import type { Language } from "../documents/locales.ts";
import { printable } from "./printable.ts";

interface LossWords {
  readonly converted: (to: string) => string;
  readonly notWritten: string;
  readonly leftOut: string;
  readonly lost: string;
  readonly allow: string;
  readonly more: (count: number) => string;
  readonly counted: (counts: Counted) => string;
}

/** How many files were converted, were not, and could not be read or written. */
export interface Counted {
  readonly made: number;
  readonly not: number;
  readonly unread: number;
}

const words: Readonly<Record<Language, LossWords>> = {
  en: {
    converted: (to) => `converted to ${to}`,
    notWritten: "not converted",
    leftOut: "Left out:",
    lost: "This would get lost:",
    allow: "--allow-loss leaves it out.",
    more: (count) => `and ${count} more; --format json lists all`,
    counted: ({ made, not, unread }) => `${made} converted, ${not} not converted, ${unread} not read or not written`,
  },
  de: {
    converted: (to) => `umgewandelt in ${to}`,
    notWritten: "nicht umgewandelt",
    leftOut: "Weggelassen:",
    lost: "Das ginge verloren:",
    allow: "--allow-loss lässt es weg.",
    more: (count) => `und ${count} weitere; --format json führt alle auf`,
    counted: ({ made, not, unread }) =>
      `${made} umgewandelt, ${not} nicht umgewandelt, ${unread} nicht gelesen oder nicht geschrieben`,
  },
  fr: {
    converted: (to) => `convertie en ${to}`,
    notWritten: "non convertie",
    leftOut: "Laissé de côté :",
    lost: "Ceci serait perdu :",
    allow: "--allow-loss le laisse de côté.",
    more: (count) => `et ${count} de plus ; --format json les énumère tous`,
    counted: ({ made, not, unread }) => `${made} converties, ${not} non converties, ${unread} non lues ou non écrites`,
  },
};

/** That a file was converted, and what was left out of it. */
export function convertedText(file: string, { to, losses }: Written, lang: Language): string {
  const { converted, leftOut } = words[lang];
  const list = losses.length === 0 ? [] : [`  ${leftOut}`, ...lossLines(losses, lang)];
  return [`${printable(file)}: ${converted(to)}`, ...list, ""].join("\n");
}

/** That nothing was written, and what would get lost. */
export function lostText(file: string, losses: readonly Loss[], lang: Language): string {
  const { notWritten, lost, allow } = words[lang];
  const list = losses.length === 0 ? [] : [`  ${lost}`, ...lossLines(losses, lang), `  ${allow}`];
  return [`${printable(file)}: ${notWritten}`, ...list, ""].join("\n");
}

export function countedText(counts: Counted, lang: Language): string {
  return `${words[lang].counted(counts)}\n`;
}

/** Of a level that has no lines, the first show what is meant. */
const MOST = 20;

function lossLines(losses: readonly Loss[], lang: Language): readonly string[] {
  const shown = losses.slice(0, MOST).map(({ term, location, value }) => {
    const at = "path" in location ? `${location.path} (${location.line}:${location.column})` : location.pointer;
    return `    ${term ?? "–"}  ${printable(value)}  ${printable(at)}`;
  });
  const left = losses.length - MOST;
  return left > 0 ? [...shown, `    ${words[lang].more(left)}`] : shown;
}
