/**
 * The families of the rules, and what is known of their rules: when one is repaired, and whether that is mechanical. A rule
 * that differs from its family says so in its own row. Titles and reasons are by the same ids, where pages show them.
 */
import type { Facts, Repair, Stage } from "./repair.ts";
import type { Rule, RuleTable } from "./rule.ts";

export interface Family {
  readonly stage: Stage;
  /** What repairs its rules, where that takes no decision. */
  readonly repair?: Repair;
  /** Its rules are so many, and so alike, that one page has all of them. */
  readonly onePage?: true;
}

const page = { stage: "rest", onePage: true } as const satisfies Family;

/** In the order in which they are listed. */
export const families = {
  "BR": { stage: "details" },
  "BR-CO": { stage: "rest" },
  "BR-S": { stage: "rest" },
  "BR-Z": { stage: "rest" },
  "BR-E": { stage: "rest" },
  "BR-AE": { stage: "rest" },
  "BR-IC": { stage: "rest" },
  "BR-G": { stage: "rest" },
  "BR-O": { stage: "rest" },
  "BR-AF": { stage: "rest" },
  "BR-AG": { stage: "rest" },
  "BR-B": { stage: "rest" },
  "BR-DEC": { stage: "decimals", repair: "sums" },
  "BR-CL": { stage: "codes", repair: "code" },
  "BR-DE": { stage: "details" },
  "BR-DEX": { stage: "rest" },
  "BR-DE-CVD": { stage: "rest" },
  "PEPPOL-EN16931": { stage: "details" },
  "PEPPOL-COMMON": { stage: "rest", repair: "compact" },
  "DE-R": { stage: "rest" },
  "DK-R": { stage: "rest" },
  "GR-R": { stage: "rest" },
  "IS-R": { stage: "rest" },
  "IT-R": { stage: "rest" },
  "NL-R": { stage: "rest" },
  "NO-R": { stage: "rest" },
  "SE-R": { stage: "rest" },
  "UBL-SR": page,
  "UBL-DT": page,
  "UBL-CR": page,
  "CII-SR": page,
  "CII-DT": page,
  "BR-FXEXT": page,
  "BR-RO": page,
  "BR-DEC-RO": { stage: "decimals", onePage: true },
  "HR-BR": page,
  "BR-CIUS-PT": page,
  "DT-CIUS-PT": page,
  "BR-AA": page,
  "RSR": page,
  "RSK": page,
  "RSE": page,
  "BR-NL": page,
  "BR-GA": page,
  "SI-UBL": page,
  "empty-element": page,
  "BR-FR": page,
  "BR-FREXT": page,
  "UBL-FREXT": page,
  "CII-FREXT": page,
  "ubl-BE": page,
  "ubl-CR": page,
  "FX-SCH": page,
  "ATW": { stage: "rest" },
} as const satisfies Readonly<Record<string, Family>>;

export type FamilyId = keyof typeof families;

/** The families whose rules are on one page, by the start of their ids. */
export const pageFamilies: readonly FamilyId[] = Object.entries<Family>(families).filter(([, { onePage }]) => onePage)
  .map(([id]) => id).filter(isFamily);

export function isFamily(id: string): id is FamilyId {
  return Object.hasOwn(families, id);
}

/** A rule of a family. */
export interface Known extends Rule {
  readonly family: FamilyId;
}

export type KnownTable = Readonly<Record<string, Known>>;

/** Rules of a family; `facts` is what they have in common and the family has not. */
export function inFamily<T extends RuleTable>(family: FamilyId, rules: T, facts: Facts = {}) {
  const known = Object.entries(rules).map(([id, rule]) => [id, { family, ...facts, ...rule }]);
  return Object.fromEntries(known) as { readonly [id in keyof T]: Known };
}

/** A rule about which more is known than about its family. */
export function known(facts: Facts, rule: Rule): Rule {
  return { ...rule, ...facts };
}
