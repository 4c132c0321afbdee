/** What an invoice can be converted to: a syntax, a profile, a level of Factur-X, or the JSON model. */
import type { Side } from "../model/side.ts";
import { identifierOf, type KnownSpecification, processes, specificationOf } from "../model/specifications.ts";
import { writesOf } from "../judge/identifiers.ts";
import { levels } from "../rules/facturx/levels.ts";
import { isWholeIn, scenarioFor } from "../scenarios/find.ts";
import { type Profile, profileNames, profiles } from "../scenarios/table.ts";
import type { Syntax } from "../model/codes/index.ts";

/** Where a target is written; `json` is the model itself. */
export interface TargetRow {
  readonly side: Side | "json";
  /** By what the result is judged, where the caller names it. */
  readonly profile?: Profile;
  /** The specification that the result names, where it is not that of the profile. */
  readonly specification?: KnownSpecification;
}

const ofProfiles = Object.fromEntries(
  profileNames.map((profile) => [profile, { side: profiles[profile].writes, profile }]),
);
const ofLevels = Object.fromEntries(
  levels.filter((level) => level !== "en16931").map((level) => [
    `facturx-${level}`,
    { side: "cii", profile: "facturx-en16931", specification: `facturx-${level}` } as const,
  ]),
);

const rows: Readonly<Record<string, TargetRow>> = {
  ubl: { side: "ubl" },
  cii: { side: "cii" },
  ...ofProfiles,
  ...ofLevels,
  json: { side: "json" },
};

export type Target =
  | "ubl"
  | "cii"
  | "json"
  | Profile
  | `facturx-${Exclude<(typeof levels)[number], "en16931">}`;

export const targets = Object.keys(rows).filter(isTarget);

export function isTarget(name: string): name is Target {
  return Object.hasOwn(rows, name);
}

export function targetRow(target: Target): TargetRow {
  const row = rows[target];
  if (row === undefined) throw new RangeError(`There is no target ${target}`);
  return row;
}

/** BT-23 and BT-24 of a document. */
export interface Named {
  readonly process: string | undefined;
  readonly specification: string | undefined;
}

/** BT-23 and BT-24 as the target has them, of a document that names others. */
export function namedBy(
  { profile, specification }: TargetRow,
  { process, specification: stated }: Named,
  syntax: Syntax,
) {
  if (specification !== undefined) return { process, specification: identifierOf(specification) };
  if (profile === undefined) return { process, specification: carriedIn(syntax, stated) };
  const own = writesOf(profile);
  return {
    process: own.businessProcess === undefined || processes.has(process ?? "") ? process : own.businessProcess,
    specification: isVariant(profile, syntax, stated) ? stated : identifierOf(own.specification),
  };
}

/** What a document names stays where its rules are known in the other syntax, too; otherwise it is of the core. */
function carriedIn(syntax: Syntax, stated: string | undefined): string {
  const named = specificationOf(stated ?? "");
  const { scenario: row } = scenarioFor({ syntax, specification: stated, process: undefined });
  const stays = row.specifications.some((it) => it === named) && isWholeIn(row, syntax) && row.unpublished !== true;
  return stays && stated !== undefined ? stated : identifierOf("en16931");
}

/** Whether a document names a variant of the profile, such as its extension, which is a part of it. */
function isVariant(profile: Profile, syntax: Syntax, specification: string | undefined): boolean {
  const { scenario, named } = scenarioFor({ syntax, specification, process: undefined }, { profile });
  const isNamed = scenario.specifications.some((it) => it === named);
  return isNamed && Object.values(scenario.profile ?? {}).some((it) => it === profile);
}
