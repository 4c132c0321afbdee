/** Causes in words: what is the matter, what can be done about it, and what is asked. */
import type { Finding, Location } from "../judge/findings.ts";
import { grouped } from "../model/grouped.ts";
import { isTermId } from "../model/terms.ts";
import { isCreditNote, type Syntax } from "../model/codes/index.ts";
import { factsOf } from "../rules/index.ts";
import { type Change, changesOf } from "../edits/changes.ts";
import { directionOf } from "../edits/direction.ts";
import { dueOf } from "../edits/due.ts";
import type { Ground, Kinds } from "../edits/kinds.ts";
import { type JsonTree, lastStep, parentOf } from "../edits/operation.ts";
import type { Patch } from "../edits/operation.ts";
import { kindOfRewrite } from "../edits/rewrites.ts";
import { aboutChange, aboutEntryGone } from "./about.ts";
import type { Answerable } from "./asking.ts";
import type { AmountDue, Cause, Converted, OwnCause, OwnChoice } from "./cause.ts";
import { isMishap, ruleOfMishap } from "./mishaps/index.ts";
import type { Diagnosed } from "./model.ts";
import type { Asked } from "./patterns/pattern.ts";
import { isUnheld, type Question, questionFor, wantedAt } from "./questions.ts";
import type { Clue, Explanation, Rewritten, Root } from "./root.ts";
import { type About, type Said, said, saidOfRewrite, type Words } from "./texts/words.ts";

/** A cause that is not worded yet. */
export interface Bare {
  readonly order: number;
  readonly findings: readonly Finding<Location>[];
  readonly patch: Patch | undefined;
  readonly rewritten?: Rewritten | undefined;
  /** What fields are asked for, as examples showed. */
  readonly answerable?: Answerable | undefined;
  /** What else may have been meant; then none of them is the one repair. */
  readonly others: readonly Explanation[];
  /** The author has to say. */
  readonly open?: true | undefined;
  readonly even?: boolean | undefined;
  /** What may be missing instead of being wrong. */
  readonly asks?: Asked | undefined;
  readonly changes: readonly Change[];
  readonly clue: Clue;
  readonly about: About;
}

export type Unnamed = Omit<OwnCause, "id">;

export interface Wording {
  readonly placed: ReturnType<Diagnosed["places"]>;
  readonly words: Words;
  readonly ground: Ground;
  readonly kinds: Kinds;
  readonly syntax: Syntax;
}

export function isOpenRoot({ others = [], open, asks }: Pick<Root, "others" | "open" | "asks">): boolean {
  return others.length > 0 || open === true || asks !== undefined;
}

export function worded(it: Bare, on: Wording): Unnamed {
  const { findings, patch, others, open = false, rewritten, changes, about } = it;
  const isOpen = patch === undefined && rewritten === undefined || isOpenRoot(it);
  const repair = isOpen
    ? "open"
    : rewritten !== undefined
    ? kindOfRewrite(rewritten.rewrite)
    : on.kinds.of(patch ?? []);
  const [first] = findings;
  const place = changes.length === 0 ? undefined : on.placed.get(about.pointer);
  return {
    ...saidOf(it, on),
    order: it.order,
    ...(it.even === true ? { even: true } : {}),
    rules: [...new Set(findings.map(({ rule }) => rule))],
    findings,
    location: place ?? first?.location ?? null,
    kind: repair,
    patch: isOpen || rewritten !== undefined ? null : patch ?? null,
    changes: isOpen ? [] : changes,
    ...(repair === "owed" ? { needs_consent: true } : {}),
    ...(isOpen && (patch !== undefined || rewritten !== undefined)
      ? {
        choices: toldApart(
          [{ patch: patch ?? [], clue: it.clue, rewritten }, ...others].map((one) => choiceOf(one, on)),
          on.words,
        ),
      }
      : {}),
    ...(rewritten === undefined || isOpen ? {} : { rewrite: rewritten.rewrite }),
    ...convertedBy([rewritten, ...others.map((one) => one.rewritten)]),
    question: patch === undefined && rewritten === undefined || open || it.asks !== undefined
      ? questionOf(it, on)
      : null,
  };
}

function convertedBy(all: readonly (Rewritten | undefined)[]): { readonly converted?: Converted } {
  const to = all.find((it) => it?.to !== undefined)?.to;
  return to === undefined ? {} : { converted: { to, valid: true } };
}

/** What is the matter, and how it was told. */
function saidOf(it: Bare, { words, syntax, ground: { tree } }: Wording): Pick<Cause, "title" | "told"> {
  const { findings: [first], open = false, rewritten, asks, changes, clue, about } = it;
  if (rewritten !== undefined) return saidOfRewrite(rewritten, words);
  if (isRefundIn(it, syntax)) {
    const { title } = saidOfRewrite({ rewrite: "converted", names: [], to: "credit-note" }, words);
    return { title, told: words.waits };
  }
  const whole = it.findings.find(({ rule }) => rule === ruleOfMishap(clue));
  if (whole !== undefined) return { title: sentenceOf(whole.message), told: said(words.told[clue], about, words) };
  const asked = asks === undefined ? about : { ...asks, old: asks.taxed, new: asks.amount };
  const isUnclear = !open && isOpenRoot(it);
  const isSaid = isOfOtherMeans(it)
    ? false
    : changes.length > 0 || open || isUnclear || it.answerable !== undefined || !isBeyond(it, tree);
  return {
    title: isSaid || first === undefined
      ? open || isUnclear
        ? said(words.titles[open ? askedOf(about) : "unclear"], about, words)
        : titleIn(words, { patch: it.patch ?? [], changes, about })
      : sentenceOf(first.message),
    told: said(
      words
        .told[
          isUnclear && !isMishap(clue) ? it.even === true ? "even" : "several" : asks === undefined ? clue : "lacking"
        ],
      asked,
      words,
    ),
  };
}

/** What no term of the model is the matter of: something is superfluous, out of place, or written otherwise. */
function isBeyond({ findings: [first], about }: Bare, tree: JsonTree): boolean {
  return isUnheld(about.id, tree) || about.pointer === "" || first !== undefined && surplus.has(first.rule) ||
    !isTermId(about.id) && about.there === true ||
    first !== undefined &&
      (factsOf(first.rule) === undefined || first.severity === "information" && about.old !== undefined);
}

/** Rules on what is there and does not belong: another value would not help. */
const surplus: ReadonlySet<string> = new Set(["ATW-VALUE-REPEATED", "ATW-SCHEMA-ELEMENT", "PEPPOL-EN16931-R051"]);

/** A message as a title. */
function sentenceOf(message: string): string {
  return message.replace(" (BG-0)", "").replace(/\.$/, "");
}

function choiceOf({ patch, clue, rewritten }: Explanation, { ground, words, syntax }: Wording): OwnChoice {
  const [changes = []] = changesOf(ground.tree, [patch]);
  const about = aboutChange(changes);
  const tree = ground.tree.with(patch);
  const own = rewritten === undefined
    ? {
      title: titleIn(words, { patch, changes, about }),
      told: said(words.told[clue], about, words),
    }
    : saidOfRewrite(rewritten, words);
  return {
    id: "",
    ...own,
    patch,
    changes,
    amount_due: amountDue(ground, tree),
    direction: tree === undefined
      ? "same"
      : directionOf(ground, { ...ground, tree, syntax: syntaxOf(rewritten, syntax) }),
    ...(rewritten === undefined ? {} : { rewrite: rewritten.rewrite }),
  };
}

/** Of choices with the same title, each says as well what it alone changes. */
function toldApart(choices: readonly OwnChoice[], words: Words): readonly OwnChoice[] {
  const alike = grouped(choices, ({ title }) => title);
  const counts = new Map<string, number>();
  for (const { title, changes } of choices) {
    for (const key of changes.map((one) => keyOf(title, one))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return choices.map((it) => {
    const own = alike.get(it.title)?.length === 1
      ? undefined
      : it.changes.find((one) => counts.get(keyOf(it.title, one)) === 1);
    if (own === undefined) return it;
    return {
      ...it,
      title: `${it.title} – ${titleIn(words, { patch: [], changes: [own], about: aboutChange([own]) })}`,
    };
  });
}

function keyOf(title: string, { pointer, new: after }: Change): string {
  return `${title} ${pointer} ${after}`;
}

/** Converted to an Invoice or a CreditNote, it is that. */
function syntaxOf(rewritten: Rewritten | undefined, syntax: Syntax): Syntax {
  const { to } = rewritten ?? {};
  return to === "ubl" ? "ubl-invoice" : to === "credit-note" ? "ubl-credit-note" : syntax;
}

function amountDue(ground: Ground, tree: JsonTree | undefined): AmountDue {
  const due = (it: Ground) => dueOf(it).get("BT-115")?.toString() ?? null;
  return { old: due(ground), new: tree === undefined ? null : due({ ...ground, tree }) };
}

/** None where nothing can be said by which the findings go away: no field of the model is theirs. */
function questionOf(it: Bare, { words, ground: { tree }, syntax }: Wording): Question | null {
  const { asks, about, answerable: asked } = it;
  const asking = { tree, syntax, words };
  if (asks !== undefined) {
    const wanted = wantedAt(asks.id, asks.pointer, tree).map((one) => ({ ...one, value: knownOf(one.pointer, asks) }));
    const sentence = said(words.questions.lacking, { ...asks, old: asks.taxed, new: asks.amount }, words);
    return questionFor(wanted, asking, sentence);
  }
  if (isOfOtherMeans(it) || isRefundIn(it, syntax) || ruleOfMishap(it.clue) !== undefined) return null;
  if (asked !== undefined) return questionFor(asked.wanted, asking);
  if (about.pointer === "" || it.patch === undefined && isBeyond(it, tree)) return null;
  // Of a group the field that comes first is asked for: nobody knows groups.
  return questionFor(wantedAt(about.id, about.pointer, tree), asking);
}

/** The model has one way to pay: of a second one nothing can be answered. */
function isOfOtherMeans({ findings: [first], about: { pointer } }: Bare): boolean {
  const path = first?.location !== undefined && "path" in first.location ? first.location.path : "";
  const isSecond = /PaymentMeans\[\d/.test(path) && !path.includes("PaymentMeans[1]");
  return isSecond && pointer.startsWith("/payment/") && !pointer.includes("/creditTransfers/");
}

/** A refund in an invoice of UBL has the right type, and stands in the wrong document. */
function isRefundIn({ about: { id, old = "" } }: Bare, syntax: Syntax): boolean {
  return id === "BT-3" && syntax === "ubl-invoice" && isCreditNote(old);
}

/** What the sums say of something that is missing. */
function knownOf(pointer: string, { amount, taxed }: Asked): string | undefined {
  const [category, rate] = taxed.split(" ");
  const known: Readonly<Record<string, string | undefined>> = {
    netAmount: amount,
    vatCategory: category,
    vatRate: rate,
  };
  return known[lastStep(pointer)];
}

function askedOf({ old, there = false }: About): "missing" | "wrong" {
  return old === undefined && !there ? "missing" : "wrong";
}

/** What changes, as a title. */
function titleIn(words: Words, { patch, changes, about }: Pick<Bare, "changes" | "about"> & { patch: Patch }): string {
  const gone = aboutEntryGone(patch);
  return gone === undefined
    ? said(words.titles[titleOf(changes, about)], about, words)
    : said(words.titles.gone, gone, words);
}

function titleOf(changes: readonly Change[], { old }: Pick<About, "old">): Said {
  const [only, second] = changes;
  if (only === undefined) return old === undefined ? "missing" : "wrong";
  if (changes.every((it) => it.old === null && aroundOf(it) === aroundOf(only))) return "added";
  if (second !== undefined) return changes.every((it) => isAlike(it, only)) ? "everywhere" : "several";
  return only.old === null ? "added" : only.new === null ? "removed" : "replaced";
}

/** Whether one value takes the place of another in both. */
function isAlike(one: Change, other: Change): boolean {
  return one.old !== null && one.new !== null && one.old === other.old && one.new === other.new;
}

function aroundOf({ pointer }: Change): string | undefined {
  return parentOf(pointer);
}
