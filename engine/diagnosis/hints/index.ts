/** How a value can be told by the invoice itself, a row each, the surest first; docs/diagnosis.md has the same list in words. */
import { details, misspelt, neighbour, ofName, root } from "./codes.ts";
import type { Hint } from "./hint.ts";
import { checkDigits, country } from "./parties.ts";
import { numbered, reading, worth } from "./readings.ts";

const rows = [reading, worth, checkDigits, country, neighbour, misspelt, numbered, root, details, ofName] as const;

export type HintId = typeof rows[number]["id"];

export const hints: readonly (Hint & { readonly id: HintId })[] = rows;
