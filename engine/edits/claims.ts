/** What a repaired invoice says otherwise than before, for who holds it against the pages of its PDF. */
import { type TermId, termRows } from "../model/terms.ts";
import type { JsonNode } from "../model/json.ts";
import { type Change, leavesOf } from "./changes.ts";
import type { Opened } from "../open/open.ts";
import { asJson } from "./model.ts";
import { JsonTree } from "./operation.ts";

/** It can be cloned. */
export interface Claims {
  /** Values that are others than before. */
  readonly changes: readonly Pick<Change, "old" | "new">[];
  /** What pages show of every invoice: its number, its day, what is due. */
  readonly known: readonly string[];
  /** Whether BT-24 names something else than before, which the metadata of a PDF repeat. */
  readonly otherLevel: boolean;
}

const specification = `/${termRows["BT-24"].name}`;
const known: readonly string[] = [pointer("BT-1"), pointer("BT-2"), `/totals${pointer("BT-115")}`];

function pointer(term: TermId): string {
  return `/${termRows[term].name}`;
}

/** An invoice after its repairs. */
interface Changed {
  readonly opened: Opened;
  readonly applied: readonly { readonly changes: readonly Change[] }[];
}

export function claimsOf({ opened, applied }: Changed): Claims {
  const root: JsonNode = (opened.kind === "json" ? opened : asJson(opened)).source.root;
  const tree = new JsonTree(root);
  const standing = new Set(leavesOf(root.value, "").map(([, value]) => value));
  const changes = inOne(applied.flatMap((it) => it.changes));
  return {
    // What was there twice still stands in the invoice, so that the pages may show it.
    changes: changes.filter((it) => it.new !== null || !standing.has(it.old ?? "")).map(plain),
    known: known.flatMap((it) => tree.text(it) ?? []),
    otherLevel: changes.some((it) => it.pointer === specification && level(it.old) !== level(it.new)),
  };
}

function plain(change: Change): Pick<Change, "old" | "new"> {
  return { old: change.old, new: change.new };
}

/** What was changed more than once was changed from the first value to the last. */
function inOne(changes: readonly Change[]): readonly Change[] {
  const found = new Map<string, Change>();
  const whole: Change[] = [];
  for (const change of changes) {
    const before = found.get(change.pointer);
    if (before !== undefined && before.new === change.old && change.old !== null) {
      found.set(change.pointer, { ...before, new: change.new });
      continue;
    }
    if (before !== undefined) whole.push(before);
    found.set(change.pointer, change);
  }
  return [...whole, ...found.values()];
}

/** Blanks around an identifier and its case do not name another. */
function level(text: string | null): string | undefined {
  return text?.trim().toLowerCase();
}
