/**
 * An XML document that is put together otherwise, where its model shows nothing wrong, or not all of it: put in order, made to be
 * read, or written in another syntax. What it says stays what it says.
 */
import { codeLists, type Syntax } from "../model/codes/index.ts";
import { sideOf } from "../model/side.ts";
import { identifierOf, specificationOf } from "../model/specifications.ts";
import type { OpenedJson, OpenedXml, OpenOptions } from "../open/open.ts";
import { scenarioOfProfile } from "../scenarios/find.ts";
import { type Profile, profileNames, profiles } from "../scenarios/table.ts";
import { cii } from "../syntax/cii.ts";
import { notReadIn } from "../syntax/project/project.ts";
import type { Binding } from "../syntax/row.ts";
import { ubl } from "../syntax/ubl.ts";
import { write } from "../write/generate.ts";
import { type Changeable, type Copy, type Keeps, rebuilt } from "./copies.ts";
import type { Kind } from "./may_be_applied.ts";
import { asJson, withOperations } from "./model.ts";
import type { TextEdit } from "./xml/edits.ts";
import { type Element, elementAt } from "./xml/elements.ts";
import { straightened, type Straightening } from "./xml/straight.ts";
import { type Mended, ofOneCurrency, withoutUnused } from "./xml/attributes.ts";
import { namedAsRoot } from "./xml/namesakes.ts";
import { respelt } from "./xml/respelt.ts";
import { inTheirNamespaces, madeRead, movedToPlace, type Read, withDelivery } from "./xml/unread.ts";

interface Rewriting {
  /** What it may be done with: what has no place may be meant, and who is sent another syntax has to take it. */
  readonly kind: Kind;
  /** Where it is not all that is said, and no more. */
  readonly keeps?: Keeps;
  readonly of: (opened: OpenedXml, root: Element, profile: Profile) => Rewritten | undefined;
}

interface Rewritten extends Read {
  /** The syntax that it is in afterwards, where that is another. */
  readonly to?: Target;
}

/** A syntax, as people call it. */
export type Target = "ubl" | "cii" | "credit-note";

const straight = (kind: Straightening): Rewriting["of"] => ({ text, document }, root) => {
  const { edits, gone } = straightened(text, root, document.syntax, kind);
  return { edits, names: gone };
};

const table = {
  namespaces: {
    kind: "form",
    keeps: "and more",
    of: ({ text, document }, root) => inTheirNamespaces(text, root, bindingOf(document.syntax).prefixes),
  },
  namesakes: {
    kind: "form",
    keeps: "and more",
    of: ({ text, document }, root) => namedAsRoot(text, root, document.syntax),
  },
  arrangement: {
    kind: "form",
    of: (opened, root, profile) => {
      const own = straight("arrangement")(opened, root, profile);
      return own === undefined || own.edits.length > 0 ? own : { edits: withDelivery(opened.text, root), names: [] };
    },
  },
  emptiness: { kind: "form", of: straight("emptiness") },
  repetition: { kind: "form", of: straight("repetition") },
  unread: { kind: "form", keeps: "and more", of: ({ text }, root) => madeRead(text, root) },
  respelt: { kind: "form", of: ({ text }, root) => respelt(text, root) },
  misplaced: { kind: "form", keeps: "and more", of: ({ text }, root) => movedToPlace(text, root) },
  unused: { kind: "form", of: ({ text }, root) => readOf(withoutUnused(text, root)) },
  currency: { kind: "owed", of: ({ text }, root) => readOf(ofOneCurrency(text, root)) },
  converted: { kind: "owed", keeps: "but its rules", of: converted },
  surplus: { kind: "owed", of: straight("surplus") },
} as const satisfies Readonly<Record<string, Rewriting>>;

/** How a document can be put together otherwise. */
export type Rewrite = keyof typeof table;

/** In the order in which they are tried: what nobody misses first. */
export const rewrites: readonly Rewrite[] = [
  "namespaces",
  "namesakes",
  "arrangement",
  "emptiness",
  "repetition",
  "unread",
  "respelt",
  "misplaced",
  "unused",
  "currency",
  "converted",
  "surplus",
];

export function kindOfRewrite(rewrite: Rewrite): Kind {
  return table[rewrite].kind;
}

/** A document that was put together otherwise. */
export interface Rebuilt {
  readonly copy: Changeable;
  readonly names: readonly string[];
  readonly to?: Target | undefined;
}

export interface Building {
  /** The text that the document had at first. */
  readonly first: string;
  readonly reading: OpenOptions;
  readonly profile: Profile;
}

/** Undefined where there is nothing to be put right, or it would say something else. */
export function rewrittenBy(now: Copy, rewrite: Rewrite, { first, reading, profile }: Building): Rebuilt | undefined {
  if (now.opened.kind === "json") return undefined;
  const { text, document: { root, syntax } } = now.opened;
  const element = elementAt(text, root.offset, bindingOf(syntax).prefixes);
  const { of, keeps }: Rewriting = table[rewrite];
  const made = element && of(now.opened, element, profile);
  if (made === undefined || made.edits.length === 0) return undefined;
  const copy = rebuilt(first, now, made.edits, reading, keeps);
  return copy && { copy, names: [...new Set(made.names)], to: made.to };
}

function bindingOf(syntax: Syntax): Binding {
  return syntax === "cii" ? cii : ubl;
}

function readOf(mended: readonly Mended[]): Read {
  return { edits: mended.map(({ edit }) => edit), names: mended.map(({ what }) => what) };
}

/** The document with several things put right, one after the other. */
export function allRewritten(now: Copy, all: readonly Rewrite[], building: Building): Changeable | undefined {
  let built: Changeable | undefined;
  for (const rewrite of all) {
    built = rewrittenBy(built ?? now, rewrite, building)?.copy;
    if (built === undefined) return undefined;
  }
  return built;
}

/** In the syntax that can hold it, where everything is read, nothing gets lost, and what is written is valid. */
function converted(opened: OpenedXml, _root: Element, profile: Profile): Rewritten | undefined {
  const { document, identity, text } = opened;
  if (notReadIn(document).length > 0) return undefined;
  const side = sideOf(document.syntax);
  const stated = asJson(opened);
  const isTurned = isOfOtherRoot(stated.invoice.value("invoiceTypeCode")?.text ?? "", document.syntax);
  const as = isTurned ? profile : profileIn(profile, side === "ubl" ? "cii" : "ubl");
  if (as === undefined || identity.container === "pdf") return undefined;
  const model = isTurned ? withoutExtension(stated) : stated;
  const written = write(model, { profile: as, strict: true, amounts: "stated" });
  if (!("ok" in written) || written.ok.syntax === document.syntax) return undefined;
  const edits: readonly TextEdit[] = [{ start: 0, end: text.length, text: written.ok.xml }];
  const to = written.ok.syntax === "ubl-credit-note" && isTurned ? "credit-note" : sideOf(written.ok.syntax);
  return { edits, names: [], to };
}

/** The extension of XRechnung has no credit notes in UBL: they are by the rules that it extends. */
function withoutExtension(model: OpenedJson): OpenedJson {
  const path = "/specificationIdentifier";
  const known = specificationOf(model.invoice.value("specificationIdentifier")?.text ?? "");
  const value = identifierOf("xrechnung");
  return known === "xrechnung-extension" ? withOperations(model, [{ op: "replace", path, value }]) ?? model : model;
}

/** Whether UBL has a document of another name for a type: a CreditNote, or an Invoice. */
export function isOfOtherRoot(type: string, syntax: Syntax): boolean {
  if (syntax === "cii") return false;
  const other = syntax === "ubl-invoice" ? "ubl-credit-note" : "ubl-invoice";
  const { documentType } = codeLists;
  return documentType.codes(other).has(type) && !documentType.codes(syntax).has(type);
}

/** The profile of the same rules that is written in a syntax. */
export function profileIn(profile: Profile, side: "ubl" | "cii"): Profile | undefined {
  const rules = (name: Profile) => scenarioOfProfile(profiles[name].scenario).rules.join(" ");
  if (profiles[profile].writes === side) return profile;
  return profileNames.find((name) => profiles[name].writes === side && rules(name) === rules(profile));
}
