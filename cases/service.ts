/** A failing invoice of each of the service's own findings on values and input, and the one that its fix makes of it. */
import assert from "node:assert/strict";
import {
  type Finding,
  generate,
  type GenerateOptions,
  type Invoice,
  validate,
  type ValidateOptions,
} from "../engine/mod.ts";
import { facesOf } from "../engine/pdf/write/faces.ts";
import { unprintable } from "../engine/pdf/write/printable.ts";
import { add, attribute, drop, type Edit, set } from "./case.ts";
import { schemaSets } from "../engine/judge/schema_sets.ts";
import type { ServiceId } from "../engine/rules/own/service.ts";
import { documentOf } from "./edit.ts";
import { findingsOn, invoiceWith } from "./json.ts";

type Findings = () => readonly Finding[];

export interface ServiceCase {
  readonly failing: Findings;
  readonly repaired: Findings;
  /** The failing invoice and the repaired one. */
  readonly texts: () => readonly [failing: string, repaired: string];
  readonly form: "ubl" | "json";
}

const total = "cac:LegalMonetaryTotal";
const allowance = "cac:AllowanceCharge[1]";
const part = { vatCategory: "S", vatRate: "19", taxableAmount: "713.75" };

/** All but the fault of the engine itself. */
export const serviceCases: Readonly<Record<Exclude<ServiceId, "ATW-RULE-FAILED">, ServiceCase>> = {
  "ATW-VALUE-NOT-A-NUMBER": ofXml(
    set(`${total}/cbc:PrepaidAmount`, "500,00"),
    set(`${total}/cbc:PrepaidAmount`, "500.00"),
  ),
  "ATW-DECLARED-TOTAL-NOT-A-NUMBER": ofXml(
    set(`${total}/cbc:LineExtensionAmount`, "2.989,10"),
    set(`${total}/cbc:LineExtensionAmount`, "2989.10"),
  ),
  "ATW-VALUE-NOT-A-DATE": ofXml(set("cbc:DueDate", "30.10.2025"), set("cbc:DueDate", "2025-10-30")),
  "ATW-VALUE-NOT-AN-INDICATOR": ofXml(
    set(`${allowance}/cbc:ChargeIndicator`, "no"),
    set(`${allowance}/cbc:ChargeIndicator`, "false"),
  ),
  "ATW-VALUE-REPEATED": ofXml(add(total, '<cbc:PayableAmount currencyID="EUR">2891.00</cbc:PayableAmount>')),
  "ATW-SCHEMA-ELEMENT": ofSchema(add("", "<cbc:Note>Thank you</cbc:Note>")),
  "ATW-SCHEMA-MISSING": ofSchema(drop("cac:OrderReference/cbc:ID")),
  "ATW-SCHEMA-VALUE": ofSchema(
    set("cac:InvoicePeriod/cbc:EndDate", "2025-09-31"),
    set("cac:InvoicePeriod/cbc:EndDate", "2025-09-30"),
  ),
  "ATW-SCHEMA-ATTRIBUTE": ofSchema(attribute("cbc:DocumentCurrencyCode", "lang", "en")),
  "ATW-PROFILE-ASSUMED": ofXml(
    set("cbc:CustomizationID", "urn:cen.eu:en16931:2017#conformant#urn:example.com:ours"),
    set("cbc:CustomizationID", "urn:cen.eu:en16931:2017"),
  ),
  "ATW-RULES-NOT-CARRIED": ofXml(
    set("cbc:CustomizationID", "urn:cen.eu:en16931:2017#compliant#urn:example.com:ours"),
    set("cbc:CustomizationID", "urn:cen.eu:en16931:2017"),
  ),
  "ATW-NORM-2026": ofXml(
    set("cbc:CustomizationID", "urn:cen.eu:en16931:2026#compliant#urn:example.com:ours"),
    set("cbc:CustomizationID", "urn:cen.eu:en16931:2017"),
  ),
  "ATW-RULES-NOT-SELECTED": ofJson(
    { "/profile": "en16931", "/seller/address/countryCode": "FR", "/buyer/address/countryCode": "FR" },
    {
      ...{ "/profile": "en16931", "/seller/address/countryCode": "FR", "/buyer/address/countryCode": "FR" },
      "/businessProcess": "S1",
    },
  ),
  "ATW-PROFILE-NOT-AN-INVOICE": ofXml(
    set("cbc:CustomizationID", "urn:factur-x.eu:1p0:minimum"),
    set("cbc:CustomizationID", "urn:cen.eu:en16931:2017"),
  ),
  "ATW-INPUT-TYPE": ofJson({ "/issueDate": 20261130 }, { "/issueDate": "2026-11-30" }),
  "ATW-INPUT-MISSING": ofJson({ "/seller/address/city": undefined }, { "/seller/address/city": "Rostock" }),
  "ATW-INPUT-UNKNOWN": ofJson({ "/buyerRefrence": "PO-55120" }, { "/buyerReference": "PO-55120" }),
  "ATW-AMOUNT-UNKNOWN": ofJson({ "/discount": "5.00" }, {}),
  "ATW-INPUT-TOO-DEEP": ofJson({ "/x": nested(100) }, {}),
  "ATW-INPUT-TOO-MANY": ofJson({ "/x": Array(250_000).fill(0) }, {}),
  "ATW-INPUT-CONFLICT": ofJson(
    { "/deliveryDate": "2026-11-14", "/delivery": { date: "2026-11-15" } },
    { "/deliveryDate": undefined, "/delivery": { date: "2026-11-15" } },
  ),
  "ATW-NUMBER-NOT-FINITE": ofJson({ "/lines/0/quantity": "Infinity" }, { "/lines/0/quantity": 2 }),
  "ATW-NUMBER-TOO-LARGE": ofJson({ "/lines/0/unitPrice": "0.30000000000000004" }, { "/lines/0/unitPrice": "0.30" }),
  "ATW-TEXT-NOT-XML": ofJson({ "/note": "Paid\u0000 by card" }, { "/note": "Paid by card" }),
  "ATW-VAT-RATE-OUT-OF-RANGE": ofJson({ "/lines/0/vatRate": 1900 }, {}),
  "ATW-VAT-RATE-FRACTION": ofJson({ "/lines/0/vatRate": 0.19 }, {}),
  "ATW-VAT-CATEGORY-B": ofJson({ "/lines/0/vatCategory": "B" }, {}),
  "ATW-PROFILE-UNKNOWN": ofJson({ "/profile": "xrechnung" }, { "/profile": "en16931" }),
  "ATW-AMOUNT-DIFFERS": ofGeneration(
    { "/vatBreakdown": [{ ...part, taxAmount: "135.62" }] },
    { "/vatBreakdown": [{ ...part, taxAmount: "135.61" }] },
  ),
  "ATW-NOT-CARRIED": ofGeneration({ "/note": "#AAI#Paid by card" }, { "/note": "Paid by card" }),
  "ATW-TEXT-NOT-PRINTABLE": {
    failing: () => onDrawing({ name: "株式会社" }),
    repaired: () => onDrawing({ name: "Kabushiki-gaisha" }),
    ...jsonTexts({ "/buyer/name": "株式会社" }, { "/buyer/name": "Kabushiki-gaisha" }),
  },
  "ATW-TYPEFACE-NOT-INSTALLED": {
    failing: () => onDrawing({ name: "株式会社" }, "株式会社"),
    repaired: () => onDrawing({ name: "Kabushiki-gaisha" }, "株式会社"),
    ...jsonTexts({ "/buyer/name": "株式会社" }, { "/buyer/name": "Kabushiki-gaisha" }),
  },
  // A cap so low stands for an invoice of 10,000 lines.
  "ATW-DOCUMENT-TOO-LARGE": ofGeneration({}, {}, { elements: 10 }),
};

/** The base invoice with a fault, and repaired: by an edit, or by taking the fault back. */
function ofXml(fault: Edit, ...repair: readonly Edit[]): ServiceCase {
  return ofEdits(fault, repair, {});
}

/** The same, judged by the XML Schema, too. */
function ofSchema(fault: Edit, ...repair: readonly Edit[]): ServiceCase {
  return ofEdits(fault, repair, { strict: true, sets: schemaSets });
}

function ofEdits(fault: Edit, repair: readonly Edit[], options: ValidateOptions): ServiceCase {
  const [failing, repaired] = [[fault], repair.length === 0 ? [] : [fault, ...repair]];
  return {
    failing: () => onXml(failing, options),
    repaired: () => onXml(repaired, options),
    texts: () => [xmlOf(failing), xmlOf(repaired)],
    form: "ubl",
  };
}

function xmlOf(edits: readonly Edit[]): string {
  return documentOf({ why: "of its fix", edits }, "ubl");
}

function onXml(edits: readonly Edit[], options: ValidateOptions): readonly Finding[] {
  const outcome = validate(xmlOf(edits), options);
  assert.ok("ok" in outcome);
  return [...outcome.ok.errors, ...outcome.ok.warnings, ...outcome.ok.information];
}

/** A list in a list, and so on. */
function nested(levels: number): unknown {
  let inside: unknown = [];
  for (let level = 1; level < levels; level++) inside = [inside];
  return inside;
}

type Changes = Readonly<Record<string, unknown>>;

function jsonTexts(fault: Changes, repair: Changes): Pick<ServiceCase, "texts" | "form"> {
  return { texts: () => [invoiceWith(fault), invoiceWith(repair)], form: "json" };
}

/** The example invoice with a fault, and repaired by what is written in its place. */
function ofJson(fault: Changes, repair: Changes): ServiceCase {
  return { failing: () => onJson(fault), repaired: () => onJson(repair), ...jsonTexts(fault, repair) };
}

function onJson(changes: Changes): readonly Finding[] {
  return findingsOn(invoiceWith(changes)).map(({ location: _, ...finding }) => finding);
}

/** What keeps the example with a fault from being written, and the repaired one; `readers` are the caps of the first. */
function ofGeneration(
  fault: Changes,
  repair: Changes,
  readers: GenerateOptions["readers"] = {},
): ServiceCase {
  const texts = jsonTexts(fault, repair);
  return { failing: () => onGenerating(fault, readers), repaired: () => onGenerating(repair, {}), ...texts };
}

function onGenerating(changes: Changes, readers: GenerateOptions["readers"]) {
  const outcome = generate(invoiceWith(changes), { readers: readers ?? {} });
  assert.ok("ok" in outcome || "refused" in outcome, "the text is read");
  const { warnings, information } = "ok" in outcome ? outcome.ok : outcome.refused;
  const errors = "refused" in outcome ? outcome.refused.errors : [];
  return [...errors, ...warnings, ...information].map(({ location: _, ...finding }) => finding);
}

/** What of the buyer the typefaces of the pages cannot show; some characters are in one that is not installed. */
function onDrawing(buyer: NonNullable<Invoice["buyer"]>, absent = ""): readonly Finding[] {
  const faces = facesOf({ regular: font("400Regular"), bold: font("700Bold") });
  return unprintable({ buyer }, { ...faces, absent: new Set(absent) }, {}).map(({ location: _, ...finding }) =>
    finding
  );
}

function font(weight: string): Uint8Array {
  const path = `${weight}/NotoSans_${weight}.ttf`;
  return Deno.readFileSync(new URL(path, import.meta.resolve("@expo-google-fonts/noto-sans/package.json")));
}
