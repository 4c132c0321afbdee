/** How many rules of a set may lack what, by set; nothing where it is not here. These numbers only fall. */
import type { Column } from "./measure.ts";

export const floor: Readonly<Record<string, Partial<Record<Column, number>>>> = {
  "rs": { fix: 1 },
  "fr-flux2-ubl": { case: 1, fix: 4 },
  "fr-flux2-cii": { case: 1, fix: 1 },
  "fr-extended-ubl": { case: 1, fix: 1 },
};
