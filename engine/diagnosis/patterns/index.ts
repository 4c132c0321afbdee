/** How billing software goes wrong, a row each; docs/diagnosis.md has the same list in words. */
import { baseQuantity } from "./base_quantity.ts";
import { duplicate } from "./duplicate.ts";
import { exchanged } from "./exchanged.ts";
import { agreed, follows } from "./follows.ts";
import { forgotten, unstated } from "./forgotten.ts";
import { lacking } from "./lacking.ts";
import { missingGroup, missingInLine } from "./missing_group.ts";
import type { Pattern } from "./pattern.ts";
import { omitted, rate } from "./rate.ts";
import { decimals, gross, separator, sign, swapped, typed } from "./shaped.ts";
import { surplus } from "./surplus.ts";
import { turnedInLine } from "./turned_in_line.ts";

const rows = [
  decimals,
  duplicate,
  missingGroup,
  forgotten,
  turnedInLine,
  sign,
  gross,
  baseQuantity,
  separator,
  exchanged,
  swapped,
  typed,
  rate,
  omitted,
  unstated,
  follows,
  lacking,
  agreed,
  missingInLine,
  surplus,
] as const;

export type PatternId = typeof rows[number]["id"];

/** The likelier first. */
export const patterns: readonly (Pattern & { readonly id: PatternId })[] = rows;
