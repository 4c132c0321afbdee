/** The causes of an invoice's findings: each finding belongs to one, with the change that repairs it, where one is known. */
import type { Finding, Location } from "../judge/findings.ts";
import { BILLING } from "../model/specifications.ts";
import { isTermId } from "../model/terms.ts";
import { factsOf, repairRank } from "../rules/index.ts";
import type { Severity } from "../rules/kit/rule.ts";
import { changesOf } from "../edits/changes.ts";
import { Kinds } from "../edits/kinds.ts";
import type { JsonTree } from "../edits/operation.ts";
import type { Found } from "./found.ts";
import type { Patch } from "../edits/operation.ts";
import { aboutChange, aboutFindings, type Places } from "./about.ts";
import { answerable, registersFor } from "./asking.ts";
import type { Bench } from "./bench.ts";
import type { OwnCause } from "./cause.ts";
import type { Diagnosed, Pair } from "./model.ts";
import { Own } from "./own.ts";
import { valueAt } from "./places.ts";
import type { Wanted } from "./questions.ts";
import { type Bunch, bunches } from "./rest.ts";
import type { Root } from "./root.ts";
import { rootsOf } from "./roots.ts";
import type { Words } from "./texts/words.ts";
import type { Trials } from "./trials.ts";
import { type Bare, isOpenRoot, type Unnamed, worded } from "./wording.ts";

export interface Explained {
  /** In the order in which to repair them. */
  readonly causes: readonly OwnCause[];
  /** The invoice with all patches. */
  readonly repaired: JsonTree;
}

/** What a diagnosis is made with. */
export interface Tools {
  readonly trials: Trials;
  readonly bench: Bench;
  readonly words: Words;
  /** What is told of the document by the table of what could have happened. */
  readonly mishapsOf: (own: Own) => readonly Root[];
}

/** All causes of a document's findings. */
export function causesOf(diagnosed: Diagnosed, { trials, bench, words, mishapsOf }: Tools): Explained {
  const { tree } = trials.subject;
  const own = new Own(diagnosed.pairs);
  const { roots, repaired } = rootsOf(trials, mishapsOf(own));
  const ranks = new Map(diagnosed.pairs.map(({ finding }, index) => [finding, index]));
  const places = { tree, pointers: new Map(diagnosed.pairs.map((it) => [it.finding, pointerOf(it, diagnosed)])) };
  const bare: Bare[] = [];
  const where = diagnosed.places(roots.flatMap(({ patch }) => patch.map(({ path }) => path)));
  const changed = changesOf(tree, roots.map(({ patch }) => patch));
  for (const [index, { patch, findings, clue, others = [], open, asks, even, rewritten }] of roots.entries()) {
    const changes = changed[index] ?? [];
    const all = [...own.take(findings), ...own.take(own.alone(changes, where))];
    bare.push(
      bareOf(
        { order: index, findings: all, patch: some(patch), rewritten, others, open, asks, even, changes, clue },
        places,
      ),
    );
  }
  const known = { trials, bench, diagnosed, places };
  for (const { findings, clue } of inOrder(bunches(own.left(), repaired, trials))) {
    bare.push(restOf({ findings, clue, order: bare.length }, own, known));
  }
  const ordered = bare.filter(({ findings }) => findings.length > 0).map((it) => inRepairOrder(it, ranks));
  const sorted = ordered.toSorted((one, other) => compare(one.findings[0], other.findings[0], ranks));
  const placed = diagnosed.places(sorted.flatMap(({ changes, about }) => changes.length === 0 ? [] : [about.pointer]));
  const ground = { tree, asStated: trials.subject.complete, syntax: trials.subject.syntax };
  const kinds = new Kinds(ground, sorted.flatMap(({ patch }) => patch === undefined ? [] : [patch]));
  const sure = roots.filter((it) => !isOpenRoot(it)).flatMap(({ patch }) => patch);
  return {
    causes: named(sorted.map((it) => worded(it, { placed, words, ground, kinds, syntax: trials.subject.syntax }))),
    repaired: tree.with(sure) ?? tree,
  };
}

interface Known extends Pick<Tools, "trials" | "bench"> {
  readonly diagnosed: Diagnosed;
  readonly places: Places;
}

/** What no change is known for: it is asked for, where an answer is one. */
function restOf({ findings, clue, order }: Bunch & Pick<Bare, "order">, own: Own, on: Known): Bare {
  const { tree } = on.trials.subject;
  const taken = own.take(findings);
  const patch = statedFor(findings, tree);
  const changes = patch === undefined ? [] : changesOf(tree, [patch])[0] ?? [];
  // An element that is missing and that no field is may be the one around what is asked for.
  const lacksElement = on.diagnosed.pairs.some(({ finding }) =>
    finding.rule === "ATW-SCHEMA-MISSING" && !isNamed(finding)
  );
  const isTried = patch === undefined && (lacksElement || isUntold(taken, on.places));
  const asked = isTried ? answerable(taken, on.bench, on.places) : undefined;
  const all = [...taken, ...(asked === undefined ? [] : own.take(own.of(asked.cleared)))];
  return bareOf({ order, findings: all, patch, answerable: asked, others: [], changes, clue }, on.places);
}

/** What names a field first: with its answer, what names none may go. */
function inOrder(all: readonly Bunch[]): readonly Bunch[] {
  const isOf = ({ findings }: Bunch) => findings.some(isNamed);
  return [...all.filter(isOf), ...all.filter((it) => !isOf(it))];
}

function isNamed({ field }: Pick<Finding<Location>, "field">): boolean {
  return [field].flat().some((id) => id !== "BG-0");
}

/** Whether only trying tells what is asked for: of a rule of another set, or of a number that has a register in its country. */
function isUntold(findings: readonly Finding<Location>[], places: Places): boolean {
  const [first] = findings;
  if (first === undefined || factsOf(first.rule) === undefined) return first !== undefined;
  const { id, pointer } = aboutFindings(findings, places);
  return isTermId(id) && registersFor(id, pointer, places.tree).length > 0;
}

/** What a document has to say itself, and every model of its kind has: the business process of billing (BT-23). */
function statedFor(findings: readonly Found[], tree: JsonTree): Patch | undefined {
  const path = "/businessProcess";
  const isMissing = findings.every(({ rule }) => ofProcess.has(rule)) && tree.at(path) === undefined;
  return isMissing ? [{ op: "add", path, value: BILLING }] : undefined;
}

const ofProcess: ReadonlySet<string> = new Set(["PEPPOL-EN16931-R001", "PEPPOL-EN16931-R007"]);

function some(patch: Patch): Patch | undefined {
  return patch.length === 0 ? undefined : patch;
}

function bareOf(it: Omit<Bare, "about">, places: Places): Bare {
  if (it.open === true && it.asks !== undefined) return { ...it, about: it.asks };
  const [asked] = it.answerable?.wanted ?? [];
  if (asked !== undefined) return { ...it, about: aboutAsked(asked, places) };
  return { ...it, about: it.changes.length > 0 ? aboutChange(it.changes) : aboutFindings(it.findings, places) };
}

function aboutAsked({ term, pointer }: Wanted, { tree }: Places): Bare["about"] {
  return { id: term, pointer, old: valueAt(pointer, tree) };
}

/** None where neither the model has such a finding, nor a value at its place. */
function pointerOf({ finding, twin }: Pair, { pointerAt }: Diagnosed): string | undefined {
  if (twin !== undefined) return twin.location?.pointer ?? "";
  return isNamed(finding) || finding.location === undefined ? undefined : pointerAt(finding.location);
}

type Ranks = ReadonlyMap<Finding<Location>, number>;

const severities: readonly Severity[] = ["fatal", "warning", "information"];

/** What is fatal first, then by the stage of repair, then as the verdict has them. */
function compare(one: Finding<Location> | undefined, other: Finding<Location> | undefined, ranks: Ranks): number {
  if (one === undefined || other === undefined) return 0;
  return severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
    repairRank(one.rule) - repairRank(other.rule) ||
    (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0);
}

function inRepairOrder(it: Bare, ranks: Ranks): Bare {
  return { ...it, findings: it.findings.toSorted((one, other) => compare(one, other, ranks)) };
}

/** The rule and the place that lead a cause name it. */
function named(causes: readonly Unnamed[]): readonly OwnCause[] {
  const known = new Map<string, number>();
  return causes.map((cause) => {
    const name = `${cause.rewrite === undefined ? cause.rules[0] ?? "" : "structure"}@${placeText(cause)}`;
    const count = (known.get(name) ?? 0) + 1;
    known.set(name, count);
    const id = count === 1 ? name : `${name}~${count}`;
    const { choices } = cause;
    if (choices === undefined) return { id, ...cause };
    return { id, ...cause, choices: choices.map((it, index) => ({ ...it, id: `${id}#${index + 1}` })) };
  });
}

function placeText({ changes: [own], choices, location, rewrite }: Unnamed): string {
  if (rewrite !== undefined) return rewrite;
  const change = own ?? choices?.[0]?.changes[0];
  if (change !== undefined) return change.pointer;
  if (location === null) return "";
  return "path" in location ? location.path : location.pointer;
}
