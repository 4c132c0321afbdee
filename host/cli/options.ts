/** Options of the command line, on Node's own parser. */
import { parseArgs } from "node:util";
import { isProfile, type Profile, profileNames, type XmlLimits } from "../../engine/mod.ts";
import { languages, loadWording, type Wording } from "../locales.ts";
import { UsageError } from "./terminal.ts";
import { type Words, words } from "./words.ts";

export type Kinds = Readonly<Record<string, { readonly type: "string" | "boolean" }>>;

export interface Parsed {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly paths: readonly string[];
}

/** Splits arguments into options and paths. Throws UsageError for an unknown option or a missing value. */
export function options(args: readonly string[], kinds: Kinds): Parsed {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: kinds, allowPositionals: true });
    return { values: values as Parsed["values"], paths: positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : "the options cannot be read");
  }
}

/** An option with a fixed set of values. */
export function choice<T extends string>({ values }: Parsed, name: string, allowed: readonly T[], otherwise: T): T {
  const given = values[name];
  if (given === undefined) return otherwise;
  const found = allowed.find((it) => it === given);
  if (found === undefined) throw new UsageError(`--${name} is "${given}": choose one of ${allowed.join(", ")}`);
  return found;
}

/** `--profile`, undefined when the document is to say. */
export function profile({ values }: Parsed): Profile | undefined {
  const given = values["profile"];
  if (given === undefined) return undefined;
  if (typeof given === "string" && isProfile(given)) return given;
  throw new UsageError(`--profile is "${given}": choose one of ${profileNames.join(", ")}`);
}

/** `--lang`: its texts are loaded when they are wanted, and no others; with what strict mode needs where that is wanted. */
export async function texts(parsed: Parsed, official = false): Promise<Wording & { readonly words: Words }> {
  const language = choice(parsed, "lang", languages, "en");
  return { ...await loadWording(language, official), words: words[language] };
}

export const limitKinds = {
  "max-characters": { type: "string" },
  "max-elements": { type: "string" },
} as const;

/** `--max-characters` and `--max-elements`, which the command line raises without a bound. */
export function limits(parsed: Parsed): Partial<XmlLimits> {
  const characters = count(parsed, "max-characters");
  const elements = count(parsed, "max-elements");
  return { ...(characters === undefined ? {} : { characters }), ...(elements === undefined ? {} : { elements }) };
}

function count({ values }: Parsed, name: string): number | undefined {
  const given = values[name];
  if (given === undefined) return undefined;
  if (typeof given !== "string" || !/^[1-9][0-9]{0,14}$/.test(given)) {
    throw new UsageError(`--${name} is "${given}": give a whole number of at least 1`);
  }
  return +given;
}
