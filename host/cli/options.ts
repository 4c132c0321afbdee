/** Options of the command line, parsed by Node's own parser. A command declares them once: help is made from the same table. */
import { parseArgs } from "node:util";
import { isProfile, type Profile, profileNames, type XmlLimits } from "../../engine/mod.ts";
import { everything, languages, load, nothing, type Wording } from "../documents/locales.ts";
import { isDay } from "../kit/calendar.ts";
import { type Terminal, UnknownOption, UsageError } from "./terminal.ts";
import { type Words, words } from "./words.ts";

/** An option by its long name: how it is parsed, and what help says about it. */
export type Options = Readonly<Record<string, Option>>;

export interface Option {
  readonly type: "string" | "boolean";
  /** It may be given more than once. */
  readonly multiple?: true;
  /** It stands alone, or as --name=VALUE with this value. */
  readonly optional?: string;
  /** What help calls the value, if the option takes one. */
  readonly value?: string;
  readonly help: string;
}

/** An option that takes a value. */
export function valued(value: string, help: string) {
  return { type: "string", value, help } as const;
}

/** An option that takes a value, and may be given several times. */
export function several(value: string, help: string) {
  return { type: "string", multiple: true, value, help } as const;
}

/** An option that is there or not, and may say which of it. */
export function valuedOrNot(optional: string, help: string) {
  return { type: "boolean", optional, help } as const;
}

/** An option that is either there or not. */
export function flag(help: string) {
  return { type: "boolean", help } as const;
}

/** How the command line judges. */
export const modes = {
  preflight: flag(
    "check in the lighter mode, by what the profile has and not by XML Schema, syntax rules, extensions and nations; without " +
      "it, the verdict is exactly that of the official validators",
  ),
  strict: flag("the verdict of the official validators, which is the default"),
} as const;

/** Whether it judges officially, as it does unless a lighter check is asked for. */
export function isStrict({ values }: Parsed): boolean {
  const isLighter = values["preflight"] === true;
  if (isLighter && values["strict"] === true) throw new UsageError("give --strict or --preflight, not both");
  return !isLighter;
}

export interface Help {
  /** The arguments of each way to call the command, its name first. */
  readonly usage: readonly [string, ...string[]];
  readonly about: string;
  readonly options?: Options;
  /** What each exit status means. */
  readonly status: string;
}

/** The text that `--help` prints. */
export function helpText({ usage: [first, ...others], about, options = {}, status }: Help): string {
  return [
    `Usage: faktlint ${first}`,
    ...others.map((usage) => `       faktlint ${usage}`),
    "",
    about,
    "",
    ...optionLines(options),
    `Exit status: ${status}`,
    "",
  ].join("\n");
}

const LINE = 120;

/** A row for each option, with the texts in one column; an empty line ends the list. */
function optionLines(options: Options): readonly string[] {
  const rows = Object.entries(options).map(([name, { value, optional, help }]) => {
    const after = value === undefined ? optional === undefined ? "" : `[=${optional}]` : ` ${value}`;
    return [`  --${name}${after}`, help] as const;
  });
  const column = Math.max(...rows.map(([option]) => option.length)) + 3;
  const lines = rows.flatMap(([option, help]) => {
    return wrapped(help, LINE - column).map((line, index) => (index === 0 ? option : "").padEnd(column) + line);
  });
  return lines.length === 0 ? [] : [...lines, ""];
}

/** A text in lines of a width; what has no space in it is not broken. */
export function wrapped(text: string, width = LINE): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) lines.push(word);
    else lines.splice(-1, 1, `${last} ${word}`);
  }
  return lines;
}

export interface Parsed {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  /** The values of options that may be given more than once. */
  readonly lists: Readonly<Record<string, readonly string[] | undefined>>;
  readonly paths: readonly string[];
}

/** Splits arguments into options and paths. Throws UsageError for an unknown option or a missing value. */
export function options(args: readonly string[], known: Options): Parsed {
  try {
    const plain = args.map((it) => known[nameOf(it)]?.optional === undefined ? it : it.split("=")[0] ?? it);
    const { values, positionals } = parseArgs({ args: plain, options: known, allowPositionals: true });
    const given: Record<string, string | boolean> = {};
    const lists: Record<string, readonly string[]> = {};
    for (const [name, value] of Object.entries(values)) {
      if (Array.isArray(value)) lists[name] = value.map(String);
      else if (value !== undefined) given[name] = value;
    }
    return { values: { ...given, ...chosenIn(args, known) }, lists, paths: positionals };
  } catch (error) {
    const unknown = args.find((it) => it.startsWith("--") && !Object.hasOwn(known, nameOf(it)));
    if (unknown !== undefined) throw new UnknownOption(nameOf(unknown), Object.keys(known));
    throw new UsageError(error instanceof Error ? error.message : "the options cannot be read");
  }
}

/** What options say that may stand alone, where they do not. */
function chosenIn(args: readonly string[], known: Options): Parsed["values"] {
  const end = args.includes("--") ? args.indexOf("--") : args.length;
  const said = args.slice(0, end).filter((it) => it.includes("=") && known[nameOf(it)]?.optional !== undefined);
  return Object.fromEntries(said.map((it) => [nameOf(it), it.slice(it.indexOf("=") + 1)]));
}

function nameOf(option: string): string {
  return option.slice(2).split("=")[0] ?? "";
}

/** An option with a fixed set of values. */
export function choice<T extends string>({ values }: Parsed, name: string, allowed: readonly T[], otherwise: T): T {
  const given = values[name];
  if (given === undefined) return otherwise;
  const found = allowed.find((it) => it === given);
  if (found === undefined) throw new UsageError(`--${name} is "${given}": choose one of ${allowed.join(", ")}`);
  return found;
}

/** `--profile`; undefined when the document says it. */
export function profile({ values }: Parsed): Profile | undefined {
  const given = values["profile"];
  if (given === undefined) return undefined;
  if (typeof given === "string" && isProfile(given)) return given;
  throw new UsageError(`--profile is "${given}": choose one of ${profileNames.join(", ")}`);
}

/** `--lang`: only the texts of that language are loaded, and with `official` those of strict mode too. */
export async function texts(parsed: Parsed, official = false): Promise<Wording & { readonly words: Words }> {
  const language = choice(parsed, "lang", languages, "en");
  return { ...await load(official ? everything : nothing, language), words: words[language] };
}

/** `--out` of a command that makes one document, with what more there is to say of it. */
export function outOption(...more: readonly string[]): ReturnType<typeof valued> {
  const usual = "write to a file, in place of one that is there, completely or not at all";
  return valued("F", [usual, ...more].join("; "));
}

export const limitOptions = {
  "max-characters": valued("N", "raise the cap on characters (8,000,000)"),
  "max-elements": valued("N", "raise the cap on elements (50,000), and on the values in JSON (250,000)"),
} as const;

/** `--max-characters` and `--max-elements`, which may be as high as the caller likes. */
export function limits(parsed: Parsed): Partial<XmlLimits> {
  const characters = count(parsed, "max-characters");
  const elements = count(parsed, "max-elements");
  return { ...(characters === undefined ? {} : { characters }), ...(elements === undefined ? {} : { elements }) };
}

/** An option that is a whole number. */
export function count({ values }: Parsed, name: string, least = 1): number | undefined {
  const given = values[name];
  if (given === undefined) return undefined;
  if (typeof given !== "string" || !/^(?:0|[1-9][0-9]{0,14})$/.test(given) || +given < least) {
    throw new UsageError(`--${name} is "${given}": give a whole number of at least ${least}`);
  }
  return +given;
}

/** The day of `--as-of`, where it is given. */
export function dayAsked({ values }: Parsed): string | undefined {
  const given = values["as-of"];
  if (given === undefined || typeof given === "string" && isDay(given)) return given;
  throw new UsageError(`--as-of takes a day such as 2026-11-23, and "${given}" was given`);
}

export const docsOption = {
  "docs-base": valued(
    "URL",
    "where the rule pages are that findings link to (DOCS_BASE, or PUBLIC_BASE_URL); without one, faktlint explain",
  ),
} as const;

/** Where the rule pages are: by the option, or by the environment; undefined where nobody says. */
export function docsBase({ values }: Parsed, { env }: Pick<Terminal, "env">): string | undefined {
  const option = values["docs-base"];
  const given = typeof option === "string" ? option : env?.("DOCS_BASE") ?? env?.("PUBLIC_BASE_URL");
  if (given === undefined || given === "") return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`the address of the rule pages is "${given}": give one such as https://example.com`);
  }
  return url.href.endsWith("/") ? url.href.slice(0, -1) : url.href;
}
