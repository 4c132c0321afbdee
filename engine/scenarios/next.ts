/** The rows of editions that follow those of the reference. They come with the sets that judge by them (`engine/next.ts`). */
import { editions, nextEditions } from "./editions.ts";
import type { ScenarioRow, Severities } from "./row.ts";
import { scenarios } from "./table.ts";

const refused: Severities = { "BR-TMP-2": "fatal" };
/** BR-TMP-4 and -5 ask the same of each document. */
const replaced: Severities = { "CII-SR-475": "information", "CII-SR-476": "information" };

/** A row of XRechnung by Schematron 2.6.0. */
function xrechnung({ elements: { ubl = [], cii = [] }, severities, ...row }: ScenarioRow): ScenarioRow {
  return {
    ...row,
    elements: { ubl: [...ubl, "xrechnung-2.6-ubl"], cii: [...cii, "xrechnung-2.6-cii"] },
    severities: {
      "ubl-invoice": { ...severities["ubl-invoice"], ...refused },
      "ubl-credit-note": { ...severities["ubl-credit-note"], ...refused },
      "cii": { ...severities.cii, ...refused, ...replaced },
    },
    editions: [editions.en16931, nextEditions.xrechnung],
  };
}

export const nextRows: readonly ScenarioRow[] = scenarios
  .filter((row) => row.editions.at(-1) === editions.xrechnung)
  .map(xrechnung);
