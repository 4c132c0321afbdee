/**
 * By what a document will be judged, before it is read: the sets to load. Hosts call this and `load`, and nothing else. XML
 * says it near its beginning. JSON and PDF do not: there all is planned that they may need.
 */
import { type Side, sideOf } from "../model/side.ts";
import { knownAmongFew, once } from "../model/known.ts";
import { earlierRows } from "../scenarios/earlier.ts";
import { type Asked, type Found, heldOn, type Identity, rowsFor, scenarioFor, setsOf } from "../scenarios/find.ts";
import { type Profile, profileNames, profiles, type ScenarioRow, scenarios, setRows } from "../scenarios/table.ts";
import type { Syntax } from "../model/codes/index.ts";
import {
  billingModes,
  identifierOf,
  knownSpecifications,
  nearestTo,
  specificationOf,
  specifications,
} from "../model/specifications.ts";
import { glanceAt } from "../open/glance.ts";
import { kindOf, type Source } from "../open/kind.ts";

export interface PlanOptions extends Asked {
  readonly strict?: boolean | undefined;
  /** Say also what strict mode would say. */
  readonly official?: boolean | undefined;
  /** Say also what strict mode would say by the edition that follows. */
  readonly next?: boolean | undefined;
}

export interface Plan {
  /** The row of an XML document for which sets are planned, and what else is known of it. */
  readonly found?: Found;
  /** The ids of the sets that judge it beyond the engine's own rules. */
  readonly sets: readonly string[];
}

/** Every set of the editions in force, for lists of the rules. */
export const everything: Plan = { sets: Object.keys(setRows) };

/** Those of earlier editions come with sets that are loaded for a day alone. */
const rows: readonly ScenarioRow[] = [...scenarios, ...earlierRows];

/** What needs no set: the default mode. */
export const nothing: Plan = { sets: [] };

/** Never throws on bad input: what cannot be read needs no sets. */
export function plan(source: Source, options: PlanOptions = {}): Plan {
  if (!isOfficial(options)) return lighter(options);
  const kind = kindOf(source);
  if (kind === "xml") {
    const identity = glanceAt(source.input);
    return identity === undefined ? nothing : planFor(identity, options);
  }
  const sets = askedIn(options).flatMap((asked) => kind === "json" ? ofJson(source.input, asked) : ofPdf(asked));
  return { sets: [...new Set([...lighter(options).sets, ...sets])] };
}

/** What the default mode needs for any document: on most days nothing, and before, what differs in the editions of then. */
function lighter({ strict = false, asOf, today }: PlanOptions): Plan {
  if (strict) return nothing;
  return knownAmongFew(lighterOn, MOST_DAYS, [asOf, ...Object.values(today ?? {})].join(" "), () => {
    const held = heldOn(rows, { asOf, today });
    const sets = held.flatMap((row) => [...setsOf(row, "ubl", "default"), ...setsOf(row, "cii", "default")]);
    return sets.length === 0 ? nothing : { sets: [...new Set(sets)] };
  });
}

const lighterOn = new Map<string, Plan>();
const MOST_DAYS = 100;

/** What a document may need besides where it is repaired: it may turn out to be of the core, or of another set, by another name. */
export function planAround(source: Source, options: PlanOptions): Plan {
  const own = plan(source, options);
  const identity = kindOf(source) === "xml" ? glanceAt(source.input) : undefined;
  if (identity === undefined) return own;
  const { specification: name = "" } = identity;
  const nearest = nearestTo(name, specificationOf(name), knownSpecifications);
  const names = ["en16931", ...(nearest === undefined ? [] : [nearest])] as const;
  const others = names.map((it) => planFor({ ...identity, specification: identifierOf(it) }, options));
  return { sets: [...new Set([own, ...others].flatMap(({ sets }) => sets))] };
}

/** The same for XML that was read, by what it says of itself. */
export function planFor(identity: Identity, options: PlanOptions): Plan {
  if (!isOfficial(options)) return lighter(options);
  const [found, ...others] = askedIn(options).map((asked) => ({ asked, ...scenarioFor(identity, asked, rows) }));
  if (found === undefined) return nothing;
  const sets = [found, ...others].flatMap(({ asked, profile }) => [
    ...rowsFor(identity, asked, rows).flatMap((row) => setsOf(row, sideOf(identity.syntax))),
    ...ofModel(identity, profile, asked),
  ]);
  return { found, sets: [...new Set([...lighter(options).sets, ...sets])] };
}

/** Whether what the official validators say is asked for. */
export function isOfficial({ strict = false, official = false, next = false }: PlanOptions): boolean {
  return strict || official || next;
}

/** What is asked for. Asking for the next edition also asks for every day on which one begins. */
function askedIn({ profile, asOf, today, next = false }: PlanOptions): readonly [Asked, ...Asked[]] {
  const then = next ? beginnings().map((day) => ({ profile, asOf: day })) : [];
  return [{ profile, asOf, today }, ...then];
}

const beginnings = once(() => [...new Set(rows.flatMap(({ editions }) => editions.at(-1)?.since ?? []))]);

/** What the JSON model of a document may need, on which repairs are tried, and which is written in the syntax of its profile. */
function ofModel({ specification, process, nation }: Identity, profile: Profile, asked: Asked): readonly string[] {
  return rowsOf(profile, [{ specification, process, nation }], asked)
    .flatMap((row) => setsOf(row, profiles[profile].writes));
}

/** What is in a PDF is CII. */
function ofPdf(asked: Asked): readonly string[] {
  return heldOn(rows, asked).filter(({ syntaxes }) => syntaxes.includes("cii")).flatMap((row) => setsOf(row, "cii"));
}

/** What JSON may need, by the profiles and specifications whose names are somewhere in it. */
function ofJson(input: Uint8Array | string, asked: Asked): readonly string[] {
  const text = latinText(input);
  // Letters may be written by their numbers.
  const has = (name: string) => text.includes(name) || text.includes("\\u");
  const named = knownSpecifications.filter((id) => specifications[id].identifiers.some(has));
  const wanted = asked.profile === undefined
    ? profileNames.filter((it) => it === "en16931" || has(it))
    : [asked.profile];
  const identifiers = [undefined, ...named.map((id) => specifications[id].identifiers[0])];
  const processes = [undefined, ...billingModes.filter((it) => has(`"${it}"`)).slice(0, 1)];
  const said = identifiers.flatMap((specification) => processes.map((process) => ({ specification, process })));
  return wanted.flatMap((profile) =>
    rowsOf(profile, said, asked).flatMap((row) => setsOf(row, profiles[profile].writes))
  );
}

const written: Readonly<Record<Side, readonly Syntax[]>> = { ubl: ["ubl-invoice", "ubl-credit-note"], cii: ["cii"] };

function rowsOf(
  profile: Profile,
  said: readonly Omit<Identity, "syntax">[],
  asked: Asked,
): readonly ScenarioRow[] {
  return written[profiles[profile].writes].flatMap((syntax) =>
    said.flatMap((it) => rowsFor({ ...it, syntax }, { ...asked, profile }, rows))
  );
}

/** Names are of letters that all encodings of JSON have alike. */
function latinText(input: Uint8Array | string): string {
  if (typeof input === "string") return input;
  let text = "";
  for (let at = 0; at < input.length; at += PIECE) text += String.fromCharCode(...input.subarray(at, at + PIECE));
  return text;
}

const PIECE = 8_192;
