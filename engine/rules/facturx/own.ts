/** The rules of EXTENDED that only Factur-X has, as they are explained: those of all VAT categories together. */
import type { FamilyId } from "../kit/family.ts";

/** What is explained once. */
const ownTexts = [
  "VAT-01",
  "VAT-08b",
  "VAT-08ini",
  "VAT-08rev",
  "BR-FXEXT-S-09b",
  "BR-CO-25",
  "CII-SR-470",
  "BR-FXEXT-01",
  "BR-FXEXT-02",
  "BR-FXEXT-03",
  "BR-FXEXT-04",
  "BR-FXEXT-06",
  "BR-FXEXT-08",
  "BR-FXEXT-11",
  "BR-FXEXT-12",
  "BR-FXEXT-BR-22",
  "BR-FXEXT-BR-23",
  "BR-FXEXT-BR-24",
  "BR-FXEXT-BR-26",
  "BR-FXEXT-BR-38",
  "BR-FXEXT-BR-44",
  "BR-FXEXT-BR-54-1",
  "BR-FXEXT-BR-54-2",
  "BR-FXEXT-CII-DT-097a",
  "BR-FXEXT-CO-04",
  "BR-FXEXT-CO-10",
  "BR-FXEXT-CO-11",
  "BR-FXEXT-CO-12",
  "BR-FXEXT-CO-13",
  "BR-FXEXT-CO-15",
  "BR-FXEXT-CO-16",
] as const;

export type OwnText = typeof ownTexts[number];

/** What explains a rule; undefined for one that is no rule of Factur-X alone. */
export function ownTextOf(id: string): OwnText | undefined {
  const category = /^BR-FXEXT-[A-Z]{1,2}-?(01|08\w*)$/.exec(id)?.[1];
  const key = category === undefined ? id : `VAT-${category}`;
  return ownTexts.find((it) => it === key);
}

export function familyOf(id: string): FamilyId {
  return id.startsWith("BR-CO-") ? "BR-CO" : "BR-FXEXT";
}
