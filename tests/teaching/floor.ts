/** How many rules of a set may lack what, by set; nothing where it is not here. These numbers only fall. */
import type { Column } from "./measure.ts";

export const floor: Readonly<Record<string, Partial<Record<Column, number>>>> = {};
