/** What the page and its worker say to each other of repairs. */
import type { Severity } from "../../engine/mod.ts";
import type { Cause, Choice } from "../../engine/diagnosis/mod.ts";
import type { Kind } from "../../engine/repair/mod.ts";

/** What somebody has said so far: repairs by their ids, and values by JSON pointers. */
export interface Asked {
  readonly accept: readonly string[];
  readonly answers: Readonly<Record<string, string>>;
}

export const nothingAsked: Asked = { accept: [], answers: {} };

export function isAnything({ accept, answers }: Asked): boolean {
  return accept.length > 0 || Object.keys(answers).length > 0;
}

/** One value before and after; null if there is none. */
export interface ShownChange {
  /** The term, such as BT-131; "" for anything else. */
  readonly term: string;
  readonly pointer: string;
  /** What it is called, with its line or entry. */
  readonly field: string;
  /** As it is written in the invoice. */
  readonly old: string | null;
  readonly new: string | null;
  /** As a person writes it, in the language. */
  readonly said: { readonly old: string | null; readonly new: string | null };
}

/** BT-115 without and with something; null if there is none. */
export type Due = Choice["amount_due"];

/** A repair that was applied. */
export interface ShownRepair {
  readonly id: string;
  readonly title: string;
  readonly changes: readonly ShownChange[];
}

export interface ShownChoice extends ShownRepair {
  readonly due: Due;
  readonly direction: Choice["direction"];
}

/** A value that only somebody can tell. */
export interface Field {
  readonly term: string;
  readonly pointer: string;
  /** The question. */
  readonly title: string;
  readonly who: "seller" | "buyer";
  /** Where the answer usually stands; "" where that is not known. */
  readonly where: string;
  readonly kind: "text" | "date" | "number" | "code";
  /** The codes that it may have, each with its name; "" where it has none. */
  readonly codes: readonly (readonly [code: string, name: string])[];
  /** What it is shown with: what is there now, or what is right already. */
  readonly value: string;
  /** What is there now. */
  readonly is: string;
}

/** Where something is in a file. */
export interface ShownPlace {
  /** The path of the element, the pointer into the JSON, or the place in the PDF; "" for the invoice as a whole. */
  readonly path: string;
  /** In XML, counted from 1. */
  readonly line?: number;
  readonly column?: number | undefined;
}

/** A finding of a cause, as far as it is shown there. */
export interface OfCause extends ShownPlace {
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
  readonly docsUrl: string;
}

/** Its changes are those of its repair; none where there is no repair, or a choice, or where it changes no value. */
export interface ShownCause extends ShownRepair {
  readonly kind: Kind;
  readonly severity: Severity;
  readonly told: string;
  /** The syntax that its repair writes the invoice in. */
  readonly converted?: NonNullable<Cause["converted"]>["to"] | undefined;
  /** There is one repair. */
  readonly repairable: boolean;
  readonly choices: readonly ShownChoice[];
  /** What only somebody can tell: of a group that is missing, all that it needs. */
  readonly fields: readonly Field[];
  readonly findings: readonly OfCause[];
  readonly total: number;
}

export interface RepairState {
  readonly causes: readonly ShownCause[];
  /** How many there are, of which the first are shown. */
  readonly total: number;
  readonly applied: readonly ShownRepair[];
  /** Repairs that do not change the amount due, by their ids. */
  readonly unasked: readonly string[];
  readonly due: Due;
  readonly currency: string | null;
}
