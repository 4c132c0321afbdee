/** Where the business terms stand in a syntax, as XPath: the joined names of the binding rows. */
import type { Syntax } from "../model/codes/index.ts";
import {
  type GroupId,
  groupIds,
  groupRows,
  isGroupId,
  kindOf,
  objectOf,
  type TermId,
  termRows,
} from "../model/terms.ts";
import type { AnyRow, Binding, Condition, GroupChoice, GroupRow } from "./row.ts";
import { scopesBelow, termChoices } from "./term_choices.ts";

export type Paths = ReadonlyMap<TermId | GroupId, string>;

/**
 * The first path of each term and group, by its number. `root` is the path of the document element, under which all others
 * lie. With a syntax, only what a document of that syntax is written with.
 */
export function pathsOf(binding: Binding, root: string, syntax?: Syntax): Paths {
  const paths: Found = { paths: new Map(), syntax, open: new Set() };
  visit(binding.document, root, [], paths);
  return paths.paths;
}

interface Found {
  readonly paths: Map<TermId | GroupId, string>;
  readonly syntax: Syntax | undefined;
  /** The rows around: one that is in itself has no paths of its own there. */
  readonly open: Set<GroupRow>;
}

function isWritten({ syntax }: Found, row: { readonly in?: Syntax | undefined }): boolean {
  return syntax === undefined || row.in === undefined || row.in === syntax;
}

function visit(row: GroupRow, path: string, scopes: readonly GroupId[], paths: Found): void {
  const choices: readonly GroupChoice[] = row.choices.length === 0 ? [{}] : row.choices;
  for (const choice of choices) {
    if (!isWritten(paths, choice)) continue;
    const here = path + predicate(choice.when, row.rows);
    const inner = scopesBelow(row, choice, scopes);
    if (choice.of !== undefined) note(paths, choice.of, here);
    if (paths.open.has(row)) continue;
    paths.open.add(row);
    for (const child of row.rows) {
      if (isWritten(paths, child)) visitChild(child, here, inner, choice, paths);
    }
    paths.open.delete(row);
  }
}

function visitChild(
  row: AnyRow,
  path: string,
  scopes: readonly GroupId[],
  choice: GroupChoice,
  paths: Found,
): void {
  const here = row.path === "." ? path : joined(path, row.path);
  if (row.row === "group") return visit(row, here, scopes, paths);
  for (const { term, when } of termChoices(row, choice, scopes)) note(paths, term, here + predicate(when, []));
  if (row.codec === "subject") note(paths, "BT-21", here);
  for (const [name, term] of Object.entries(row.attributes ?? {})) {
    if (scopes.some((scope) => kindOf(scope) === objectOf(termRows[term].group))) {
      note(paths, term, joined(here, `@${name}`));
    }
  }
}

function predicate(when: Condition | undefined, rows: readonly AnyRow[]): string {
  if (when === undefined || "sameAs" in when) return "";
  const [value] = when.is;
  if ("attribute" in when) return `[@${when.attribute}='${value}']`;
  const path = rows.find((row) => row.slot === when.slot)?.path;
  return path === undefined ? "" : `[${path}='${value}']`;
}

function note({ paths }: Found, id: TermId | GroupId, path: string): void {
  if (!paths.has(id)) paths.set(id, path);
}

/** Below no root, a path is relative. */
function joined(path: string, step: string): string {
  return path === "" ? step : `${path}/${step}`;
}

/** The terms and groups that a binding has no place for. */
export function unbound(paths: Paths, terms: readonly TermId[]): readonly (TermId | GroupId)[] {
  return [...groupIds, ...terms].filter((id) => !paths.has(id) && !(isGroupId(id) && groupRows[id].flat === true));
}
