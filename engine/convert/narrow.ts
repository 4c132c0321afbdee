/**
 * What has no room although the syntax has an element for it: what a syntax rule allows once, and what is not used on a level
 * of Factur-X. The sets that judge by these rules say so.
 */
import type { RuleSet } from "../judge/sets.ts";
import type { Side } from "../model/side.ts";
import { mostOf, pathsOf } from "../rules/elements/row.ts";
import { rowOfKind } from "../rules/facturx/outlines.ts";
import type { Swept } from "../rules/kit/sweep.ts";
import { setsOf } from "../scenarios/find.ts";
import { type ScenarioRow, setRows } from "../scenarios/table.ts";
import type { Narrow, Roomless } from "./room.ts";

/** Those of some sets that say what a row of the scenarios has no room for. */
export function narrowFor(row: ScenarioRow, side: Side, sets: readonly RuleSet[]): Narrow {
  const named = setsOf(row, side).filter((id) => setRows[id]?.from === "facturx" || id === `elements-${side}`);
  const own = sets.filter(({ id }) => named.includes(id));
  const fatal = new Map(own.map((set) => [set.id, set.plan(side)]));
  const isFatal = ({ id }: Swept, set: string) => fatal.get(set)?.severityOf(id) === "fatal";
  return { sets: own, roomless: (found, name, set) => isFatal(found, set) ? whatOf(found, name) : undefined };
}

function whatOf(found: Swept, name: string): ReturnType<Roomless> {
  const { id, kind = "", actual } = found;
  if (id === "ATW-SCHEMA-ELEMENT") return schemaKinds[kind];
  if (id === "ATW-SCHEMA-ATTRIBUTE") return kind === "unknown" ? `@${actual}` : undefined;
  // What is missing is reported at the element around it, and is called like that.
  if (/^(?:UBL|CII)-SR-/.test(id)) return actual === name ? undefined : "elements";
  const row = rowOfKind(kind);
  if (row === undefined || row.form !== undefined || mostOf(row) === Infinity) return undefined;
  const [path = ""] = pathsOf(row);
  const last = path.slice(path.lastIndexOf("/") + 1);
  if (last.startsWith("@")) return mostOf(row) === 0 ? `@${last.slice(1)}` : undefined;
  if (last === ".") return "element";
  return last === name ? "elements" : undefined;
}

/** What may not stand where it is; what is out of order may. */
const schemaKinds: Readonly<Record<string, "element" | "elements">> = {
  unknown: "elements",
  within: "elements",
  repeated: "elements",
};
