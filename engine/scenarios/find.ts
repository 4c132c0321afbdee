/** Which row of the scenarios is for a document: exactly one. */
import { grouped } from "../model/grouped.ts";
import type { Days } from "./editions.ts";
import { type Side, sideOf } from "../model/side.ts";
import type { Syntax } from "../model/codes/index.ts";
import { known, knownAmongFew } from "../model/known.ts";
import { type KnownSpecification, type SpecificationId, specificationOf } from "../model/specifications.ts";
import type { Sweep } from "../rules/kit/sweep.ts";
import {
  type Asker,
  type Claim,
  type Mode,
  type Profile,
  profileNames,
  profiles,
  type ScenarioRow,
  scenarios,
  setRows,
} from "./table.ts";

/** What a document says of itself, normalised; undefined where it says nothing. */
export interface Identity {
  readonly syntax: Syntax;
  /** BT-24. */
  readonly specification: string | undefined;
  /** BT-23. */
  readonly process: string | undefined;
  /** The country that seller and buyer are both in, null where there is none; left out, nobody knows yet. */
  readonly nation?: string | null | undefined;
  /** It came out of a PDF. */
  readonly container?: "pdf" | undefined;
}

export interface Asked {
  /** What the caller asks for; left out, the document says it. */
  readonly profile?: Profile | undefined;
  /** The day (2026-11-23) whose editions hold. */
  readonly asOf?: string | undefined;
  /** What day it is, by the caller's clock: where no other is asked for, its editions hold. Left out, those of the first rows. */
  readonly today?: Days | undefined;
}

export interface Found {
  readonly scenario: ScenarioRow;
  readonly named: SpecificationId;
  /** The profile that is reported, and whether the document chose it. */
  readonly profile: Profile;
  readonly source: "query" | "document" | "default";
}

/** A set that is handed in. */
export interface Handed extends Sweep {
  /** As rows name it. */
  readonly id: string;
  /** Rows that come with it, beside those of the table. */
  readonly scenarios?: readonly ScenarioRow[];
}

const noSets: readonly Handed[] = [];
/** The rows that came with sets, worked out once. */
const handedRows = new WeakMap<readonly Handed[], readonly ScenarioRow[]>();

/** All rows there are with the sets that are handed in: the same list each time for the same list of sets. */
export function rowsWith(sets: readonly Handed[] = noSets): readonly ScenarioRow[] {
  return known(handedRows, sets, () => {
    const more = sets.flatMap(({ scenarios = [] }) => scenarios);
    return more.length === 0 ? scenarios : [...scenarios, ...more];
  });
}

interface Answer {
  readonly row: ScenarioRow;
  readonly byName: boolean;
}

/** Keeps what was found among some rows, by what was asked. Documents may ask anything: it is emptied when it is full. */
function keeper<T>() {
  const kept = new WeakMap<readonly ScenarioRow[], Map<string, T>>();
  return (rows: readonly ScenarioRow[], asked: readonly (string | undefined)[], find: () => T): T => {
    const key = asked.join("\n");
    if (key.length > LONGEST_ASKED) return find();
    return knownAmongFew(known(kept, rows, () => new Map<string, T>()), MOST_KEPT, key, find);
  };
}

const LONGEST_ASKED = 200;
const MOST_KEPT = 1_000;

const answers = keeper<Answer>();
const wanted = keeper<ReadonlySet<string>>();

/** The row that is for a document. Throws a RangeError where none is, or several are: the table is wrong then. */
export function scenarioFor(identity: Identity, asked: Asked = {}, rows = scenarios): Found {
  const named = specificationOf(identity.specification ?? "");
  // A plain EN 16931 invoice from a PDF is Factur-X.
  const isFacturx = identity.container === "pdf" && named === "en16931";
  const profile = asked.profile ?? (isFacturx ? "facturx-en16931" : undefined);
  const asker = profile ?? "document";
  const { row, byName } = answers(
    rows,
    [
      asker,
      asked.asOf,
      ...Object.values(asked.today ?? {}),
      identity.syntax,
      named,
      identity.process,
      identity.nation ?? undefined,
    ],
    () => only(heldOn(rows, asked), { ...identity, named, asker }),
  );
  const chosen = profile ?? row.profile?.[sideOf(identity.syntax)] ?? "en16931";
  const isChosen = isFacturx || byName && row.profile !== undefined;
  return {
    scenario: row,
    named,
    profile: chosen,
    source: asked.profile !== undefined ? "query" : isChosen ? "document" : "default",
  };
}

interface Question extends Identity {
  readonly named: SpecificationId;
  readonly asker: Asker;
}

function only(rows: readonly ScenarioRow[], question: Question): Answer {
  const ranked = rows.map((row) => ({ row, rank: rankOf(row, question) }));
  const most = Math.max(...ranked.map(({ rank }) => rank));
  const [first, ...others] = ranked.filter(({ rank }) => rank === most);
  if (first === undefined || most === 0 || others.length > 0) {
    const { named, syntax, asker } = question;
    const ids = most === 0 ? "no row" : ranked.filter(({ rank }) => rank === most).map(({ row }) => row.id).join(", ");
    throw new RangeError(`Cannot judge ${named} in ${syntax} for ${asker}: ${ids} is for it, and one must be`);
  }
  return { row: first.row, byName: most > 1 };
}

/** By name and process before by name before whatever is left; 0 where a row is not for it. */
function rankOf(row: ScenarioRow, question: Question): number {
  const { named, asker, syntax } = question;
  const isOwn = row.specifications.some((it) => it === named) && row.by.includes(asker) &&
    row.syntaxes.includes(syntax);
  if (isOwn && row.processes === undefined) return 2;
  if (isOwn && isOfNation(row, question)) return 3;
  const claims = (row.takes ?? []).filter((claim) => isClaimed(claim, row, question));
  if (claims.some(({ of }) => of !== undefined)) return 2;
  return claims.length > 0 ? 1 : 0;
}

/** Whether a document says by its process, or by who its parties are, that it is one of a row. */
function isOfNation({ processes = [], nation }: ScenarioRow, { process, nation: own }: Question): boolean {
  return process !== undefined && processes.includes(process) || nation !== undefined && nation === own;
}

function isClaimed({ by, of, syntaxes }: Claim, row: ScenarioRow, { named, asker, syntax }: Question): boolean {
  return by.includes(asker) && of?.includes(named) !== false && (syntaxes ?? row.syntaxes).includes(syntax);
}

/** Of the editions of each scenario the one that holds on a day: the last that began, else the first of all. */
export function heldOn(rows: readonly ScenarioRow[], { asOf, today }: Asked): readonly ScenarioRow[] {
  return [...grouped(rows, ({ id }) => id).values()].flatMap((editions) => {
    const day = asOf ?? today?.[editions[0]?.zone ?? "UTC"];
    if (day === undefined) return editions.slice(0, 1);
    const sorted = editions.toSorted((a, b) => sinceOf(a) < sinceOf(b) ? -1 : 1);
    return sorted.findLast((it) => sinceOf(it) <= day) ?? sorted.slice(0, 1);
  });
}

function sinceOf({ editions }: ScenarioRow): string {
  return editions.at(-1)?.since ?? "";
}

/** The sets that a row needs for documents of a side, by their ids, in the order in which they judge. */
export function setsOf(
  { schema, elements, further, preflight = {} }: ScenarioRow,
  side: Side,
  mode: Mode = "strict",
): readonly string[] {
  if (mode === "default") return preflight[side] ?? [];
  const ofSchema = schema[side];
  return [...(ofSchema === undefined ? [] : [ofSchema]), ...elements[side] ?? [], ...further];
}

/** Those of both modes. */
function everySetOf(row: ScenarioRow, side: Side): readonly string[] {
  return [...setsOf(row, side), ...setsOf(row, side, "default")];
}

/** The sets that no row names, such as a caller's own. */
export function unnamedAmong<S extends Handed>(sets: readonly S[]): readonly S[] {
  if (sets.every(({ id }) => Object.hasOwn(setRows, id))) return [];
  const rows = rowsWith(sets);
  const named = new Set(rows.flatMap((row) => [...everySetOf(row, "ubl"), ...everySetOf(row, "cii")]));
  return sets.filter(({ id }) => !named.has(id));
}

/** The rows that can be for a document, as long as it is not known where its parties are. */
export function rowsFor(identity: Identity, asked: Asked, rows = scenarios): readonly ScenarioRow[] {
  const nations = identity.nation === undefined
    ? [null, ...new Set(rows.flatMap(({ nation }) => nation ?? []))]
    : [identity.nation];
  return [...new Set(nations.map((nation) => scenarioFor({ ...identity, nation }, asked, rows).scenario))];
}

/** The sets that any caller's question about a document may need: those that must follow it while it is read. */
export function setsFor(identity: Identity, rows: readonly ScenarioRow[]): ReadonlySet<string> {
  const { syntax, specification, process, nation } = identity;
  return wanted(rows, [syntax, specification, process, `${nation}`], () => {
    const askers: readonly (Profile | undefined)[] = [undefined, ...profileNames];
    const days = new Set([undefined, ...rows.flatMap(({ editions }) => editions.at(-1)?.since ?? [])]);
    const found = askers.flatMap((profile) => [...days].flatMap((asOf) => rowsFor(identity, { profile, asOf }, rows)));
    return new Set(found.flatMap((row) => everySetOf(row, sideOf(syntax))));
  });
}

/** Whether a row is for a syntax, and all rules of its specification are carried in it. */
export function isWholeIn({ syntaxes, lacks }: ScenarioRow, syntax: Syntax): boolean {
  return syntaxes.includes(syntax) && lacks?.includes(syntax) !== true;
}

/** Whether some row has all rules of what a document names, in its syntax. */
export function isCarried(named: SpecificationId, syntax: Syntax, rows: readonly ScenarioRow[]): boolean {
  return rows.some((row) => row.specifications.some((it) => it === named) && isWholeIn(row, syntax));
}

/** What is carried, by its identifier. */
export function carriedBy(rows: readonly ScenarioRow[]): readonly KnownSpecification[] {
  return [...new Set(rows.flatMap(({ specifications, unpublished }) => unpublished === true ? [] : specifications))];
}

/** Of the editions of a scenario the first. */
const byId: ReadonlyMap<string, ScenarioRow> = new Map(scenarios.map((it) => [it.id, it]));

/** The row that the default mode judges by, in the edition that holds. */
export function rowOfProfile(profile: Profile, asked: Asked, rows: readonly ScenarioRow[]): ScenarioRow {
  const { scenario } = profiles[profile];
  const [held] = heldOn(rows.filter(({ id }) => id === scenario), asked);
  return held ?? scenarioOfProfile(scenario);
}

/** The row of a scenario that is written. */
export function scenarioOfProfile(id: string): ScenarioRow {
  const found = byId.get(id);
  if (found === undefined) throw new RangeError(`There is no scenario ${id}`);
  return found;
}
