/** The diagnosis and the repairs of a document: one part of the worker, which is loaded when the first is asked for. */
import { askIn, type Cause, type Change } from "../../engine/diagnosis/mod.ts";
import { BILLING, identifierOf, specifications } from "../../engine/model/specifications.ts";
import type { Finding, Location } from "../../engine/mod.ts";
import { type Kind, kindOf, mayBeApplied, type Repaired } from "../../engine/repair/mod.ts";
import {
  asJson,
  askedAs,
  changesOf,
  codeLists,
  fieldAt,
  fullPointer,
  type Ground,
  isTermId,
  JsonTree,
  leavesOf,
  profiles,
  type TermId,
  termRows,
} from "../../engine/edits/shown.ts";
import type { Patch } from "../../engine/diagnosis/patches.ts";
import { placeIn } from "./report.ts";
import { formats, partOf, shownChanges, type Speech, withoutNumbers } from "./shown_changes.ts";
import type { Field, OfCause, RepairState, ShownCause, ShownChange } from "./repaired.ts";

/** How many causes are shown; the rest follows once these are repaired. */
const MOST_CAUSES = 100;
/** Of a cause with hundreds of findings the first are enough to see what it is. */
const MOST_FINDINGS = 20;
const MOST_CHANGES = 50;

/** `accepted`: the repairs that were asked for; what is left of them has no more effect. */
export function repairStateOf(repaired: Repaired, accepted: readonly string[], speech: Speech): RepairState {
  const { causes, applied, amount_due, currency } = repaired;
  const shown = new Shown(speech, repaired);
  const all = causes.toSorted((one, other) => one.order - other.order).map((it) => {
    const alone = accepted.includes(it.id) ? undefined : it.rewrite === undefined ? shown.alone(it.patch) : again(it);
    return { cause: it, alone };
  });
  return {
    causes: all.slice(0, MOST_CAUSES).map(({ cause, alone }) => shown.cause(cause, alone)),
    total: causes.length,
    applied: applied.map(({ id, title, changes }) => ({
      id,
      title: withoutNumbers(title),
      changes: firstOf(changes, speech),
    })),
    unasked: all.flatMap(({ cause, alone }) => alone !== undefined && mayBeApplied(alone.kind) ? [cause.id] : []),
    due: amount_due,
    currency,
  };
}

/** What a letter about an invoice names; "" for what it does not have. */
export function namedIn(repaired: Repaired) {
  const tree = treeOf(repaired);
  const at = (pointer: string) => tree.text(pointer) ?? "";
  return {
    number: at("/invoiceNumber"),
    date: at("/issueDate"),
    country: at("/seller/address/countryCode"),
    email: at("/seller/contact/email"),
  };
}

/** To change a value that is in the invoice; undefined for anything but a term. */
export function fieldOf(repaired: Repaired, pointer: string, speech: Speech): Field | undefined {
  const term = fieldAt(fullPointer(pointer));
  if (!isTermId(term)) return undefined;
  const written = writtenAt(repaired, pointer, term);
  // An identifier with a scheme is an object, and stays one.
  const at = treeOf(repaired).at(`${written}/value`) === undefined ? written : `${written}/value`;
  const title = speech.words.termTitle(term);
  return new Shown(speech, repaired).field({ pointer: at, title, who: "seller", value: null }, term);
}

/** Where a value of the model is in an invoice that may have it in a short form. */
function writtenAt(repaired: Repaired, pointer: string, term: TermId): string {
  if (repaired.opened.kind === "xml") return pointer;
  const written = leavesOf(repaired.opened.source.root.value, "").map(([at]) => at);
  const short = askedAs[term];
  const shorter = short === undefined ? pointer : `${pointer.slice(0, pointer.lastIndexOf("/"))}/${short}`;
  return written.find((it) => fullPointer(it) === pointer) ?? written.find((it) => it === shorter) ?? pointer;
}

function treeOf({ opened }: Repaired): JsonTree {
  return new JsonTree((opened.kind === "json" ? opened : asJson(opened)).source.root);
}

/** A field as it is asked for; `value` is what is right already. */
interface Asked extends Pick<NonNullable<Cause["question"]>, "pointer" | "title" | "who"> {
  readonly value: string | null;
}

interface Alone {
  readonly kind: Kind;
  readonly changes: readonly Change[];
}

/** What puts a document together otherwise changes no value. */
const again = ({ kind }: Cause): Alone => ({ kind, changes: [] });

class Shown {
  readonly #ground: Ground;

  constructor(readonly speech: Speech, readonly repaired: Repaired) {
    this.#ground = { tree: treeOf(repaired), asStated: repaired.opened.kind === "xml" || repaired.opened.asStated };
  }

  /** What a repair does to the invoice as it is, where the ones before it are not applied; undefined where that is nothing. */
  alone(patch: Patch | null): Alone | undefined {
    if (patch === null || this.#ground.tree.with(patch) === undefined) return undefined;
    const changes = (changesOf(this.#ground.tree, [patch])[0] ?? []).filter((it) => it.old !== it.new);
    return changes.length === 0 ? undefined : { kind: kindOf(this.#ground, patch), changes };
  }

  cause(
    { id, kind, findings, title, told, choices = [], question, converted }: Cause,
    alone: Alone | undefined,
  ): ShownCause {
    return {
      id,
      kind: alone?.kind ?? kind,
      severity: findings[0]?.severity ?? "fatal",
      title: withoutNumbers(title),
      told: withoutNumbers(told),
      converted: converted?.to,
      repairable: alone !== undefined,
      changes: firstOf(alone?.changes ?? [], this.speech),
      choices: choices.map((it) => ({
        id: it.id,
        title: withoutNumbers(it.title),
        changes: firstOf(it.changes, this.speech),
        due: it.amount_due,
        direction: it.direction,
      })),
      fields: question === null ? [] : this.#fieldsOf(question),
      findings: findings.slice(0, MOST_FINDINGS).map(ofCause),
      total: findings.length,
    };
  }

  #fieldsOf({ who, fields }: NonNullable<Cause["question"]>): readonly Field[] {
    return fields.map(({ term, pointer, title, value }) => this.field({ pointer, title, who, value }, term));
  }

  field({ pointer, title, who, value }: Asked, term: TermId): Field {
    const { type, codes } = termRows[term];
    const format = formats[type];
    const isScheme = partOf(term, pointer) !== term;
    const list = type === "code" || isScheme ? codes : undefined;
    const all = list === undefined ? [] : [...codeLists[list].codes(syntaxOf(this.repaired))];
    const known = offered[term] ??
      all.map((code) => [code, list === undefined ? "" : this.speech.names(list, code)] as const);
    const is = this.#ground.tree.text(pointer) ?? "";
    return {
      term: partOf(term, pointer),
      pointer,
      title: withoutNumbers(title),
      who,
      where: isScheme ? this.speech.words.questions.scheme.where : askIn(this.speech.words.asks, term)?.where ?? "",
      kind: all.length > 0 ? "code" : format === "percentage" ? "number" : format ?? "text",
      codes: known,
      value: value ?? is,
      is,
    };
  }
}

function firstOf(changes: readonly Change[], speech: Speech): readonly ShownChange[] {
  return shownChanges(changes.slice(0, MOST_CHANGES), speech);
}

/** What identifiers nobody knows by heart may be, by their titles. */
const offered: Readonly<Partial<Record<TermId, Field["codes"]>>> = {
  "BT-23": [[BILLING, "Peppol Billing"]],
  "BT-24": (["xrechnung", "peppol", "en16931"] as const).map((id) => {
    return [identifierOf(id), specifications[id].title] as const;
  }),
};

function syntaxOf({ opened, verdict }: Repaired) {
  if (opened.kind === "xml") return opened.document.syntax;
  return profiles[verdict.profile].writes === "cii" ? "cii" : "ubl-invoice";
}

export function ofCause({ rule, message, fix, docsUrl, location }: Finding<Location>): OfCause {
  return { rule, message, fix, docsUrl, ...placeIn(location) };
}
