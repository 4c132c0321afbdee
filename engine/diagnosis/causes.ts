/** The causes of an invoice's findings: each finding belongs to one, with the change that repairs it, where one is known. */
import type { Finding, Location } from "../judge/findings.ts";
import type { GroupId, TermId } from "../model/terms.ts";
import { dueOf } from "../edits/due.ts";
import { type Ground, type Kind, Kinds } from "../edits/kinds.ts";
import type { JsonTree } from "../edits/operation.ts";
import type { Found, Patch } from "../edits/patches/propose.ts";
import { BILLING } from "../model/specifications.ts";
import { repairRank } from "../rules/index.ts";
import type { Severity } from "../rules/kit/rule.ts";
import { type Change, changesOf } from "../edits/changes.ts";
import type { Diagnosed, Pair } from "./model.ts";
import { aboutChange, aboutFindings, type Places } from "./about.ts";
import { knownBy } from "./places.ts";
import { bunches } from "./rest.ts";
import { Own } from "./own.ts";
import type { Asked } from "./patterns/pattern.ts";
import type { Explanation, Root, Told } from "./root.ts";
import { rootsOf } from "./roots.ts";
import { type About, questionIn, type Said, said, type Words } from "./texts/words.ts";
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
  /** Whether its repair may be applied unasked (form, derived), needs consent (owed), or an answer (open). */
  readonly kind: Kind;
  /** On the JSON model: of an XML invoice, on what `parse` gives. Only where one repair fits. */
  readonly patch: Patch | null;
  readonly changes: readonly Change[];
  /** The patch changes what is owed, or what something is. */
  readonly needs_consent?: true;
  /** Where several repairs fit: the likelier first. */
  readonly choices?: readonly Choice[];
  /** What only the author of the invoice can answer. */
  readonly question: Question | null;
}

/** One of several repairs of a cause. */
export interface Choice {
  /** The cause's, with the number of the choice. */
  readonly id: string;
  readonly title: string;
  /** Why it may be this one. */
  readonly told: string;
  readonly patch: Patch;
  readonly changes: readonly Change[];
  /** BT-115 without and with it; null where there is none. */
  readonly amount_due: AmountDue;
}

export interface AmountDue {
  readonly old: string | null;
  readonly new: string | null;
}

/** A value that is asked for. */
export interface Question {
  readonly term: TermId | GroupId;
  /** Where it belongs in the JSON model. */
  readonly pointer: string;
  readonly title: string;
  /** Who knows the answer. */
  readonly who: "seller" | "buyer";
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
  /** What else may have been meant; then none of them is the one repair. */
  readonly others: readonly Explanation[];
  /** The author has to say. */
  readonly open?: true | undefined;
  /** What may be missing instead of being wrong. */
  readonly asks?: Asked | undefined;
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
  const where = diagnosed.places(roots.flatMap(({ patch }) => patch.map(({ path }) => path)));
  const changed = changesOf(tree, roots.map(({ patch }) => patch));
  for (const [index, { patch, findings, told, others = [], open, asks }] of roots.entries()) {
    const changes = changed[index] ?? [];
    const all = [...own.take(findings), ...own.take(own.alone(changes, where))];
    bare.push(bareOf({ findings: all, patch: some(patch), others, open, asks, changes, told }, places));
  }
  for (const { findings, told } of bunches(own.left(), repaired, trials)) {
    const patch = statedFor(findings, tree);
    const changes = patch === undefined ? [] : changesOf(tree, [patch])[0] ?? [];
    bare.push(bareOf({ findings: own.take(findings), patch, others: [], changes, told }, places));
  }
  const told = bare.filter(({ findings }) => findings.length > 0).map((it) => inRepairOrder(it, ranks));
  const sorted = told.toSorted((one, other) => compare(one.findings[0], other.findings[0], ranks));
  const placed = diagnosed.places(sorted.flatMap(({ changes, about }) => changes.length === 0 ? [] : [about.pointer]));
  const ground = { tree, asStated: trials.subject.complete };
  const kinds = new Kinds(ground, sorted.flatMap(({ patch }) => patch === undefined ? [] : [patch]));
  const sure = roots.filter((it) => !isOpenRoot(it)).flatMap(({ patch }) => patch);
  return {
    causes: named(sorted.map((it) => worded(it, { placed, words, ground, kinds }))),
    repaired: tree.with(sure) ?? tree,
  };
}

/** What a document has to say itself, and every model of its kind has: the business process of billing (BT-23). */
function statedFor(findings: readonly Found[], tree: JsonTree): Patch | undefined {
  const path = "/businessProcess";
  const isMissing = findings.every(({ rule }) => rule === "PEPPOL-EN16931-R001") && tree.at(path) === undefined;
  return isMissing ? [{ op: "add", path, value: BILLING }] : undefined;
}

function isOpenRoot({ others = [], open, asks }: Pick<Root, "others" | "open" | "asks">): boolean {
  return others.length > 0 || open === true || asks !== undefined;
}

function some(patch: Patch): Patch | undefined {
  return patch.length === 0 ? undefined : patch;
}

function bareOf(it: Omit<Bare, "about">, places: Places): Bare {
  if (it.open === true && it.asks !== undefined) return { ...it, about: it.asks };
  return { ...it, about: it.changes.length > 0 ? aboutChange(it.changes) : aboutFindings(it.findings, places) };
}

/** None where the model has no such finding. */
function pointerOf(twin: Pair["twin"]): string | undefined {
  return twin === undefined ? undefined : twin.location?.pointer ?? "";
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

interface Wording {
  readonly placed: ReturnType<Diagnosed["places"]>;
  readonly words: Words;
  readonly ground: Ground;
  readonly kinds: Kinds;
}

function worded(it: Bare, { placed, words, ground, kinds }: Wording): Unnamed {
  const { findings, patch, others, open = false, asks, changes, told, about } = it;
  const isOpen = patch === undefined || isOpenRoot(it);
  const asked = asks === undefined ? about : { ...asks, old: asks.taxed, new: asks.amount };
  const isUnclear = !open && isOpenRoot(it);
  const repair = isOpen ? "open" : kinds.of(patch);
  const [first] = findings;
  const place = changes.length === 0 ? undefined : placed.get(about.pointer);
  const meant = patch === undefined ? [] : [{ patch, told }, ...others];
  return {
    title: said(
      words.titles[open ? askedOf(about) : isUnclear ? "unclear" : titleOf(changes, about)],
      about,
      words,
    ),
    told: said(words.told[isUnclear ? "several" : asks === undefined ? told : "lacking"], asked, words),
    rules: [...new Set(findings.map(({ rule }) => rule))],
    findings,
    location: place ?? first?.location ?? null,
    kind: repair,
    patch: isOpen ? null : patch,
    changes: isOpen ? [] : changes,
    ...(repair === "owed" ? { needs_consent: true } : {}),
    ...(isOpen && patch !== undefined ? { choices: meant.map((it) => choiceOf(it, ground, words)) } : {}),
    question: patch === undefined || open || asks !== undefined
      ? questionOf(asked, asks === undefined ? askedOf(about) : "lacking", words)
      : null,
  };
}

function choiceOf({ patch, told }: Explanation, ground: Ground, words: Words): Choice {
  const [changes = []] = changesOf(ground.tree, [patch]);
  const about = aboutChange(changes);
  const tree = ground.tree.with(patch);
  const title = said(words.titles[titleOf(changes, about)], about, words);
  return {
    id: "",
    title,
    told: said(words.told[told], about, words),
    patch,
    changes,
    amount_due: amountDue(ground, tree),
  };
}

function amountDue(ground: Ground, tree: JsonTree | undefined): AmountDue {
  const due = (it: Ground) => dueOf(it).get("BT-115")?.toString() ?? null;
  return { old: due(ground), new: tree === undefined ? null : due({ ...ground, tree }) };
}

/** None where nothing can be said by which the findings go away: no place of the model is theirs. */
function questionOf(about: About, kind: "missing" | "wrong" | "lacking", words: Words): Question | null {
  if (about.pointer === "") return null;
  const title = (kind === "lacking" ? undefined : questionIn(about, words)) ??
    said(words.questions[kind], about, words);
  return { term: about.id, pointer: about.pointer, title, who: knownBy(about.id) };
}

function askedOf({ old, there = false }: About): "missing" | "wrong" {
  return old === undefined && !there ? "missing" : "wrong";
}

function titleOf(changes: readonly Change[], { old }: Pick<About, "old">): Said {
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
    const id = count === 1 ? name : `${name}~${count}`;
    const { choices } = cause;
    if (choices === undefined) return { id, ...cause };
    return { id, ...cause, choices: choices.map((it, index) => ({ ...it, id: `${id}#${index + 1}` })) };
  });
}

function placeText({ changes: [own], choices, location }: Unnamed): string {
  const change = own ?? choices?.[0]?.changes[0];
  if (change !== undefined) return change.pointer;
  if (location === null) return "";
  return "path" in location ? location.path : location.pointer;
}
