/** BR-FR Flux 2, 1.4.0.04, in CII. */
import { properties } from "./details.ts";
import {
  asks,
  count,
  has,
  type Holds,
  is,
  like,
  most,
  not,
  or,
  some,
  such,
  text,
  written,
} from "../../../paths/asks.ts";
import { pathOf, select } from "../../../paths/path.ts";
import { on, type Pattern, type Row, rule } from "../../../paths/row.ts";
import { normalize } from "../../../../syntax/values.ts";
import { dates, form, length, places, typed } from "./amounts.ts";
import { attachments, isShortDay, isSiren, legalNotes, SIREN, treatments } from "./forms.ts";
import { dueLater, finalInvoice, headerPatterns, modeRow, stringAt } from "./header.ts";
import { partyPatterns, sirens } from "./parties.ts";
import { billed, distinctNumbers, sellerPatterns } from "./sellers.ts";
import {
  AGREEMENT,
  DOCUMENT,
  header,
  identifiers,
  ISSUED,
  LINE,
  LINE_SETTLEMENT,
  note,
  PARENT,
  REFERENCE,
  ROOT,
  SETTLEMENT,
  STATUS,
} from "./cii_lines.ts";
import { days, numbers, parties } from "./cii_places.ts";
import { decimals, vat } from "./cii_amounts.ts";

const stated = (code: string) => `ram:IncludedNote[ram:SubjectCode=${code}]`;

const noteRows: readonly Row[] = [
  ...["PMT", "PMD", "AAB"].map((it) =>
    rule(`BR-FR-05_BT-22_${it}`, ["BT-22"], asks(has(stated(it)), `${stated(it)}/ram:Content`, legalNotes[it]))
  ),
  ...["PMT", "PMD", "AAB", "TXD"].map((it) =>
    rule(`BR-FR-06_BT-21_${it}`, ["BT-21"], asks(count(stated(it), (all) => all <= 1), `${stated(it)}/ram:Content`))
  ),
  rule(
    "BR-FR-31_BT-21",
    ["BT-22"],
    asks(
      (at) =>
        select(at, pathOf(stated("BAR"))).filter((it) => treatments.has(normalize(stringAt("ram:Content")(it))))
          .length <= 1,
      `${stated("BAR")}/ram:Content`,
      "B2B",
    ),
  ),
];

const corrected: Holds = (at, scene) => {
  const full = `${REFERENCE}[ram:IssuerAssignedID][${ISSUED}]`;
  if (has(`${SETTLEMENT}/${full}`)(at, scene)) return true;
  const all = select(scene.root, pathOf(LINE)).filter((line) =>
    !has(STATUS)(line, scene) || is(STATUS, "DETAIL")(line, scene)
  );
  return all.every((line) => has(`${LINE_SETTLEMENT}/${full}`)(line, scene));
};

const documentRows: readonly Row[] = [
  rule("BR-FR-10_BT-30", ["BT-30"], like(SIREN, such(header.sellerSiren, isSiren))),
  rule("BR-FR-12_BT-49", ["BT-49"], asks((at) => stringAt(header.buyerAddress)(at) !== "", header.buyerAddress, SIREN)),
  rule(
    "BR-FR-13_BT-34",
    ["BT-34"],
    asks((at) => stringAt(header.sellerAddress)(at) !== "", header.sellerAddress, SIREN),
  ),
  rule("BR-FR-18_BT-123", ["BT-123"], most(1, `${AGREEMENT}/ram:AdditionalReferencedDocument[ram:Name=LISIBLE]`)),
  finalInvoice(header),
  rule(
    "BR-FR-CO-04_BT-4",
    ["BT-3", "BG-3"],
    asks(
      or(not(is(header.type, "384", "471", "472", "473")), count(`${SETTLEMENT}/${REFERENCE}`, (it) => it === 1)),
      `${SETTLEMENT}/${REFERENCE}/ram:IssuerAssignedID`,
    ),
  ),
  rule(
    "BR-FR-CO-05_BT-3",
    ["BT-3", "BG-3"],
    asks(
      or(not(is(header.type, "261", "381", "396", "502", "503")), corrected),
      `${SETTLEMENT}/${REFERENCE}/ram:IssuerAssignedID + ${SETTLEMENT}/${REFERENCE}/${ISSUED}`,
    ),
  ),
  dueLater(header, false),
  distinctNumbers(header, "//ram:IssuerAssignedID"),
];

const OBJECTS = "ram:AdditionalReferencedDocument";

const one2 = (kind: string): Holds => count(`${OBJECTS}[ram:ReferenceTypeCode=${kind}]`, (it) => it <= 1);

function objects(number: string, path: string, term: Row["terms"][number]): Pattern {
  const filled = asks(text(".", (it) => it !== ""), ".", "F-2026-17");
  return [
    on(
      path,
      rule(
        `BR-FR-${number}_${term}`,
        [term],
        asks((at, scene) => one2("AFL")(at, scene) && one2("AVV")(at, scene), `${OBJECTS}/ram:IssuerAssignedID`),
      ),
    ),
    ...["AFL", "AVV"].map((kind) =>
      on(
        `${path}/${OBJECTS}[ram:ReferenceTypeCode=${kind}]/ram:IssuerAssignedID`,
        rule(`BR-FR-${number}_${kind}`, [term], filled),
      )
    ),
  ];
}

const isSpecial: Holds = (_, scene) => billed(header, "89")(scene);

const partObject = (kind: string) =>
  `${LINE}[${STATUS}=GROUP][!${PARENT}]/${LINE_SETTLEMENT}/ram:AdditionalReferencedDocument[ram:ReferenceTypeCode=${kind}]`;

const numbered: Holds = (at, scene) =>
  is("ram:TypeCode", "130")(at, scene) && some("ram:IssuerAssignedID", text(".", (it) => it !== ""))(at, scene);

const documents: readonly Pattern[] = [
  [on(ROOT, ...documentRows)],
  [on(`${ROOT}/${DOCUMENT}`, ...noteRows)],
  [on(`${ROOT}/rsm:ExchangedDocumentContext`, modeIn())],
  [on(
    `${ROOT}/${note("BAR")}`,
    rule("BR-FR-20_BT-21", ["BT-22"], like("B2B", written("ram:Content", (it) => treatments.has(it)))),
  )],
  [
    on(
      `${ROOT}/${AGREEMENT}/ram:AdditionalReferencedDocument[ram:TypeCode=916]`,
      rule("BR-FR-17_BT-123", ["BT-123"], like("LISIBLE", such("ram:Name", (it) => it === "" || attachments.has(it)))),
    ),
  ],
  objects("29", `${ROOT}/${AGREEMENT}`, "BT-18"),
  objects("30", LINE, "BT-128"),
  [on(
    `${LINE}/${STATUS}`,
    rule("BR-FR-MV-01_EXT-FR-FE-163", ["BG-25"], asks(or(not(isSpecial), text(".", (it) => it !== "")), ".", "GROUP")),
  )],
  [
    on(
      partObject("AFL"),
      rule(
        "BR-FR-MV-03_BT-128_AFL",
        ["BT-128"],
        asks(or(not(isSpecial), numbered), "ram:IssuerAssignedID", "F-2026-17"),
      ),
    ),
    on(
      partObject("AVV"),
      rule(
        "BR-FR-MV-03_BT-128_AVV",
        ["BT-128"],
        asks(
          or(
            not(isSpecial),
            (at, scene) => numbered(at, scene) && !is("ram:IssuerAssignedID", "M8", "S8", "B8")(at, scene),
          ),
          "ram:IssuerAssignedID",
          "S1",
        ),
      ),
    ),
  ],
];

function modeIn(): Row {
  return modeRow({ ...header, mode: "ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID" });
}

export const flux2Cii: readonly Pattern[] = [
  numbers.map(([id, path, ...terms]) =>
    on(path, rule(`BR-FR-01_${id}`, terms, length), rule(`BR-FR-02_${id}`, terms, form))
  ),
  dates(days, isShortDay),
  places("BR-FR-04", [
    ["BT-3", `${ROOT}/${DOCUMENT}/ram:TypeCode`, "BT-3"],
    ["EXT-FR-FE-02", `${ROOT}/${SETTLEMENT}/${REFERENCE}/ram:TypeCode`, "BG-3"],
    ["EXT-FR-FE-137", `${LINE}/${LINE_SETTLEMENT}/${REFERENCE}/ram:TypeCode`, "BG-25"],
  ], typed),
  ...headerPatterns(header, false),
  ...partyPatterns(parties, identifiers, []),
  sirens(identifiers, "GLOBALID"),
  ...vat,
  ...decimals,
  ...documents,
  ...properties({
    line: LINE,
    property: "ram:SpecifiedTradeProduct/ram:ApplicableProductCharacteristic",
    value: "ram:Value",
    measure: "ram:ValueMeasure",
    names: ["ram:Description", "ram:TypeCode"],
  }),
  ...sellerPatterns(header, `${ROOT}/${DOCUMENT}/ram:TypeCode`),
];
