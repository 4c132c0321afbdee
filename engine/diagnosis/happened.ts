/** What happened to a document, by the table: each reading is tried, and those compete that explain the same findings. */
import type { Finding, Location } from "../judge/findings.ts";
import { type Bench, isFatal, isUnjudged, type Tested } from "./bench.ts";
import type { Own } from "./own.ts";
import type { Explanation, Root } from "./root.ts";
import { type MishapId, mishaps } from "./mishaps/index.ts";
import type { Reading, Scene } from "./mishaps/mishap.ts";
import { isOfOtherRoot, kindOfRewrite } from "../edits/rewrites.ts";

/** A reading that explains findings. */
export interface Account extends Tested {
  readonly id: MishapId;
}

/** What explains some findings: the likeliest first, and what else may be meant. */
export interface Happened {
  readonly best: Account;
  readonly others: readonly Account[];
}

const MOST_OTHERS = 4;
/** What was right only after something else was is looked for once more. */
const ROUNDS = 3;

/** A value that stands elsewhere may be meant here, too, and a minus that turns who owes whom: who knows is asked. */
const unsure: ReadonlySet<MishapId> = new Set<MishapId>(["elsewhere", "turnedCredit", "untaxed", "unnamedItem"]);

/** What is told of a document by the table, as roots of its findings; the bench has it in its document then. */
export function rootsOfMishaps(bench: Bench, syntax: Scene["syntax"], own: Own): readonly Root[] {
  return happened(bench, () => sceneOf(bench, syntax)).map(({ best, others }): Root => ({
    ...explained(best),
    findings: [...own.of(best.cleared)],
    ...(others.length > 0 ? { others: others.map(explained) } : {}),
    ...(unsure.has(best.id) ? { open: true } : {}),
  }));
}

function explained({ patch, id, rewrite, names, to }: Account): Explanation {
  return { patch, clue: id, ...(rewrite === undefined ? {} : { rewritten: { rewrite, names, to } }) };
}

function sceneOf({ now, left }: Bench, syntax: Scene["syntax"]): Scene {
  const serious = [...left].filter(isSerious);
  return {
    tree: now.ground.tree,
    text: now.text,
    syntax,
    rules: new Set(serious.map(({ rule }) => rule)),
    terms: new Set(serious.flatMap(({ field }) => field)),
  };
}

function happened(bench: Bench, sceneOf: () => Scene): readonly Happened[] {
  const found: Happened[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const formal = inOrder(bench, sceneOf);
    const competing = compared(bench, sceneOf());
    for (const { best } of competing) adopt(bench, best);
    if (formal.length + competing.length === 0) break;
    found.push(...formal, ...competing);
  }
  return found;
}

function adopt(bench: Bench, best: Account): void {
  const again = bench.tried(best);
  if (again !== undefined) bench.adopt(again);
}

/** What changes nothing that is said is put right first, one after the other. */
function inOrder(bench: Bench, sceneOf: () => Scene): readonly Happened[] {
  const found: Happened[] = [];
  for (const [id, reading] of readingsOn(sceneOf(), isFormal)) {
    const tested = bench.tried(reading);
    if (tested === undefined || !explains(tested) || tested.more > 0) continue;
    bench.adopt(tested);
    found.push({ best: { ...tested, id }, others: [] });
  }
  return found;
}

function isFormal(id: MishapId, { rewrite }: Reading): boolean {
  return id === "noise" || rewrite !== undefined && kindOfRewrite(rewrite) === "form";
}

function explains({ cleared }: Tested): boolean {
  return [...cleared].some(isSerious);
}

/** What strict mode grades as information may be what it is all about. */
function isSerious({ severity, rule }: Finding<Location>): boolean {
  return severity !== "information" || advised.has(rule);
}

const advised: ReadonlySet<string> = new Set(mishaps.flatMap(({ rule = [] }) => rule));

function* readingsOn(
  scene: Scene,
  which: (id: MishapId, reading: Reading) => boolean,
): Iterable<readonly [MishapId, Reading]> {
  const isWorth = scene.rules.size > 0;
  for (const { id, readings } of isWorth ? mishaps : []) {
    for (const reading of readings(scene)) if (which(id, reading) && isWanted(reading, scene)) yield [id, reading];
  }
}

/** Another syntax is for what this one cannot hold: what its schema has no place for, or a refund in an invoice. */
function isWanted({ rewrite }: Reading, { rules, tree, syntax }: Scene): boolean {
  if (rewrite === "surplus" || rewrite === "arrangement") return [...rules].some((it) => it.startsWith("ATW-SCHEMA"));
  if (rewrite === "repetition") return [...rules].some((it) => /-SR-\d{1,4}$/.test(it));
  if (rewrite !== "converted") return true;
  return isOfOtherRoot(tree.text("/invoiceTypeCode") ?? "", syntax) || rules.has("ATW-SCHEMA-ELEMENT");
}

function compared(bench: Bench, scene: Scene): readonly Happened[] {
  const accounts: Account[] = [];
  const told = new Set<string>();
  for (const [id, reading] of readingsOn(scene, (id, it) => !isFormal(id, it))) {
    // What two rows tell is told by the first.
    if (told.size === told.add(JSON.stringify(reading)).size) continue;
    const tested = bench.tried(reading);
    if (tested === undefined || !explains(tested) || tested.brings.length > 0 && !isUnjudged(tested)) continue;
    if (tested.rewrite !== "converted" || isHeld(tested)) accounts.push({ ...tested, id });
  }
  const found: Happened[] = [];
  const open = new Set(accounts);
  while (open.size > 0) {
    const [best, ...rest] = [...open].toSorted(compare);
    if (best === undefined) break;
    const others = rest.filter((it) => sharesWith(it, best));
    found.push({ best, others: others.filter((it) => isRival(it, best)).slice(0, MOST_OTHERS) });
    for (const it of [best, ...others]) open.delete(it);
  }
  return found;
}

/** Another syntax is for what this one has no place for, and not for what its rules say. */
function isHeld({ cleared }: Tested): boolean {
  return [...cleared].some(({ rule }) => rule === "ATW-SCHEMA-ELEMENT" || rule === "BR-CL-01");
}

function sharesWith(one: Account, other: Account): boolean {
  return [...one.cleared].some((it) => other.cleared.has(it)) || touches(one, other);
}

/** What explains less, and changes what is due where the other leaves it, is nothing to choose. */
function isRival(one: Account, best: Account): boolean {
  return one.cleared.size >= best.cleared.size || one.isSameDue || !best.isSameDue;
}

/** They change the same value: both cannot be meant. */
function touches(one: Account, other: Account): boolean {
  return one.patch.some(({ path }) => other.patch.some((it) => it.path === path));
}

/** The one with which most is explained first; of those, the one that leaves what is owed, and denies the least. */
function compare(one: Account, other: Account): number {
  return fatalIn(other.cleared) - fatalIn(one.cleared) || other.cleared.size - one.cleared.size ||
    turns(one) - turns(other) ||
    one.denied - other.denied || rankOf(one) - rankOf(other);
}

function fatalIn(findings: ReadonlySet<Finding<Location>>): number {
  return [...findings].filter(isFatal).length;
}

function turns({ isSameDue, direction }: Account): number {
  return (isSameDue ? 0 : 1) + (direction === "same" ? 0 : 2);
}

function rankOf({ id }: Account): number {
  return mishaps.findIndex((it) => it.id === id);
}
