/** How many rules of a set may lack what, by set; nothing where it is not here. These numbers only fall. */
import type { Column } from "./measure.ts";

export const floor: Readonly<Record<string, Partial<Record<Column, number>>>> = {
  "hr": { fix: 1 },
  "nl-gaccount": { fix: 2 },
  "ro": { case: 1, fix: 1 },
  "rs": { fix: 2 },
  "fr-flux2-ubl": { case: 20, fix: 27 },
  "fr-flux2-cii": { case: 3, fix: 3 },
  "fr-extended-ubl": { case: 1, fix: 1 },
};
