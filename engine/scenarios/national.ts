/** The rows of the nations: what their invoices are judged by, and the sets that are loaded for them. */
import { type Edition, editions } from "./editions.ts";
import { billingModes, type KnownSpecification } from "../model/specifications.ts";
import { both, core, type ScenarioRow, type SetRow, ubl, usualSchema } from "./row.ts";

const [be, hr, nl, ga, fr, ext] = ["ubl-BE-*", "HR-BR-*", "BR-NL-*", "BR-GA-*", "BR-FR-*", "BR-FREXT-*"] as const;
const ro = ["BR-RO-*", "BR-DEC-RO-*"] as const;
const pt = ["BR-CIUS-PT-*", "DT-CIUS-PT-*", "BR-AA-*"] as const;
const rs = ["RSR-*", "RSK-*", "RSE-*"] as const;

const set = (from: SetRow["from"], ...families: readonly string[]): SetRow => ({ from, families });

/** The sets of the nations, by their ids. */
export const nationalSets: Readonly<Record<string, SetRow>> = {
  "be": set("be", be),
  "schema-d22b": set("fr"),
  "fr-flux2-ubl": set("fr", fr),
  "fr-flux2-cii": set("fr", fr),
  "fr-extended-ubl": set("fr", ext),
  "fr-extended-cii": set("fr", ext),
  "nl-ubl": set("nl", nl),
  "nl-cii": set("nl", nl),
  "nl-gaccount": set("nl", nl, ga),
  "hr": set("hr", hr),
  "pt": set("pt", ...pt),
  "ro": set("ro", ...ro),
  "rs": set("rs", ...rs),
};

/** A nation's row: `sets` are those for UBL, and for CII where it has that; its own edition is behind that of EN 16931. */
function nation(
  specification: KnownSpecification,
  sets: readonly [ubl: readonly string[], cii?: readonly string[]],
  families: readonly string[],
  followed: readonly Edition[],
): ScenarioRow {
  const [inUbl, inCii] = sets;
  return {
    ...core,
    id: specification,
    specifications: [specification],
    by: ["document"],
    syntaxes: inCii === undefined ? ubl : both,
    elements: {
      ubl: ["elements-ubl", ...inUbl],
      ...(inCii === undefined ? {} : { cii: ["elements-cii", ...inCii] }),
    },
    families,
    editions: followed,
  };
}

/** A caller that asks for France. */
export const askedFrench = ["fr-ctc-ubl", "fr-ctc-cii"] as const;

/** CII of France is of a later edition, and not coupled with code lists. */
const french = { schema: { ubl: usualSchema.ubl, cii: "schema-d22b" }, zone: "Europe/Paris" } as const;
const { en16931, en16931_1_3_15, en16931_1_3_8, france } = editions;

const portuguese = { ...nation("cius-pt", [["pt"]], pt, [editions.pt]), further: [] } as const;

export const nationalRows: readonly ScenarioRow[] = [
  {
    ...nation("en16931", [["fr-flux2-ubl"], ["fr-flux2-cii"]], [fr], [en16931, france]),
    ...french,
    id: "fr-flux2",
    by: ["document", ...askedFrench],
    takes: [{ by: askedFrench, of: ["en16931"] }],
    profile: { ubl: "en16931", cii: "en16931" },
    processes: billingModes,
  },
  {
    ...nation("fr-extended", [["fr-extended-ubl", "fr-flux2-ubl"], ["fr-extended-cii", "fr-flux2-cii"]], [fr, ext], [
      en16931,
      france,
    ]),
    ...french,
    by: ["document", ...askedFrench],
    takes: [{ by: askedFrench }],
    profile: { ubl: "fr-ctc-ubl", cii: "fr-ctc-cii" },
    // The billing mode (BT-23) is the seller's to say.
    writes: { specification: "fr-extended", strict: true, several: true },
  },
  nation("nlcius", [["nl-ubl"], ["nl-cii"]], [nl], [en16931, editions.nl]),
  nation("nlcius-gaccount", [["nl-gaccount"]], [nl, ga], [en16931, editions.nl]),
  { ...portuguese, syntaxes: ["ubl-invoice"] },
  // What restricts the elements of UBL is for invoices alone.
  { ...portuguese, id: "cius-pt-credit-note", syntaxes: ["ubl-credit-note"], elements: { ubl: ["pt"] } },
  nation("cius-ro", [["ro"]], ro, [en16931_1_3_8, editions.ro]),
  nation("srbdt", [["rs"]], rs, [en16931_1_3_8, editions.rs]),
  {
    ...nation("ubl-be", [["be"]], [be], [editions.be]),
    rules: ["en16931", "peppol"],
    further: ["en16931-rest", "peppol-rest"],
  },
  nation("hr-cius", [["hr"]], [hr], [en16931_1_3_15, editions.hr]),
];
