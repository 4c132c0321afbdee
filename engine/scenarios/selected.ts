/** The nations whose rules are carried, and whether anything selects them for an invoice between two of their parties. */
import type { Syntax } from "../model/codes/index.ts";
import { sideOf } from "../model/side.ts";
import { identifierOf } from "../model/specifications.ts";
import { type Identity, scenarioOfProfile } from "./find.ts";
import { profileNames, profiles, type ScenarioRow } from "./table.ts";

/** By which scenarios an invoice is under a nation's rules, the nation's own first. German law asks for EN 16931 alone. */
const nations: Readonly<Record<string, string>> = {
  BE: "ubl-be peppol",
  DK: "peppol",
  FR: "fr-flux2",
  GR: "peppol",
  HR: "hr-cius",
  IS: "peppol",
  IT: "peppol",
  NL: "nlcius peppol",
  NO: "peppol",
  PT: "cius-pt cius-pt-credit-note",
  RO: "cius-ro",
  RS: "srbdt",
  SE: "peppol",
};

/** The rules of a nation that none of some scenarios has; undefined where one has them, or none is there for the syntax. */
export function notSelected(country: Identity["nation"], syntax: Syntax, judged: readonly ScenarioRow[]) {
  if (typeof country !== "string" || !Object.hasOwn(nations, country)) return undefined;
  const rows = nations[country]?.split(" ").map(scenarioOfProfile).filter((row) => row.syntaxes.includes(syntax)) ?? [];
  const [own] = rows;
  // Who names another nation's rules has chosen.
  const any = [...rows, ...Object.values(nations).filter((it) => it !== "peppol").map(firstOf)];
  if (own === undefined || any.some((row) => judged.some((it) => hasAllOf(it, row)))) return undefined;
  return {
    country,
    families: own.id === "peppol" ? [`${country}-R-*`] : own.families,
    /** Any of these has them run: what the invoice would state, or the profile that would be asked for. */
    ways: rows.flatMap((row) => waysTo(row, syntax)),
  };
}

function firstOf(ids: string): ScenarioRow {
  return scenarioOfProfile(ids.replace(/ .*/, ""));
}

function hasAllOf({ families }: ScenarioRow, row: ScenarioRow): boolean {
  return row.families.every((it) => families.includes(it));
}

function waysTo({ specifications, processes, by }: ScenarioRow, syntax: Syntax): readonly string[] {
  const asked = profileNames.filter((it) => by.includes(it) && profiles[it].writes === sideOf(syntax));
  const stated = processes?.join(" | ");
  return [
    stated === undefined ? `BT-24 = ${specifications.map(identifierOf)}` : `BT-23 = ${stated}`,
    ...asked.map((it) => `profile = ${it}`),
  ];
}
