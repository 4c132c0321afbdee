/** The causes of an invoice's findings: each finding belongs to one, with the change that repairs it, where one is known. */
import type { Finding, Location } from "../judge/findings.ts";
import { fullPointer } from "../model/shorthands.ts";
import { fieldAt, isTermId } from "../model/terms.ts";
import type { JsonTree } from "../patches/operation.ts";
import type { Found, Patch } from "../patches/propose.ts";
import { repairRank } from "../rules/index.ts";
import type { Severity } from "../rules/kit/rule.ts";
import { type Change, changesOf } from "./changes.ts";
import type { Diagnosed, Pair } from "./model.ts";
import { aboutOf, missingOf, placeOf, valueAt } from "./places.ts";
import { bunches } from "./rest.ts";
import { rootsOf, type Told } from "./roots.ts";
import { type About, type Kind, said, type Words } from "./texts/words.ts";
import type { Trials } from "./trials.ts";

/** Findings with one root. */
export interface Cause {
  /** The same for the same cause of the same document. */
  readonly id: string;
  readonly title: string;
  /** How it was told that the findings belong together. */
  readonly told: string;
  readonly rules: readonly string[];
  readonly findings: readonly Finding<Location>[];
  /** Where the root is, or what is nearest to it. */
  readonly location: Location | null;
  /** On the JSON model: of an XML invoice, on what `parse` gives. */
  readonly patch: Patch | null;
  readonly changes: readonly Change[];
  /** What only the author of the invoice can answer. */
  readonly question: string | null;
}

export interface Explained {
  /** In the order in which to repair them. */
  readonly causes: readonly Cause[];
  /** The invoice with all patches. */
  readonly repaired: JsonTree;
}

/** A cause that is not worded yet. */
interface Bare {
  readonly findings: readonly Finding<Location>[];
  readonly patch: Patch | undefined;
  readonly changes: readonly Change[];
  readonly told: Told;
  readonly about: About;
}

/** All causes of a document's findings. */
export function causesOf(diagnosed: Diagnosed, trials: Trials, words: Words): Explained {
  const { tree } = trials.subject;
  const { roots, repaired } = rootsOf(trials);
  const ranks = new Map(diagnosed.pairs.map(({ finding }, index) => [finding, index]));
  const own = new Own(diagnosed.pairs);
  const places = { tree, pointers: new Map(diagnosed.pairs.map(({ finding, twin }) => [finding, pointerOf(twin)])) };
  const bare: Bare[] = [];
  const changed = changesOf(tree, roots.map(({ patch }) => patch));
  for (const [index, { patch, findings, told }] of roots.entries()) {
    bare.push(bareOf({ findings: own.take(findings), patch, changes: changed[index] ?? [], told }, places));
  }
  for (const { findings, told } of bunches(own.left(), repaired, trials)) {
    bare.push(bareOf({ findings: own.take(findings), patch: undefined, changes: [], told }, places));
  }
  const told = bare.filter(({ findings }) => findings.length > 0).map((it) => inRepairOrder(it, ranks));
  const sorted = told.toSorted((one, other) => compare(one.findings[0], other.findings[0], ranks));
  const placed = diagnosed.places(sorted.flatMap(({ changes, about }) => changes.length === 0 ? [] : [about.pointer]));
  return { causes: named(sorted.map((it) => worded(it, placed, words))), repaired: repaired.tree };
}

/** The findings on the document by those that stand for them on the model; each is taken once. */
class Own {
  readonly #findings = new Map<Found, Finding<Location>>();

  constructor(pairs: readonly Pair[]) {
    for (const { finding, twin } of pairs) this.#findings.set(twin ?? foundOf(finding), finding);
  }

  take(found: Iterable<Found>): readonly Finding<Location>[] {
    return [...found].flatMap((it) => {
      const finding = this.#findings.get(it);
      this.#findings.delete(it);
      return finding === undefined ? [] : [finding];
    });
  }

  left(): readonly Found[] {
    return [...this.#findings.keys()];
  }
}

/** A finding that the model has no counterpart of, by its place in the document. */
function foundOf({ rule, field, severity, location }: Finding<Location>): Found {
  const pointer = location === undefined ? "" : "path" in location ? `xml:${location.path}` : location.pointer;
  return { rule, field, severity, location: { pointer } };
}

function bareOf(it: Omit<Bare, "about">, places: Places): Bare {
  return { ...it, about: it.changes.length > 0 ? aboutChange(it) : aboutFinding(it, places) };
}

function aboutChange({ changes }: Omit<Bare, "about">): About {
  // Of a value that moves, where it goes says what it is.
  const first = changes.find(({ new: after }) => after !== null) ?? changes[0];
  const pointer = first?.pointer ?? "";
  return {
    id: fieldAt(fullPointer(pointer)),
    pointer,
    old: first?.old ?? undefined,
    new: first?.new ?? undefined,
    count: changes.length,
  };
}

/** What all findings miss, else the first term that the first of them names. */
function aboutFinding({ findings }: Omit<Bare, "about">, { tree, pointers }: Places): About {
  const [first] = findings;
  const at = first === undefined ? "" : pointers.get(first) ?? "";
  const shared = findings.map((it) => missingOf([it.field].flat(), pointers.get(it) ?? "", tree));
  const missing = shared[0]?.find((path) => shared.every((paths) => paths.includes(path)));
  if (missing !== undefined && findings.length > 1) return { id: fieldAt(missing), pointer: missing };
  const id = aboutOf(first === undefined ? [] : [first.field].flat(), at);
  if (!isTermId(id)) return { id, pointer: at };
  const pointer = placeOf(id, at, tree);
  return { id, pointer, old: valueAt(pointer, tree) };
}

/** The invoice, and where in it each finding is. */
interface Places {
  readonly tree: JsonTree;
  readonly pointers: ReadonlyMap<Finding<Location>, string>;
}

function pointerOf(twin: Pair["twin"]): string {
  return twin?.location?.pointer ?? "";
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

type Unnamed = Omit<Cause, "id">;

type Placed = ReturnType<Diagnosed["places"]>;

function worded({ findings, patch, changes, told, about }: Bare, placed: Placed, words: Words): Unnamed {
  const kind = kindOf(changes, about);
  const question = patch !== undefined
    ? null
    : said(words.questions[kind === "missing" ? "missing" : "wrong"], about, words);
  const [first] = findings;
  const place = changes.length === 0 ? undefined : placed.get(about.pointer);
  return {
    title: said(words.titles[kind], about, words),
    told: words.told[told],
    rules: [...new Set(findings.map(({ rule }) => rule))],
    findings,
    location: place ?? first?.location ?? null,
    patch: patch ?? null,
    changes,
    question,
  };
}

function kindOf(changes: readonly Change[], { old }: About): Kind {
  const [only, second] = changes;
  if (only === undefined) return old === undefined ? "missing" : "wrong";
  if (second !== undefined) return "several";
  return only.old === null ? "added" : only.new === null ? "removed" : "replaced";
}

/** The rule and the place that lead a cause name it. */
function named(causes: readonly Unnamed[]): readonly Cause[] {
  const known = new Map<string, number>();
  return causes.map((cause) => {
    const name = `${cause.rules[0] ?? ""}@${placeText(cause)}`;
    const count = (known.get(name) ?? 0) + 1;
    known.set(name, count);
    return { id: count === 1 ? name : `${name}~${count}`, ...cause };
  });
}

function placeText({ changes: [change], location }: Unnamed): string {
  if (change !== undefined) return change.pointer;
  if (location === null) return "";
  return "path" in location ? location.path : location.pointer;
}
