/** How many rules of a set may lack what, by set; nothing where it is not here. These numbers only fall. */
import type { Column } from "./measure.ts";

export const floor: Readonly<Record<string, Partial<Record<Column, number>>>> = {
  "hr": { fix: 3 },
  "nl-ubl": { fix: 2 },
  "nl-gaccount": { fix: 4 },
  "ro": { case: 1, fix: 2 },
  "rs": { fix: 1 },
  "fr-flux2-ubl": { case: 40, fix: 53 },
  "fr-flux2-cii": { case: 7, fix: 12 },
  "fr-extended-ubl": { case: 1, fix: 2 },
  "fr-extended-cii": { case: 10, fix: 13 },
};
