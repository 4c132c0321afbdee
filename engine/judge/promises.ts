/** What an invoice promises by the specification that it names (BT-24), beside what was checked of it. */
import type { Draft } from "./findings.ts";
import type { JudgeOptions, Judging } from "./options.ts";
import { about, draft } from "./run.ts";
import { type Active, isWhole, type RuleSet } from "./sets.ts";
import { ours, quote } from "../model/said.ts";
import {
  identifierOf,
  isKnownSpecification,
  isWithoutLines,
  type KnownSpecification,
  nearestTo,
  specifications,
} from "../model/specifications.ts";
import {
  carriedBy,
  type Found,
  isCarried,
  isWholeIn,
  rowOfProfile,
  rowsWith,
  scenarioFor,
  scenarioOfProfile,
} from "../scenarios/find.ts";
import { notSelected } from "../scenarios/selected.ts";
import { isNational, profiles, type ScenarioRow } from "../scenarios/table.ts";
import type { Severity } from "../rules/kit/rule.ts";
import type { Values } from "../texts/text.ts";
import { identityOfWhole } from "../open/identity.ts";
import { termsOf } from "../rules/own/service.ts";
import { type Bound, leaves } from "../syntax/bound.ts";

/** The row that a mode judges by: strictly that of the document, by default that of the profile on the same day. */
export function judgedBy({ scenario, profile }: Found, mode: Judging["mode"], options: JudgeOptions): ScenarioRow {
  if (mode === "strict" || scenario.unpublished === true) return scenario;
  return rowOfProfile(profile, options, rowsWith(options.sets));
}

/** Whether the document names more than the rules of a mode: with `sets`, those that judge it in strict mode. */
export function isBeyond(
  { named, scenario, profile }: Found,
  { mode, side, syntax }: Judging,
  sets: readonly Active[],
): boolean {
  // The rules of a nation run in strict mode alone.
  if (mode === "default" && isNational(profile)) return true;
  if (named === "none") return false;
  // By its billing mode a plain invoice of EN 16931 can be a nation's, which counts in strict mode.
  if (named === "en16931" && (mode === "default" || !isOf(scenario, named))) return false;
  if (!isOf(scenario, named) || !isWholeIn(scenario, syntax)) return true;
  const own = scenarioOfProfile(profiles[isNational(profile) ? "en16931" : profile].scenario);
  return scenario.id !== own.id && (mode === "default" || !isWhole(scenario, own, side, sets));
}

/** Whether what lacks rules is the profile itself that the document names, which is reported: nothing is assumed then. */
function isOwnLack({ scenario, named, profile }: Found, syntax: Judging["syntax"]): boolean {
  return !isWholeIn(scenario, syntax) && isOf(scenario, named) && scenario.id === profiles[profile].scenario;
}

function isOf({ specifications }: ScenarioRow, named: Found["named"]): boolean {
  return specifications.some((it) => it === named);
}

/** The families that the document asks for by name, and that those of its profile are not; none where no row has them. */
function familiesBeyond({ named, profile, scenario }: Found, rows: readonly ScenarioRow[]): readonly string[] {
  if (isNational(profile)) return scenario.families;
  const asked = isOf(scenario, named) ? scenario : rows.find((row) => isOf(row, named));
  const own = scenarioOfProfile(profiles[profile].scenario).families;
  return (asked?.families ?? []).filter((family) => !own.includes(family));
}

type IdentifierId =
  | "ATW-NORM-2026"
  | "ATW-RULES-NOT-SELECTED"
  | "ATW-PROFILE-ASSUMED"
  | "ATW-RULES-NOT-CARRIED"
  | "ATW-PROFILE-NOT-AN-INVOICE";

/** A finding on BT-24, or on the invoice where it has none. */
function onIdentifier(document: Bound, id: IdentifierId, values: Values, judging: Judging, severity?: Severity): Draft {
  const at = identifierIn(document).leaf ?? document.root;
  const own = about(id, termsOf(id));
  return draft({ ...own, severity: severity ?? own.severity }, judging.texts.service[id], values, at, judging);
}

/** BT-24 names more than was checked: said, so that "valid" is not taken for more than it is. */
export function assumption(document: Bound, found: Found, rows: readonly ScenarioRow[], judging: Judging): Draft {
  const { text } = identifierIn(document);
  const values = {
    // What goes beyond EN 16931 stands last.
    actual: text.slice(text.lastIndexOf("#") + 1),
    // The rules of a nation run in strict mode alone.
    expected: ours(profiles[isNational(judging.profile) ? "en16931" : judging.profile].title),
    rules: familiesBeyond(found, rows).join(", "),
  };
  return onIdentifier(document, "ATW-PROFILE-ASSUMED", values, judging);
}

/**
 * The rules of what BT-24 names did not run. A strict verdict is not valid then; a caller who asks for a profile gets the verdict by
 * its rules, and is only told.
 */
function notCarried(
  document: Bound,
  found: Found,
  rows: readonly ScenarioRow[],
  { judging, isAsked }: Asking,
  named = found.named,
): Draft {
  const carried = carriedBy(rows.filter((row) => isWholeIn(row, judging.syntax)));
  const { text } = identifierIn(document);
  const nearest = named === "en16931" ? undefined : nearestTo(text, named, carried);
  const values = {
    actual: text,
    expected: ours(nearest === undefined ? carried.map(titleOf).join(", ") : identifierOf(nearest)),
    rules: named === "en16931" ? familiesBeyond(found, rows).join(", ") : publishedAs(named),
  };
  const severity = judging.mode === "strict" && !isAsked ? "fatal" : "warning";
  return onIdentifier(document, "ATW-RULES-NOT-CARRIED", values, judging, severity);
}

/** On the day that is asked for none of the editions that are carried was in force yet: those before are not. */
function beforeAll(document: Bound, { scenario }: Found, { judging, given, asOf }: Asking): readonly Draft[] {
  const { set = "", since = null } = scenario.editions.at(-1) ?? {};
  if (judging.mode !== "strict" || asOf === undefined || since === null || asOf >= since) return [];
  const own = rowsWith(given).filter(({ id }) => id === scenario.id).flatMap(({ editions }) => editions.slice(-1));
  const carried = own.toSorted((a, b) => `${a.since}` < `${b.since}` ? -1 : 1);
  const values = {
    actual: identifierIn(document).text,
    expected: ours(carried.map(({ set, edition, since }) => `${since}: ${set} ${edition}`).join("; ")),
    rules: `${set} (${asOf})`,
  };
  return [onIdentifier(document, "ATW-RULES-NOT-CARRIED", values, judging, "fatal")];
}

function publishedAs(named: Found["named"]): string {
  return isKnownSpecification(named) ? `${titleOf(named)} (${specifications[named].owner})` : "";
}

function titleOf(id: KnownSpecification): string {
  return specifications[id].title;
}

function identifierIn(document: Bound) {
  const [leaf] = leaves(document.root, "specificationIdentifier");
  return { leaf, text: leaf?.text.trim() ?? "" };
}

/** What BT-24 promises beyond what ran: what is said of it, and as families that did not run. */
export interface Promised {
  readonly drafts: readonly Draft[];
  readonly families: readonly string[];
  /** This is said in place of all findings. */
  readonly instead?: true;
}

export interface Asking {
  readonly judging: Judging;
  /** The caller names the profile, whatever the document does. */
  readonly isAsked: boolean;
  /** The sets that the caller has, and those of them that judge. */
  readonly given: readonly RuleSet[];
  readonly sets: readonly Active[];
  /** The day that the caller asks for. */
  readonly asOf?: string | undefined;
}

export function promised(document: Bound, found: Found, asking: Asking): Promised {
  const { judging } = asking;
  const { specifications, unpublished } = found.scenario;
  if (unpublished === true) {
    const draft = onIdentifier(document, "ATW-NORM-2026", { actual: identifierIn(document).text }, judging);
    return { drafts: [draft], families: specifications.map(titleOf), instead: true };
  }
  const unfit = notAnInvoice(document, found, judging);
  const said = promisedByDay(document, found, asking);
  if (unfit !== undefined) return { ...said, drafts: [unfit], instead: true };
  const left = unselected(document, found, asking);
  if (left === undefined) return said;
  const values = { actual: ours(left.country), expected: ours(left.ways.join(", ")), rules: left.families.join(", ") };
  return {
    drafts: [...said.drafts, onIdentifier(document, "ATW-RULES-NOT-SELECTED", values, judging)],
    families: [...said.families, ...left.families],
  };
}

/** What it promises by name, and that no edition of that is carried for the day. */
function promisedByDay(document: Bound, found: Found, asking: Asking): Promised {
  const said = promisedByProfile(document, found, asking);
  const early = beforeAll(document, found, asking);
  if (early.length === 0) return said;
  const families = found.scenario.families.filter((it) => !said.families.includes(it));
  return { drafts: [...said.drafts, ...early], families: [...said.families, ...families] };
}

/** What it promises by name, and that rules of the profile that is asked for are not carried in its syntax. */
function promisedByProfile(document: Bound, found: Found, asking: Asking): Promised {
  const said = promisedByName(document, found, asking);
  const { scenario, named } = found;
  const [lacking] = scenario.specifications;
  const isWhole = isOf(scenario, named) || isWholeIn(scenario, asking.judging.syntax);
  if (isWhole || lacking === undefined) return said;
  return {
    drafts: [...said.drafts, notCarried(document, found, rowsWith(asking.given), asking, lacking)],
    families: [...said.families, titleOf(lacking)],
  };
}

function promisedByName(document: Bound, found: Found, asking: Asking): Promised {
  const { judging, given, sets } = asking;
  if (!isBeyond(found, judging, sets)) return { drafts: [], families: [] };
  const rows = rowsWith(given);
  const isStrict = judging.mode === "strict";
  const isMissing = isStrict || !isCarried(found.named, judging.syntax, rows);
  const drafts = isMissing ? [notCarried(document, found, rows, asking)] : [];
  // A JSON invoice names its profile itself; what it promises beyond is said where it is written.
  if (!isStrict && judging.input === "xml" && !isOwnLack(found, judging.syntax)) {
    drafts.push(assumption(document, found, rows, judging));
  }
  return { drafts, families: missingFamilies(document, found, rows, judging) };
}

/** The rules of the nation that both parties are in, where neither the document nor the caller selects them. */
function unselected(document: Bound, { scenario }: Found, { judging, given }: Asking) {
  const identity = identityOfWhole(document);
  const own = scenarioFor(identity, {}, rowsWith(given)).scenario;
  return notSelected(identity.nation, judging.syntax, [scenario, own]);
}

/** As families: those of its row, else what it is called. */
function missingFamilies(
  document: Bound,
  found: Found,
  rows: readonly ScenarioRow[],
  { syntax }: Judging,
): readonly string[] {
  const { named } = found;
  if (isCarried(named, syntax, rows)) return familiesBeyond(found, rows);
  return [isKnownSpecification(named) ? titleOf(named) : quote(identifierIn(document).text)];
}

/** What BT-24 names holds no whole invoice: said by default in place of all that is missing, unless another profile is asked for. */
function notAnInvoice(document: Bound, { named, source, profile }: Found, judging: Judging): Draft | undefined {
  const isAsked = source === "query" && profile !== "facturx-en16931" || judging.input === "json";
  if (judging.mode === "strict" || isAsked || !isKnownSpecification(named) || !isWithoutLines(named)) return undefined;
  return onIdentifier(document, "ATW-PROFILE-NOT-AN-INVOICE", { expected: ours(titleOf(named)) }, judging);
}
