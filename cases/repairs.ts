/** The invoice that a failing case of a rule becomes when somebody does what the rule's fix says. */
import type { Side } from "../engine/model/side.ts";
import type { Edit, Fail, Pass } from "./case.ts";
import type { Rule } from "../engine/rules/kit/rule.ts";
import { elementPaths } from "../engine/texts/reference.ts";

/** What repairs a failing case, and how that is known. */
export interface Repair extends Pass {
  readonly by: "the case itself" | "a case that passes" | "taking back the last edit";
}

/**
 * The repairs that a case can have: the one that it names, or else those that only touch what the last edit did, and that
 * where the fix sends the reader, to an element of the rule's terms, in it or around it.
 */
export function repairsOf(it: Fail, passing: readonly Pass[], rule: Rule, side: Side): readonly Repair[] {
  const { repaired, edits } = it;
  if (repaired !== undefined) return [{ ...it, edits: repaired, by: "the case itself" }];
  const last = edits.at(-1);
  if (last === undefined || !isAimedAt(last.path, it, rule, side)) return [];
  const scene = edits.slice(0, -1);
  const sibling = passing.find((pass) => pass.base === it.base && differsInLast(pass.edits, edits));
  return [
    { ...it, edits: scene, by: "taking back the last edit" },
    ...(sibling === undefined ? [] : [{ ...it, edits: sibling.edits, by: "a case that passes" } as const]),
  ];
}

function differsInLast(some: readonly Edit[], others: readonly Edit[]): boolean {
  const [one, other] = [some.at(-1), others.at(-1)];
  return some.length === others.length && one?.edit === other?.edit && one?.path === other?.path &&
    JSON.stringify(some.slice(0, -1)) === JSON.stringify(others.slice(0, -1));
}

function isAimedAt(path: string, { base }: Fail, { terms }: Rule, side: Side): boolean {
  const paths = elementPaths(side === "cii" ? "cii" : base === "credit-note" ? "ubl-credit-note" : "ubl-invoice");
  const edited = plain(path);
  return terms.some((term) => {
    const aim = plain(paths.get(term) ?? (term === "BG-0" ? "" : "?"));
    return lies(edited, aim) || lies(aim, edited);
  });
}

/** Without positions, conditions and the attribute. */
function plain(path: string): string {
  return path.replace(/\[[^\]]*\]/g, "").replace(/\/@.*$/, "");
}

function lies(path: string, inside: string): boolean {
  return inside === "" || path === inside || path.startsWith(`${inside}/`);
}
