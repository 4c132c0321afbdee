/** Cases of BR-DE-CVD-* and BR-TMP-CVD-01: invoices on clean vehicles. */
import { add, attribute, type Cases, drop, type Edit, onCreditNote, passes, set } from "../case.ts";
import type { cvd } from "../../engine/rules/xrechnung/cvd.ts";
import { CVD } from "../identifiers.ts";
import { at, besides, within } from "./scene.ts";

const item = "cac:InvoiceLine[1]/cac:Item";
const code = `${item}/cac:CommodityClassification[1]/cbc:ItemClassificationCode`;
const deal = "rsm:SupplyChainTradeTransaction";
const agreement = `${deal}/ram:ApplicableHeaderTradeAgreement`;
const ciiLine = `${deal}/ram:IncludedSupplyChainTradeLineItem[1]`;
const product = `${ciiLine}/ram:SpecifiedTradeProduct`;
const ciiCode = `${product}/ram:DesignatedProductClassification[1]/ram:ClassCode`;
const root = "/rsm:CrossIndustryInvoice";

function property(value: string): string {
  return `<cac:AdditionalItemProperty><cbc:Name>cva</cbc:Name><cbc:Value>${value}</cbc:Value></cac:AdditionalItemProperty>`;
}

function characteristic(value: string): string {
  return `<ram:ApplicableProductCharacteristic><ram:Description>cva</ram:Description><ram:Value>${value}</ram:Value></ram:ApplicableProductCharacteristic>`;
}

/** The first line is about a vehicle. */
const vehicle: readonly Edit[] = [
  set("cbc:CustomizationID", CVD),
  attribute(code, "listID", "CVD"),
  set(code, "M1"),
  add(item, property("clean")),
];
const ciiVehicle: readonly Edit[] = [
  set("rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID", CVD),
  attribute(ciiCode, "listID", "CVD"),
  set(ciiCode, "M1"),
  add(product, characteristic("clean")),
];
const added = `${item}/cac:AdditionalItemProperty[3]`;
const ciiAdded = `${product}/ram:ApplicableProductCharacteristic[3]`;
const second = `${item}/cac:CommodityClassification[2]/cbc:ItemClassificationCode`;
const ciiSecond = `${product}/ram:DesignatedProductClassification[2]/ram:ClassCode`;
/** A second item in the line, which the schema forbids, with what it says of a vehicle. */
const otherItem = (inside: string) => add("cac:InvoiceLine[1]", `<cac:Item>${inside}</cac:Item>`);
const otherProduct = (inside: string) =>
  add(ciiLine, `<ram:SpecifiedTradeProduct>${inside}</ram:SpecifiedTradeProduct>`);
const classified =
  '<cac:CommodityClassification><cbc:ItemClassificationCode listID="CVD">M2</cbc:ItemClassificationCode></cac:CommodityClassification>';
const ciiClassified =
  '<ram:DesignatedProductClassification><ram:ClassCode listID="CVD">M2</ram:ClassCode></ram:DesignatedProductClassification>';
const ciiTender = `${agreement}/ram:AdditionalReferencedDocument[1]`;

const contract = "cac:ContractDocumentReference";
const tender = "cac:OriginatorDocumentReference";
const ciiContract = `${agreement}/ram:ContractReferencedDocument`;
const elsewhere = passes("an invoice that does not name the specification");

export const cvdCases = {
  "BR-DE-CVD-01": {
    ubl: besides(
      within(
        vehicle,
        at("/Invoice", [["no contract", drop(contract)], ["a blank one", set(`${contract}/cbc:ID`, " ")]], [[
          "a contract",
        ]]),
      ),
      passes("an invoice of the CIUS", drop(contract)),
    ),
    cii: within(
      ciiVehicle,
      at(`${root}/${agreement}`, [["no contract", drop(ciiContract)], [
        "a blank one",
        set(`${ciiContract}/ram:IssuerAssignedID`, " "),
      ]], [
        ["a contract"],
        ["no agreement, on which the rule would run", drop(agreement)],
      ]),
    ),
  },
  "BR-DE-CVD-02": {
    ubl: besides(
      within(
        vehicle,
        at("/Invoice", [["no tender", drop(tender)], ["a blank one", set(`${tender}/cbc:ID`, "")]], [["a tender"]]),
      ),
      onCreditNote(elsewhere),
    ),
    cii: within(
      ciiVehicle,
      at(`${root}/${agreement}`, [
        ["no tender", drop(ciiTender)],
        ["another type code", set(`${ciiTender}/ram:TypeCode`, "916")],
        ["a blank one", set(`${ciiTender}/ram:IssuerAssignedID`, " ")],
      ], [["a tender"]]),
    ),
  },
  "BR-DE-CVD-03": {
    ubl: within(
      vehicle,
      at("/Invoice", [
        ["no vehicle", attribute(code, "listID", "TST"), drop(added)],
        ["parts of it in different lines", add("cac:InvoiceLine[2]/cac:Item", property("clean")), drop(added)],
      ], [["a vehicle"]]),
    ),
    cii: within(
      ciiVehicle,
      at(`${root}/${deal}`, [["a vehicle without the attribute", drop(ciiAdded)], [
        "the attribute at another item",
        drop(ciiAdded),
        otherProduct(characteristic("clean")),
      ]], [["a vehicle"]]),
    ),
  },
  "BR-DE-CVD-04": {
    ubl: within(
      vehicle,
      at(`/Invoice/${code}`, [["no vehicle category", set(code, "L7e")], ["a small letter", set(code, "m1")]], [
        ["space around", set(code, " N3 ")],
        ["another list", set(second, "x")],
      ]),
    ),
    cii: within(
      ciiVehicle,
      at(`${root}/${ciiCode}`, [["no vehicle category", set(ciiCode, "L7e")]], [[
        "space around",
        set(ciiCode, " N3 "),
      ]]),
    ),
  },
  "BR-DE-CVD-05": {
    ubl: within(
      vehicle,
      at(`/Invoice/${added}/cbc:Value`, [["another word", set(`${added}/cbc:Value`, "dirty")], [
        "blank",
        set(`${added}/cbc:Value`, " "),
      ]], [
        ["zero emission", set(`${added}/cbc:Value`, " zero-emission ")],
        ["other attributes with other values", set(`${item}/cac:AdditionalItemProperty[1]/cbc:Value`, "dirty")],
      ]),
    ),
    cii: within(
      ciiVehicle,
      at(`${root}/${ciiAdded}/ram:Value`, [["another word", set(`${ciiAdded}/ram:Value`, "dirty")]], [
        ["zero emission", set(`${ciiAdded}/ram:Value`, "zero-emission")],
      ]),
    ),
  },
  "BR-DE-CVD-06-a": {
    ubl: within(
      vehicle,
      at(`/Invoice/cac:InvoiceLine[1]`, [["the attribute twice", add(item, property("clean"))], [
        "the attribute at another item",
        drop(added),
        otherItem(property("clean")),
      ]], [["once"], ["once at each of two items", otherItem(classified + property("other"))]]),
    ),
    cii: within(
      ciiVehicle,
      at(`${root}/${ciiLine}`, [["the attribute twice", add(product, characteristic("clean"))]], [
        ["once"],
        ["once at each of two items", otherProduct(ciiClassified + characteristic("other"))],
      ]),
    ),
  },
  "BR-DE-CVD-06-b": {
    ubl: within(
      vehicle,
      at(`/Invoice/cac:InvoiceLine[1]`, [[
        "two classifications",
        set(second, "M2"),
        attribute(second, "listID", "CVD"),
      ], ["the classification at another item", attribute(code, "listID", "STI"), otherItem(classified)]], [["one"]]),
    ),
    cii: within(
      ciiVehicle,
      at(`${root}/${ciiLine}`, [["two classifications", set(ciiSecond, "M2"), attribute(ciiSecond, "listID", "CVD")]], [
        ["one"],
      ]),
    ),
  },
  "BR-TMP-CVD-01": {
    ubl: within(
      vehicle,
      at(`/Invoice/${second}`, [["a scheme of no list", attribute(second, "listID", "XYZ")]], [
        ["UNSPSC", attribute(second, "listID", " TST ")],
        ["no scheme, which the official list lets pass", attribute(second, "listID")],
      ]),
    ),
    cii: within(
      ciiVehicle,
      at(`${root}/${ciiSecond}`, [["a scheme of no list", attribute(ciiSecond, "listID", "XYZ")]], [
        ["UNSPSC", attribute(ciiSecond, "listID", "TST")],
      ]),
    ),
  },
} as const satisfies Readonly<Record<keyof typeof cvd, Cases>>;
