/** BR-FR Flux 2, 1.4.0.04, in UBL. */
import { objects, properties } from "./details.ts";
import { decimals, vat } from "./ubl_amounts.ts";
import { asks, count, has, type Holds, is, like, most, not, or, stated, such } from "../../../paths/asks.ts";
import { pathOf, select } from "../../../paths/path.ts";
import { on, type Pattern, type Row, rule } from "../../../paths/row.ts";
import { type Scene, valuesAt } from "../../../paths/scene.ts";
import { type Node, valueOf } from "../../../paths/tree.ts";
import { normalize } from "../../../../syntax/values.ts";
import { dates, form, length, places, typed } from "./amounts.ts";
import { attachments, isDay, isSiren, legalNotes, SIREN, treatments } from "./forms.ts";
import { dueLater, finalInvoice, headerPatterns } from "./header.ts";
import { partyPatterns, sirens } from "./parties.ts";
import { billed, distinctNumbers, sellerPatterns } from "./sellers.ts";
import {
  BUYER,
  header,
  identifiers,
  LINE,
  lines,
  noted,
  notesIn,
  own,
  REFERENCE,
  ROOT,
  SELLER,
  statuses,
  toOthers,
  TYPE,
} from "./ubl_lines.ts";
import { days, locations, numbers, parts } from "./ubl_places.ts";

const times = (code: string) => (scene: Scene) => scene.once(notesIn).split(`#${code}#`).length - 1;

function noteRows(): readonly Row[] {
  const stated = (code: string): Holds => (_, scene) => times(code)(scene) >= 1;
  const once = (code: string): Holds => (_, scene) => times(code)(scene) <= 1;
  return [
    ...["PMT", "PMD", "AAB"].map((code, at) =>
      rule(
        `BR-FR-05_BT-22-${at + 1}`,
        ["BT-22"],
        asks(stated(code), `cbc:Note[.=#${code}#]`, `#${code}#${legalNotes[code]}`),
      )
    ),
    ...["PMT", "PMD", "AAB", "TXD"].map((code, at) =>
      rule(`BR-FR-06_BT-21-${at + 1}`, ["BT-21"], asks(once(code), "cbc:Note", `#${code}#…`))
    ),
    rule(
      "BR-FR-20_BT-21",
      ["BT-22"],
      asks((_, scene) => ["", ...treatments].includes(noted(scene, "BAR")), "cbc:Note", "#BAR#B2B"),
    ),
    rule(
      "BR-FR-30_BT-21",
      ["BT-22"],
      asks(
        (_, scene) => {
          const said = `${valuesAt(scene.root, pathOf("cbc:Note")).filter((it) => it.includes("#BAR#")).join("")}#`;
          return [...treatments].reduce((all, it) => all + said.split(`BAR#${it}#`).length - 1, 0) <= 1;
        },
        "cbc:Note",
        "#BAR#B2B",
      ),
    ),
  ];
}

/** Lines of this invoice that are neither headings nor remarks. */
function details(scene: Scene): readonly Node[] {
  return select(scene.root, pathOf("cac:CreditNoteLine")).filter((line) => {
    const mine = own(line, scene);
    return mine.length === 0 || mine.some((it) => statuses(it).includes("DETAIL"));
  });
}

const corrected: Holds = (at, scene) => {
  if (count(`${REFERENCE}[cbc:ID][cbc:IssueDate]`, (it) => it >= 1)(at, scene)) return true;
  return details(scene).every((line) => toOthers("cac:InvoiceDocumentReference[cbc:ID][cbc:IssueDate]")(line, scene));
};

const documentRows: readonly Row[] = [
  ...noteRows(),
  rule("BR-FR-12_BT-49", ["BT-49"], stated(`${BUYER}/cbc:EndpointID`)),
  rule("BR-FR-13_BT-34", ["BT-34"], stated(`${SELLER}/cbc:EndpointID`)),
  rule("BR-FR-18_BT-123", ["BT-123"], most(1, "cac:AdditionalDocumentReference[cbc:DocumentDescription=LISIBLE]")),
  rule(
    "BR-FR-CO-04_BT-3",
    ["BT-3", "BG-3"],
    asks(
      or(not(is("cbc:InvoiceTypeCode", "384", "471", "472", "473")), count("cac:BillingReference", (it) => it === 1)),
      `${REFERENCE}/cbc:ID`,
    ),
  ),
  dueLater(header, true),
  distinctNumbers(header, "//cac:DocumentReference[cbc:DocumentTypeCode=130]/cbc:ID[@schemeID=AFL]"),
];

const documents: readonly Pattern[] = [
  [on(ROOT, ...documentRows)],
  [
    on(
      "/cn:CreditNote",
      finalInvoice({ ...header, type: "cbc:CreditNoteTypeCode" }),
      rule(
        "BR-FR-CO-05_BT-3",
        ["BT-3", "BG-3"],
        asks(
          or(not(is("cbc:CreditNoteTypeCode", "261", "381", "396", "502", "503")), corrected),
          `${REFERENCE}/cbc:ID + ${REFERENCE}/cbc:IssueDate`,
        ),
      ),
    ),
  ],
  [on(
    "cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity",
    rule("BR-FR-10_BT-30", ["BT-30"], like(SIREN, such("cbc:CompanyID[@schemeID=0002]", isSiren))),
  )],
  [on(
    "cac:AdditionalDocumentReference",
    rule(
      "BR-FR-17_BT-123",
      ["BT-123"],
      asks(
        or(not(has("cbc:DocumentDescription")), is("cbc:DocumentDescription", ...attachments)),
        "cbc:DocumentDescription",
        "LISIBLE",
      ),
    ),
  )],
  [
    on(
      LINE,
      rule(
        "BR-FR-MV-01_EXT-FR-FE-163",
        ["BG-25"],
        asks(
          (line, scene) => {
            if (!billed(header, "89")(scene)) return true;
            const said = own(line, scene).flatMap(statuses).map((it) => normalize(it));
            return said.length > 0 && said[0] !== "";
          },
          `${REFERENCE}/cbc:DocumentStatusCode`,
          "GROUP",
        ),
      ),
      rule(
        "BR-FR-MV-03_BT-128_AFL",
        ["BT-128"],
        asks((line, scene) => !isPart(line, scene) || valueIn(line, lines.number) !== "", lines.number, "F-2026-17"),
      ),
      rule(
        "BR-FR-MV-03_BT-128_AVV",
        ["BT-128"],
        asks(
          (line, scene) => {
            const mode = isPart(line, scene) ? valueIn(line, lines.mode) : "B1";
            return mode !== "" && !["M8", "S8", "B8"].includes(mode);
          },
          lines.mode,
          "S1",
        ),
      ),
    ),
  ],
];

function isPart(line: Node, scene: Scene): boolean {
  return billed(header, "89")(scene) && lines.isGroup(line, scene);
}

function valueIn(line: Node, path: string): string {
  return select(line, pathOf(path)).map((it) => normalize(valueOf(it)))[0] ?? "";
}

/** What the length of a number is called in UBL. */
const lengths: Pattern = numbers.map(([id, path, ...terms]) =>
  on(
    path,
    rule(`BR-FR-01_${id}-1`, terms, length),
    rule(`BR-FR-01_${id}-2`, terms, form),
    rule(`BR-FR-02_${id}`, terms, form),
  )
);

export const flux2Ubl: readonly Pattern[] = [
  lengths,
  dates(days, isDay),
  places("BR-FR-04", [
    ["BT-3", `${ROOT}/${TYPE}`, "BT-3"],
    ["EXT-FR-FE-02", `${ROOT}/${REFERENCE}/cbc:DocumentTypeCode`, "BG-3"],
    ["EXT-FR-FE-137", `${LINE}/${REFERENCE}/cbc:DocumentTypeCode`, "BG-25"],
  ], typed),
  ...headerPatterns(header, true),
  ...partyPatterns(parts, identifiers, locations),
  sirens(identifiers, "ID"),
  ...vat,
  ...decimals,
  ...documents,
  ...properties({
    line: LINE,
    property: "cac:Item/cac:AdditionalItemProperty",
    value: "cbc:Value",
    measure: "cbc:ValueQuantity",
  }),
  ...objects("29", `${ROOT}/cac:AdditionalDocumentReference`, "BT-18"),
  ...objects("30", `${LINE}/cac:DocumentReference`, "BT-128"),
  ...sellerPatterns(header, `${ROOT}/${TYPE}`),
];
