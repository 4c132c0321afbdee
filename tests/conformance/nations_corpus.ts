/** The corpus of the nations: documents with what the official sets of their nation said of each, and how ours differ. */
import { judgeXml } from "../../engine/judge/validate.ts";
import { openXml } from "../../engine/open/open.ts";
import { load } from "../../engine/selection/load.ts";
import { plan } from "../../engine/selection/plan.ts";
import { identifierOf, type KnownSpecification } from "../../engine/model/specifications.ts";
import { packedLines } from "./corpus.ts";
import { portuguese } from "./portuguese.ts";

/** Those whose documents the corpus has, with official answers. */
export const nations = ["ro", "hr", "nl", "fr", "be"] as const;

/** Those whose official sets are asked about documents of the others that name theirs. */
export const unanswered = ["pt"] as const;

export type Answered = (typeof nations)[number];
type Unanswered = (typeof unanswered)[number];
export type Nation = Answered | Unanswered;

export function isUnanswered(nation: Nation): nation is Unanswered {
  return unanswered.some((it) => it === nation);
}

interface Fired {
  readonly id: string;
  readonly severity: string;
}

export interface Line {
  readonly file: string;
  readonly nation: Nation;
  readonly xml_b64: string;
  /** By set; null where the set stopped without a verdict. */
  readonly fired: Readonly<Record<string, readonly Fired[] | null>>;
  readonly xsd: { readonly valid: boolean };
}

/** Every so many of the documents of a nation, from a first one on. */
export async function* linesOf(nation: Nation | undefined, every = 1, first = 0): AsyncGenerator<Line> {
  const counts = new Map<string, number>();
  if (nation === "pt") yield* ownOf(nation);
  for await (const it of packedLines("nations.jsonl.gz")) {
    const line = nation !== undefined && isUnanswered(nation) ? borrowed(it as Line, nation) : it as Line;
    const count = counts.get(line.nation) ?? 0;
    counts.set(line.nation, count + 1);
    if ((nation === undefined || line.nation === nation) && count % every === first % every) yield line;
  }
}

const identifiers: Readonly<Partial<Record<Nation, KnownSpecification>>> = { pt: "cius-pt" };

/** Documents that are made for a nation of which the corpus has none, so that what only they have is asked, too. */
function ownOf(nation: Nation): readonly Line[] {
  return portuguese.map((xml, at) => ({
    file: `${nation}-own-${at}.xml`,
    nation,
    xml_b64: base64(xml),
    fired: {},
    xsd: { valid: true },
  }));
}

export function isOwn({ file }: Line): boolean {
  return file.includes("-own-");
}

/** A document of another nation in UBL, as if it were of this one. */
function borrowed(line: Line, nation: Nation): Line {
  const xml = new TextDecoder().decode(bytesOf(line));
  const own = identifiers[nation];
  if (own === undefined || !/<(?:\w+:)?CustomizationID/.test(xml)) return line;
  const named = xml.replace(/(<(?:\w+:)?CustomizationID[^>]*>)[^<]*/, `$1${identifierOf(own)}`);
  return { ...line, file: `${nation}-${line.file}`, nation, xml_b64: base64(named) };
}

export function base64(xml: string): string {
  return btoa(Array.from(new TextEncoder().encode(xml), (it) => String.fromCharCode(it)).join(""));
}

export interface Compared {
  readonly line: Line;
  /** Ids with severities that the official sets have and ours do not, and the other way round. */
  readonly missing: readonly string[];
  readonly beyond: readonly string[];
  /** Valid here, and not there. */
  readonly falseValid: boolean;
  readonly isExact: boolean;
}

/** The document of a line. */
export function bytesOf({ xml_b64 }: Line): Uint8Array {
  return Uint8Array.from(atob(xml_b64), (it) => it.charCodeAt(0));
}

/** Nations whose sets answered for the corpus in editions before those in force. */
export const renewed: readonly Nation[] = ["nl", "fr"];

/** The day whose editions answered for the corpus, where they are carried beside those in force. */
export const answered: Readonly<Partial<Record<Nation, string>>> = { nl: "2026-08-16" };

/** `asOf` is the day whose editions answered; left out, those in force now did. */
export async function compared(line: Line, asOf?: string): Promise<Compared> {
  const bytes = bytesOf(line);
  const options = { strict: true, ...(asOf === undefined ? {} : { asOf }) };
  const { sets = [] } = await load(plan({ input: bytes }, options), "en");
  const opened = openXml(bytes, { sets });
  if ("refusal" in opened) {
    return { line, missing: [], beyond: ["refused"], falseValid: false, isExact: false };
  }
  const verdict = judgeXml(opened.ok, { ...options, sets });
  const found = [...verdict.errors, ...verdict.warnings, ...verdict.information];
  const stopped = Object.values(line.fired).includes(null);
  const falseValid = verdict.valid && (stopped || !isValid(line));
  if (stopped) return { line, missing: [], beyond: [], falseValid, isExact: !falseValid };
  const schema = found.some(({ rule }) => rule.startsWith("ATW-SCHEMA-")) ? ["schema"] : [];
  const ours = new Set([...found.filter(isOfficial).map(({ rule, severity }) => `${rule} ${severity}`), ...schema]);
  const theirs = expectedOf(line);
  const missing = [...theirs].filter((it) => !ours.has(it));
  const beyond = [...ours].filter((it) => !theirs.has(it));
  const isExact = missing.length + beyond.length === 0 && verdict.valid === isValid(line);
  return { line, missing, beyond, falseValid, isExact };
}

function isOfficial({ rule }: { readonly rule: string }): boolean {
  return !rule.startsWith("ATW-");
}

function isValid({ fired, xsd }: Line): boolean {
  const all = Object.values(fired).flatMap((it) => it ?? []);
  return xsd.valid && all.every(({ severity }) => severityOf(severity) !== "fatal");
}

/** A rule without a severity is an error for the tools that run it. */
function severityOf(severity: string): string {
  return severity === "none" ? "fatal" : severity;
}

/** What has no id of its own counts for the verdict alone, unless its message names one. */
function expectedOf({ fired, xsd }: Line): ReadonlySet<string> {
  const all = Object.values(fired).flatMap((it) => it ?? []).filter(({ id }) => id !== "~");
  return new Set([
    ...all.map(({ id, severity }) => `${id.replace("~", "")} ${severityOf(severity)}`),
    ...(xsd.valid ? [] : ["schema"]),
  ]);
}
