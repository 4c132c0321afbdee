/** The rules of EN 16931 that CIUS-PT 2.1.1 does not have, and those that look where nothing can stand. */
import { en16931 } from "../../index.ts";
import { numbered } from "../numbered.ts";

function from(prefix: string, first: number, last: number): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, step) => `${prefix}${first + step}`);
}

/** What asks the same as in the edition of the engine, at the same places. */
const kept: ReadonlySet<string> = new Set([
  ...numbered("BR-", "08 10 12 13 14 15 16 19 22 24 26 27 28 45 46 49 54 55 57 61 62 63 64 65"),
  ...numbered("BR-CO-", "03 18 20"),
]);

export const lacking: readonly string[] = [
  ...Object.keys(en16931).filter((id) => !kept.has(id)),
  ...numbered(
    "UBL-CR-",
    "002 022 028 051 067 084 100 115 183 247 282 295 358 419 487 512 528 538 572 577 583 607 625 626 627 628 629 630",
  ),
  ...from("UBL-CR-", 632, 644),
  ...from("UBL-CR-", 648, 682),
  ...numbered("UBL-DT-", "01 27 28"),
  ...numbered("UBL-SR-", "06 13 22 23"),
  ...from("UBL-SR-", 42, 56),
];

/** What EN 16931 has as fatal. */
export const graded = Object.fromEntries(
  numbered("UBL-SR-", "01 02 03 04 05 08 09 10 11 14 15 16 17 24 34 35 36 37 39 40").map((
    id,
  ) => [id, "warning" as const]),
);
