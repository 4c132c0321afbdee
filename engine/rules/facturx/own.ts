/** The rules of EXTENDED that only Factur-X has, as they are explained: those of all VAT categories together. */
import type { GroupId, TermId } from "../../model/terms.ts";
import type { FamilyId } from "../kit/family.ts";

/** What is explained once, with the term that it is about. */
export const ownTerms = {
  "VAT-01": "BT-118",
  "VAT-08b": "BT-116",
  "VAT-08ini": "BT-116",
  "VAT-08rev": "BT-116",
  "BR-FXEXT-S-09b": "BT-117",
  "BR-CO-25": "BT-115",
  "CII-SR-470": "BG-17",
  "BR-FXEXT-01": "BT-22",
  "BR-FXEXT-02": "BT-127",
  "BR-FXEXT-03": "BT-48",
  "BR-FXEXT-04": "BT-160",
  "BR-FXEXT-06": "BG-25",
  "BR-FXEXT-08": "BT-131",
  "BR-FXEXT-11": "BG-25",
  "BR-FXEXT-12": "BT-131",
  "BR-FXEXT-BR-22": "BT-129",
  "BR-FXEXT-BR-23": "BT-130",
  "BR-FXEXT-BR-24": "BT-131",
  "BR-FXEXT-BR-26": "BT-146",
  "BR-FXEXT-BR-38": "BG-21",
  "BR-FXEXT-BR-44": "BG-28",
  "BR-FXEXT-BR-54-1": "BT-160",
  "BR-FXEXT-BR-54-2": "BT-161",
  "BR-FXEXT-CII-DT-097a": "BG-0",
  "BR-FXEXT-CO-04": "BT-151",
  "BR-FXEXT-CO-10": "BT-106",
  "BR-FXEXT-CO-11": "BT-107",
  "BR-FXEXT-CO-12": "BT-108",
  "BR-FXEXT-CO-13": "BT-109",
  "BR-FXEXT-CO-15": "BT-112",
  "BR-FXEXT-CO-16": "BT-115",
} as const satisfies Readonly<Record<string, TermId | GroupId>>;

export type OwnText = keyof typeof ownTerms;

function isOwnText(key: string): key is OwnText {
  return Object.hasOwn(ownTerms, key);
}

/** What explains a rule; undefined for one that is no rule of Factur-X alone. */
export function ownTextOf(id: string): OwnText | undefined {
  const category = /^BR-FXEXT-[A-Z]{1,2}-?(01|08\w*)$/.exec(id)?.[1];
  const key = category === undefined ? id : `VAT-${category}`;
  return isOwnText(key) ? key : undefined;
}

export function familyOf(id: string): FamilyId {
  return id.startsWith("BR-CO-") ? "BR-CO" : "BR-FXEXT";
}
