/** Which findings speak of which sums. */
import { grouped } from "../model/grouped.ts";
import { isTermId, type TermId, termRows } from "../model/terms.ts";
import type { Found } from "./found.ts";
import type { Equation, Ledger } from "../edits/ledger.ts";
import { parentOf, pointerTo } from "../edits/operation.ts";
import { factsOf } from "../rules/index.ts";

/** The findings that speak of each equation, those with one place and the same terms together. */
export type Speakers = ReadonlyMap<Equation, readonly (readonly Found[])[]>;

/** What something is taxed by. */
const taxed: readonly TermId[] = ["BT-95", "BT-96", "BT-102", "BT-103", "BT-118", "BT-119", "BT-151", "BT-152"];

/** What a line comes to its amount by. */
const factors: readonly TermId[] = ["BT-129", "BT-146", "BT-149"];

/** A finding is about the amount at its place, and about those of the terms that it names in its group. */
export function speakersOf(off: readonly Found[], { equations }: Ledger): Speakers {
  const places = new Map<string, Equation[]>();
  const note = (key: string, equation: Equation) => {
    const known = places.get(key);
    if (known === undefined) places.set(key, [equation]);
    else known.push(equation);
  };
  for (const equation of equations) {
    const { defines } = equation;
    const around = parentOf(defines?.pointer ?? "") ?? "";
    if (defines === undefined) { for (const term of ["BG-23", "BT-116", ...taxed]) note(`${term} *`, equation); }
    else {
      note(defines.pointer, equation);
      if (defines.term === "BT-131") {
        for (const term of factors) {
          note(`${term} ${around}`, equation);
          note(pointerTo(around, termRows[term].name), equation);
        }
      }
      for (const outer of new Set(["", around, parentOf(around) ?? ""])) note(`${defines.term} ${outer}`, equation);
    }
  }
  const speakers = new Map<Equation, (readonly Found[])[]>();
  for (const alike of grouped(off, ({ location, field }) => `${location?.pointer ?? ""} ${field}`).values()) {
    const at = alike[0]?.location?.pointer ?? "";
    const terms = [alike[0]?.field ?? []].flat();
    const keys = [at, ...terms.flatMap((term) => [`${term} ${at}`, `${term} *`])];
    for (const equation of new Set(keys.flatMap((key) => places.get(key) ?? []))) {
      const known = speakers.get(equation);
      if (known === undefined) speakers.set(equation, [alike]);
      else known.push(alike);
    }
  }
  return speakers;
}

/** What the sums say of an amount: that it does not fit, is missing, or cannot be read. */
export function isSum({ rule }: Found): boolean {
  const { repair, value } = factsOf(rule) ?? {};
  return repair === "sums" || value?.includes("mistyped") === true || value?.includes("amount") === true;
}

/** The groups whose amounts are in sums. */
const counted: ReadonlySet<string> = new Set(["BG-20", "BG-21", "BG-22", "BG-23", "BG-25", "BG-29"]);

/** Whether a finding may be about an amount, a price or a quantity, whatever it finds wrong with it. */
export function isAboutSums(it: Found): boolean {
  return isSum(it) || [it.field].flat().some((id) => id === "BG-23" || isTermId(id) && isCounted(id));
}

function isCounted(id: TermId): boolean {
  const { type, group } = termRows[id];
  if (taxed.includes(id)) return true;
  return counted.has(group) && (type === "amount" || type === "unitPrice" || type === "quantity");
}
